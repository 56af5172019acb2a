import RowcallModel

/// Spreads JSON values over the cells of rows.
///
/// - A nested object becomes columns named by the path of keys: `address.city`.
/// - An array inside a record becomes one cell, so that its length does not widen the table: scalars joined by
///   commas; with objects or arrays in it, its items are joined by semicolons, an object's members as `key value`.
/// - `null`, an empty object and a missing key give an empty cell; numbers keep their spelling.
struct JSONFlattener: Sendable {
  /// All columns met so far.
  private(set) var columns = JSONColumns()
  /// How many columns the table has.
  ///
  /// Columns met later follow. Nil while the head is looked over.
  var fixedCount: Int?
  /// The rows made so far.
  private(set) var batch = RowBatch()
  /// Keys that stood twice in one object, by record.
  private(set) var repeatedColumns: [(column: Int, line: Int)] = []

  /// The cell of each column in the record in hand.
  private var cells: [RowBatch.CellRange] = []
  /// The columns that the record in hand has.
  private var used: [Int] = []
  private var isUsed: [Bool] = []

  private static let nothing = RowBatch.CellRange(start: 0, end: 0)

  /// Takes the rows out.
  mutating func takeBatch() -> RowBatch {
    defer {
      batch = RowBatch()
      repeatedColumns = []
    }
    return batch
  }

  /// Adds one record: an object by its keys, an array by position, a scalar as the only cell.
  mutating func add(_ tokens: [JSONToken], of text: UnsafeBufferPointer<UInt8>, line: Int) {
    var writer = JSONCellWriter(tokens: tokens, text: text, output: batch.bytes)
    batch.bytes = []
    switch tokens[0].kind {
    case .object: addObject(&writer, line: line)
    case .array: addArray(&writer)
    default: set(0, to: writer.cell())
    }
    batch.bytes = writer.output
    endRow(line: line)
  }

  private mutating func addObject(_ writer: inout JSONCellWriter, line: Int) {
    var path = [JSONColumns.root]
    columns.enter(JSONColumns.root)
    writer.index = 1
    while let node = path.last {
      let token = writer.tokens[writer.index]
      writer.index += 1
      guard token.kind == .key else {
        path.removeLast()
        continue
      }
      let child = child(of: node, token, writer)
      if writer.opensFilledObject {
        columns.enter(child)
        path.append(child)
        writer.index += 1
      } else {
        let column = columns.column(of: child)
        if column < isUsed.count, isUsed[column] { repeatedColumns.append((column, line)) }
        set(column, to: writer.cell())
      }
    }
  }

  private mutating func child(of node: Int, _ token: JSONToken, _ writer: JSONCellWriter) -> Int {
    guard token.hasEscapes else {
      return columns.child(of: node, key: UnsafeBufferPointer(rebasing: writer.text[token.start..<token.end]))
    }
    var key: [UInt8] = []
    JSONEscape.append(writer.text, range: token.start..<token.end, to: &key)
    return key.withUnsafeBufferPointer { columns.child(of: node, key: $0) }
  }

  private mutating func addArray(_ writer: inout JSONCellWriter) {
    writer.index = 1
    var column = 0
    while writer.tokens[writer.index].kind != .endArray {
      set(column, to: writer.cell())
      column += 1
    }
  }

  private mutating func set(_ column: Int, to cell: RowBatch.CellRange) {
    while cells.count <= column {
      cells.append(Self.nothing)
      isUsed.append(false)
    }
    if !isUsed[column] { used.append(column) }
    isUsed[column] = true
    cells[column] = cell
  }

  private mutating func endRow(line: Int) {
    let count = max((used.max() ?? -1) + 1, fixedCount ?? 0)
    batch.cells.append(contentsOf: cells.prefix(count))
    batch.cells.append(contentsOf: repeatElement(Self.nothing, count: max(0, count - cells.count)))
    batch.rowStarts.append(UInt32(batch.cells.count))
    batch.lines.append(line)
    for column in used {
      cells[column] = Self.nothing
      isUsed[column] = false
    }
    used.removeAll(keepingCapacity: true)
  }
}
