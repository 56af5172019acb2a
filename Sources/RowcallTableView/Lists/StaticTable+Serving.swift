#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension StaticTable: TableViewDataSource {
  /// The number of sections.
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  /// The number of rows in a section.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  /// The cell of a row.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    let place = RowPlace(section: indexPath.section, row: indexPath.row)
    return StaticCell(sections[place.section].rows[place.row].content, at: place, of: self)
  }

  /// The title above a section.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  /// The text below a section.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}

extension StaticTable: TableViewDelegate {
  /// Runs the handler of the row.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    try tapped(RowPlace(section: indexPath.section, row: indexPath.row))
  }

  /// Runs the handler of the row's detail button.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws {
    try detailButtonPressed(RowPlace(section: indexPath.section, row: indexPath.row))
  }
}

/// A cell of a static table, which keeps there what the listener enters.
private final class StaticCell: TableViewCell {
  private let place: RowPlace
  private weak var table: StaticTable?

  init(_ content: CellContent, at place: RowPlace, of table: StaticTable) {
    self.place = place
    self.table = table
    super.init(style: content.style)
    self.content = content
  }

  override func didOperate(_ element: ContentElement) throws {
    try table?.keep(content, at: place, operated: element)
  }
}

extension CellContent {
  /// The element of that name, be it inside the cell or its accessory; `nil` if there is none.
  fileprivate func accessoryNamed(_ name: String) -> ContentElement? {
    [accessory, editingAccessory].compactMap(\.element).first { $0.name == name }
  }

  /// The element of that name, be it inside the cell or its accessory; `nil` if there is none.
  func element(named name: String) -> ContentElement? { self[.named(name)] ?? accessoryNamed(name) }
}
