import RowcallModel
import RowcallText
import RowcallValues

/// Writes row labels: `Apple Inc., $648.11, up 1.85%`.
///
/// All that a locale and a table decide is fetched when the label is made; a row is bytes from then on. Threads take a
/// copy each.
public struct RowLabel: Sendable {
  /// A piece of the label; cells are named by their place in `cells`.
  private indirect enum Part: Sendable {
    case literal([UInt8])
    case cell(Int)
    case segment([Part])
  }

  private let parts: [Part]
  private let joining: RowPlan.Joining
  private let separator: [UInt8]
  private let blank: [UInt8]
  private let surplus: SurplusCells
  private var cells: [LabelCell]

  /// Creates the labels of a table.
  ///
  /// - Parameter readers: one for each of the table's columns.
  public init(_ plan: RowPlan, table: Table, readers: [CellReader], locale: LocaleTag) {
    let style = DisplayStyle(locale: locale)
    separator = style.separator
    blank = style.blank
    joining = plan.joining
    surplus = SurplusCells(plan, table: table)
    cells = plan.cells.map {
      LabelCell($0, column: table.columns[$0.column], reader: readers[$0.column], style: style)
    }
    var count = 0
    parts = plan.parts.map { Self.part($0, count: &count) }
  }

  /// Appends one row's label in UTF-8.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    switch joining {
    case .list: appendList(row: row, of: batch, to: &output)
    case .template: append(parts, row: row, of: batch, to: &output)
    }
  }

  /// One row's label.
  ///
  /// - Parameter row: zero-based within the batch.
  public mutating func text(row: Int, of batch: RowBatch) -> String {
    var output = ByteBuffer()
    append(row: row, of: batch, to: &output)
    return output.text()
  }

  /// Appends the value of one of the plan's cells, without its header.
  mutating func append(valueOfCell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    if let range = batch.range(row: row, column: cells[index].column) {
      _ = cells[index].append(batch.bytes.span.extracting(range), withHeader: false, to: &output)
    } else {
      cells[index].appendBlank(withHeader: false, to: &output)
    }
  }

  /// Appends the text of a cell beyond the table's columns.
  func append(surplusColumn column: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    guard let range = batch.range(row: row, column: column) else { return }
    SafeText.append(batch.bytes.span.extracting(range), to: &output)
  }

  private static func part(_ part: RowPlan.Part, count: inout Int) -> Part {
    switch part {
    case .literal(let text): return .literal(Array(text.utf8))
    case .segment(let parts): return .segment(parts.map { Self.part($0, count: &count) })
    case .cell:
      count += 1
      return .cell(count - 1)
    }
  }
}

// MARK: - Lists

extension RowLabel {
  /// Cells with separators between them; cells that a short row does not have are left out.
  private mutating func appendList(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    let start = output.count
    let bytes = batch.bytes.span
    var isBlank = true
    for index in cells.indices {
      guard let range = batch.range(row: row, column: cells[index].column) else { continue }
      if output.count > start { output.append(separator) }
      let hasContent = cells[index].append(bytes.extracting(range), to: &output)
      isBlank = isBlank && !hasContent
    }
    for column in surplus.columns(row: row, of: batch) {
      if output.count > start { output.append(separator) }
      append(surplusColumn: column, row: row, of: batch, to: &output)
      isBlank = false
    }
    guard isBlank else { return }
    // An empty row would be "blank, Price blank, Change blank"; that it is blank says it all.
    output.removeAll(from: start)
    output.append(blank)
  }
}

// MARK: - Templates

extension RowLabel {
  private mutating func append(_ parts: [Part], row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    for part in parts {
      switch part {
      case .literal(let bytes): output.append(bytes)
      case .cell(let index): append(cell: index, row: row, of: batch, to: &output)
      case .segment(let parts):
        if !hasBlank(parts, row: row, of: batch) { append(parts, row: row, of: batch, to: &output) }
      }
    }
  }

  private mutating func append(cell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    if let range = batch.range(row: row, column: cells[index].column) {
      _ = cells[index].append(batch.bytes.span.extracting(range), to: &output)
    } else {
      cells[index].appendBlank(to: &output)
    }
  }

  /// Whether a cell of a segment is blank; segments within decide for themselves.
  private func hasBlank(_ parts: [Part], row: Int, of batch: RowBatch) -> Bool {
    parts.contains { part in
      guard case .cell(let index) = part else { return false }
      guard let range = batch.range(row: row, column: cells[index].column) else { return true }
      return cells[index].isBlank(batch.bytes.span.extracting(range))
    }
  }
}
