/// Objects in sections, each section sorted, and the index that leads to them.
///
/// It is a collection of its sections, empty ones included.
package struct IndexedSections<Object> {
  /// The titles of all sections, which are those of the index as well.
  package let titles: [String]
  private let objects: [Object]
  /// The positions of all objects, section after section.
  private let order: [Int]
  /// Where each section begins in `order`, and where the last one ends.
  private let bounds: [Int]

  /// Puts the parts of each section together; there are as many sections as titles.
  init(_ objects: [Object], titles: [String], parts: [[ArraySlice<Int>]]) {
    self.objects = objects
    self.titles = titles
    var order: [Int] = []
    order.reserveCapacity(objects.count)
    bounds =
      [0]
      + parts.map { section in
        for part in section { order += part }
        return order.count
      }
    self.order = order
  }

  /// Where an index title leads; nil when there is no title of that number, which counts from zero.
  package func jump(toIndexTitleAt number: Int) -> IndexJump? {
    guard indices.contains(number) else { return nil }
    let isFilled = { !self[$0].isEmpty }
    let landing = (number..<count).first(where: isFilled) ?? (0..<number).last(where: isFilled)
    return IndexJump(title: titles[number], section: number, landing: landing)
  }
}

extension IndexedSections: RandomAccessCollection {
  /// The number of the first section.
  package var startIndex: Int { 0 }
  /// How many sections there are.
  package var endIndex: Int { titles.count }

  /// A section by its number, counted from zero.
  package subscript(number: Int) -> IndexedSection<Object> {
    IndexedSection(
      title: titles[number], positions: order[bounds[number]..<bounds[number + 1]], objects: objects)
  }
}

extension IndexedSections: Sendable where Object: Sendable {}

/// A section of an indexed list: a collection of its objects, in order.
package struct IndexedSection<Object> {
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

/// Where a title of an index leads, and where a listener who follows it lands.
package struct IndexJump: Hashable, Sendable {
  package var title: String
  /// Its section, counted from zero.
  package var section: Int
  /// The section of the row on which the listener lands: the title's own, else the next one with rows, else the last one
  /// before it; nil when no section has rows.
  package var landing: Int?

  package init(title: String, section: Int, landing: Int?) {
    self.title = title
    self.section = section
    self.landing = landing
  }

  /// Whether the jump ends elsewhere than the title says, which is announced.
  package var isElsewhere: Bool { landing != section }
}
