import Foundation
import Rowcall
import Testing

/// What a program leaves that ends without saving, and what the next one makes of it.
@Suite struct RecoveryTests {
  /// Records with all that texts cannot say: null, lists, objects, numbers in odd spellings, keys that are missing or there twice.
  private static let records: [(name: String, text: String)] = [
    (
      "table.json",
      #"""
      [{"a": null, "b": "", "c": [1, 2], "d": 1.50},
       {"a":"x","b":"y","c":"[1, 2]","d":1e3,"e":{"f":{},"g":null}},
       {"d": -0, "a": "" , "b": null},
       {"a": 12345678901234567890, "a": 2, "c": [], "e": {"f": 7, "h": "\u00e9"}},
       {"e.f": 1, "a": true}]

      """#
    ),
    ("twins.json", #"[{"a":{"b":1},"a.b":7},{"a.b":8,"a":{"b":2}},{"a":{"b":null},"a.b":""}]"#),
    ("lines.jsonl", "{\"a\":null,\"b\":[1]}\n{\"b\":\"\",\"a\":1.0}\n{\"b\":2}\n"),
    ("table.csv", "a,b,a\n\"1\",  x,\"\"\n2,\"y\"\n# no row\n3,z,\"q\"\"\",surplus\n"),
    ("breaks.csv", "\u{FEFF}a;b\r\n1;\"x\r\ny\"\r\n2;\r\n;3"),
    (
      "table.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><array>
      \t<dict><key>a</key><string></string><key>b</key> <integer>12</integer></dict><!-- c -->
      \t<dict><key>b</key><real>1.50</real><key>c</key><array><true/></array></dict>
      \t<dict><key>a</key><string>x</string><key>d</key><date>2024-11-02T14:00:00Z</date></dict>
      </array></plist>

      """
    ),
  ]

  @Test(arguments: records.map(\.name), 0..<3 as Range<UInt64>)
  func whatIsRecoveredIsWhatWasThereByteForByte(name: String, seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let folder = try Folder()
    let start = Self.records.first { $0.name == name }?.text ?? ""
    let path = try folder.write(start, as: name)
    // What the file would be after each change that can be undone.
    var (past, place, saved) = ([Data(start.utf8)], 0, Data(start.utf8))
    for _ in 0..<5 {
      let document = try TableDocument(path: path)
      #expect(try document.written(in: folder) == past[place], "opened again")
      for _ in 0..<12 {
        switch random.below(8) {
        case 0: if try document.undo() != nil { place -= 1 }
        case 1: if try document.redo() != nil { place += 1 }
        case 2:
          guard (try? document.save()) != nil else { continue }
          saved = past[place]
          #expect(try folder.data(path) == saved)
        default:
          guard try change(document, &random) else { continue }
          past = past[...place] + [try document.written(in: folder)]
          place += 1
          continue
        }
        #expect(try document.written(in: folder) == past[place])
      }
      #expect(try folder.data(path) == saved)
      // Whoever leaves without changes begins anew the next time.
      if !document.hasChanges { (past, place) = ([saved], 0) }
    }
    let document = try TableDocument(path: path)
    while try document.undo() != nil {
      place -= 1
      #expect(try document.written(in: folder) == past[place])
    }
    #expect(place == 0)
  }

  /// Makes a change; false for one that is refused.
  private func change(_ document: TableDocument, _ random: inout SplitMix) throws -> Bool {
    let row = random.below(max(document.rowCount, 1))
    do {
      switch random.below(8) {
      case 0...2:
        let content: EditedCell = ["x", "", "1.50", "a,\"b\"\n", .null, .emptyText][random.below(6)]
        try document.set(content, row: row, column: random.below(document.columnNames.count))
      case 3: try document.insertRow(["n", "", "2"], at: row)
      case 4...5:
        if document.rowCount < 2 { return false }
        try document.removeRow(at: row)
      case 6: try document.moveRow(from: row, to: random.below(document.rowCount))
      default: try document.addColumn(named: "c\(random.below(3))")
      }
    } catch is EditError { return false }
    // What cannot be saved yet, such as a row without a key.
    return true
  }

  @Test func changesAreRecoveredThoughTheOnlyRecordWithAColumnIsGone() throws {
    let folder = try Folder()
    let path = try folder.write(#"[{"a":1,"b":2},{"a":3},{"a":4}]"#, as: "table.json")
    do {
      let document = try TableDocument(path: path)
      try document.removeRow(at: 0)
      try document.save()
      try document.set("5", row: 0, column: 0)
    }
    let document = try TableDocument(path: path)
    #expect(document.recoveredSteps == 1)
    try document.save()
    #expect(try folder.read(path) == #"[{"a":5},{"a":4}]"#)
  }

  @Test func aSaveThatRewroteEachRowLeavesNoLargeJournal() throws {
    let folder = try Folder()
    let text = "a,b\n" + (0..<5000).map { "name \($0),\($0)\n" }.joined()
    let path = try folder.write(text)
    let document = try TableDocument(path: path)
    try document.addColumn(named: "c")
    try document.save()
    try document.set("x", row: 0, column: 0)
    let journal = try folder.read(folder.path(".table.csv.rowcall-edits"))
    #expect(journal.utf8.count < text.utf8.count * 3 / 2)
  }

  @Test func whatASaveLeavesInTheJournalIsNotWrittenAgain() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n3,4\n")
    func journal() throws -> String { try folder.read(folder.path(".table.csv.rowcall-edits")) }
    do {
      let document = try TableDocument(path: path)
      try document.set("x", row: 1, column: 0)
      for number in 1...5 {
        let before = try journal()
        try document.save()
        try document.set("\(number)", row: 1, column: 0)
        #expect(try journal().hasPrefix(before))
      }
      while try document.undo() != nil {}
      try document.save()
    }
    do {
      let document = try TableDocument(path: path)
      for text in ["p", "q", "r"] {
        try document.set(text, row: 0, column: 0)
        if text != "r" { try document.save() }
      }
      _ = try document.undo()
      _ = try document.undo()
    }
    let document = try TableDocument(path: path)
    #expect(document.recoveredSteps == 1)
    #expect(try document.cells(ofRow: 0) == ["p", "2"])
    #expect(try document.redo() != nil && document.redo() != nil && document.cells(ofRow: 0) == ["r", "2"])
  }

  @Test func aSortGoesByItsOwnColumnThoughColumnsOfTheFileChangedPlaces() throws {
    let folder = try Folder()
    let path = try folder.write(
      #"[{"a":"1","b":"$5","c":"x"},{"b":"$10","c":"q"},{"b":"$9","c":"w"},{"b":"$100","c":"e"}]"#,
      as: "table.json")
    let document = try TableDocument(path: path)
    try document.removeRow(at: 0)
    try document.save()
    try document.sort(byColumn: 1, isAscending: true, locale: LocaleTag("en"))
    #expect(try (0..<3).map { try document.cells(ofRow: $0)[1] } == ["$9", "$10", "$100"])
    for row in (0..<3).reversed() { try document.removeRow(at: row) }
    try document.save()
    for _ in 0..<3 { _ = try document.undo() }
    try document.sort(byColumn: 1, isAscending: true, locale: LocaleTag("en"))
    #expect(try document.cells(ofRow: 0)[1] == "$9")
  }

  @Test func aColumnThatWasSavedAndTakenBackIsRecovered() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n")
    do {
      let document = try TableDocument(path: path)
      try document.addColumn(named: "c")
      try document.save()
      _ = try document.undo()
    }
    let document = try TableDocument(path: path)
    #expect(document.recoveredSteps == 1)
    #expect(document.columnNames == ["a", "b"])
    try document.save()
    #expect(try folder.read(path) == "a,b\n1,2\n")
  }

  @Test func aHistoryThatWasCutOffIsLeftOut() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n3,4\n")
    let journal = URL(fileURLWithPath: folder.path(".table.csv.rowcall-edits"))
    var saved = 0
    do {
      let document = try TableDocument(path: path)
      try document.set("9", row: 0, column: 0)
      try document.save()
      saved = try Data(contentsOf: journal).count
      _ = try document.undo()
    }
    let whole = try Data(contentsOf: journal)
    for count in stride(from: saved, to: whole.count, by: 31) {
      try whole.prefix(count).write(to: journal)
      let document = try TableDocument(path: path)
      #expect(document.recoveredSteps == 0)
      #expect(try document.cells(ofRow: 0) == ["9", "2"])
    }
  }

  @Test func aJournalThatAnotherProgramBeganIsNotRemoved() throws {
    let folder = try Folder()
    let path = try folder.write("a,b\n1,2\n")
    let journal = folder.path(".table.csv.rowcall-edits")
    var first: TableDocument? = try TableDocument(path: path)
    try FileManager.default.removeItem(atPath: journal)
    do {
      let second = try TableDocument(path: path)
      try second.set("9", row: 0, column: 0)
      #expect(first?.hasChanges == false)
      first = nil
      #expect(FileManager.default.fileExists(atPath: journal))
    }
    #expect(try TableDocument(path: path).cells(ofRow: 0) == ["9", "2"])
  }

  @Test func tablesWithControlCharactersInTheirNamesHaveJournalsOfTheirOwn() throws {
    let shop = try TestDatabase("CREATE TABLE \"\u{1}0\"(a); CREATE TABLE \"\u{10}\"(a)")
    let tables = try ["\u{1}0", "\u{10}"].map { try TableDocument(path: shop.path + "#" + $0) }
    #expect(tables.count == 2)
  }
}

extension TableDocument {
  /// What the file would be if it were saved.
  fileprivate func written(in folder: Folder) throws -> Data {
    let copy = folder.path("copy")
    try saveCopy(to: copy)
    defer { try? FileManager.default.removeItem(atPath: copy) }
    return try folder.data(copy)
  }
}
