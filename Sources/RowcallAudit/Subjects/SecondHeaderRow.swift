import RowcallImport
import RowcallModel
import RowcallValues

/// Finds out whether the first row of data is a second row of headers: answers under questions, units under names.
struct SecondHeaderRow {
  private let rows: SampledRows
  private let columns: [Column]
  private let readers: [CellReader]

  private static let mostRows = 50
  private static let fewestRows = 4

  /// - Parameters:
  ///   - reader: a table whose headers were found by Rowcall, in one row.
  ///   - typing: what its columns hold, the row in question included.
  init(_ reader: TableReader, _ typing: ColumnTyping) {
    let hasHeader = reader.decisions.delimiter != nil && reader.decisions.header.choice != .none
    rows = SampledRows(first: hasHeader ? Self.mostRows : 0, of: reader.headSample)
    columns = typing.columns.map(\.column)
    readers = typing.readers
  }

  /// Whether it is one, as far as that can be told.
  var isThere: Bool {
    guard rows.rows.count >= Self.fewestRows else { return false }
    let filled = columns.indices.filter { !isBlank(0, $0) }
    // What is a value like those below it is one of them, and so is a number anywhere.
    guard filled.count > 1, filled.allSatisfy({ isOfWords($0) || !fits(0, $0) }),
      filled.allSatisfy({ text(0, $0).first?.isNumber != true })
    else { return false }
    let strangers = filled.filter(isStranger)
    let repeated = Dictionary(grouping: filled) { text(0, $0) }.values.filter { $0.count > 2 }.map { $0[0] }
    let isBelowBlanks = filled.contains { $0 > 0 && columns[$0].name == nil }
    guard isOfHeaders(strangers) || isBelowBlanks && !repeated.isEmpty else { return false }
    let said = saidBelow(filled)
    // What rows further down say as well is said by data.
    return isOfHeaders(strangers) && !strangers.contains { said.contains(text(0, $0)) }
      || isBelowBlanks && repeated.contains { !said.contains(text(0, $0)) }
  }

  /// Whether cells say several things and no word for nothing, or stand in a row that names nothing, as units do.
  private func isOfHeaders(_ strangers: [Int]) -> Bool {
    let texts = strangers.map { text(0, $0) }
    return strangers.count > 1 && (Set(texts).count > 1 || isBlank(0, 0))
      && !texts.contains(where: BlankWords.contains)
  }

  /// All that the other rows say in some columns.
  private func saidBelow(_ columns: [Int]) -> Set<String> {
    var texts: Set<String> = []
    for row in rows.rows.indices.dropFirst() { for column in columns { texts.insert(text(row, column)) } }
    return texts
  }

  /// Whether the cell of a column is the only one that does not fit the column's type.
  private func isStranger(_ column: Int) -> Bool {
    !fits(0, column) && rows.rows.indices.dropFirst().allSatisfy { fits($0, column) }
  }

  /// Whether words are values of a column.
  private func isOfWords(_ column: Int) -> Bool {
    let type = columns[column].type
    return type == .text || type == .boolean
  }

  private func fits(_ row: Int, _ column: Int) -> Bool {
    readers[column].value(in: text(row, column)) != nil
  }

  private func isBlank(_ row: Int, _ column: Int) -> Bool {
    text(row, column).allSatisfy { $0.isWhitespace }
  }

  private func text(_ row: Int, _ column: Int) -> String {
    rows.rows[row].batch.text(row: rows.rows[row].row, column: column) ?? ""
  }
}
