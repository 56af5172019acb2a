import RowcallModel
import RowcallValues

/// Writes one cell of a row label: its header where it is wanted, and its value.
struct LabelCell: Sendable {
  /// What is decided before the first row, held once for all threads.
  private final class Constants: Sendable {
    let column: Int
    let reader: CellReader
    let options: FormatOptions
    let isOptional: Bool
    let blank: [UInt8]
    /// The header around a value that fits its column.
    let header: Affix
    /// The header around "blank" and around text in a column of another type.
    let headerOfOthers: Affix
    let isText: Bool
    /// Whether text that says nothing alone is read with its header.
    let explainsBareText: Bool
    let letters: LetterReading?
    /// Whether cells are read letter by letter, as they are written.
    let isSpelled: Bool
    /// Whether a finished value is changed again.
    let changesText: Bool

    init(
      _ plan: CellPlan, _ column: Column, _ reader: CellReader, _ header: Affix, _ letters: LetterReading?,
      blank: [UInt8]
    ) {
      self.column = plan.column
      // Codes stand as they were written: reading them would cost a string each.
      self.reader = plan.options.isPlain || column.type == .identifier ? CellReader(.text) : reader
      self.header = plan.header == .always ? header : Affix()
      headerOfOthers = plan.header == .never ? Affix() : header
      options = plan.options
      isOptional = plan.isOptional
      self.blank = blank
      isText = column.type == .text
      explainsBareText = isText && plan.header == .whenUntyped
      self.letters = letters
      isSpelled = letters?.isSpelling == true
      changesText = options.changesText || letters?.isPlain == false
    }
  }

  private let constants: Constants
  private var display: CellDisplay

  /// The zero-based column.
  var column: Int { constants.column }

  /// - Parameters:
  ///   - wording: nil for a cell whose header and letters are somebody else's.
  ///   - jointHeader: that of several columns; nil for the column's own.
  init(
    _ plan: CellPlan, column: Column, reader: CellReader, style: DisplayStyle, wording: RowWording? = nil,
    jointHeader: String? = nil
  ) {
    let header =
      wording.flatMap { wording in
        let own = HeaderText.text(of: column, isScaled: reader.conventions.scale > 0)
        return (jointHeader ?? own).map(wording.header)
      } ?? Affix()
    constants = Constants(plan, column, reader, header, wording?.letters, blank: style.blank)
    display = CellDisplay(type: column.type, style: style, options: plan.options)
  }

  /// Whether nothing is in a cell.
  func isBlank(_ cell: Span<UInt8>) -> Bool {
    if case .empty? = constants.reader.value(in: cell) { true } else { false }
  }

  /// Appends the cell; returns whether anything but blanks is in it.
  mutating func append(
    _ cell: Span<UInt8>, withHeader hasHeader: Bool = true, to output: inout ByteBuffer
  ) -> Bool {
    switch constants.reader.value(in: cell) {
    case .empty?:
      appendBlank(withHeader: hasHeader, to: &output)
      return false
    case nil:
      let isKnown = constants.isText && !(constants.explainsBareText && cell.isBareText)
      append(isKnown ? constants.header : constants.headerOfOthers, if: hasHeader, to: &output) { _, output in
        SafeText.append(cell, to: &output)
      }
    case let value?:
      append(constants.header, if: hasHeader, to: &output) {
        [isSpelled = constants.isSpelled] display, output in
        if isSpelled { return SafeText.append(cell, to: &output) }
        display.append(value, written: cell, to: &output)
      }
    }
    return true
  }

  /// Appends what stands for an empty cell, or for one that a short row does not have.
  ///
  /// A row may leave it out; a request for the value alone reports it.
  func appendBlank(withHeader hasHeader: Bool = true, to output: inout ByteBuffer) {
    if constants.isOptional, hasHeader { return }
    if hasHeader { output.append(constants.headerOfOthers.prefix) }
    output.append(constants.blank)
    if hasHeader { output.append(constants.headerOfOthers.suffix) }
  }

  /// Appends a value with its header around it, and with its letters changed as asked.
  @inline(__always)
  private mutating func append(
    _ header: Affix, if hasHeader: Bool, to output: inout ByteBuffer,
    value: (inout CellDisplay, inout ByteBuffer) -> Void
  ) {
    if hasHeader { output.append(header.prefix) }
    let start = output.count
    value(&display, &output)
    if constants.changesText { change(&output, from: start) }
    if hasHeader { output.append(header.suffix) }
  }

  /// Changes the letters of a finished value and cuts it.
  ///
  /// - Parameter start: where the value starts in the output; it reaches to the end.
  private func change(_ output: inout ByteBuffer, from start: Int) {
    let text = constants.options.changed(output.text(from: start))
    output.removeAll(from: start)
    output.append(constants.letters?.words(text) ?? text)
  }
}

extension FormatOptions {
  /// Whether a finished value is changed again.
  var changesText: Bool { letterCase != nil || maximumLength != nil }

  /// A finished value with its letters changed, and cut.
  func changed(_ text: String) -> String {
    let cased =
      switch letterCase {
      case .upper: text.uppercased()
      case .lower: text.lowercased()
      case nil: text
      }
    guard let maximumLength, cased.count > maximumLength else { return cased }
    return cased.prefix(maximumLength - 1) + "…"
  }
}
