public import RowcallTableView

/// A table as it was designed, or as a live table view shows it.
public struct InterfaceTable: Hashable, Sendable {
  /// Where its rows come from.
  public enum Mode: String, Hashable, Codable, Sendable {
    /// They were fixed when it was designed.
    case `static`
    /// Code fills prototypes with data.
    case prototypes
    /// They are in no table of the file: a XIB that holds a cell.
    case loose
    /// They are what a live table view shows.
    case live
  }

  /// How the sections are set off.
  public var style: TableView.Style
  /// Where its rows come from.
  public var mode: Mode
  /// The sections; prototypes and loose cells stand in one without titles.
  public var sections: [InterfaceSection]
  /// The id in the file; nil for a live table.
  public var id: String?
  /// The class of the application's own; nil for the system's.
  public var customClass: String?
  /// The way to it for a person: `scene "Settings" > table view`.
  public var path: String
  /// Where it begins; nil for a live table, and for cells in no table.
  public var place: InterfacePlace?
  /// How high its rows are; nil where the file does not say it.
  public var rowHeight: RowHeight?
  /// Whether rows can be selected.
  public var allowsSelection: Bool
  /// Whether an index stands beside it; nil where only code knows that.
  public var hasIndex: Bool?

  /// A table without sections.
  public init(
    style: TableView.Style = .plain, mode: Mode, path: String = "table view",
    sections: [InterfaceSection] = []
  ) {
    self.style = style
    self.mode = mode
    self.path = path
    self.sections = sections
    allowsSelection = true
  }

  /// How high rows are.
  public enum RowHeight: Hashable, Sendable {
    /// As high as what they show.
    case automatic
    /// So many points.
    case fixed(Double)
  }

  /// All cells, in order.
  public var cells: [InterfaceCell] { sections.flatMap(\.cells) }
}

/// A section of a table.
public struct InterfaceSection: Hashable, Sendable {
  /// The title above it; nil for none.
  public var header: String?
  /// The text below it; nil for none.
  public var footer: String?
  /// The cells.
  public var cells: [InterfaceCell]
  /// The id in the file; nil for a live table, and where no section is written.
  public var id: String?
  /// The way to it for a person: `scene "Settings" > table view > section "Sounds"`.
  public var path: String
  /// Where it begins; nil for a live table, and where no section is written.
  public var place: InterfacePlace?

  /// A section.
  public init(
    header: String? = nil, footer: String? = nil, cells: [InterfaceCell] = [], path: String = ""
  ) {
    self.header = header
    self.footer = footer
    self.cells = cells
    self.path = path
  }
}
