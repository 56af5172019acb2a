/// A title of a section index, and where it leads.
public struct IndexTitle: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The section to which it leads, counted from zero.
  public var section: Int

  /// Makes a title that leads to a section.
  public init(_ title: String, leadsTo section: Int) {
    self.title = title
    self.section = section
  }
}

extension SectionedList {
  /// The titles of the index, in order, as `sectionIndexTitles(for:)` wants them.
  public var indexTitles: [String] { index.map(\.title) }

  /// The section to which an index title leads; `nil` if there are fewer titles.
  public func section(forIndexTitleAt position: Int) -> Int? {
    index.indices.contains(position) ? index[position].section : nil
  }
}
