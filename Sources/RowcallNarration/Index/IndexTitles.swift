import RowcallLanguages

/// The titles of an index as one spoken list.
struct IndexTitles {
  /// How many titles anybody listens to: those of two scripts with what belongs to neither, or of the strokes of hanzi.
  private static let most = 50

  private let titles: [String]

  /// - Parameter titles: as they are spoken.
  init(_ titles: [String]) { self.titles = titles }

  /// All of them; of very many how many there are, the first and the last: "200 sections", "A to Z".
  func spoken(by phrases: Phrases) -> [String] {
    guard titles.count > Self.most, let first = titles.first, let last = titles.last else { return titles }
    return [
      phrases.text(.sectionCount, ["count": String(titles.count)]),
      phrases.text(.range, ["from": first, "to": last]),
    ]
  }
}
