/// A table whose sections and cells were fixed when the application was designed; it needs no data source but this.
///
/// What it shows is a plain value. What the listener enters into its controls is kept in that value, whether or not
/// the row is in the window. Code is attached by name: to rows with `whenTapped(_:_:)` and
/// `whenDetailButtonPressed(_:_:)`, to controls with `whenOperated(_:_:)`. A screen that owns the table is captured
/// weakly in such code.
public final class StaticTable {
  /// What the table shows, with what the listener entered so far.
  public private(set) var sections: [Section]

  private weak var tableView: TableView?
  private var tapHandlers: [String: () throws -> Void] = [:]
  private var detailHandlers: [String: () throws -> Void] = [:]
  private var controlHandlers: [String: (ContentElement) throws -> Void] = [:]

  /// Makes a table of these sections.
  public init(_ sections: [Section]) { self.sections = sections }

  /// Becomes the data source of a table and, if that has none, its delegate; the table does not keep this alive.
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

  /// Changes what the row of that name shows.
  ///
  /// - Throws: `TableViewError.noStaticRow`; what the table throws when it fills the row anew, and then the row is as it
  ///   was.
  public func update(row name: String, _ change: (inout CellContent) -> Void) throws(TableViewError) {
    guard let place = place(ofRowNamed: name) else {
      throw .noStaticRow(name, known: sections.flatMap(\.rows).compactMap(\.name))
    }
    let former = sections[place.section].rows[place.row].content
    // In a copy: the change may look up what other rows show.
    var content = former
    change(&content)
    sections[place.section].rows[place.row].content = content
    guard let tableView, tableView.isLoaded else { return }
    do throws(TableViewError) {
      try tableView.reconfigureRows(at: [place.indexPath])
    } catch {
      sections[place.section].rows[place.row].content = former
      throw error
    }
  }
}

extension StaticTable {
  /// Keeps what a cell shows after a control in it was operated, and runs the control's handler.
  func keep(_ content: CellContent, at place: RowPlace, operated control: ContentElement) throws {
    sections[place.section].rows[place.row].content = content
    if let name = control.name { try controlHandlers[name]?(control) }
  }

  /// Runs the handler of a row that was tapped.
  func tap(_ row: Row?) throws {
    if let name = row?.name { try tapHandlers[name]?() }
  }

  /// Runs the handler of a row whose detail button was pressed.
  func pressDetailButton(of row: Row?) throws {
    if let name = row?.name { try detailHandlers[name]?() }
  }
}
