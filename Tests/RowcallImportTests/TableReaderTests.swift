import Testing

@testable import RowcallImport

@Suite struct TableReaderTests {
  @Test func raggedRowsAreKeptAndTold() throws {
    let table = try read("a,b\n1,2\n3\n4,5,6\n7,8\n9,10\n".utf8)
    #expect(table.rows == [["1", "2"], ["3"], ["4", "5", "6"], ["7", "8"], ["9", "10"]])
    #expect(table.problems.map(\.description) == ["line 3: 1 cell, expected 2; 2 uneven rows"])
  }

  @Test(arguments: ["", "\n\r\n\n", "\u{FEFF}"])
  func emptyTextIsAnError(text: String) {
    #expect(failure(of: text).sentence == "t.csv: empty; a table needs at least one row")
  }

  @Test func sampleComesAgainAsTheFirstRows() throws {
    var reader = try TableReader(bytes: Array("a,b\n1,2\n3,4\n".utf8))
    #expect(reader.headSample.map(\.rowCount) == [2])
    #expect(try reader.nextBatch()?.text(row: 1, column: 0) == "3")
    #expect(try reader.nextBatch() == nil)
  }

  @Test func longTablesComeInBatches() throws {
    let body = (0..<200_000).map { "\($0),some text,\($0 * 7)\n" }.joined()
    var reader = try TableReader(bytes: Array(("id,text,n\n" + body).utf8))
    var count = 0
    var largest = 0
    while let batch = try reader.nextBatch() {
      #expect(batch.firstRow == count)
      #expect(batch.text(row: 0, column: 0) == "\(count)")
      count += batch.rowCount
      largest = max(largest, batch.bytes.count)
    }
    #expect(count == 200_000)
    #expect(largest < 3 << 20)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 3000), ImportLimits(cellBytes: 1000), 0, "--max-cell-bytes"),
    (
      "a,b\n1,2\n3,\"" + String(repeating: "x\n", count: 3000) + "\"\n", ImportLimits(cellBytes: 1000), 1,
      "--max-cell-bytes"
    ),
    ("a,b\n1,2\n" + String(repeating: "x,", count: 3000), ImportLimits(rowBytes: 1000), 1, "--max-row-bytes"),
    ("a,b\n1,2\n" + String(repeating: "x,", count: 3000), ImportLimits(columns: 1000), 1, "--max-columns"),
    (
      "#c\na,b\n1,2\n#" + String(repeating: "x", count: 3000), ImportLimits(rowBytes: 1000), 1,
      "--max-row-bytes"
    ),
    (
      "#c\na,b\n1,2\n#" + String(repeating: "x", count: 3000) + "\n3,4\n", ImportLimits(rowBytes: 1000), 1,
      "--max-row-bytes"
    ),
  ])
  func limitsEndReadingAfterTheRowsBefore(text: String, limits: ImportLimits, rows: Int, flag: String) {
    let found = failure(
      of: text, options: ImportOptions(delimiter: ",", quote: .double, header: .row, limits: limits))
    #expect(found.rows == rows)
    #expect(found.sentence.hasSuffix("; raise it with \(flag)"))
  }

  @Test func wideTablesAreRead() throws {
    let names = (0..<100_000).map { "c\($0)" }.joined(separator: ",")
    let values = (0..<100_000).map { "\($0)" }.joined(separator: ",")
    let table = try read((names + "\n" + values + "\n" + values + "\n").utf8)
    #expect(table.names.count == 100_000)
    #expect(table.rows.count == 2)
    #expect(table.rows[1][99_999] == "99999")
    #expect(table.problems.isEmpty)
  }

  @Test func missingFilesAndDirectoriesAreErrors() {
    #expect(throws: ImportError.notFound(path: "/no/such/file.csv")) {
      try TableReader.open("/no/such/file.csv")
    }
    #expect(throws: ImportError.isDirectory(path: "/")) { try TableReader.open("/") }
    #expect(throws: ImportError.emptyInput(path: "/dev/null")) { try TableReader.open("/dev/null") }
  }
}
