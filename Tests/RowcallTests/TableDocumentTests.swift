import Foundation
import Rowcall
import Testing

@Suite struct TableDocumentTests {
  // MARK: - Bytes that stay

  /// How a table is written, a step, and how the table is written after it.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var file = "table.csv"
    var before: String
    let step: EditStep
    let after: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "a cell in quotes stays in quotes", before: "Name,Price\n\"Ann\",1\nBob, 2\n",
      step: .set(row: 0, column: 0, text: "Cy"), after: "Name,Price\n\"Cy\",1\nBob, 2\n"),
    Case(
      name: "a text with a delimiter, a quote or a line break gets quotes", before: "Name,Price\nAnn,1\n",
      step: .set(row: 0, column: 0, text: "a,\"b\"\nc"), after: "Name,Price\n\"a,\"\"b\"\"\nc\",1\n"),
    Case(
      name: "a number with a comma needs no quotes between semicolons",
      before: "Name;Price\r\nAnn;1,5\r\nBob;2,5",
      step: .set(row: 1, column: 1, text: "3,75"), after: "Name;Price\r\nAnn;1,5\r\nBob;3,75"),
    Case(
      name: "a short row is filled up to the cell", before: "a,b,c\n1,2,3\n4\n5,6,7\n",
      step: .set(row: 1, column: 2, text: "x"), after: "a,b,c\n1,2,3\n4,,x\n5,6,7\n"),
    Case(
      name: "a file without a last line break gets none, and the new row before it one",
      before: "Name,Price\nAnn,1\nBob,2", step: .insert(row: 2, cells: ["Cy", "3"]),
      after: "Name,Price\nAnn,1\nBob,2\nCy,3"),
    Case(
      name: "lines that are no rows stay when the row above them goes",
      before: "Name,Price\nAnn,1\n\nBob,2\nCy,3\n", step: .remove(row: 0),
      after: "Name,Price\n\nBob,2\nCy,3\n"),
    Case(
      name: "lines above and below the table stay",
      before: "Prices of May\n\nName,Price,Kind\nAnn,1,x\nBob,2,y\n\nSource: us\n",
      step: .move(row: 0, to: 1), after: "Prices of May\n\nName,Price,Kind\nBob,2,y\nAnn,1,x\n\nSource: us\n"),
    Case(
      name: "a new column is named in the header", before: "Name,Price\nAnn,1\nBob,2\n",
      step: .addColumn("Note, long"), after: "Name,Price,\"Note, long\"\nAnn,1,\nBob,2,\n"),
    Case(
      name: "numbers of JSON stay numbers, and spaces stay", file: "table.json",
      before: "[\n  {\"name\" : \"Ann\",  \"price\": 1.50},\n  {\"name\":\"Bob\", \"price\": 2}\n]\n",
      step: .set(row: 0, column: 1, text: "3.20"),
      after: "[\n  {\"name\" : \"Ann\",  \"price\": 3.20},\n  {\"name\":\"Bob\", \"price\": 2}\n]\n"),
    Case(
      name: "words in place of a number of JSON are a string", file: "table.json",
      before: "[{\"a\":1},{\"a\":2}]",
      step: .set(row: 1, column: 0, text: "sold \"out\""), after: "[{\"a\":1},{\"a\":\"sold \\\"out\\\"\"}]"),
    Case(
      name: "a member that a record of JSON does not have goes where others have it", file: "table.json",
      before: "[{\"a\":1,\"b\":{\"c\":2}},{\"a\":3}]", step: .set(row: 1, column: 1, text: "4"),
      after: "[{\"a\":1,\"b\":{\"c\":2}},{\"a\":3, \"b\":{\"c\":4}}]"),
    Case(
      name: "a number of JSON comes back among numbers", file: "table.json",
      before: "[{\"a\":1},{\"a\":\"none\"},{\"a\":null}]", step: .set(row: 1, column: 0, text: "-2.5"),
      after: "[{\"a\":1},{\"a\":-2.5},{\"a\":null}]"),
    Case(
      name: "digits that were a text of JSON stay one among numbers", file: "table.json",
      before: "[{\"a\":1},{\"a\":\"2\"},{\"a\":3}]", step: .set(row: 1, column: 0, text: "5"),
      after: "[{\"a\":1},{\"a\":\"5\"},{\"a\":3}]"),
    Case(
      name: "a late text of JSON shows that a column has texts", file: "table.jsonl",
      before: String(repeating: "{\"a\":1}\n", count: 110) + "{\"a\":\"A1\"}\n{\"a\":\"B2\"}\n",
      step: .set(row: 110, column: 0, text: "120"),
      after: String(repeating: "{\"a\":1}\n", count: 110) + "{\"a\":\"120\"}\n{\"a\":\"B2\"}\n"),
    Case(
      name: "nothing becomes a boolean of JSON among booleans", file: "table.json",
      before: "[{\"a\":true},{\"a\":null}]", step: .set(row: 1, column: 0, text: "false"),
      after: "[{\"a\":true},{\"a\":false}]"),
    Case(
      name: "a word for no is false in a boolean of JSON", file: "table.json",
      before: "[{\"a\":true},{\"a\":false}]", step: .set(row: 0, column: 0, text: "Nein"),
      after: "[{\"a\":false},{\"a\":false}]"),
    Case(
      name: "digits stay a text of JSON among texts", file: "table.json",
      before: "[{\"a\":\"12\"},{\"a\":\"13\"},{\"a\":null},{\"a\":5}]",
      step: .set(row: 2, column: 0, text: "14"),
      after: "[{\"a\":\"12\"},{\"a\":\"13\"},{\"a\":\"14\"},{\"a\":5}]"),
    Case(
      name: "a blank is null among numbers of JSON", file: "table.json",
      before: "[{\"a\":\"none\"},{\"a\":3}]", step: .set(row: 0, column: 0, text: ""),
      after: "[{\"a\":null},{\"a\":3}]"),
    Case(
      name: "keys with dots are no nested objects", file: "table.json",
      before: "[{\"a\":{\"b\":1},\"a.b\":2}]", step: .set(row: 0, column: 1, text: "3"),
      after: "[{\"a\":{\"b\":1},\"a.b\":3}]"),
    Case(
      name: "a key that an object has twice changes twice", file: "table.json",
      before: "[{\"a\":1,\"b\":2,\"a\":1}]", step: .set(row: 0, column: 0, text: "3"),
      after: "[{\"a\":3,\"b\":2,\"a\":3}]"),
    Case(
      name: "a blank is null where others in its column are", file: "table.json",
      before: "[{\"a\":\"x\"},{\"a\":\"y\"},{\"a\":null}]", step: .set(row: 0, column: 0, text: ""),
      after: "[{\"a\":null},{\"a\":\"y\"},{\"a\":null}]"),
    Case(
      name: "a blank is an empty text where others in its column are", file: "table.json",
      before: "[{\"a\":\"x\"},{\"a\":\"\"},{\"a\":null}]", step: .set(row: 0, column: 0, text: ""),
      after: "[{\"a\":\"\"},{\"a\":\"\"},{\"a\":null}]"),
    Case(
      name: "a first cell that would be a comment gets quotes", before: "Name,Price\nAnn,1\nBob,2\n",
      step: .set(row: 1, column: 0, text: "# 1"), after: "Name,Price\nAnn,1\n\"# 1\",2\n"),
    Case(
      name: "removing the last record of JSON leaves no comma", file: "table.json",
      before: "[\n  {\"a\": 1},\n  {\"a\": 2}\n]", step: .remove(row: 1), after: "[\n  {\"a\": 1}\n]"),
    Case(
      name: "a record of JSON Lines is a line", file: "table.jsonl", before: "{\"a\":1}\n{\"a\":2}\n",
      step: .insert(row: 1, cells: ["7"]), after: "{\"a\":1}\n{\"a\":7}\n{\"a\":2}\n"),
    Case(
      name: "a whole number of a property list stays one", file: "table.plist",
      before: lights("<integer>31</integer> <!-- m -->"), step: .set(row: 1, column: 1, text: "32"),
      after: lights("<integer>32</integer> <!-- m -->")),
    Case(
      name: "a number with a fraction becomes a real one", file: "table.plist",
      before: lights("<integer>31</integer>"), step: .set(row: 1, column: 1, text: "31.50"),
      after: lights("<real>31.50</real>")),
    Case(
      name: "words in place of a number are a string", file: "table.plist",
      before: lights("<integer>31</integer>"), step: .set(row: 1, column: 1, text: "<31 & \"more\""),
      after: lights("<string>&lt;31 &amp; \"more\"</string>")),
    Case(
      name: "a date stays a date, and a day is its start", file: "table.plist",
      before: lights("<integer>31</integer>", date: "2024-11-02T14:00:00Z"),
      step: .set(row: 0, column: 2, text: "2024-12-24"),
      after: lights("<integer>31</integer>", date: "2024-12-24T00:00:00Z")),
    Case(
      name: "a number that becomes blank goes with its key", file: "table.plist",
      before: "<plist><array><dict><key>a</key><string>x</string> <key>b</key><integer>1</integer></dict>"
        + "<dict><key>a</key><string>y</string></dict></array></plist>",
      step: .set(row: 0, column: 1, text: ""),
      after: "<plist><array><dict><key>a</key><string>x</string></dict>"
        + "<dict><key>a</key><string>y</string></dict></array></plist>"),
    Case(
      name: "a member that a record lacks is spaced as others and has the type of its column",
      file: "table.plist",
      before:
        "<plist><array>\n<dict>\n\t<key>a</key> <string>x</string>\n\t<key>b</key> <integer>1</integer>\n</dict>\n"
        + "<dict>\n\t<key>a</key> <string>y</string>\n</dict>\n</array></plist>",
      step: .set(row: 1, column: 1, text: "7"),
      after:
        "<plist><array>\n<dict>\n\t<key>a</key> <string>x</string>\n\t<key>b</key> <integer>1</integer>\n</dict>\n"
        + "<dict>\n\t<key>a</key> <string>y</string>\n\t<key>b</key> <integer>7</integer>\n</dict>\n</array></plist>"
    ),
    Case(
      name: "the comment of a row stays when the row above it goes", file: "table.plist",
      before: "<plist><array>\n\t<dict><key>a</key><integer>1</integer></dict>\n\t<!-- two -->\n"
        + "\t<dict><key>a</key><integer>2</integer></dict>\n\t<dict><key>a</key><integer>3</integer></dict>\n</array></plist>",
      step: .remove(row: 0),
      after: "<plist><array>\n\t<!-- two -->\n"
        + "\t<dict><key>a</key><integer>2</integer></dict>\n\t<dict><key>a</key><integer>3</integer></dict>\n</array></plist>"
    ),
    Case(
      name: "a new row of a property list is written as the first", file: "table.plist",
      before:
        "<plist><array>\n\t<dict><key>a</key><integer>1</integer><key>b</key><true/></dict>\n</array></plist>",
      step: .insert(row: 1, cells: ["5", "false"]),
      after: "<plist><array>\n\t<dict><key>a</key><integer>1</integer><key>b</key><true/></dict>"
        + "\n\t<dict><key>a</key><integer>5</integer><key>b</key><false/></dict>\n</array></plist>"),
    Case(
      name: "a row that a key of a dictionary names keeps it", file: "table.plist",
      before: "<plist><dict><key>Ada</key><dict><key>born</key><integer>1815</integer></dict> "
        + "<key>Bo</key><dict><key>born</key><integer>1900</integer></dict></dict></plist>",
      step: .move(row: 1, to: 0),
      after: "<plist><dict><key>Bo</key><dict><key>born</key><integer>1900</integer></dict> "
        + "<key>Ada</key><dict><key>born</key><integer>1815</integer></dict></dict></plist>"),
    Case(
      name: "the key of a row can be changed", file: "table.plist",
      before: "<plist><dict><key>Ada</key><dict><key>born</key><integer>1815</integer></dict>"
        + "<key>Bo</key><dict><key>born</key><integer>1900</integer></dict></dict></plist>",
      step: .set(row: 1, column: 0, text: "Cy & Co"),
      after: "<plist><dict><key>Ada</key><dict><key>born</key><integer>1815</integer></dict>"
        + "<key>Cy &amp; Co</key><dict><key>born</key><integer>1900</integer></dict></dict></plist>"),
    Case(
      name: "the value of a key can be changed", file: "table.plist",
      before: "<plist><dict>\n<key>Port</key><integer>80</integer>\n<key>Fast</key><true/>\n</dict></plist>",
      step: .set(row: 1, column: 1, text: "false"),
      after: "<plist><dict>\n<key>Port</key><integer>80</integer>\n<key>Fast</key><false/>\n</dict></plist>"),
    Case(
      name: "a new column of a property list holds strings", file: "table.plist",
      before: "<plist><array><dict><key>a</key><integer>1</integer></dict></array></plist>",
      step: .addColumn("Note"),
      after:
        "<plist><array><dict><key>a</key><integer>1</integer><key>Note</key><string></string></dict></array></plist>"
    ),
  ])
  func onlyTheChangedCellsAreWritten(_ example: Case) throws {
    let folder = try Folder()
    let path = try folder.write(example.before, as: example.file)
    let document = try TableDocument(path: path)
    switch example.step {
    case .set(let row, let column, let text): try document.set(text, row: row, column: column)
    case .insert(let row, let cells): try document.insertRow(cells, at: row)
    case .remove(let row): try document.removeRow(at: row)
    case .move(let row, let place): try document.moveRow(from: row, to: place)
    case .addColumn(let name): try document.addColumn(named: name)
    case .removeEach, .reorder, .removeColumn: Issue.record("no such test")
    }
    try document.save()
    #expect(try folder.read(path) == example.after)
    _ = try document.undo()
    try document.save()
    #expect(try folder.read(path) == example.before)
  }

  @Test(arguments: ["", "\n", "\r\n", "\r"])
  func rowsBelowAHeaderAloneAreOnLinesOfTheirOwn(end: String) throws {
    for encoding in [String.Encoding.utf8, .utf16LittleEndian] {
      let folder = try Folder()
      let path = folder.path("table.csv")
      func bytes(_ text: String) -> Data? { ("\u{FEFF}" + text).data(using: encoding) }
      try #require(bytes("a,b" + end)).write(to: URL(fileURLWithPath: path))
      let document = try TableDocument(path: path)
      #expect(document.rowCount == 0)
      try document.insertRow(["1", "2"], at: 0)
      try document.addColumn(named: "c")
      try document.insertRow(["3", "4", "5"], at: 1)
      try document.save()
      let line = end.isEmpty ? "\n" : end
      #expect(try folder.data(path) == bytes("a,b,c\(line)1,2,\(line)3,4,5\(end)"))
      while try document.undo() != nil {}
      try document.save()
      #expect(try folder.data(path) == bytes("a,b" + end))
    }
  }

  @Test func nullAndAnEmptyTextAreGivenOnPurposeAndUndone() throws {
    let folder = try Folder()
    let before = #"[{"a":1,"b":null},{"a":"x","b":""},{"a":3}]"#
    let path = try folder.write(before, as: "table.json")
    let steps: [(row: Int, content: EditedCell, after: String)] = [
      (0, .emptyText, #"[{"a":1,"b":""},{"a":"x","b":""},{"a":3}]"#),
      (0, .null, before), (1, .null, #"[{"a":1,"b":null},{"a":"x","b":null},{"a":3}]"#),
      (1, .emptyText, before),
      (2, .null, #"[{"a":1,"b":null},{"a":"x","b":""},{"a":3, "b":null}]"#),
      (2, .emptyText, #"[{"a":1,"b":null},{"a":"x","b":""},{"a":3, "b":""}]"#),
    ]
    for step in steps {
      let document = try TableDocument(path: path)
      try document.set(step.content, row: step.row, column: 1)
      try document.save()
      #expect(try folder.read(path) == step.after)
      _ = try document.undo()
      try document.save()
      #expect(try folder.read(path) == before)
    }
    // Undone step by step: null, an empty text, what the file has.
    let document = try TableDocument(path: path)
    try document.set(.emptyText, row: 2, column: 1)
    try document.set(.null, row: 2, column: 1)
    try document.set("y", row: 2, column: 1)
    for after in [steps[4].after, steps[5].after, before] {
      _ = try document.undo()
      try document.saveCopy(to: folder.path("copy.json"))
      #expect(try folder.read(folder.path("copy.json")) == after)
      try FileManager.default.removeItem(atPath: folder.path("copy.json"))
    }
  }

  @Test func nullIsRefusedWhereTheFormatHasNone() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n")
    let document = try TableDocument(path: path)
    #expect(throws: EditError.noNull(path: path)) { try document.set(.null, row: 0, column: 0) }
    #expect(throws: EditError.noNull(path: path)) { try document.set(.emptyText, row: 0, column: 0) }
    #expect(!document.hasChanges)
  }

  @Test func undoneChangesAreMadeAgainByteForByte() throws {
    let folder = try Folder()
    let before = #"[{"a":1,"b":[1, 2]},{"a":2,"b":""},{"a":3}]"#
    let path = try folder.write(before, as: "table.json")
    do {
      let document = try TableDocument(path: path)
      try document.removeRow(at: 0)
      _ = try document.undo()
      try document.set("x", row: 2, column: 1)
      _ = try document.undo()
      _ = try document.redo()
      _ = try document.undo()
      try document.set("9", row: 1, column: 0)
    }
    let saved = before.replacing("{\"a\":2", with: "{\"a\":9")
    do {
      let document = try TableDocument(path: path)
      #expect(document.recoveredSteps == 1)
      try document.save()
      #expect(try folder.read(path) == saved)
      // What was saved is not in the journal; undone, it is a new step there.
      _ = try document.undo()
      try document.set("y", row: 2, column: 1)
      _ = try document.undo()
      _ = try document.redo()
    }
    let document = try TableDocument(path: path)
    #expect(document.recoveredSteps == 2)
    _ = try document.undo()
    try document.save()
    #expect(try folder.read(path) == before)
  }

  @Test func changesAreMadeAgainInTheirColumnsWhereTheSavedFileHasAnotherOrder() throws {
    let folder = try Folder()
    let path = try folder.write(
      #"[{"a":1,"b":2,"c":3},{"a":1,"c":4,"b":5},{"a":1,"b":6,"c":7}]"#, as: "table.json")
    do {
      let document = try TableDocument(path: path)
      try document.removeRow(at: 0)
      try document.save()
      try document.set("9", row: 0, column: 1)
      try document.insertRow(["1", "2", "3"], at: 0)
    }
    let document = try TableDocument(path: path)
    #expect(document.columnNames == ["a", "b", "c"])
    try document.save()
    #expect(
      try folder.read(path)
        == #"[{"a":1,"b":2,"c":3},{"a":1,"c":4,"b":9},{"a":1,"b":6,"c":7}]"#)
  }

  /// A property list of two lights.
  private static func lights(_ height: String, date: String = "2024-11-02T14:00:00Z") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <!-- lights -->
    <array>
    \t<dict><key>Light</key> <string>North</string> <key>Height</key><integer>12</integer>
    \t\t<key>Seen</key><date>\(date)</date></dict>
    \t<dict><key>Light</key><string>Tower</string>
    \t\t<key>Height</key>\(height)</dict>
    </array>
    </plist>

    """
  }

  @Test(arguments: ["windows-1252", "UTF-16LE", "UTF-16BE", "Shift_JIS", "UTF-8"])
  func aFileKeepsItsEncoding(name: String) throws {
    let encodings: [String: (String.Encoding, [UInt8], String)] = [
      "windows-1252": (.windowsCP1252, [], "Café"), "UTF-16LE": (.utf16LittleEndian, [0xFF, 0xFE], "Café"),
      "UTF-16BE": (.utf16BigEndian, [0xFE, 0xFF], "日本"), "Shift_JIS": (.shiftJIS, [], "日本語の表"),
      "UTF-8": (.utf8, [0xEF, 0xBB, 0xBF], "日本"),
    ]
    let (encoding, mark, word) = try #require(encodings[name])
    func bytes(_ last: String) throws -> Data {
      let text = "Name,Price\r\n\(word),1\r\nBob,\(last)\r\n\(word),3\r\n"
      return Data(mark) + (try #require(text.data(using: encoding)))
    }
    let folder = try Folder()
    let path = folder.path("table.csv")
    try bytes("2").write(to: URL(fileURLWithPath: path))
    let document = try TableDocument(path: path, options: ImportOptions(encoding: name))
    #expect(try document.cells(ofRow: 2) == [word, "3"])
    try document.set(word, row: 1, column: 1)
    try document.save()
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes(word))
  }

  @Test func aCharacterThatTheEncodingDoesNotHaveIsRefused() throws {
    let folder = try Folder()
    let path = folder.path("table.csv")
    try #require("Name\nCafé\nBob\n".data(using: .windowsCP1252)).write(to: URL(fileURLWithPath: path))
    let document = try TableDocument(path: path, options: ImportOptions(encoding: "windows-1252"))
    #expect {
      try document.set("日本", row: 0, column: 0)
    } throws: {
      "\($0)".hasSuffix(
        "\"日本\" has a character that windows-1252, the encoding of the file, does not have; leave it out, or convert the file to UTF-8 first"
      )
    }
    #expect(!document.hasChanges)
  }

  // MARK: - Steps

  /// The table as a list of lists, which does each step in the simplest way.
  struct Model: Equatable {
    var names: [String]
    var rows: [[String]]
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func anySessionDoesWhatListsOfTextsDo(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let folder = try Folder()
    let isJSON = seed % 3 == 0
    var model = Model(names: ["n", "m"], rows: (0..<6).map { ["r\($0)", "\($0 * 7)"] })
    let start =
      isJSON
      ? "[" + model.rows.map { "{\"n\": \"\($0[0])\", \"m\": \"\($0[1])\"}" }.joined(separator: ",\n ") + "]"
      : "n,m\n" + model.rows.map { $0.joined(separator: ",") + "\n" }.joined()
    let path = try folder.write(start, as: isJSON ? "table.json" : "table.csv")
    let hadChanges = try session(path, &model, &random, in: folder)
    // What was not saved comes back when the table is opened again.
    let document = try TableDocument(path: path)
    #expect(try document.model == model)
    #expect((document.recoveredSteps > 0) == hadChanges)
  }

  /// Does sixty steps; true if there are changes that are not saved at the end.
  private func session(
    _ path: String, _ model: inout Model, _ random: inout SplitMix, in folder: Folder
  ) throws -> Bool {
    let document = try TableDocument(path: path)
    var history = [model]
    var place = 0
    for number in 0..<60 {
      let row = Int(random.next() % UInt64(max(model.rows.count, 1)))
      switch random.next() % 10 {
      case 0...2 where !model.rows.isEmpty:
        let column = Int(random.next() % UInt64(model.names.count))
        let text = ["x\(number)", "a, \"b\"", "", "line\nline", "ü"][Int(random.next() % 5)]
        try document.set(text, row: row, column: column)
        model.rows[row][column] = text
      case 3:
        let cells = (0..<model.names.count).map { "new \(number) \($0)" }
        try document.insertRow(cells, at: row)
        model.rows.insert(cells, at: row)
      case 4 where model.rows.count > 2:
        try document.removeRow(at: row)
        model.rows.remove(at: row)
      case 5 where !model.rows.isEmpty:
        let to = Int(random.next() % UInt64(model.rows.count))
        try document.moveRow(from: row, to: to)
        model.rows.insert(model.rows.remove(at: row), at: to)
      case 6 where model.names.count < 4:
        try document.addColumn(named: "c\(number)")
        model.names.append("c\(number)")
        for row in model.rows.indices { model.rows[row].append("") }
      case 7:
        guard place > 0 else { continue }
        _ = try document.undo()
        place -= 1
        model = history[place]
        continue
      case 8:
        guard place + 1 < history.count else { continue }
        _ = try document.redo()
        place += 1
        model = history[place]
        continue
      case 9:
        try document.save()
        let saved = try TableDocument(path: document.copy(in: folder))
        #expect(try saved.model == model)
        continue
      default: continue
      }
      history = Array(history[...place]) + [model]
      place += 1
      #expect(try document.model == model)
    }
    return document.hasChanges
  }

  @Test func undoingEverythingGivesTheVeryBytes() throws {
    let folder = try Folder()
    let text = "a,b\n\"1\",  x\n2,\"y\"\n# no row\n3,z"
    let path = try folder.write(text)
    let document = try TableDocument(path: path)
    try document.set("9", row: 0, column: 0)
    try document.removeRow(at: 1)
    try document.addColumn(named: "c")
    try document.sort(byColumn: 0, isAscending: false, locale: LocaleTag("en"))
    try document.save()
    #expect(try folder.read(path) != text)
    while try document.undo() != nil {}
    try document.save()
    #expect(try folder.read(path) == text)
  }

  @Test func amountsAndDatesAreSortedBySizeAndBlanksLast() throws {
    let folder = try Folder()
    let path = try folder.write(
      "Name,Price,Day\nÄnne,$1200.00,3/4/2020\nzoe,$9.50,12/1/2019\nBob,,1/30/2020\nAnn,$75.00,\n")
    let document = try TableDocument(path: path)
    try document.sort(byColumn: 1, locale: LocaleTag("en-US"))
    #expect(try document.column(0) == ["zoe", "Ann", "Änne", "Bob"])
    try document.sort(byColumn: 1, isAscending: false, locale: LocaleTag("en-US"))
    #expect(try document.column(0) == ["Änne", "Ann", "zoe", "Bob"])
    try document.sort(byColumn: 2, locale: LocaleTag("en-US"))
    #expect(try document.column(0) == ["zoe", "Bob", "Änne", "Ann"])
    try document.sort(byColumn: 0, locale: LocaleTag("en-US"))
    #expect(try document.column(0) == ["Ann", "Änne", "Bob", "zoe"])
  }

  // MARK: - Files

  @Test func aFileThatAnotherProgramReplacedIsNotOverwrittenUnasked() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n3,4\n")
    let document = try TableDocument(path: path)
    try document.set("9", row: 0, column: 0)
    try FileManager.default.removeItem(atPath: path)
    _ = try folder.write("a,b\n5,6\n")
    #expect(throws: EditError.changedMeanwhile(path: path)) { try document.save() }
    #expect(try folder.read(path) == "a,b\n5,6\n")
    try document.save(isForced: true)
    #expect(try folder.read(path) == "a,b\n9,2\n3,4\n")
  }

  @Test func aFileThatAnotherProgramWroteIntoIsLeftAlone() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n3,4\n")
    let document = try TableDocument(path: path)
    try document.set("9", row: 0, column: 0)
    _ = try folder.write("a,b\n5,6\n")
    #expect(throws: EditError.changedMeanwhile(path: path)) { try document.save() }
    #expect(try folder.read(path) == "a,b\n5,6\n")
    #expect(document.hasChanges)
    try document.saveCopy(to: folder.path("copy.csv"))
    #expect(try folder.read(folder.path("copy.csv")) == "a,b\n9,2\n3,4\n")
    try document.save(isForced: true)
    #expect(try folder.read(path) == "a,b\n9,2\n3,4\n")
  }

  /// How a program leaves a file with the contents that it had.
  enum Rewrite: CaseIterable { case touched, writtenInPlace, replaced }

  @Test(arguments: Rewrite.allCases, [false, true])
  func aFileWithTheSameContentsIsSaved(rewrite: Rewrite, isLarge: Bool) throws {
    let folder = try Folder()
    let cell = String(repeating: "x", count: isLarge ? 1 << 20 : 3)
    let text = "a,b\n" + String(repeating: "1,\(cell)\n", count: 18)
    let path = try folder.write(text)
    let document = try TableDocument(path: path)
    func writeAgain(_ text: String) throws {
      switch rewrite {
      case .touched:
        try FileManager.default.setAttributes([.modificationDate: Date.now + 9], ofItemAtPath: path)
      case .writtenInPlace: try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      case .replaced: try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    }
    try writeAgain(text)
    try document.set("97", row: 0, column: 0)
    try document.set("8", row: 1, column: 0)
    _ = try document.undo()
    try document.save()
    let saved = text.replacing("1,", with: "97,", maxReplacements: 1)
    #expect(try folder.read(path) == saved)
    // Before the change: what is compared is what was computed while it was saved.
    try writeAgain(saved)
    try document.set("7", row: 0, column: 0)
    try document.save()
    #expect(try folder.read(path) == text.replacing("1,", with: "7,", maxReplacements: 1))
  }

  @Test func aLargeFileThatAnotherProgramWritesIntoIsNeitherMixedNorLost() throws {
    let folder = try Folder()
    let cell = String(repeating: "x", count: 1 << 20)
    let text = "a,b\n" + String(repeating: "1,\(cell)\n", count: 20)
    let path = try folder.write(text)
    let document = try TableDocument(path: path)
    try document.set("9", row: 0, column: 0)
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.seek(toOffset: 15 << 20)
    try file.write(contentsOf: Data(repeating: UInt8(ascii: "y"), count: 3000))
    try file.close()
    // The cells are those that were read, and can be changed and copied; the file is left alone.
    #expect(try document.cells(ofRow: 14) == ["1", cell])
    try document.set("8", row: 14, column: 0)
    #expect(throws: EditError.changedMeanwhile(path: path)) { try document.save() }
    let mixed = try folder.read(path)
    #expect(mixed.contains("xyyy"))
    try document.saveCopy(to: folder.path("copy.csv"))
    var rows = text.split(separator: "\n").map(String.init)
    (rows[1], rows[15]) = ("9,\(cell)", "8,\(cell)")
    let wanted = rows.joined(separator: "\n") + "\n"
    #expect(try folder.read(folder.path("copy.csv")) == wanted)
    #expect(try folder.names() == [".table.csv.rowcall-edits", "copy.csv", "table.csv"])
    try document.save(isForced: true)
    #expect(try folder.read(path) == wanted)
  }

  @Test func changesOfATouchedFileAreMadeAgain() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n3,4\n")
    try TableDocument(path: path).set("9", row: 0, column: 0)
    try FileManager.default.setAttributes([.modificationDate: Date.now + 9], ofItemAtPath: path)
    let document = try TableDocument(path: path)
    #expect(document.recoveredSteps == 1)
    try document.save()
    #expect(try folder.read(path) == "a,b\n9,2\n3,4\n")
  }

  @Test func twoDocumentsNeverEditOneFile() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n")
    let first = try TableDocument(path: path)
    #expect(throws: EditError.inUse(path: path)) { try TableDocument(path: path) }
    #expect(first.rowCount == 1)
  }

  @Test func linksAndRightsAreKept() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n", as: "real.csv")
    let (link, twin) = (folder.path("link.csv"), folder.path("twin.csv"))
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    try files.createSymbolicLink(atPath: link, withDestinationPath: "real.csv")
    func change(_ text: String, through path: String) throws {
      let document = try TableDocument(path: path)
      try document.set(text, row: 0, column: 0)
      try document.save()
      // Also when it is saved a second time.
      try document.set(text + text, row: 0, column: 0)
      try document.save()
    }
    try change("7", through: link)
    #expect(try folder.read(path) == "a,b\n77,2\n")
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "real.csv")
    #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o666)
    try files.linkItem(atPath: path, toPath: twin)
    try change("8", through: path)
    #expect(try folder.read(twin) == "a,b\n88,2\n")
    #expect(try folder.names() == ["link.csv", "real.csv", "twin.csv"])
  }

  @Test func changesOfAnotherFileAreNotMadeAgainUnasked() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n")
    try TableDocument(path: path).set("9", row: 0, column: 0)
    _ = try folder.write("a,b\n1,2\n3,4\n")
    #expect(throws: EditError.changedBelowChanges(path: path)) { try TableDocument(path: path) }
    let document = try TableDocument(path: path, unsaved: .discard)
    #expect(document.forgottenSteps == 1)
    #expect(try document.model.rows == [["1", "2"], ["3", "4"]])
  }

  @Test func changesThatWereAllUndoneAreNoneOfAnotherFile() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n")
    do {
      let document = try TableDocument(path: path)
      try document.set("9", row: 0, column: 0)
      _ = try document.undo()
      // As a program leaves it that is killed then.
      let journal = folder.path(".table.csv.rowcall-edits")
      let kept = try folder.read(journal)
      withExtendedLifetime(document) {}
      _ = try folder.write(kept, as: "journal")
    }
    try FileManager.default.moveItem(
      atPath: folder.path("journal"), toPath: folder.path(".table.csv.rowcall-edits"))
    _ = try folder.write("a,b\n1,2\n3,4\n")
    let document = try TableDocument(path: path)
    #expect(document.recoveredSteps == 0)
    #expect(try document.model.rows == [["1", "2"], ["3", "4"]])
  }

  @Test(arguments: [false, true])
  func changesOfAnotherFileAreMadeInTheFileAsItWas(isSaved: Bool) throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,\"2\"\n3,4\n")
    do {
      let document = try TableDocument(path: path)
      try document.set("9", row: 0, column: 0)
      if isSaved {
        try document.save()
        try document.set("7", row: 1, column: 1)
      }
      try document.removeRow(at: 0)
      // To be taken back, and no more a change then.
      try document.insertRow(["x"], at: 0)
      _ = try document.undo()
    }
    let other = "a,b\n5,6\n7,8\n9,0\n"
    _ = try folder.write(other)
    let wanted = isSaved ? "a,b\n3,7\n" : "a,b\n3,4\n"
    do {
      let document = try TableDocument(path: path, unsaved: .recoverInConflict)
      #expect(document.isInConflict)
      #expect(document.recoveredSteps == 2)
      try document.saveCopy(to: folder.path("copy.csv"))
      #expect(try folder.read(folder.path("copy.csv")) == wanted)
      #expect(throws: EditError.changedMeanwhile(path: path)) { try document.save() }
      #expect(try folder.read(path) == other)
      // Down to the bytes.
      let count = isSaved ? 3 : 2
      for _ in 0..<count { _ = try document.undo() }
      for _ in 0..<count { _ = try document.redo() }
    }
    let document = try TableDocument(path: path, unsaved: .recoverInConflict)
    #expect(document.isInConflict)
    try document.save(isForced: true)
    #expect(try folder.read(path) == wanted)
    #expect(!document.isInConflict && !document.hasChanges)
    try document.set("0", row: 0, column: 0)
    try document.save()
  }

  @Test func changesOfALargeFileThatAnotherProgramReplacedAreNamed() throws {
    let folder = try Folder()
    let cell = String(repeating: "x", count: 1 << 20)
    let path = try folder.write("a,b\n" + String(repeating: "1,\(cell)\n", count: 18))
    do {
      let document = try TableDocument(path: path)
      try document.set("8", row: 1, column: 0)
      try document.save()
      try document.set("9", row: 2, column: 0)
      try document.insertRow(["x", "y"], at: 4)
      try document.removeRow(at: 0)
      _ = try document.undo()
    }
    _ = try folder.write("a,b\n1,2\n3,4\n")
    for unsaved in [TableDocument.UnsavedChanges.recover, .recoverInConflict] {
      #expect {
        try TableDocument(path: path, unsaved: unsaved)
      } throws: {
        "\($0)".hasSuffix("; the changes are: row 3, column 1: 9; row 5 inserted: x, y")
      }
    }
    #expect(try TableDocument(path: path, unsaved: .discard).forgottenSteps == 2)
  }

  @Test func aStepThatWasCutOffIsLeftOut() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n")
    do {
      let document = try TableDocument(path: path)
      try document.set("8", row: 0, column: 0)
      try document.set("9", row: 0, column: 1)
    }
    let journal = URL(fileURLWithPath: folder.path(".table.csv.rowcall-edits"))
    let whole = try Data(contentsOf: journal)
    try whole.dropLast(4).write(to: journal)
    do {
      let document = try TableDocument(path: path)
      #expect(try document.cells(ofRow: 0) == ["8", "2"])
      // What follows is a line of its own.
      try document.set("7", row: 0, column: 0)
    }
    let document = try TableDocument(path: path)
    #expect(try document.cells(ofRow: 0) == ["7", "2"])
  }

  @Test func changesAreMadeWhereOtherRowsAreFoundThanBefore() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n3,4\n5,6\n")
    do {
      let document = try TableDocument(path: path)
      try document.set("Source: the office", row: 2, column: 0)
      try document.set("", row: 2, column: 1)
      try document.save()
      // The last row is a note now, and whoever opens the file anew does not find it.
      try document.set("9", row: 0, column: 0)
    }
    #expect {
      try TableDocument(path: path, options: ImportOptions(header: HeaderPlacement.none))
    } throws: {
      $0 as? EditError
        == .changesOfOtherFile(
          path: path, journal: folder.path(".table.csv.rowcall-edits"), edits: ["row 1, column 1: 9"])
    }
    let document = try TableDocument(path: path)
    #expect(document.rowCount == 3)
    try document.save()
    #expect(try folder.read(path) == "a,b\n9,2\n3,4\nSource: the office,\n")
  }

  @Test(arguments: [
    // A blank line here and there is kept, and is no rule.
    ("{\"a\":1}\n\n{\"a\":2}\n{\"a\":3}\n", "{\"a\":1}\n\n{\"a\":7}\n{\"a\":2}\n{\"a\":3}\n{\"a\":9}\n"),
    (
      "{\"a\":1}\n\n{\"a\":2}\n\n\n{\"a\":3}",
      "{\"a\":1}\n\n{\"a\":7}\n\n{\"a\":2}\n\n\n{\"a\":3}\n\n{\"a\":9}"
    ),
    ("{\"a\":1}\r\n{\"a\":2}\r\n\r\n", "{\"a\":1}\r\n{\"a\":7}\r\n{\"a\":2}\r\n{\"a\":9}\r\n\r\n"),
  ])
  func recordsAreInsertedAsMostAreSeparated(text: String, wanted: String) throws {
    let folder = try Folder()
    let path = try folder.write(text, as: "table.jsonl")
    let document = try TableDocument(path: path)
    try document.insertRow(["7"], at: 1)
    try document.insertRow(["9"], at: document.rowCount)
    try document.save()
    #expect(try folder.read(path) == wanted)
    for _ in 0..<2 { _ = try document.undo() }
    try document.save()
    #expect(try folder.read(path) == text)
  }

  @Test func lineBreaksInADumpAreEscaped() throws {
    let folder = try Folder()
    let path = try folder.write("id\tname\tnote\n1\tAnna\t\\N\n2\tBert\tone\\ttwo\n", as: "dump.tsv")
    let document = try TableDocument(path: path)
    #expect(try document.model.rows == [["1", "Anna", ""], ["2", "Bert", "one\ttwo"]])
    try document.set("one\ntwo\\\tthree", row: 0, column: 2)
    try document.save()
    #expect(
      try folder.read(path)
        == "id\tname\tnote\n1\tAnna\tone\\ntwo\\\\\\\tthree\n2\tBert\tone\\ttwo\n")
    let copy = try TableDocument(path: document.copy(in: folder))
    #expect(try copy.model.rows == [["1", "Anna", "one\ntwo\\\tthree"], ["2", "Bert", "one\ttwo"]])
  }

  @Test func columnsWithoutNamesAreNamedByTheirNumbers() throws {
    let folder = try Folder()
    let bare = try TableDocument(path: try folder.write("[[1, 2], [3, 4]]", as: "bare.json"))
    #expect {
      _ = try bare.column("a")
    } throws: {
      "\($0)"
        == "there is no column \"a\"; the columns have no names; name one by its number, which counts from 1"
    }
    #expect(try bare.column("2") == 1)
  }

  @Test func whatCannotBeWrittenIsRefused() throws {
    let folder = try Folder()
    let page = try folder.write("<table><tr><th>a<tr><td>1</table>", as: "page.html")
    #expect(throws: EditError.format(path: page, format: "web pages")) { try TableDocument(path: page) }
    let list = try folder.write("[{\"a\": [1, 2], \"b\": 1}]", as: "list.json")
    let document = try TableDocument(path: list)
    #expect(throws: EditError.container(row: 1, column: "a")) { try document.set("3", row: 0, column: 0) }
    #expect(try folder.names().filter { $0.hasSuffix(".rowcall-edits") } == [".list.json.rowcall-edits"])
  }
}

extension TableDocument {
  fileprivate var model: TableDocumentTests.Model {
    get throws {
      TableDocumentTests.Model(
        names: columnNames.map { $0 ?? "" }, rows: try (0..<rowCount).map { try cells(ofRow: $0) })
    }
  }

  fileprivate func column(_ column: Int) throws -> [String] {
    try (0..<rowCount).map { try cells(ofRow: $0)[column] }
  }

  /// A copy of the file as it is on disk.
  fileprivate func copy(in folder: Folder) throws -> String {
    let copy = folder.path("copy-" + (path.split(separator: "/").last ?? ""))
    try Data(contentsOf: URL(fileURLWithPath: path)).write(to: URL(fileURLWithPath: copy))
    return copy
  }
}
