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

  /// Keeps what a cell shows after a control in it was operated, and runs the control's handler.
  func keep(_ content: CellContent, at place: RowPlace, operated control: ContentElement) throws {
    sections[place.section].rows[place.row].content = content
    if let name = control.name { try controlHandlers[name]?(control) }
  }
}

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

extension StaticTable: TableViewDataSource {
  /// The number of sections.
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  /// The number of rows in a section; 0 for one that is not there.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.rows.count ?? 0
  }

  /// The cell of a row.
  ///
  /// - Throws: `TableViewError.rowOutOfRange`.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    guard let row = row(at: indexPath) else {
      let rows = section(indexPath.section)?.rows.count
      throw TableViewError.rowOutOfRange(indexPath, sections: sections.count, rows: rows, .now)
    }
    return StaticCell(row.content, at: RowPlace(section: indexPath.section, row: indexPath.row), of: self)
  }

  /// The title above a section.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.header
  }

  /// The text below a section.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footer
  }
}

extension StaticTable: TableViewDelegate {
  /// Runs the handler of the row.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    if let name = row(at: indexPath)?.name { try tapHandlers[name]?() }
  }

  /// Runs the handler of the row's detail button.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws {
    if let name = row(at: indexPath)?.name { try detailHandlers[name]?() }
  }
}

extension StaticTable {
  /// The row at a path; `nil` if there is none.
  public func row(at indexPath: IndexPath) -> Row? {
    section(indexPath.section)?.rows.element(at: indexPath.row)
  }

  /// The path of the row of that name; `nil` if there is none.
  public func indexPath(ofRowNamed name: String) -> IndexPath? { place(ofRowNamed: name)?.indexPath }

  /// The label, image or control of that name with its present value, in a cell or as its accessory; `nil` if there is
  /// none.
  public func element(named name: String) -> ContentElement? {
    sections.lazy.flatMap(\.rows).compactMap { $0.content.element(named: name) }.first
  }

  func section(_ number: Int) -> Section? { sections.element(at: number) }

  func place(ofRowNamed name: String) -> RowPlace? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.name == name }) {
        return RowPlace(section: number, row: row)
      }
    }
    return nil
  }
}

extension CellContent {
  /// The element of that name, in the cell or as its accessory.
  fileprivate func element(named name: String) -> ContentElement? {
    let accessories = [accessory, editingAccessory].compactMap(\.element)
    return self[.named(name)] ?? accessories.first { $0.name == name }
  }
}

/// A cell of a static table, which keeps there what the listener enters.
final class StaticCell: TableViewCell {
  private let place: RowPlace
  private weak var table: StaticTable?

  init(_ content: CellContent, at place: RowPlace, of table: StaticTable) {
    self.place = place
    self.table = table
    super.init(style: content.style)
    self.content = content
  }

  override func didOperate(_ element: ContentElement) throws {
    try super.didOperate(element)
    try table?.keep(content, at: place, operated: element)
  }
}
