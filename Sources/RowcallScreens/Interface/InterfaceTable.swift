package import RowcallTableView

/// A table as it was designed, or as a live table view shows it.
package struct InterfaceTable: Hashable, Sendable {
  /// Where its rows come from.
  package enum Mode: String, Hashable, Codable, Sendable {
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
  package var style: TableView.Style
  /// Where its rows come from.
  package var mode: Mode
  /// The sections; prototypes and loose cells stand in one without titles.
  package var sections: [InterfaceSection]
  /// The id in the file; nil for a live table.
  package var id: String?
  /// The class of the application's own; nil for the system's.
  package var customClass: String?
  /// The way to it for a person: `scene "Settings" > table view`.
  package var path: String
  /// Where it begins; nil for a live table, and for cells in no table.
  package var place: InterfacePlace?
  /// How high its rows are; nil where the file does not say it.
  package var rowHeight: RowHeight?
  /// Whether rows can be selected.
  package var allowsSelection: Bool
  /// Whether an index stands beside it; nil where only code knows that.
  package var hasIndex: Bool?

  /// A table without sections.
  package init(
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
  package enum RowHeight: Hashable, Sendable {
    /// As high as what they show.
    case automatic
    /// So many points.
    case fixed(Double)
  }

  /// All cells, in order.
  package var cells: [InterfaceCell] { sections.flatMap(\.cells) }
}

/// A section of a table.
package struct InterfaceSection: Hashable, Sendable {
  /// The title above it; nil for none.
  package var header: String?
  /// The text below it; nil for none.
  package var footer: String?
  /// The cells.
  package var cells: [InterfaceCell]
  /// The id in the file; nil for a live table, and where no section is written.
  package var id: String?
  /// The way to it for a person: `scene "Settings" > table view > section "Sounds"`.
  package var path: String
  /// Where it begins; nil for a live table, and where no section is written.
  package var place: InterfacePlace?

  /// A section.
  package init(
    header: String? = nil, footer: String? = nil, cells: [InterfaceCell] = [], path: String = ""
  ) {
    self.header = header
    self.footer = footer
    self.cells = cells
    self.path = path
  }
}
