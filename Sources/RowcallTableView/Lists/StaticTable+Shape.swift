extension StaticTable {
  /// A section of a static table.
  public struct Section: Hashable, Sendable {
    /// The title above the section; `nil` for none.
    public var header: String?
    /// The text below the section; `nil` for none.
    public var footer: String?
    /// The rows.
    public var rows: [Row]

    /// Makes a section.
    public init(header: String? = nil, footer: String? = nil, rows: [Row]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// A row of a static table.
  public struct Row: Hashable, Sendable {
    /// The name by which code finds the row; `nil` if it has none.
    public var name: String?
    /// What its cell shows.
    public var content: CellContent

    /// Makes a row.
    public init(_ content: CellContent, name: String? = nil) {
      self.content = content
      self.name = name
    }
  }
}
