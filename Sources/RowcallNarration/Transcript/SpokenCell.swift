import RowcallModel
import RowcallValues

/// Says one cell of a row: its header where it is wanted, and its value.
struct SpokenCell: Sendable {
  /// The zero-based column.
  let column: Int
  private let options: FormatOptions
  private let isOptional: Bool
  private let reader: CellReader
  private let speech: SpokenText
  private let letters: LetterReading
  private let isText: Bool
  private let names: CellNames
  /// Whether text that says nothing alone is said with its header.
  private let explainsBareText: Bool
  private let blank: [UInt8]
  /// What is said around a value that fits its column.
  private let header: Affix
  /// What is said around "blank" and around text in a column of another type.
  private let headerOfOthers: Affix
  private var memo: SpokenMemo

  init(
    _ plan: CellPlan, column: Column, reader: CellReader, speech: SpokenText, wording: RowWording,
    memo: SpokenMemo, isNaming: Bool = false, jointHeader: String? = nil
  ) {
    self.column = plan.column
    options = plan.options
    isOptional = plan.isOptional
    self.reader = plan.options.isPlain ? CellReader(.text) : reader
    self.speech = speech
    self.memo = memo
    letters = wording.letters
    names = speech.names(in: column, isChosen: isNaming)
    isText = column.type == .text || plan.options.isPlain
    explainsBareText = column.type == .text && plan.header == .whenUntyped
    blank = Array(speech.voiced(phrase: speech.spoken(.empty)).utf8)
    let text = jointHeader ?? HeaderText.text(of: column, isScaled: reader.conventions.scale > 0)
    let header =
      plan.header == .never
      ? nil : text.map { wording.header(speech.voiced(speech.spoken(text: SpokenHeader.words($0)))) }
    self.header = plan.header == .always ? header ?? Affix() : Affix()
    headerOfOthers = header ?? Affix()
  }

  /// Whether nothing is in a cell.
  func isBlank(_ cell: Span<UInt8>) -> Bool {
    if case .empty? = reader.value(in: cell) { true } else { false }
  }

  /// Appends what is said for a cell; returns whether anything but blanks is in it.
  mutating func append(
    _ cell: Span<UInt8>, withHeader hasHeader: Bool = true, to output: inout ByteBuffer
  ) -> Bool {
    if let place = memo.find(cell) {
      let fit = memo.fit(at: place)
      if fit == .blank {
        appendBlank(withHeader: hasHeader, to: &output)
      } else {
        let header = fit == .fitting ? header : headerOfOthers
        if hasHeader { output.append(header.prefix) }
        memo.append(at: place, to: &output)
        if hasHeader { output.append(header.suffix) }
      }
      return fit != .blank
    }
    return appendNew(cell, withHeader: hasHeader, to: &output)
  }

  /// Appends what is said for an empty cell, or for one that a short row does not have.
  ///
  /// A row may leave it out; somebody who asks for the value alone is told.
  func appendBlank(withHeader hasHeader: Bool = true, to output: inout ByteBuffer) {
    if isOptional, hasHeader { return }
    if hasHeader { output.append(headerOfOthers.prefix) }
    output.append(blank)
    if hasHeader { output.append(headerOfOthers.suffix) }
  }

  private mutating func appendNew(
    _ cell: Span<UInt8>, withHeader hasHeader: Bool, to output: inout ByteBuffer
  ) -> Bool {
    let value = reader.value(in: cell)
    if case .empty? = value {
      memo.remember(cell, .blank, text: cell.extracting(0..<0))
      appendBlank(withHeader: hasHeader, to: &output)
      return false
    }
    let isKnown = value != nil || isText && !(explainsBareText && cell.isBareText)
    let fit: CellFit = isKnown ? .fitting : .other
    let header = fit == .fitting ? header : headerOfOthers
    if hasHeader { output.append(header.prefix) }
    let start = output.count
    output.append(heard(value, written: cell))
    output.withSpan { memo.remember(cell, fit, text: $0.extracting(start..<$0.count)) }
    if hasHeader { output.append(header.suffix) }
    return true
  }

  /// The words with the signs that the listener wants named; who has cells spelled wants to know what is written.
  private func heard(_ value: Value?, written: Span<UInt8>) -> String {
    if letters.isSpelling {
      return speech.voiced(speech.withSpokenDigits(letters.words(SpokenText.audible(text(written)))))
    }
    let words = letters.words(words(of: value, written: written), written: text(written))
    return speech.voiced(words, names)
  }

  private func words(of value: Value?, written: Span<UInt8>) -> String {
    guard let value else {
      return speech.spoken(text: text(written))
    }
    guard let digits = options.fractionDigits else {
      return speech.spoken(value.settledMoment(as: speech.form))
    }
    return speech.exactly(value.rounded(toFractionDigits: digits))
  }

  /// The cell as it is written, cut where a plan cuts it.
  private func text(_ written: Span<UInt8>) -> String {
    let text = written.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    return options.maximumLength.map { String(text.prefix($0)) } ?? text
  }
}
