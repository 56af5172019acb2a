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
