/// A section of an indexed list: a collection of its objects, in order.
package struct IndexedSection<Object> {
  /// Its title.
  package let title: String
  /// Where each object stood in the collection that was sorted, counted from zero.
  package let positions: ArraySlice<Int>
  private let objects: [Object]

  init(title: String, positions: ArraySlice<Int>, objects: [Object]) {
    self.title = title
    self.positions = positions
    self.objects = objects
  }

  /// The title as a header; nil for an empty section, which has none.
  package var header: String? { isEmpty ? nil : title }
}

extension IndexedSection: RandomAccessCollection {
  /// The number of the first object.
  package var startIndex: Int { 0 }
  /// How many objects there are.
  package var endIndex: Int { positions.count }

  /// An object by its number in the section, counted from zero.
  package subscript(row: Int) -> Object { objects[positions[positions.startIndex + row]] }
}

extension IndexedSection: Sendable where Object: Sendable {}
