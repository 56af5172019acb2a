import RowcallAccessibility
import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// Finding cells, the bookmark, and what differs from its row.
extension BrowseSession {
  /// Goes to the nearest cell of the column, above or below, whose text satisfies a condition.
  func findInColumn(
    _ isForward: Bool, _ nothing: PhraseKey, where isWanted: (String) throws -> Bool
  ) throws -> [BrowseLine] {
    let cell = try cell()
    let wanted =
      try rows.order == nil
      ? nil : places { try isWanted($0.text(row: $1, column: rows.columns[cell.column]) ?? "") }
    var row = cell.row + (isForward ? 1 : -1)
    while row >= 0 {
      if let wanted {
        guard let place = rows.place(of: row) else { break }
        if wanted.contains(place) { return try go(toRow: row) }
      } else {
        guard let text = try textOfRow(row, column: cell.column) else { break }
        if try isWanted(text) { return try go(toRow: row) }
      }
      row += isForward ? 1 : -1
    }
    return [line(nothing, cue: .edge)]
  }

  /// The places of browsed rows that satisfy a condition; sorted rows are far from each other in the file.
  private func places(where isWanted: (RowBatch, Int) throws -> Bool) throws -> Set<Int> {
    var places: Set<Int> = []
    try rows.forEachRow { batch, row in
      if try isWanted(batch, row) { places.insert(batch.firstRow + row) }
    }
    return places
  }

  /// The text of a cell, blank where a row is too short; nil behind the last row.
  func textOfRow(_ row: Int, column: Int) throws -> String? {
    guard let found = try rows.batch(ofRow: row) else { return nil }
    return found.batch.text(row: found.place, column: rows.columns[column]) ?? ""
  }

  /// Goes to the next cell with a text, behind or before this one, and on from the other end of the table.
  func find(_ pattern: TextPattern, isForward: Bool) throws -> [BrowseLine] {
    self.pattern = pattern
    let cell = try cell()
    let search = BrowseSearch(rows: rows, pattern: pattern)
    if let found = try search.next(from: cell.row, column: cell.column, isForward: isForward) {
      let wrapped = found.isWrapped ? [line(.browseWrapped, cue: .wrap)] : []
      return try wrapped + go(toRow: found.row, column: found.column)
    }
    if let problem = pattern.problem { throw problem }
    return [line(.browseNotFound, ["text": pattern.text], cue: .edge)]
  }

  func setMark() throws -> [BrowseLine] {
    let cell = try cell()
    mark = rows.place(of: try row()).map { ($0, rows.columns[cell.column]) }
    return [line(.browseMarked)]
  }

  func goToMark() throws -> [BrowseLine] {
    guard let mark, let row = row(at: mark.place) else { return [line(.browseNoMark, cue: .edge)] }
    return try go(toRow: row, column: rows.columns.firstIndex(of: mark.column))
  }

  /// The browsed row at a place in the file; nil if it is not among them.
  func row(at place: Int) -> Int? {
    guard let order = rows.order else { return place }
    return order.firstIndex(of: place)
  }

  func compare() throws -> [BrowseLine] {
    guard let mark, let row = row(at: mark.place), let other = try rows.batch(ofRow: row),
      let own = try rows.batch(ofRow: self.row())
    else { return [line(.browseNoMark, cue: .edge)] }
    let lines = rows.columns.compactMap { column -> BrowseLine? in
      let (here, there) = (
        own.batch.text(row: own.place, column: column) ?? "",
        other.batch.text(row: other.place, column: column) ?? ""
      )
      guard here != there else { return nil }
      let (one, two) = (value(here, column: column), value(there, column: column))
      let text = { (one: String, two: String) in
        self.view.phrases.text(
          .browseDiffers, ["name": self.title(of: column), "value": one, "other": two])
      }
      return BrowseLine(text(one.shown, two.shown), spoken: text(one.spoken, two.spoken))
    }
    return lines.isEmpty ? [line(.browseEqual)] : lines
  }
}

/// Finds the next cell with a text.
struct BrowseSearch {
  let rows: BrowsedRows
  let pattern: TextPattern

  /// The next cell after a place, on from the other end of the table if there is none; nil if no cell has the text.
  func next(
    from row: Int, column: Int, isForward: Bool
  ) throws -> (row: Int, column: Int, isWrapped: Bool)? {
    if !isForward { return try previous(from: row, column: column) }
    if let found = try first(from: max(row, 0), column: row < 0 ? 0 : column + 1) {
      return (found.row, found.column, false)
    }
    return try first(from: 0, column: 0).map { ($0.row, $0.column, true) }
  }

  private func previous(from row: Int, column: Int) throws -> (row: Int, column: Int, isWrapped: Bool)? {
    let hits = try rows.order == nil ? nil : hitsByPlace()
    var last = (row: row, column: column - 1)
    var isWrapped = false
    while true {
      while last.row >= 0 {
        if let hit = try lastHit(inRow: last.row, upTo: last.column, hits) {
          return (last.row, hit, isWrapped)
        }
        last = (last.row - 1, rows.columns.count - 1)
      }
      if isWrapped { return nil }
      isWrapped = true
      try rows.readOn(to: .max)
      last = (rows.count.known - 1, rows.columns.count - 1)
    }
  }

  private func lastHit(inRow row: Int, upTo column: Int, _ hits: [Int: [Int]]?) throws -> Int? {
    if let hits { return rows.place(of: row).flatMap { hits[$0] }?.last { $0 <= column } }
    guard let found = try rows.batch(ofRow: row) else { return nil }
    return try columns(upTo: column).last { try isFound(in: found, column: $0) }
  }

  private func columns(upTo last: Int) -> Range<Int> { 0..<max(0, min(last + 1, rows.columns.count)) }

  /// The first cell from a place on.
  private func first(from row: Int, column: Int) throws -> (row: Int, column: Int)? {
    guard rows.order == nil else { return try firstInOrder(from: row, column: column) }
    var found: (row: Int, column: Int)?
    try rows.forEachBatch(from: row) { batch in
      for place in max(0, row - batch.firstRow)..<batch.rowCount {
        let start = batch.firstRow + place == row ? column : 0
        if let hit = try hit(in: (batch, place), from: start) {
          found = (batch.firstRow + place, hit)
          return false
        }
      }
      return true
    }
    return found
  }

  private func firstInOrder(from row: Int, column: Int) throws -> (row: Int, column: Int)? {
    let hits = try hitsByPlace()
    var column = column
    for row in row..<max(row, rows.order?.count ?? 0) {
      if let hit = rows.place(of: row).flatMap({ hits[$0] })?.first(where: { $0 >= column }) {
        return (row, hit)
      }
      column = 0
    }
    return nil
  }

  /// The columns with the text in each row, by the row's place; sorted rows are far from each other in the file.
  private func hitsByPlace() throws -> [Int: [Int]] {
    var hits: [Int: [Int]] = [:]
    try rows.forEachRow { batch, row in
      let columns = try rows.columns.indices.filter { try isFound(in: (batch, row), column: $0) }
      if !columns.isEmpty { hits[batch.firstRow + row] = columns }
    }
    return hits
  }

  private func hit(in found: (batch: RowBatch, place: Int), from column: Int) throws -> Int? {
    guard column < rows.columns.count else { return nil }
    return try (column..<rows.columns.count).first { try isFound(in: found, column: $0) }
  }

  private func isFound(in found: (batch: RowBatch, place: Int), column: Int) throws -> Bool {
    guard let range = found.batch.range(row: found.place, column: rows.columns[column]) else { return false }
    return try pattern.isFound(in: found.batch.bytes.span.extracting(range))
  }
}
