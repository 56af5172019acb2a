import RowcallModel
import RowcallValues

/// Writes one cell of a row label: its header where it is wanted, and its value.
struct LabelCell: Sendable {
  /// The zero-based column.
  let column: Int
  private let reader: CellReader
  private let options: FormatOptions
  private let isOptional: Bool
  private let blank: [UInt8]
  /// The header around a value that fits its column.
  private let header: Affix
  /// The header around "blank" and around text in a column of another type.
  private let headerOfOthers: Affix
  private let isText: Bool
  private var display: CellDisplay

  init(_ plan: CellPlan, column: Column, reader: CellReader, style: DisplayStyle) {
    let header = HeaderText.text(of: column).map(style.header) ?? Affix()
    self.column = plan.column
    // Codes stand as they were written: reading them would cost a string each.
    self.reader = plan.options.isPlain || column.type == .identifier ? CellReader(.text) : reader
    self.header = plan.header == .always ? header : Affix()
    headerOfOthers = plan.header == .never ? Affix() : header
    options = plan.options
    isOptional = plan.isOptional
    blank = style.blank
    isText = column.type == .text
    display = CellDisplay(type: column.type, style: style, options: plan.options)
  }

  /// Whether nothing is in a cell.
  func isBlank(_ cell: Span<UInt8>) -> Bool {
    if case .empty? = reader.value(in: cell) { true } else { false }
  }

  /// Appends the cell.
  mutating func append(_ cell: Span<UInt8>, withHeader hasHeader: Bool = true, to output: inout [UInt8]) {
    let value = reader.value(in: cell)
    if case .empty? = value { return appendBlank(withHeader: hasHeader, to: &output) }
    let affix = !hasHeader ? Affix() : value == nil && !isText ? headerOfOthers : header
    output.append(contentsOf: affix.prefix)
    let start = output.count
    if let value {
      display.append(value, written: cell, to: &output)
    } else {
      SafeText.append(cell, to: &output)
    }
    if options.changesText { options.change(&output, from: start) }
    output.append(contentsOf: affix.suffix)
  }

  /// Appends what stands for an empty cell, or for one that a short row does not have.
  func appendBlank(withHeader hasHeader: Bool = true, to output: inout [UInt8]) {
    if isOptional { return }
    let affix = hasHeader ? headerOfOthers : Affix()
    output.append(contentsOf: affix.prefix)
    output.append(contentsOf: blank)
    output.append(contentsOf: affix.suffix)
  }
}

extension FormatOptions {
  /// Whether a finished value is changed again.
  var changesText: Bool { letterCase != nil || maximumLength != nil }

  /// Changes the letters of a finished value and cuts it.
  ///
  /// - Parameter start: where the value starts in the output; it reaches to the end.
  func change(_ output: inout [UInt8], from start: Int) {
    output.replaceSubrange(start..., with: changed(String(decoding: output[start...], as: UTF8.self)).utf8)
  }

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
