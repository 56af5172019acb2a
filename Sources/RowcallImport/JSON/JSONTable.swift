import RowcallModel
import RowcallValues

/// Opens JSON text: finds its records and decides the columns.
struct JSONTable {
  let text: DecodedText
  let options: ImportOptions

  /// Decides the outline and reads the head's rows.
  func open() throws(ImportError) -> TableReader {
    let outline = self.outline
    let window = TextWindow(
      stream: text.stream, text: Array(text.head[outline.start...]), problems: text.problems)
    var rows = JSONRows(
      window: window, outline: outline, before: text.head[..<outline.start], limits: options.limits)
    var sample = try rows.takeSample()
    guard !sample.isEmpty else { throw .emptyInput(path: text.stream.path) }
    if rows.isBareValue { throw .noTable(path: text.stream.path) }
    var decisions = ImportDecisions(
      format: text.format, encoding: text.encoding,
      preambleLines: Decision(0, confidence: 1, reasons: [.usual]),
      header: Decision(.none, confidence: 1, reasons: [.objectKeys]))
    if !outline.keys.isEmpty { decisions.format.reasons.append(.wrappedArray(outline.keys)) }
    if !outline.others.isEmpty {
      rows.problems.add(.otherRecords(outline.others, read: outline.keys))
    }
    var names: [String?]
    if rows.flattener.columns.count > 0 {
      names = try resolveKeys(&rows, &sample)
    } else {
      decisions.header = header(of: sample)
      let width = RowWidths(sample[0], rows: 0..<min(sample[0].rowCount, DialectTrial.sampleRows)).usual
      names = try rows.takeNames(
        decisions.header.choice.rowCount, from: &sample, width: width, path: text.stream.path)
    }
    return TableReader(
      path: text.stream.path, decisions: decisions, columnNames: names, headSample: sample, rows: rows)
  }

  /// Weighs whether the first of the arrays is a header; one value by itself never is, for nobody would write it so.
  private func header(of sample: [RowBatch]) -> Decision<HeaderPlacement> {
    if let asked = options.header { return .asked(asked) }
    guard sample[0].cellCount(inRow: 0) > 1 else {
      return Decision(.none, confidence: 1, reasons: [.singleValues])
    }
    return HeaderDetector(TableSample(sample), in: .file).headerRows().placement
  }

  private var outline: JSONOutline {
    let isLines = ["jsonl", "ndjson"].contains(FormatDetector.pathExtension(of: text.stream.path))
    return text.head.withUnsafeBufferPointer { head in
      JSONOutline(head: head, isWhole: text.isWhole, nesting: options.limits.nesting, isLines: isLines)
    }
  }

  /// Names the columns of objects by their keys, and gives each row a cell for each of them.
  private func resolveKeys(_ rows: inout JSONRows, _ sample: inout [RowBatch]) throws(ImportError)
    -> [String?]
  {
    rows.fixColumns()
    let width = rows.flattener.columns.count
    let cells = sample.totalRowCount * width
    let expansion = options.limits[.expansion]
    guard cells <= max(1 << 22, text.head.count * expansion) else {
      throw .limitExceeded(path: text.stream.path, line: 1, limit: .expansion, value: expansion)
    }
    for index in sample.indices { sample[index].pad(to: width) }
    let names = (0..<width).map { ColumnNames.cleaned(rows.flattener.columns.name(of: $0)) }
    rows.problems.add(names: names)
    return names
  }
}
