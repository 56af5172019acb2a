/// A table whose sections and cells were fixed when the application was designed; it needs no data source but this.
///
/// What it shows is a plain value. What the listener enters into its controls is kept in that value, whether or not
/// the row is in the window. Code is attached by name: to rows with `whenTapped(_:_:)` and
/// `whenDetailButtonPressed(_:_:)`, to controls with `whenOperated(_:_:)`.
public final class StaticTable {
  /// What the table shows, with what the listener entered so far.
  public private(set) var sections: [Section]

  private weak var tableView: TableView?
  private var tapHandlers: [String: () throws -> Void] = [:]
  private var detailHandlers: [String: () throws -> Void] = [:]
  private var controlHandlers: [String: (ContentElement) throws -> Void] = [:]

  /// Makes a table of these sections.
  public init(_ sections: [Section]) { self.sections = sections }

  /// Becomes the data source of a table and, if that has none, its delegate; the table does not keep this
  /// alive.
  public func serve(_ tableView: TableView) {
    self.tableView = tableView
    tableView.dataSource = self
    if tableView.delegate == nil { tableView.delegate = self }
  }

  /// Sets what happens when the listener taps the row of that name; it takes the place of an earlier handler.
  public func whenTapped(_ row: String, _ handler: @escaping () throws -> Void) {
    tapHandlers[row] = handler
  }

  /// Sets what happens when the listener presses the detail button of the row of that name.
  public func whenDetailButtonPressed(_ row: String, _ handler: @escaping () throws -> Void) {
    detailHandlers[row] = handler
  }

  /// Sets what happens when the listener operates the control of that name; it gets the control with its new value.
  public func whenOperated(_ control: String, _ handler: @escaping (ContentElement) throws -> Void) {
    controlHandlers[control] = handler
  }

  /// The element of that name, with its present value; `nil` if there is none.
  public func element(named name: String) -> ContentElement? {
    sections.lazy.flatMap(\.rows).compactMap { $0.content.element(named: name) }.first
  }

  /// Changes what the row of that name shows, and shows it.
  ///
  /// - Throws: `TableViewError.noStaticRow`; what the table throws when it fills the row anew.
  public func update(row name: String, _ change: (inout CellContent) -> Void) throws(TableViewError) {
    guard let path = path(ofRowNamed: name) else {
      throw .noStaticRow(name, known: sections.flatMap(\.rows).compactMap(\.name))
    }
    change(&sections[path.section].rows[path.row].content)
    try tableView?.reconfigureRows(at: [path.indexPath])
  }

  private func path(ofRowNamed name: String) -> RowPlace? {
    for (section, shape) in sections.enumerated() {
      if let row = shape.rows.firstIndex(where: { $0.name == name }) {
        return RowPlace(section: section, row: row)
      }
    }
    return nil
  }
}

extension StaticTable {
  /// Keeps what a cell shows after a control in it was operated, and runs the control's handler.
  func keep(_ content: CellContent, at place: RowPlace, operated element: ContentElement) throws {
    sections[place.section].rows[place.row].content = content
    if let name = element.name { try controlHandlers[name]?(element) }
  }

  func tapped(_ place: RowPlace) throws { try run(tapHandlers, at: place) }

  func detailButtonPressed(_ place: RowPlace) throws { try run(detailHandlers, at: place) }

  private func run(_ handlers: [String: () throws -> Void], at place: RowPlace) throws {
    guard let name = sections[place.section].rows[place.row].name else { return }
    try handlers[name]?()
  }
}
