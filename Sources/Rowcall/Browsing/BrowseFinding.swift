import RowcallAccessibility
import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// Finding cells.
extension BrowseSession {
  /// Performs a command that goes to a cell with a certain content.
  func find(_ command: BrowseCommand) throws -> [BrowseLine] {
    switch command {
    case .other(let isForward):
      let own = SameText.key(of: try text())
      return try findInColumn(isForward, .browseNoOtherValue, wraps: false) { SameText.key(of: $0) != own }
    case .blank(let isForward):
      let column = rows.columns[try cell().column]
      return try findInColumn(isForward, .browseNoBlank) { isBlank($0, column: column) }
    case .odd(let isForward): return try findOdd(isForward)
    case .find(let text):
      search = (TextPattern(text), false)
      return try findAgain(isForward: true)
    case .findNext(let isForward): return try findAgain(isForward: isForward)
    case .begin(let text): return try findBeginning(text)
    default: return []
    }
  }

  /// Goes to the nearest cell of the column, above or below, whose text satisfies a condition; on from the other end if there is none.
  private func findInColumn(
    _ isForward: Bool, _ nothing: PhraseKey, wraps: Bool = true, where isWanted: (String) throws -> Bool
  ) throws -> [BrowseLine] {
    let cell = try cell()
    let column = rows.columns[cell.column]
    let isWanted = { (batch: RowBatch, row: Int) in try isWanted(batch.text(row: row, column: column) ?? "") }
    if let found = try rows.nearest(to: cell.row, isForward: isForward, where: isWanted) {
      return try go(toRow: found)
    }
    let end = isForward ? -1 : Int.max
    guard wraps,
      let found = try rows.nearest(to: end, isForward: isForward, upTo: cell.row, where: isWanted)
    else {
      return [line(nothing, cue: .edge)]
    }
    return try wrapped(to: found, from: cell.row) + go(toRow: found)
  }

  /// That a search went on at the other end, or found nothing but where it began.
  private func wrapped(to row: Int, column: Int? = nil, from here: Int) throws -> [BrowseLine] {
    let isHere = try row == here && (column == nil || column == cell().column)
    return [isHere ? line(.browseOnlyOne, cue: .edge) : line(.browseWrapped, cue: .wrap)]
  }

  /// Goes to the nearest cell that is no value as the others of its column are, or farther from the middle half of them than three
  /// times what lies between its ends.
  private func findOdd(_ isForward: Bool) throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    guard column < opened.readers.count, opened.readers[column].type.isOrdered else {
      return [line(.browseNoOdd, cue: .edge)]
    }
    let reader = opened.readers[column]
    var sizes: [Double] = []
    try rows.forEachRow { batch, row in
      let size = batch.range(row: row, column: column)
        .flatMap { reader.value(in: batch.bytes.span.extracting($0))?.place(in: reader.conventions) }
      if let size { sizes.append(size) }
    }
    sizes.sort()
    let quarter = sizes.isEmpty ? 0 : (sizes.count - 1) / 4
    let (low, high) = sizes.isEmpty ? (0, 0) : (sizes[quarter], sizes[sizes.count - 1 - quarter])
    let usual = (low - 3 * (high - low))...(high + 3 * (high - low))
    return try findInColumn(isForward, .browseNoOdd) { text in
      if text.allSatisfy(\.isWhitespace) { return false }
      guard let value = reader.value(in: text) else { return true }
      return value != .empty && !(value.place(in: reader.conventions).map(usual.contains) ?? false)
    }
  }

  /// Goes to the next row whose cell in the column begins with a text, on from the first one; more than one letter may be those of
  /// the row of the cursor.
  private func findBeginning(_ text: String) throws -> [BrowseLine] {
    let cell = try cell()
    let (column, wanted) = (rows.columns[cell.column], text.lowercased())
    let isWanted = { (batch: RowBatch, row: Int) in
      batch.text(row: row, column: column)?.lowercased().hasPrefix(wanted) ?? false
    }
    let start = wanted.count > 1 ? max(cell.row, 0) - 1 : cell.row
    let found = try rows.nearest(to: start, isForward: true, where: isWanted)
    if let found { return try go(toRow: found) }
    guard let first = try rows.nearest(to: -1, isForward: true, upTo: start, where: isWanted) else {
      return [line(.announceNotFound, ["text": text], cue: .edge)]
    }
    return try wrapped(to: first, from: cell.row) + go(toRow: first)
  }

  /// In longer tables nobody would wait for all cells to be put into words.
  private static let mostHeardRows = 20_000

  /// Goes to the next cell with the text that was searched for, as it is written; where none is, as it is spoken.
  private func findAgain(isForward: Bool) throws -> [BrowseLine] {
    guard let search else { throw BrowseRefusal.noSearch }
    if let found = try found(search, isForward) { return found }
    try rows.readOn(to: Self.mostHeardRows)
    let isShort = rows.count.known <= Self.mostHeardRows
    if !search.isHeard, search.pattern.problem == nil, isShort {
      let heard = (search.pattern, isHeard: true)
      if let found = try found(heard, isForward) {
        self.search = heard
        return found
      }
    }
    if let problem = search.pattern.problem { throw problem }
    let notFound = line(.browseNotFound, ["text": search.pattern.text], cue: .edge)
    return [notFound] + (isFiltered ? [filteredCount] : []) + (isShort ? [] : [line(.browseOnlyWritten)])
  }

  private func found(_ search: (pattern: TextPattern, isHeard: Bool), _ isForward: Bool) throws
    -> [BrowseLine]?
  {
    let cell = try cell()
    search.pattern.begin()
    let search = BrowseSearch(rows: rows, pattern: search.pattern, heard: search.isHeard ? heardForms : nil)
    guard let found = try search.next(from: cell.row, column: cell.column, isForward: isForward) else {
      return nil
    }
    let wrapped = found.isWrapped ? try wrapped(to: found.row, column: found.column, from: cell.row) : []
    return try wrapped + go(toRow: found.row, column: found.column)
  }

  /// How a text of a column is shown and spoken; none where that is as it is written.
  private func heardForms(_ text: String, _ column: Int) -> [String] {
    guard column < opened.readers.count, opened.readers[column].type != .text, !text.isEmpty else {
      return []
    }
    let said = value(text, column: column)
    return [said.shown, said.spoken]
  }
}

/// Finds the next cell with a text.
struct BrowseSearch {
  let rows: BrowsedRows
  let pattern: TextPattern
  /// What is searched in place of the written text of a column; nil for that.
  var heard: ((String, Int) -> [String])?

  /// The next cell after a place, on from the other end of the table if there is none; nil if no cell has the text.
  func next(
    from row: Int, column: Int, isForward: Bool
  ) throws -> (row: Int, column: Int, isWrapped: Bool)? {
    let here = isForward ? column + 1..<rows.columns.count : 0..<column
    if row >= 0, !here.isEmpty, let batch = try rows.batch(ofRow: row),
      let found = try hit(batch, here, isForward)
    {
      return (row, found, false)
    }
    if let found = try nearest(to: row, isForward) { return (found.row, found.column, false) }
    return try nearest(to: isForward ? -1 : .max, isForward, upTo: row).map { ($0.row, $0.column, true) }
  }

  private func nearest(
    to row: Int, _ isForward: Bool, upTo last: Int? = nil
  ) throws -> (row: Int, column: Int)? {
    let isPossible = { (batch: RowBatch) in heard != nil || pattern.mayBeFound(in: batch.bytes.span) }
    let found = try rows.nearest(to: row, isForward: isForward, upTo: last, isPossible: isPossible) {
      try hit(($0, $1), rows.columns.indices, isForward) != nil
    }
    guard let found, let batch = try rows.batch(ofRow: found) else { return nil }
    return try hit(batch, rows.columns.indices, isForward).map { (found, $0) }
  }

  private func hit(
    _ found: (batch: RowBatch, place: Int), _ columns: Range<Int>, _ isForward: Bool
  ) throws -> Int? {
    try isForward
      ? columns.first { try isFound(in: found, column: $0) }
      : columns.last { try isFound(in: found, column: $0) }
  }

  private func isFound(in found: (batch: RowBatch, place: Int), column: Int) throws -> Bool {
    let column = rows.columns[column]
    guard let range = found.batch.range(row: found.place, column: column) else { return false }
    let bytes = found.batch.bytes.span.extracting(range)
    guard let heard else { return try pattern.isFound(in: bytes) }
    return try heard(bytes.text, column).contains { try pattern.isFound(in: $0.utf8Span.span) }
  }
}
