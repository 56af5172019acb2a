import RowcallModel

@testable import RowcallImport

/// Whatever the bytes are, an importer ends with rows or with an error, however the bytes arrive, and within its limits.
enum ImportFuzz {
  static func delimited(_ input: [UInt8]) {
    var choices = Choices(input)
    if choices.flag() { cells(&choices) }
    let options = ImportOptions(
      encoding: choices.pick([
        nil, nil, nil, nil, "UTF-8", "UTF-16LE", "windows-1252", "Shift_JIS", "GB18030",
      ]),
      format: choices.pick([nil, .delimited]), delimiter: choices.pick([nil, nil, ",", ";", "\t", "·"]),
      quote: choices.pick([nil, nil, .double, .single, Quote.none]), header: choices.pick(headers),
      limits: choices.flag() ? small : ImportLimits())
    check(Array(choices.rest), options, path: "t.csv")
  }

  /// One JSON text, or one on each line.
  static func json(_ input: [UInt8]) {
    var choices = Choices(input)
    let options = ImportOptions(
      format: choices.pick([nil, .json]), header: choices.pick(headers),
      limits: choices.flag() ? small : ImportLimits())
    let path = choices.pick(["t.json", "t.jsonl"])
    let bytes = Array(choices.rest)
    check(bytes, options, path: path)
    JSONReference.check(bytes)
  }

  static func html(_ input: [UInt8]) {
    var choices = Choices(input)
    let options = ImportOptions(
      header: choices.pick(headers), limits: choices.flag() ? small : ImportLimits())
    let bytes = Array(choices.rest)
    check(bytes, options.asHTML, path: "t.html")
    guard let page = try? HTMLTables(bytes: bytes, options: options) else { return }
    require(page.tables.count <= options.limits.tables, "no more tables than are allowed")
    var slots = 0
    for table in page.tables {
      check(table, tables: page.tables.count)
      slots += table.rowCount * table.columnCount
    }
    require(slots <= options.limits.slots, "\(slots) slots, \(options.limits.slots) allowed")
  }

  /// Cells of a known dialect are those that a second, slower reader finds, and no row is lost without a report.
  private static func cells(_ choices: inout Choices) {
    let dialect = DelimitedDialect(
      delimiter: choices.pick([",", ";", "\t", "·"]), quote: choices.pick(Quote.allCases))
    let chunk = choices.pick([1, 2, 3, 7, .max])
    let bytes = Array(choices.rest)
    let found = DelimitedReference.rows(of: bytes, dialect, chunk: chunk)
    let expected = DelimitedReference(bytes, dialect).rows()
    require(
      found.agrees(with: expected),
      "\(found) as \(expected) in chunks of \(chunk)")
  }
}

extension ImportFuzz {
  private static let headers: [HeaderPlacement?] = [nil, nil, .row, HeaderPlacement.none, .rows(2), .line(2)]

  /// Limits that short inputs reach.
  private static let small = ImportLimits(
    cellBytes: 40, rowBytes: 120, columns: 8, nesting: 4, expansion: 2, pageBytes: 1024, elementDepth: 12,
    tables: 3, slots: 40, textBytes: 400)

  private static func check(_ bytes: [UInt8], _ options: ImportOptions, path: String) {
    let whole = ReadRows(bytes, options, path: path, chunk: .max)
    for chunk in [1, 7] {
      let pieces = ReadRows(bytes, options, path: path, chunk: chunk)
      require(pieces == whole, "\(pieces) as \(whole) in chunks of \(chunk)")
    }
    let widest = whole.rows.map(\.count).max() ?? 0
    require(widest <= options.limits.columns, "\(widest) cells in a row, \(options.limits.columns) allowed")
    if options.format == .delimited {
      require(zip(whole.lines, whole.lines.dropFirst()).allSatisfy { $0 < $1 }, "lines go on: \(whole.lines)")
      let longest = whole.rows.joined().map(\.utf8.count).max() ?? 0
      // A byte that is no UTF-8 becomes three.
      require(longest <= 3 * options.limits.cellBytes, "a cell of \(longest) bytes")
    }
  }

  private static func check(_ grid: TableGrid, tables: Int) {
    for (index, cell) in grid.cells.enumerated() {
      require(
        (0..<grid.rowCount).contains(cell.slot.row) && (0..<grid.columnCount).contains(cell.slot.column)
          && cell.rows.upperBound <= grid.rowCount && cell.columns.upperBound <= grid.columnCount,
        "cell \(index) lies on the grid")
      require(grid.index(at: cell.slot).map { $0 <= index } == true, "the first cell of a slot has it")
      for case .table(let inner) in cell.content { require((0..<tables).contains(inner), "table \(inner)") }
    }
  }
}

/// A table read to its end, and the error that ended it.
private struct ReadRows: Equatable {
  var names: [String?] = []
  var rows: [[String]] = []
  var lines: [Int] = []
  var problems: [ImportProblem] = []
  var error: ImportError?

  init(_ bytes: [UInt8], _ options: ImportOptions, path: String, chunk: Int) {
    do throws(ImportError) {
      let source = MemoryBytes(path: path, bytes: bytes[...], chunkSize: chunk)
      var reader = try TableReader(source: source, options: options)
      names = reader.columnNames
      defer { problems = reader.problems }
      while let batch = try reader.nextBatch() { add(batch) }
    } catch {
      self.error = error
    }
  }

  private mutating func add(_ batch: RowBatch) {
    require(batch.firstRow == rows.count, "batch starts at row \(batch.firstRow), not \(rows.count)")
    require(batch.lines.isEmpty || batch.lines.count == batch.rowCount, "a line for each row")
    for row in 0..<batch.rowCount {
      rows.append(
        (0..<batch.cellCount(inRow: row)).map { column in
          guard let range = batch.range(row: row, column: column) else { return "missing" }
          let text = String(decoding: batch.bytes[range], as: UTF8.self)
          require(text.utf8.elementsEqual(batch.bytes[range]), "cells are UTF-8: \(text)")
          return text
        })
    }
    lines += batch.lines
  }
}
