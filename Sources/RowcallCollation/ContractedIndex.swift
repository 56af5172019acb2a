/// An index with no more entries than there is room for: some titles, and a dot for those between two of them.
///
/// The first and the last title are always there, the others evenly spaced: `# • F • L • R • X • …`.
public struct ContractedIndex: Hashable, Sendable {
  /// A title, or a dot that stands for several.
  public struct Entry: Hashable, Sendable {
    /// What is shown: the title, or `•`.
    public var title: String
    /// The sections it stands for, counted from zero; it leads to the first.
    public var sections: Range<Int>
    /// Whether it is a dot.
    public var isDot: Bool
  }

  /// The entries, in order; each section belongs to one.
  public let entries: [Entry]

  /// Chooses from the titles of all sections.
  ///
  /// - Parameter maximum: the most entries; none are left for a maximum below 1, and a dot alone for 1.
  public init(_ titles: [String], maximum: Int) {
    let kept = Self.kept(of: titles.count, maximum: maximum)
    var entries: [Entry] = []
    var next = 0
    func addDot(before end: Int) {
      if next < end { entries.append(Entry(title: "•", sections: next..<end, isDot: true)) }
    }
    for section in kept {
      addDot(before: section)
      entries.append(Entry(title: titles[section], sections: section..<section + 1, isDot: false))
      next = section + 1
    }
    if maximum > 0 { addDot(before: titles.count) }
    self.entries = entries
  }

  /// The entry that stands for a section; nil when there is none.
  public func entry(of section: Int) -> Entry? { entries.first { $0.sections.contains(section) } }

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
