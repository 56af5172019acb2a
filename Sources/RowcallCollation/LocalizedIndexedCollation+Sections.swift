extension LocalizedIndexedCollation {
  /// All objects in their sections, sorted by one of their texts.
  ///
  /// The text of each object is asked for once, and a few times more where sections meet.
  package func sections<Object>(
    of objects: some Collection<Object>, by text: (Object) -> String
  ) -> IndexedSections<Object> {
    let objects = Array(objects)
    let parts = collator.withSorted(objects, by: text) { sorted in
      var parts: [[ArraySlice<Int>]] = Array(repeating: [], count: sectionTitles.count)
      for run in index.runs(of: sorted, text: { text(objects[sorted.positions[$0]]) }) {
        parts[sectionOfBucket[run.bucket]].append(sorted.positions[run.range])
      }
      return parts
    }
    return IndexedSections(objects, titles: sectionTitles, parts: parts)
  }

  /// All objects in sections of your own, such as prefectures, sorted inside by one of their texts.
  ///
  /// - Parameters:
  ///   - objects: the objects, in any order.
  ///   - title: the title of the section that an object belongs to.
  ///   - titles: the titles in order; titles of objects that are not among them follow as they come up in `objects`.
  ///   - text: the text by which objects are sorted.
  package func sections<Object>(
    of objects: some Collection<Object>, titled title: (Object) -> String, among titles: [String] = [],
    by text: (Object) -> String
  ) -> IndexedSections<Object> {
    let objects = Array(objects)
    var titles = OwnTitles(titles)
    let section = objects.map { titles.number(of: title($0)) }
    var parts: [[Int]] = Array(repeating: [], count: titles.all.count)
    for position in collator.withSorted(objects, by: text, \.positions) {
      parts[section[position]].append(position)
    }
    return IndexedSections(objects, titles: titles.all, parts: parts.map { [$0[...]] })
  }
}

/// Titles of sections, numbered in the order in which they were first named.
private struct OwnTitles {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  init(_ titles: [String]) {
    for title in titles { _ = number(of: title) }
  }

  mutating func number(of title: String) -> Int {
    if let number = numbers[title] { return number }
    all.append(title)
    numbers[title] = all.count - 1
    return all.count - 1
  }
}
