import RowcallModel
import RowcallValues

/// What is in a table: "10 rows, 3 columns; Price from 12 dollars to 90 dollars, median 34 dollars; 2 blank".
package struct TableSummary: Sendable {
  private let names: [String?]
  private let types: [ColumnType]
  private var facts: [ColumnFacts]
  private var rowCount = 0

  /// Reads a table to its end; throws what the source throws.
  ///
  /// - Parameter readers: one for each of the table's columns.
  package init(_ table: Table, readers: [CellReader], rows source: inout some RowSource) throws {
    try self.init(table, readers: readers, rows: &source, countedRows: nil)
  }

  /// - Parameter countedRows: the announced number of rows; nil for that of the source.
  init(
    _ table: Table, readers: [CellReader], rows source: inout some RowSource, countedRows: Int?
  ) throws {
    names = HeaderText.texts(of: table, readers)
    types = table.columns.map(\.type)
    facts = zip(table.columns, readers).map { ColumnFacts($0, reader: $1) }
    while let batch = try source.nextBatch() { add(batch) }
    rowCount = countedRows ?? rowCount
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
  /// The facts one by one: the size, then what there is to say of each column; at last the blank cells of columns
  /// without a name, of which nothing is spoken.
  package func lines(_ voice: SummaryVoice) -> [SpokenLine] {
    let size = [
      voice.phrases.text(.rowCount, ["count": String(rowCount)]),
      voice.phrases.text(.columnCount, ["count": String(facts.count)]),
    ].joined(separator: voice.phrases.text(.listSeparator))
    let columns = facts.indices.compactMap { column($0, voice) }
    let nameless = facts.indices.reduce(0) { $0 + (names[$1] == nil ? facts[$1].blankCount : 0) }
    return ([size] + columns + [blanks(nameless, voice)].compactMap(\.self))
      .map { SpokenLine(voice.sentence($0)) }
  }

  /// The facts in one line.
  package func text(_ voice: SummaryVoice) -> String {
    let comma = voice.phrases.text(.listSeparator)
    // Facts hold commas themselves; languages with a comma of their own are understood by that alone.
    return lines(voice).map(\.text).joined(separator: comma == ", " ? "; " : comma)
  }

  /// What there is to say of a column; nil if that is nothing.
  private func column(_ index: Int, _ voice: SummaryVoice) -> String? {
    guard let name = names[index].map(voice.name) else { return nil }
    let facts = facts[index]
    let blanks = blanks(facts.blankCount, voice)
    if let values = values(of: facts, name, types[index], voice) {
      return [values, blanks].compactMap(\.self).joined(separator: voice.phrases.text(.listSeparator))
    }
    guard let blanks else { return nil }
    guard facts.filledCount == 0 else {
      return voice.phrases.text(.headerAndValue, ["header": name, "value": blanks])
    }
    return voice.phrases.text(.summarySame, ["name": name, "value": voice.phrases.text(.blank)])
  }

  /// The values of a column from the least to the greatest, or how many there are; nil if that is not known.
  private func values(
    of facts: ColumnFacts, _ name: String, _ type: ColumnType, _ voice: SummaryVoice
  ) -> String? {
    let same = { voice.phrases.text(.summarySame, ["name": name, "value": $0]) }
    if let count = facts.differentCount, let first = facts.first {
      return count == 1
        ? same(voice.words(first, of: type))
        : voice.phrases.text(.summaryDistinct, ["name": name, "count": String(count)])
    }
    guard let low = facts.low, let high = facts.high else { return nil }
    let least = voice.words(low, of: type)
    if least == voice.words(high, of: type) { return same(least) }
    let (from, to) = (voice.end(low, of: type), voice.end(high, of: type))
    let range = voice.phrases.text(.summaryRange, ["name": name, "low": from, "high": to])
    let median = facts.median.map { value in
      let end = voice.end(FoundValue(value, written: [UInt8]().span), of: type)
      return voice.phrases.text(.summaryMedian, ["value": end])
    }
    return [range, median].compactMap(\.self).joined(separator: voice.phrases.text(.listSeparator))
  }

  /// "2 blank"; nil for none.
  private func blanks(_ count: Int, _ voice: SummaryVoice) -> String? {
    count > 0 ? voice.phrases.text(.summaryBlank, ["count": String(count)]) : nil
  }
}
