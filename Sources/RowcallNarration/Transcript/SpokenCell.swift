import RowcallModel
import RowcallValues

/// Says one cell of a row: its header where it is wanted, and its value.
struct SpokenCell: Sendable {
  let plan: CellPlan
  private let reader: CellReader
  private let speech: SpokenText
  private let isText: Bool
  private let letters: LetterReading
  /// What is said around a value with its header; nil when the column has none.
  private let header: Affix?

  init(
    _ plan: CellPlan, column: Column, reader: CellReader, speech: SpokenText, wording: RowWording
  ) {
    self.plan = plan
    self.reader = plan.options.isPlain ? CellReader(.text) : reader
    self.speech = speech
    isText = column.type == .text || plan.options.isPlain
    letters = wording.letters
    header =
      plan.header == .never
      ? nil
      : HeaderText.text(of: column, isScaled: reader.conventions.scale > 0).map {
        wording.header(speech.spoken(text: SpokenHeader.words($0)))
      }
  }

  /// What is said for the cell of a row; empty when it is blank and optional.
  func text(row: Int, of batch: RowBatch) -> String {
    let value = value(row: row, of: batch)
    if plan.isOptional, value == .empty { return "" }
    let spoken = spoken(value, row: row, of: batch)
    let isTyped = if let value { value != .empty } else { isText }
    guard let header, plan.header == .always || !isTyped else { return spoken }
    return header.text(around: spoken)
  }

  /// What is said for the value alone.
  func value(spokenInRow row: Int, of batch: RowBatch) -> String {
    spoken(value(row: row, of: batch), row: row, of: batch)
  }

  /// Whether nothing is in the row's cell.
  func isBlank(row: Int, of batch: RowBatch) -> Bool { value(row: row, of: batch) == .empty }

  private func spoken(_ value: Value?, row: Int, of batch: RowBatch) -> String {
    value == .empty ? speech.spoken(.empty) : letters.words(words(of: value, row: row, of: batch))
  }

  private func words(of value: Value?, row: Int, of batch: RowBatch) -> String {
    guard let value else {
      let text = batch.text(row: row, column: plan.column) ?? ""
      return speech.spoken(text: plan.options.maximumLength.map { String(text.prefix($0)) } ?? text)
    }
    guard let digits = plan.options.fractionDigits else {
      return speech.spoken(value.settledMoment(as: speech.form))
    }
    return speech.exactly(value.rounded(toFractionDigits: digits))
  }

  /// The cell's value; nil for text, `empty` for a cell that a short row does not have.
  private func value(row: Int, of batch: RowBatch) -> Value? {
    guard let range = batch.range(row: row, column: plan.column) else { return .empty }
    return reader.value(in: batch.bytes.span.extracting(range))
  }
}
