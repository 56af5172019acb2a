import RowcallModel
import RowcallValues

/// Speaks one cell of a row: its header where it is wanted, and its value.
struct SpokenCell: Sendable {
  /// What is decided before the first row, held once for all threads.
  private final class Constants: Sendable {
    let column: Int
    let options: FormatOptions
    let isOptional: Bool
    let reader: CellReader
    let voice: Voice
    let isText: Bool
    let names: CellNames
    /// Whether text that says nothing alone is spoken with its header.
    let explainsBareText: Bool
    /// What is spoken around a value that fits its column.
    let header: Affix
    /// What is spoken around "blank" and around text in a column of another type.
    let headerOfOthers: Affix

    init(
      _ plan: CellPlan, column: Column, reader: CellReader, voice: Voice, isNaming: Bool, jointHeader: String?
    ) {
      self.column = plan.column
      self.voice = voice
      options = plan.options
      isOptional = plan.isOptional
      self.reader = plan.options.isPlain ? CellReader(.text) : reader
      names = voice.speech.names(in: column, isChosen: isNaming)
      isText = column.type == .text || plan.options.isPlain
      explainsBareText = column.type == .text && plan.header == .whenUntyped
      let text = jointHeader ?? HeaderText.text(of: column, isScaled: reader.conventions.scale > 0)
      let header = plan.header == .never ? nil : text.map(voice.header)
      self.header = plan.header == .always ? header ?? Affix() : Affix()
      headerOfOthers = header ?? Affix()
    }
  }

  /// What all cells of a row have in common.
  final class Voice: Sendable {
    let speech: SpokenText
    let wording: RowWording
    let blank: [UInt8]

    init(_ speech: SpokenText, _ wording: RowWording) {
      self.speech = speech
      self.wording = wording
      blank = Array(speech.voiced(phrase: speech.spoken(.empty)).utf8)
    }

    /// What is spoken around a value with a header.
    fileprivate func header(_ text: String) -> Affix {
      wording.header(speech.voiced(speech.spoken(text: SpokenHeader.words(text))))
    }
  }

  private let constants: Constants
  private var memo: SpokenMemo

  /// The zero-based column.
  var column: Int { constants.column }

  init(
    _ plan: CellPlan, column: Column, reader: CellReader, voice: Voice, memo: SpokenMemo,
    isNaming: Bool = false, jointHeader: String? = nil
  ) {
    constants = Constants(
      plan, column: column, reader: reader, voice: voice, isNaming: isNaming, jointHeader: jointHeader)
    self.memo = memo
  }

  /// Whether nothing is in a cell.
  func isBlank(_ cell: Span<UInt8>) -> Bool {
    if case .empty? = constants.reader.value(in: cell) { true } else { false }
  }

  /// Appends the spoken text of a cell; returns whether anything but blanks is in it.
  mutating func append(
    _ cell: Span<UInt8>, withHeader hasHeader: Bool = true, to output: inout ByteBuffer
  ) -> Bool {
    if let place = memo.find(cell) {
      let fit = memo.fit(at: place)
      if fit == .blank {
        appendBlank(withHeader: hasHeader, to: &output)
      } else {
        let header = fit == .fitting ? constants.header : constants.headerOfOthers
        if hasHeader { output.append(header.prefix) }
        memo.append(at: place, to: &output)
        if hasHeader { output.append(header.suffix) }
      }
      return fit != .blank
    }
    return appendNew(cell, withHeader: hasHeader, to: &output)
  }

  /// Appends the spoken text of an empty cell, or for one that a short row does not have.
  ///
  /// A row may leave it out; a request for the value alone reports it.
  func appendBlank(withHeader hasHeader: Bool = true, to output: inout ByteBuffer) {
    if constants.isOptional, hasHeader { return }
    if hasHeader { output.append(constants.headerOfOthers.prefix) }
    output.append(constants.voice.blank)
    if hasHeader { output.append(constants.headerOfOthers.suffix) }
  }

  private mutating func appendNew(
    _ cell: Span<UInt8>, withHeader hasHeader: Bool, to output: inout ByteBuffer
  ) -> Bool {
    let value = constants.reader.value(in: cell)
    if case .empty? = value {
      memo.remember(cell, .blank, text: cell.extracting(0..<0))
      appendBlank(withHeader: hasHeader, to: &output)
      return false
    }
    let isKnown = value != nil || constants.isText && !(constants.explainsBareText && cell.isBareText)
    let fit: CellFit = isKnown ? .fitting : .other
    let header = fit == .fitting ? constants.header : constants.headerOfOthers
    if hasHeader { output.append(header.prefix) }
    let start = output.count
    output.append(heard(value, written: cell))
    output.withSpan { memo.remember(cell, fit, text: $0.extracting(start..<$0.count)) }
    if hasHeader { output.append(header.suffix) }
    return true
  }

  /// The words with the signs that the listener wants named; who has cells spelled wants to know what is written.
  private func heard(_ value: Value?, written: Span<UInt8>) -> String {
    let voice = constants.voice
    if voice.wording.letters.isSpelling {
      let letters = voice.wording.letters.words(SpokenText.audible(text(written)))
      return voice.speech.voiced(voice.speech.withSpokenDigits(letters))
    }
    let words = voice.wording.letters.words(words(of: value, written: written), written: text(written))
    return voice.speech.voiced(words, constants.names)
  }

  private func words(of value: Value?, written: Span<UInt8>) -> String {
    let voice = constants.voice
    guard let value else { return voice.speech.spoken(text: text(written)) }
    guard let digits = constants.options.fractionDigits else {
      return voice.speech.spoken(value.speakableMoment(as: voice.speech.form))
    }
    return voice.speech.exactly(value.rounded(toFractionDigits: digits))
  }

  /// The cell as it is written, cut where a plan cuts it.
  private func text(_ written: Span<UInt8>) -> String {
    let text = written.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    return constants.options.maximumLength.map { String(text.prefix($0)) } ?? text
  }
}
