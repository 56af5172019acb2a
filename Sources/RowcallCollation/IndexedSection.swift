/// A section of an indexed list: a collection of its objects, in order.
public struct IndexedSection<Object> {
  /// Its title.
  public let title: String
  /// Where each object stood in the collection that was sorted, counted from zero.
  public let positions: ArraySlice<Int>
  private let objects: [Object]

  init(title: String, positions: ArraySlice<Int>, objects: [Object]) {
    self.title = title
    self.positions = positions
    self.objects = objects
  }

  /// The title as a header; nil for an empty section, which has none.
  public var header: String? { isEmpty ? nil : title }
}

extension IndexedSection: RandomAccessCollection {
  /// The number of the first object.
  public var startIndex: Int { 0 }
  /// How many objects there are.
  public var endIndex: Int { positions.count }

  /// An object by its number in the section, counted from zero.
  public subscript(row: Int) -> Object { objects[positions[positions.startIndex + row]] }
}

extension IndexedSection: Sendable where Object: Sendable {}
