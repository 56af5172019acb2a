import RowcallModel
import RowcallText
import RowcallValues

extension TableReader {
  /// Decides what the columns hold: by the first rows, and by the whole file where those can be read in two ways.
  ///
  /// `01/02/2006` may be in January or February until a `13/02/2006` decides for the column, and `1,234` may be a thousand or
  /// little more than one. Only such a column makes the file be read a second time, up to the cell that decides. An order of
  /// day and month that nothing decides is added to the problems; of `1,234` alone only the decision tells, since few write
  /// three decimals everywhere. Of a stream only the first rows are known.
  ///
  /// - Parameters:
  ///   - locale: decides what the file leaves open.
  ///   - vocabulary: the words of the locale, kept by whoever reads many tables; nil to collect them anew.
  package mutating func typing(locale: LocaleTag, vocabulary: CellVocabulary? = nil) -> ColumnTyping {
    var typing = typing([], locale, vocabulary)
    let rows = decidingRows(for: typing)
    if rows.rowCount > 0 { typing = self.typing([rows], locale, typing.vocabulary) }
    for column in typing.openColumns {
      switch typing.columns[column].column.type {
      case .date(let order), .dateTime(let order):
        let name = columnNames[column].map { "\"\($0)\"" } ?? "\(column + 1)"
        self.rows.problems.add(.assumedDates(column: name, order, locale: locale.identifier))
      default: break
      }
    }
    return typing
  }

  private func typing(
    _ rows: [RowBatch], _ locale: LocaleTag, _ vocabulary: CellVocabulary?
  ) -> ColumnTyping {
    ColumnTyping(
      names: columnNames, sample: rows + headSample, locale: locale,
      delimiter: decisions.delimiter?.choice.asciiValue, vocabulary: vocabulary)
  }

  /// For each open column the first row that decides it.
  private func decidingRows(for typing: ColumnTyping) -> RowBatch {
    var open = typing.openColumns
    var found = RowBatch()
    for batch in headSample where !open.isEmpty { typing.take(from: batch, &open, into: &found) }
    guard !open.isEmpty, var rest = reopened?() else { return found }
    // The first batches are those of the head. An error comes again when the rows are read.
    for _ in headSample { _ = try? rest.nextBatch() }
    while !open.isEmpty, let batch = try? rest.nextBatch() { typing.take(from: batch, &open, into: &found) }
    return found
  }
}

extension ColumnTyping {
  /// Moves the rows that decide open columns, and takes these columns off the list.
  fileprivate func take(from batch: RowBatch, _ open: inout [Int], into found: inout RowBatch) {
    var row = 0
    while let decision = firstDecision(about: open, in: batch, from: row) {
      open.removeAll { $0 == decision.column }
      found.append(row: columns.indices.map { batch.text(row: decision.row, column: $0) ?? "" })
      row = decision.row
    }
  }
}
