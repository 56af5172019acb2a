import RowcallModel

@testable import RowcallImport

/// Reads delimited text as its rules are written down, a character at a time: slow, and easy to check by eye.
struct DelimitedReference {
  /// What reading gave: rows, and whether no quote was left open.
  struct Result: Equatable {
    var rows: [[String]] = []
    /// So many rows at most were reported as left out: a count of rows, a note below the table.
    var leftOut = 0
    var isWhole = true

    /// Whether these are the rows of a slower reader, in its order, but for those that are reported as left out.
    func agrees(with expected: Result) -> Bool {
      var missing = 0
      var others = expected.rows[...]
      for row in rows {
        guard let place = others.firstIndex(of: row) else { return false }
        missing += place - others.startIndex
        others = others[(place + 1)...]
      }
      return missing + others.count <= leftOut && isWhole == expected.isWhole
    }
  }

  private let text: [Unicode.Scalar]
  private let delimiter: Unicode.Scalar
  private let quote: Unicode.Scalar?
  private var next = 0

  init(_ bytes: [UInt8], _ dialect: DelimitedDialect) {
    text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    delimiter = dialect.delimiter.unicodeScalars.first ?? ","
    quote = dialect.quote.byte.map { Unicode.Scalar($0) }
  }

  /// All rows; those before an open quote where there is one.
  func rows() -> Result {
    var reader = self
    var result = Result()
    while reader.next < text.count {
      if reader.takeBreak() { continue }
      guard let row = reader.row() else {
        result.isWhole = false
        break
      }
      result.rows.append(row)
    }
    return result
  }

  private mutating func row() -> [String]? {
    var cells: [String] = []
    while true {
      guard let cell = peek == quote && quote != nil ? quotedCell() : plainCell() else { return nil }
      cells.append(cell)
      guard peek == delimiter else { break }
      next += 1
    }
    _ = takeBreak()
    return cells
  }

  private mutating func plainCell() -> String? { string(upToEndOfCell()) }

  /// The text in quotes, and what stands behind the closing one: a quote at its end means that inner ones were not doubled.
  private mutating func quotedCell() -> String? {
    next += 1
    var inner: [Unicode.Scalar] = []
    while let scalar = peek {
      next += 1
      if scalar != quote {
        inner.append(scalar)
      } else if peek == quote {
        inner.append(scalar)
        next += 1
      } else {
        var tail = upToEndOfCell()
        while let last = tail.last, last == " " || last == "\t" { tail.removeLast() }
        if let last = tail.last, last == quote { tail = [last] + tail.dropLast() }
        return string(inner + tail)
      }
    }
    return nil
  }

  private mutating func upToEndOfCell() -> [Unicode.Scalar] {
    let start = next
    while let scalar = peek, scalar != delimiter, scalar != "\n", scalar != "\r" { next += 1 }
    return Array(text[start..<next])
  }

  private mutating func takeBreak() -> Bool {
    guard let scalar = peek, scalar == "\n" || scalar == "\r" else { return false }
    next += 1
    if scalar == "\r", peek == "\n" { next += 1 }
    return true
  }

  private var peek: Unicode.Scalar? { next < text.count ? text[next] : nil }

  private func string(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}

extension DelimitedReference {
  /// What Rowcall reads in a known dialect, without detecting anything.
  static func rows(of bytes: [UInt8], _ dialect: DelimitedDialect, chunk: Int) -> Result {
    let source = MemoryBytes(path: "t.csv", bytes: bytes[...], chunkSize: chunk)
    let stream = TextStream(source: source, head: FileHead(), skipping: 0, decoder: .utf8(UTF8Repair()))
    let window = TextWindow(stream: stream, text: [], problems: ProblemList())
    var reader = DelimitedRows(window: window, line: 1, dialect: dialect, limits: ImportLimits())
    var result = Result()
    do {
      repeat {
        while let batch = try reader.nextBatch() {
          for row in 0..<batch.rowCount {
            result.rows.append(
              (0..<batch.cellCount(inRow: row)).map { batch.text(row: row, column: $0) ?? "missing" })
          }
        }
        result.leftOut += reader.problems.leftOutCount
      } while takeNextTable(of: &reader)
    } catch {
      result.isWhole = false
      result.leftOut += reader.problems.leftOutCount
    }
    return result
  }

  private static func takeNextTable(of reader: inout DelimitedRows) -> Bool {
    guard let following = reader.following else { return false }
    reader = following
    return true
  }
}

extension ProblemList {
  fileprivate var leftOutCount: Int {
    all.reduce(0) { count, problem in
      guard case .leftOut(_, let lines) = problem else { return count }
      return count + lines.reduce(0) { $0 + $1.count }
    }
  }
}
