package import RowcallTableView

/// A designed table brought to life: a static table that serves a table view, whose window shows all of its rows.
package struct DesignedTable {
  /// The sections and rows; the table view does not keep it alive.
  package let source: StaticTable
  /// The table view, loaded.
  package let tableView: TableView
}

extension InterfaceTable {
  /// The sections and rows as a static table; of prototypes it has one row each.
  package var staticTable: StaticTable {
    StaticTable(
      sections.map { section in
        StaticTable.Section(
          header: section.header, footer: section.footer,
          rows: section.cells.map { StaticTable.Row($0.content, name: $0.design?.id) })
      })
  }

  /// A table view that shows the table as it was designed.
  package func designed() throws(TableViewError) -> DesignedTable {
    let source = staticTable
    let view = TableView(style: style, windowSize: max(1, cells.count))
    view.name = id
    view.allowsSelection = allowsSelection
    source.serve(view)
    try view.reloadData()
    return DesignedTable(source: source, tableView: view)
  }
}
