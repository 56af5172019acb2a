import Testing

@testable import RowcallImport

@Suite struct JSONRowsTests {
  @Test(
    arguments: [
      (#"[{"a":1,"b":"x"},{"a":2.50,"b":null}]"#, ["a", "b"], [["1", "x"], ["2.50", ""]]),
      (#"{"a":1}\#n{"b":true,"a":-2e5}\#n"#, ["a", "b"], [["1", ""], ["-2e5", "true"]]),
      (
        #"[{"p":{"x":1,"y":{"z":2}},"q":{}},{"p":{"y":{"z":3}}}]"#, ["p.x", "p.y.z", "q"],
        [["1", "2", ""], ["", "3", ""]]
      ),
      (
        #"[{"t":["u","v"],"w":[{"k":1,"l":"m"},[2,3]],"e":[]}]"#, ["t", "w", "e"],
        [["u, v", "k 1, l m; 2, 3", ""]]
      ),
      (#"{"ok":true,"data":{"rows":[{"n":7}],"of":1}}"#, ["n"], [["7"]]),
      (#"{"deep":{"er":[[0]]},"near":[{"n":8}]}"#, ["n"], [["8"]]),
      (#"{"n":9,"list":[1,2]}"#, ["n", "list"], [["9", "1, 2"]]),
      (#"[{"\u0061\n":"\u00e9\uD83D\uDE00\t\"\\\/"}]"#, ["a"], [["é😀\t\"\\/"]]),
      (#"[["City","Rain"],["Oslo",4],["Bonn",5]]"#, ["City", "Rain"], [["Oslo", "4"], ["Bonn", "5"]]),
      ("[1,2]\n[3,4]\n", [nil, nil], [["1", "2"], ["3", "4"]]),
      ("[5,6]", [nil], [["5"], ["6"]]),
      (#"["Oslo","Bonn"]"#, [nil], [["Oslo"], ["Bonn"]]),
      (#"[["Oslo"],[4]]"#, [nil], [["Oslo"], ["4"]]),
    ] as [(String, [String?], [[String]])])
  func recordsBecomeRows(text: String, names: [String?], expected: [[String]]) throws {
    for chunkSize in [1, 2, 5, .max] {
      let table = try read(text.utf8, chunkSize: chunkSize)
      #expect(table.names == names)
      #expect(table.rows == expected)
    }
  }

  @Test(arguments: [
    ("[{\"a\":1},\n {\"a\":é}]", 1, "t.json:2:7: found \"é\", expected a value"),
    ("[{\"a\":1},\n {\"ä\":2}", 2, "t.json:2:9: the JSON text ends too early; is the file cut off?"),
    ("[{\"a\":1} {\"a\":2}]", 1, "t.json:1:10: found \"{\", expected a comma or \"]\""),
    ("[{\"a\":1}] x", 1, "t.json:1:11: found \"x\", expected the end of the text"),
    ("[{\"a\":01}]", 0, "t.json:1:7: not a JSON number"),
    (
      "[{\"a\":\"\\ud800x\"}]", 0,
      "t.json:1:8: half of a surrogate pair; escape both halves or write the character itself"
    ),
    (
      "[{\"a\":\"\\q\"}]", 0,
      "t.json:1:8: unknown escape, expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
    ),
    ("[{\"a\":\"x\ny\"}]", 0, "t.json:1:9: control character in a string; escape it as \\u00XX"),
    ("[{\"a\" 1}]", 0, "t.json:1:7: found \"1\", expected a colon"),
    ("[{a:1}]", 0, "t.json:1:3: found \"a\", expected a key in double quotes"),
    ("[{\"a\":1,}]", 0, "t.json:1:9: found \"}\", expected a key in double quotes"),
    ("{\"a\":1}\nnope\n", 1, "t.json:2:1: found \"n\", expected a value"),
    ("42", 0, "t.json: a single JSON value, expected an array of objects, an array of arrays, or JSON Lines"),
    ("[]", 0, "t.json: empty; a table needs at least one row"),
    (
      String(repeating: "[", count: 100), 0,
      "t.json:1: JSON values nest deeper than the limit of 64; raise it with --max-nesting"
    ),
  ])
  func faultsNameLineAndColumn(text: String, rows: Int, sentence: String) {
    #expect(failure(of: text, path: "t.json") == (rows, sentence))
  }

  @Test func repeatedKeysAreReported() throws {
    let table = try read(#"[{"a":1,"a":2}]"#.utf8)
    #expect(table.rows == [["2"]])
    #expect(table.problems.map(\.description) == ["line 1: key \"a\" appears twice; the last value is used"])
  }

  @Test(arguments: [
    (#"{"x":[{"a":1}],"y":[{"b":2}]}"#, #"only the records under "x" are read, not those under "y""#),
    (
      #"{"m":{"p":[{"a":1}],"q":[[1]],"r":[{}],"s":[{}],"t":[{}]},"u":[{"a":1}]}"#,
      #"only the records under "u" are read, not those under "m.p", "m.q", "m.r" and 2 others"#
    ), (#"{"x":[{"a":[{"b":1}]}],"y":[1,2]}"#, nil),
  ])
  func recordsThatAreNotReadAreReported(text: String, sentence: String?) throws {
    #expect(try read(text.utf8, path: "t.json").problems.map(\.description) == [sentence].compactMap(\.self))
  }

  @Test func lateKeysAreReportedAndFollow() throws {
    let first = (0..<60_000).map { "{\"a\":\($0),\"b\":\"text\"}\n" }.joined()
    let table = try read((first + "{\"c\":1,\"a\":2}\n").utf8, path: "t.jsonl")
    #expect(table.names == ["a", "b"])
    #expect(table.rows.last == ["2", "", "1"])
    #expect(table.problems.count == 1)
    #expect(
      table.problems.first?.description.hasSuffix("new key \"c\"; its values follow the other cells") == true)
  }

  @Test func sparseRecordsCannotExplode() {
    let text = (0..<20_000).map { "{\"k\($0)\":1}\n" }.joined()
    #expect(failure(of: text, path: "t.jsonl").sentence.hasSuffix("; raise it with --max-expansion"))
  }

  @Test func arraysCannotHaveMoreCellsThanColumnsAreAllowed() {
    let found = failure(
      of: "[[1,2],[1,2,3]]", options: ImportOptions(limits: ImportLimits(columns: 2)), path: "t.json")
    #expect(
      found.sentence
        == "t.json:1: a row has more cells than the limit of 2 columns; raise it with --max-columns")
  }

  @Test func placesAreRightFarIntoOneLine() {
    let items = String(repeating: "{\"a\":\"é\"},", count: 60_000)
    let found = failure(of: "[" + items + "{\"a\":x}]", path: "t.json")
    #expect(found == (60_000, "t.json:1:\(60_000 * 10 + 7): found \"x\", expected a value"))
  }

  @Test func linesAreThoseOfTheFile() throws {
    #expect(try read("[\n {\"a\":1},\n\n {\"a\":\n2}\n]".utf8).lines == [2, 4])
  }
}
