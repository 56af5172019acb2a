/// An index with no more entries than there is room for: some titles, and a dot for those between two of them.
///
/// The first and the last title stay if there is room for three, the others evenly spaced: `# • E • J • P • U • …`. A dot
/// stands for two titles or more, since one would take no more room than its dot.
package struct ContractedIndex: Hashable, Sendable {
  /// A title, or a dot that stands for several.
  package struct Entry: Hashable, Sendable {
    /// What is shown: the title, or `•`.
    package var title: String
    /// The sections it stands for, counted from zero; it leads to the first.
    package var sections: Range<Int>
    /// Whether it is a dot.
    package var isDot: Bool
  }

  /// The entries, in order; each section belongs to one.
  package let entries: [Entry]

  /// Chooses from the titles of all sections.
  ///
  /// - Parameter maximum: the most entries; none are left for a maximum below 1, and a dot alone for 1.
  package init(_ titles: [String], maximum: Int) {
    let kept = Self.kept(of: titles.count, maximum: maximum)
    let bounds = [-1] + kept + (maximum > 0 ? [titles.count] : [])
    entries = zip(bounds, bounds.dropFirst()).flatMap { last, next in
      let between = Self.entry(for: last + 1..<next, titles)
      return [between, Self.entry(for: next..<min(next + 1, titles.count), titles)].compactMap(\.self)
    }
  }

  /// A title for a section, a dot for several; nil for none.
  private static func entry(for sections: Range<Int>, _ titles: [String]) -> Entry? {
    switch sections.count {
    case 0: nil
    case 1: Entry(title: titles[sections.lowerBound], sections: sections, isDot: false)
    default: Entry(title: "•", sections: sections, isDot: true)
    }
  }

  /// The entry that stands for a section; nil when there is none.
  package func entry(of section: Int) -> Entry? { entries.first { $0.sections.contains(section) } }

  /// The sections whose titles stay: with dots between them they fill the room.
  private static func kept(of count: Int, maximum: Int) -> [Int] {
    if count <= maximum { return Array(0..<count) }
    let titles = (maximum + 1) / 2
    switch titles {
    case ..<1: return []
    case 1: return maximum == 1 ? [] : [0]
    default: return (0..<titles).map { $0 * (count - 1) / (titles - 1) }
    }
  }
}
