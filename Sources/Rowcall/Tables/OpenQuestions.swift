import RowcallImport
import RowcallModel
import RowcallText
import RowcallValues

/// Looks through a whole file for what its first rows leave open: the order of day and month, and the decimal mark.
///
/// `01/02/2006` may be in January or February until a `13/02/2006` decides for the whole column. The file is read a second
/// time, only if something is open and only until it is decided. What is still open then is assumed: `inspect` tells, and
/// an order of day and month is reported. `1,234` alone is not, since few write three decimals everywhere.
struct OpenQuestions {
  private let names: [String?]
  private let locale: LocaleTag
  private let delimiter: UInt8?
  private let vocabulary: CellVocabulary

  init(_ reader: TableReader, locale: LocaleTag, vocabulary: CellVocabulary) {
    names = reader.columnNames
    delimiter = reader.decisions.delimiter?.choice.asciiValue
    self.locale = locale
    self.vocabulary = vocabulary
  }

  /// Types the columns, and adds what is assumed about dates to the problems of the reader.
  ///
  /// - Parameter again: opens the file once more; nil for a pipe, of which only the first rows are known.
  func typing(of reader: inout TableReader, again: () -> TableReader?) -> ColumnTyping {
    var typing = typing([], reader)
    if !typing.openColumns.isEmpty {
      let rows = decidingRows(typing, reader, again)
      if rows.rowCount > 0 { typing = self.typing([rows], reader) }
    }
    for column in typing.openColumns where typing.columns[column].column.type.isDate {
      let reading = typing.columns[column].conventionWording
      let name = names[column].map { "\"\($0)\"" } ?? "\(column + 1)"
      reader.add(.assumed(column: name, reading, locale: locale.identifier))
    }
    return typing
  }

  private func typing(_ rows: [RowBatch], _ reader: TableReader) -> ColumnTyping {
    ColumnTyping(
      names: names, sample: rows + reader.headSample, locale: locale, delimiter: delimiter,
      vocabulary: vocabulary)
  }

  /// For each open column the first row that decides it.
  private func decidingRows(
    _ typing: ColumnTyping, _ reader: TableReader, _ again: () -> TableReader?
  ) -> RowBatch {
    var open = typing.openColumns
    var found = RowBatch()
    for batch in reader.headSample where !open.isEmpty { take(from: batch, &open, typing, into: &found) }
    guard !open.isEmpty, var rest = again() else { return found }
    // The first batches are those of the head. An error comes again when the rows are read.
    for _ in reader.headSample { _ = try? rest.nextBatch() }
    while !open.isEmpty, let batch = try? rest.nextBatch() { take(from: batch, &open, typing, into: &found) }
    return found
  }

  private func take(
    from batch: RowBatch, _ open: inout [Int], _ typing: ColumnTyping, into found: inout RowBatch
  ) {
    let bytes = batch.bytes.span
    for row in 0..<batch.rowCount {
      for column in open {
        guard let range = batch.range(row: row, column: column),
          typing.decides(bytes.extracting(range), column: column)
        else { continue }
        open.removeAll { $0 == column }
        found.append(row: names.indices.map { batch.text(row: row, column: $0) ?? "" })
      }
      if open.isEmpty { return }
    }
  }
}

extension ColumnType {
  fileprivate var isDate: Bool {
    switch self {
    case .date, .dateTime: true
    default: false
    }
  }
}
