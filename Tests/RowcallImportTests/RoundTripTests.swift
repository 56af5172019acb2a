import Testing

@testable import RowcallImport

/// Tables written in any dialect are read back as they were.
@Suite struct RoundTripTests {
  private struct Writing {
    var delimiter: Character
    var quote: Quote
    var lineBreak: String
    var quotesAll: Bool
  }

  @Test(arguments: 0..<150)
  func randomTablesAreReadBack(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    let writing = Writing(
      delimiter: [",", "\t", ";", "|", "~", "·"].randomElement(using: &random) ?? ",",
      quote: Bool.random(using: &random) ? .double : .single,
      lineBreak: ["\n", "\r", "\r\n"].randomElement(using: &random) ?? "\n",
      quotesAll: Bool.random(using: &random))
    let table = Self.table(&random)
    let text = Self.write(table, writing)
    let dialect = DelimitedDialect(delimiter: writing.delimiter, quote: writing.quote)
    for chunkSize in [1, 2, 3, 7, 64, .max] {
      #expect(try Self.readBack(text, dialect, chunkSize: chunkSize) == table)
    }
  }

  @Test(arguments: 0..<60)
  func dialectOfPlainTablesIsFound(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed + 1000))
    let delimiter: Character = [",", "\t", ";", "|"].randomElement(using: &random) ?? ","
    let cities = ["Oslo", "Rome, Italy", "Lima; Peru", "Bonn", "Sapporo"]
    var table = [["City", "Count", "Share"]]
    for _ in 0..<Int.random(in: 3...40, using: &random) {
      table.append([
        cities.randomElement(using: &random) ?? "", "\(Int.random(in: 0...9999, using: &random))",
        "\(Int.random(in: 0...99, using: &random))%",
      ])
    }
    let writing = Writing(delimiter: delimiter, quote: .double, lineBreak: "\n", quotesAll: false)
    let reader = try TableReader(bytes: Array(Self.write(table, writing).utf8))
    #expect(reader.decisions.delimiter?.choice == delimiter)
    #expect(reader.decisions.header.choice == .row)
    #expect(reader.columnNames == ["City", "Count", "Share"])
  }

  @Test func chunksMayEndAnywhere() throws {
    let text = "# note\nNäme;\"a \"\"b\"\"\";x\r\n\"1\r\n2\";Ω≈ç√;😀\r\rlast;\"é\"\"\";\n"
    let whole = try read(text.utf8)
    #expect(whole.rows == [["1\r\n2", "Ω≈ç√", "😀"], ["last", "é\"", ""]])
    for chunkSize in 1...text.utf8.count {
      #expect(try read(text.utf8, chunkSize: chunkSize) == whole)
    }
  }

  /// Reads in a known dialect, without detecting anything.
  private static func readBack(_ text: String, _ dialect: DelimitedDialect, chunkSize: Int) throws
    -> [[String]]
  {
    let source = MemoryBytes(path: "t.csv", bytes: Array(text.utf8)[...], chunkSize: chunkSize)
    let stream = TextStream(source: source, head: FileHead(), skipping: 0, decoder: .utf8(UTF8Repair()))
    let window = TextWindow(stream: stream, text: [], problems: ProblemList())
    var reader = DelimitedRows(window: window, line: 1, dialect: dialect, limits: ImportLimits())
    var rows: [[String]] = []
    while let batch = try reader.nextBatch() {
      for row in 0..<batch.rowCount {
        rows.append((0..<batch.cellCount(inRow: row)).map { batch.text(row: row, column: $0) ?? "?" })
      }
    }
    return rows
  }

  private static func table(_ random: inout SeededGenerator) -> [[String]] {
    let pieces = [
      "a", "7", " ", ",", ";", "\t", "|", "'", "\"", "\n", "\r\n", "é", "漢", "😀", "word", "~", "·", "\\",
    ]
    return (0..<Int.random(in: 1...12, using: &random)).map { _ in
      (0..<Int.random(in: 2...6, using: &random)).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
          .joined()
      }
    }
  }

  private static func write(_ table: [[String]], _ writing: Writing) -> String {
    let quote = writing.quote == .double ? "\"" : "'"
    return table.map { row in
      row.map { cell in
        let needsQuotes =
          writing.quotesAll || cell.contains(quote)
          || cell.contains { $0 == writing.delimiter || $0.isNewline }
        return needsQuotes
          ? quote
            + cell.split(separator: quote, omittingEmptySubsequences: false).joined(separator: quote + quote)
            + quote : cell
      }.joined(separator: String(writing.delimiter)) + writing.lineBreak
    }.joined()
  }
}
