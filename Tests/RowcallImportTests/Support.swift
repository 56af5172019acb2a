import RowcallModel
import Testing

@testable import RowcallImport

/// A table read to its end.
struct ReadTable: Equatable {
  var names: [String?]
  var rows: [[String]]
  var lines: [Int]
  var problems: [ImportProblem]
}

/// Reads a text that comes in chunks of a size, to its end.
func read(
  _ bytes: some Sequence<UInt8>, options: ImportOptions = ImportOptions(), path: String = "t.csv",
  chunkSize: Int = .max
) throws -> ReadTable {
  let source = MemoryBytes(path: path, bytes: Array(bytes)[...], chunkSize: chunkSize)
  var reader = try TableReader(source: source, options: options)
  var table = ReadTable(names: reader.columnNames, rows: [], lines: [], problems: [])
  while let batch = try reader.nextBatch() {
    #expect(batch.firstRow == table.rows.count)
    for row in 0..<batch.rowCount {
      table.rows.append((0..<batch.cellCount(inRow: row)).map { batch.text(row: row, column: $0) ?? "?" })
    }
    table.lines += batch.lines
  }
  table.problems = reader.problems
  return table
}

/// Reads a text without a header.
func rows(
  of text: String, options: ImportOptions = ImportOptions(delimiter: ",", header: HeaderPlacement.none)
) throws
  -> [[String]]
{
  try read(text.utf8, options: options).rows
}

/// What a text says, and the rows that come before it fails.
func failure(
  of text: String, options: ImportOptions = ImportOptions(), path: String = "t.csv"
) -> (rows: Int, sentence: String) {
  var count = 0
  do {
    var reader = try TableReader(bytes: Array(text.utf8), path: path, options: options)
    while let batch = try reader.nextBatch() { count += batch.rowCount }
    return (count, "no error")
  } catch {
    return (count, "\(error)")
  }
}

/// Numbers that look random and are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// All rows that a reader has left, each with as many texts as there are columns.
func rows(_ reader: TableReader) throws -> [[String]] {
  var reader = reader
  var rows: [[String]] = []
  while let batch = try reader.nextBatch() {
    rows += (0..<batch.rowCount).map { row in
      reader.columnNames.indices.map { batch.text(row: row, column: $0) ?? "" }
    }
  }
  return rows
}
