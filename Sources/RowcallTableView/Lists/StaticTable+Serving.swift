#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    try tap(row(at: indexPath))
  }

  /// Runs the handler of the row's detail button.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws {
    try pressDetailButton(of: row(at: indexPath))
  }
}
