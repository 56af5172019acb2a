import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallText

/// Other tables of the file, the file as it is now, and how much is said.
extension BrowseSession {
  /// Goes to the next or previous table of the file.
  func goToTable(_ isForward: Bool) throws -> [BrowseLine] {
    if let origin { return [refusal(BrowseRefusal.related(origin.title), cue: .edge)] }
    let here = try browsed.amongAll()
    guard let table = try here.table(here.number + (isForward ? 1 : -1)) else {
      return [line(for: here.place, cue: .edge)]
    }
    // The journal is of one table.
    if hasChanges { return staysHere }
    try change(to: table)
    return open()
  }

  /// Browses another table of the file, with the bookmarks and selected rows that it had.
  func change(to table: BrowsedTable) throws {
    keepMarks()
    try take(table)
    takeKeptMarks()
  }

  /// Goes to the cell of the workbook to which a link leads, on this sheet or another one.
  func follow(_ link: String) throws -> [BrowseLine] {
    guard let target = CellLink(text: link).place, let own = opened.reader.sheet?.name else {
      return [line(.browseLinkInside)]
    }
    let here = try browsed.amongAll()
    let wanted = (target.sheet ?? own).lowercased()
    for (number, reader) in here.all.readers.enumerated() where reader.sheet?.name.lowercased() == wanted {
      let isHere = number == here.number
      guard let table = try isHere ? browsed : here.table(number),
        let place = try table.place(of: target.cell)
      else { continue }
      if !isHere { try change(to: table) }
      guard let column = rows.columns.firstIndex(of: place.column) else {
        return [line(.browseHidden, ["name": title(of: place.column)], cue: .edge)]
      }
      guard let row = place.row < 0 ? place.row : self.row(at: place.row) else {
        return [line(.browseNotFound, ["text": link], cue: .edge), filteredCount]
      }
      return try isHere ? go(toRow: row, column: column) : enter(atRow: row, column: column)
    }
    return [line(.browseNotFound, ["text": link], cue: .edge)]
  }

  /// Which of the tables of the file this is: "table, 1 of 3".
  func line(for place: (number: Int, count: Int), cue: BrowseCue? = nil) -> BrowseLine {
    let place = view.phrases.text(
      .setPosition, ["index": String(place.number + 1), "total": String(place.count)])
    return line(list([view.phrases.text(.roleTable), place]), cue: cue)
  }

  /// Reads the file again, with the same order, filter and columns if it has the same columns.
  func reload() throws -> [BrowseLine] {
    if hasChanges { return unsavedAdvice }
    guard path != "-" else { throw BrowseRefusal.pipe }
    if browsed.version != nil, browsed.currentVersion == nil { return [changedFile] }
    try readAgain()
    return try [line(.browseReloaded)] + goToNearest((try? cell().row) ?? 0)
  }

  func readAgain() throws {
    let first = try BrowsedTable(path: path, options: file.options)
    let table = try browsed.number == 0 ? first : first.table(browsed.number) ?? first
    let (cell, columns, sorts, condition) = (walk, rows.columns, sorts, filter)
    guard table.opened.table.columns.map(\.name) == names else { return try take(table) }
    try keepingMarks {
      try take(table)
      (walk, rows.columns, self.sorts) = (cell, columns, sorts)
      try renewView()
      filter = condition?.reading(with: opened.readers)
      try rearrange()
    }
  }
}
