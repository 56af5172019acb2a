import RowcallModel

extension TableGrid {
  /// The cell that covers all columns of a row, and so is a title of what follows.
  ///
  /// Nil where several cells stand or nothing is written, and in a table of one column.
  package func title(ofRow row: Int) -> GridCell? {
    guard columnCount > 1, let cell = cell(at: GridSlot(row: row, column: 0)), cell.slot.row == row else {
      return nil
    }
    return cell.columnSpan == columnCount && cell.name != nil ? cell : nil
  }

  /// What each column is called by header rows at its top, outermost level first: "Weekdays Departs"; nil for nothing.
  ///
  /// A cell that spans several rows is said once, and so is a name that a level repeats. A cell over all columns is a
  /// title, which tells none of them from the others. Levels are joined by spaces: in a row, commas are what stands
  /// between cells. Of very many levels those next to the column are said (`RepetitionLimit`).
  ///
  /// - Parameter rows: how many rows at the top are header rows.
  package func columnNames(below rows: Int) -> [String?] {
    let rows = 0..<min(max(0, rows), rowCount)
    // A cell over many columns is read once.
    var known: [Int: String?] = [:]
    return (0..<columnCount).map { column in
      var seen: Set<Int> = []
      var levels: [String] = []
      for row in rows {
        guard let index = index(at: GridSlot(row: row, column: column)), seen.insert(index).inserted else {
          continue
        }
        let name = known[index] ?? levelName(index)
        known[index] = name
        if let name, levels.last != name { levels.append(name) }
      }
      let isLong = levels.count > RepetitionLimit.headers
      let said = (isLong ? [RepetitionLimit.ellipsis] : []) + levels.suffix(RepetitionLimit.headers)
      return said.isEmpty ? nil : said.joined(separator: " ")
    }
  }

  /// What a header cell adds to the names of its columns; nil for a title and for a cell without text.
  private func levelName(_ index: Int) -> String? {
    if columnCount > 1, cells[index].columnSpan == columnCount { return nil }
    return (cells[index].abbreviation ?? cells[index].name).map(RepetitionLimit.cut)
  }
}
