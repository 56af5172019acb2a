public import RowcallModel
public import RowcallValues

/// What is in a table as a whole: "10 rows, 3 columns; Price from 12 dollars to 90 dollars, median 34 dollars; 2 blank".
public struct TableSummary: Sendable {
  private let names: [String?]
  private var facts: [ColumnFacts]
  private var rowCount = 0

  /// Reads a table to its end; throws what the source throws.
  ///
  /// - Parameter readers: one for each of the table's columns.
  public init(_ table: Table, readers: [CellReader], rows source: inout some RowSource) throws {
    names = HeaderText.texts(of: table, readers)
    facts = zip(table.columns, readers).map { ColumnFacts($0, reader: $1) }
    while let batch = try source.nextBatch() { add(batch) }
  }

  private mutating func add(_ batch: RowBatch) {
    let bytes = batch.bytes.span
    for row in 0..<batch.rowCount {
      for column in facts.indices {
        if let range = batch.range(row: row, column: column) {
          facts[column].add(bytes.extracting(range))
        } else {
          facts[column].addMissing()
        }
      }
    }
    rowCount += batch.rowCount
  }
}

extension TableSummary {
  /// The facts one by one: the size, what there is to say of each column, the number of blank cells.
  public func lines(_ speech: SpokenText) -> [SpokenLine] {
    let blanks = facts.reduce(0) { $0 + $1.blankCount }
    let size = [
      speech.phrases.text(.rowCount, ["count": String(rowCount)]),
      speech.phrases.text(.columnCount, ["count": String(facts.count)]),
    ].joined(separator: speech.phrases.text(.listSeparator))
    let columns = zip(names, facts).compactMap { column(named: $0, $1, speech) }
    let blank = blanks > 0 ? [speech.phrases.text(.summaryBlank, ["count": String(blanks)])] : []
    return ([size] + columns + blank).map { SpokenLine($0) }
  }

  /// The facts in one line.
  public func text(_ speech: SpokenText) -> String {
    let comma = speech.phrases.text(.listSeparator)
    // Facts hold commas themselves; languages with a comma of their own are understood by that alone.
    return lines(speech).map(\.text).joined(separator: comma == ", " ? "; " : comma)
  }

  /// What there is to say of a column; nil when that is nothing.
  private func column(named name: String?, _ facts: ColumnFacts, _ speech: SpokenText) -> String? {
    guard let name = name.map({ speech.spoken(text: SpokenHeader.words($0)) }) else { return nil }
    if let count = facts.differentCount {
      return speech.phrases.text(.summaryDistinct, ["name": name, "count": String(count)])
    }
    guard let low = facts.low, let high = facts.high else { return nil }
    let (least, greatest) = (speech.spoken(low), speech.spoken(high))
    if least == greatest { return speech.phrases.text(.summarySame, ["name": name, "value": least]) }
    let range = speech.phrases.text(.summaryRange, ["name": name, "low": least, "high": greatest])
    let median = facts.median.map { speech.phrases.text(.summaryMedian, ["value": speech.spoken($0)]) }
    return [range, median].compactMap(\.self).joined(separator: speech.phrases.text(.listSeparator))
  }
}
