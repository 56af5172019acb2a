#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import RowcallScreens
public import RowcallTableView

extension AuditedInterface {
  /// Takes a live table view with all rows of its data source.
  ///
  /// - Parameters:
  ///   - tableView: the table; it is loaded if it is not yet.
  ///   - title: the title of its screen; nil if it has none.
  ///   - options: the options of the audit.
  /// - Throws: what the table throws when it is loaded, and `TableViewError.noCell` for a row that its data
  ///   source refuses.
  public init(_ tableView: TableView, title: String? = nil, options: AuditOptions = AuditOptions())
    throws(TableViewError)
  {
    let path = title.map { "scene \"\($0)\" > table view" } ?? "table view"
    let table = try InterfaceTable(live: tableView, path: path)
    let scene = InterfaceScene(title: title, path: path, tables: [table])
    self.init(InterfaceDocument(path: path, kind: .storyboard, scenes: [scene]), options: options)
  }
}

extension InterfaceTable {
  /// Reads the content of a live table view.
  fileprivate init(live tableView: TableView, path: String) throws(TableViewError) {
    if tableView.visibleCells.isEmpty { try tableView.reloadData() }
    self.init(style: tableView.style, mode: .live, path: path)
    id = tableView.name
    allowsSelection = tableView.allowsSelection
    hasIndex = !tableView.sectionIndexTitles.isEmpty
    for number in 0..<tableView.numberOfSections {
      let header = tableView.header(ofSection: number)?.texts.first
      let path = "\(path) > section \(header.map { "\"\($0)\"" } ?? "\(number + 1)")"
      var section = InterfaceSection(header: header, path: path)
      for row in 0..<tableView.numberOfRows(inSection: number) {
        let content = try tableView.content(ofRow: row, inSection: number)
        section.cells.append(InterfaceCell(live: content, row + 1, below: path))
      }
      sections.append(section)
    }
  }
}

extension TableView {
  /// The content of a row, visible or not.
  fileprivate func content(ofRow row: Int, inSection section: Int) throws(TableViewError) -> CellContent {
    let path = IndexPath(row: row, section: section)
    if let shown = cellForRow(at: path) { return shown.content }
    guard let dataSource else { throw .noDataSource }
    do {
      return try dataSource.tableView(self, cellForRowAt: path).content
    } catch {
      throw .noCell(path, reason: String(describing: error))
    }
  }
}

extension InterfaceCell {
  fileprivate init(live content: CellContent, _ number: Int, below path: String) {
    let name = content.accessibility.label ?? content.texts.first
    let path = "\(path) > cell \(name.map { "\"\($0)\"" } ?? "\(number)")"
    let elements = content.elements.map { InterfaceElement(live: $0, below: path) }
    self.init(content, elements: elements, path: path)
    accessoryElement = content.accessory.element.map { InterfaceElement(live: $0, below: path) }
  }
}

extension InterfaceElement {
  fileprivate init(live element: ContentElement, below path: String) {
    let kind: Kind =
      switch element.kind {
      case .label: .label
      case .image: .imageView
      case .switch: .switch
      case .slider: .slider
      case .stepper: .stepper
      case .button: .button
      case .textField: .textField
      case .segmentedControl: .segmentedControl
      case .progress: .progressView
      }
    let name = (element.accessibility.label ?? element.text ?? element.name).map { " \"\($0)\"" } ?? ""
    self.init(kind, element, path: "\(path) > \(kind.noun)\(name)")
  }
}
