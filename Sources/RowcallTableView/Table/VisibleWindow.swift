/// The rows that are shown now, with their cells.
struct VisibleWindow {
  /// One row that is shown.
  struct Row {
    var place: RowPlace
    var cell: TableViewCell
  }

  /// The position of the first row, counted from zero over all sections.
  var top = 0
  /// The rows in order of their places.
  var rows: [Row] = []
  /// The header texts of the sections in the window; a section without a header has none.
  var titles: [Int: String] = [:]

  /// The positions of the rows, counted from zero over all sections.
  var positions: Range<Int> { top..<top + rows.count }

  /// The cell that shows a row; `nil` if the row is not in the window.
  func cell(at place: RowPlace) -> TableViewCell? {
    index(of: place).map { rows[$0].cell }
  }

  /// Which of the window's rows a place is; `nil` if it is not in the window.
  func index(of place: RowPlace) -> Int? {
    let index = rows.partitionPoint { $0.place >= place }
    return index < rows.count && rows[index].place == place ? index : nil
  }

  /// The place that a cell is shown at; `nil` if it is not shown.
  func place(of cell: TableViewCell) -> RowPlace? {
    rows.first { $0.cell === cell }?.place
  }
}
