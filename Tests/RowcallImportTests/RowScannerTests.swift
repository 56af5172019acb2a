import Testing

@testable import RowcallImport

@Suite struct RowScannerTests {
  @Test(arguments: [
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("a\r\nb\rc\nd", [["a"], ["b"], ["c"], ["d"]]),
    (",\n,,\n", [["", ""], ["", "", ""]]),
    ("\n\na,b\n\r\n\nc,d\n\n\n", [["a", "b"], ["c", "d"]]),
    ("a,\"b,c\",d\n", [["a", "b,c", "d"]]),
    ("\"a\"\"b\",\"\"\"\"\n", [["a\"b", "\""]]),
    ("\"a\nb\r\nc\rd\",e\n", [["a\nb\r\nc\rd", "e"]]),
    ("\"\",\"\"\n", [["", ""]]),
    ("a\"b,c\"\"d\n", [["a\"b", "c\"\"d"]]),
    ("\"a\"  ,b\n", [["a", "b"]]),
    ("\"a\"bc,d\n", [["abc", "d"]]),
    ("\"a \"b\" c\",d\n", [["a \"b\" c", "d"]]),
    ("\"a \"b\"\",d\n", [["a \"b\"", "d"]]),
    ("\"a\"", [["a"]]),
    ("x,\"a\"\"\"", [["x", "a\""]]),
    ("a,b,", [["a", "b", ""]]),
    (
      "12345678,2345678\n1,9012345678901234567890\n",
      [["12345678", "2345678"], ["1", "9012345678901234567890"]]
    ),
  ])
  func rowsAreSplit(text: String, expected: [[String]]) throws {
    #expect(
      try rows(of: text, options: ImportOptions(delimiter: ",", quote: .double, header: HeaderPlacement.none))
        == expected)
  }

  @Test func linesAreThoseOfTheFile() throws {
    let table = try read(
      "a,b\n\n\"x\ny\r\nz\",1\r\n2,3\r4,5\n".utf8,
      options: ImportOptions(delimiter: ",", header: HeaderPlacement.none))
    #expect(table.lines == [1, 3, 6, 7])
  }

  @Test func delimiterMayHaveSeveralBytes() throws {
    let options = ImportOptions(delimiter: "¦", quote: .double, header: HeaderPlacement.none)
    #expect(try rows(of: "a¦b§\"¦\n\"c¦d\"¦ë\n", options: options) == [["a", "b§\"", ""], ["c¦d", "ë"]])
  }

  @Test func backslashMakesTheNextCharacterLiteral() {
    #expect(scan(#""a\"b",c\,d,\N,\\N"#, escape: .backslash) == [["a\"b", "c,d", "", "\\N"]])
    #expect(scan("a\\\nb,c\n", escape: .backslash) == [["a\nb", "c"]])
  }

  @Test func commentLinesAreSkipped() {
    #expect(scan("#x,\"y\n1,2\r#z\r\n3,#4", hasComments: true) == [["1", "2"], ["3", "#4"]])
  }

  @Test func rowsBeforeAnUnterminatedQuoteAreGiven() {
    let found = failure(of: "a,b\n1,2\n3,\"x\ny\n", options: ImportOptions(quote: .double, header: .row))
    #expect(
      found == (
        1, "t.csv:3: the quote that opens on this line is never closed; close it, or pass --quote none"
      ))
  }

  @Test func textAfterAQuoteIsReported() throws {
    let table = try read(
      "a,b\n\"x\" y,1\n\"z\" y,2\n".utf8, options: ImportOptions(delimiter: ",", quote: .double, header: .row)
    )
    #expect(table.rows == [["x y", "1"], ["z y", "2"]])
    #expect(table.problems.map(\.description) == ["line 2: text after a closing quote, in 2 cells"])
  }

  private func scan(_ text: String, escape: EscapeStyle = .doubled, hasComments: Bool = false) -> [[String]] {
    var bytes = Array(text.utf8)
    let dialect = DialectBytes(DelimitedDialect(escape: escape, hasComments: hasComments))
    var found = RowScanner.scan(&bytes, dialect: dialect, limits: ImportLimits(), line: 1, isLast: true)
    found.batch.bytes = bytes
    return (0..<found.batch.rowCount).map { row in
      (0..<found.batch.cellCount(inRow: row)).map { found.batch.text(row: row, column: $0) ?? "?" }
    }
  }

  @Test(arguments: [
    ("a,b\n1,\"x\n2,y\n3,z\n", ["1", "\"x", "2", "y", "3", "z"]),
    ("a,b\n1,\"x\n2,\"y\"\n3,z\n", ["1", "\"x", "2", "y", "3", "z"]),
    ("a,b\n1,\"x\n\n2,y\n", ["1", "\"x", "2", "y"]),
    ("a,b\n1,\"two\nlines\"\n2,y\n", ["1", "two\nlines", "2", "y"]),
    ("a,b\n1,\"x\ny,z\"\n3,w\n", ["1", "x\ny,z", "3", "w"]),
  ])
  func aQuoteThatSwallowsRowsIsReadAsACharacter(text: String, cells: [String]) throws {
    let table = try TableReader(bytes: Array(text.utf8))
    let found = table.headSample.flatMap { batch in
      (0..<batch.rowCount).flatMap { row in (0..<2).compactMap { batch.text(row: row, column: $0) } }
    }
    #expect(found == cells)
    let isStray = cells.contains { $0.first == "\"" }
    let sentence = "line 2: a quote that is not closed is read as a character"
    #expect(table.problems.map(\.description).contains(sentence) == isStray)
  }

  @Test func aQuoteThatIsOpenOnTheLastLineIsAnError() {
    #expect(throws: ImportError.unterminatedQuote(path: "-", line: 2)) {
      var table = try TableReader(bytes: Array("a,b\n1,\"x\n".utf8))
      while try table.nextBatch() != nil {}
    }
  }
}
