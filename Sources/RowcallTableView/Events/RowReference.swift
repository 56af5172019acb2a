#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A row as an event names it: where it is, among how many, and what it shows.
public struct RowReference: Hashable, Sendable {
  /// The path of the row; for a row that went, where it was.
  public var indexPath: IndexPath
  /// The number of rows in its section at that moment.
  public var rowsInSection: Int
  /// What the row shows; `nil` if it was not in the window, because no row is made only to be named.
  public var content: CellContent?

  /// Makes a reference.
  package init(_ indexPath: IndexPath, rowsInSection: Int, content: CellContent? = nil) {
    self.indexPath = indexPath
    self.rowsInSection = rowsInSection
    self.content = content
  }
}

/// A section as an event names it.
public struct SectionReference: Hashable, Sendable {
  /// The number of the section, counted from zero; for a section that went, the one it had.
  public var section: Int
  /// The number of rows in it.
  public var rows: Int
  /// The text of its header; `nil` if it has none or was not in the window.
  public var title: String?

  /// Makes a reference.
  package init(_ section: Int, rows: Int, title: String? = nil) {
    self.section = section
    self.rows = rows
    self.title = title
  }
}

/// A title of the section index as an event names it, with where it led then.
public struct IndexReference: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The number of the title, counted from zero: two titles may be the same.
  public var number: Int
  /// How many titles the index had.
  public var count: Int
  /// What the data source has said in place of the title; `nil` if it left that to narration.
  public var label: String?
  /// The section of the title.
  public var section: SectionReference
  /// The row to which it leads; `nil` if the table has none that a listener can come upon.
  public var landing: RowReference?

  /// Makes a reference.
  package init(
    _ title: String, number: Int, of count: Int, label: String? = nil, section: SectionReference,
    landing: RowReference?
  ) {
    (self.title, self.number, self.count, self.label) = (title, number, count, label)
    (self.section, self.landing) = (section, landing)
  }

  /// Whether it leads to another section, because its own has no rows that a listener can come upon.
  package var isElsewhere: Bool { landing?.indexPath.section != section.section }
}
