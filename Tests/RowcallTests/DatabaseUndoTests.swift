import Foundation
import Rowcall
import Testing

/// What is saved after changes were taken back and made again, also those of rows that were added and saved.
@Suite struct DatabaseUndoTests {
  private static let keys = [
    "k INTEGER PRIMARY KEY", "k INTEGER PRIMARY KEY AUTOINCREMENT", "k TEXT PRIMARY KEY", "k",
  ]

  private func table(_ key: String) throws -> TestDatabase {
    let end = key == "k TEXT PRIMARY KEY" ? "WITHOUT ROWID" : ""
    return try TestDatabase(
      """
      CREATE TABLE t(\(key), n TEXT, m INTEGER DEFAULT (3 + 4), d TEXT DEFAULT plain, e DEFAULT 'it''s') \(end);
      INSERT INTO t VALUES(1, 'a', 1, 'x', NULL), (2, 'b', NULL, '', 5), (3, NULL, 3, 'z', 'y');
      """)
  }

  @Test(arguments: keys) func aCellOfARowThatWasAddedIsUndoneAfterASave(key: String) throws {
    let shop = try table(key)
    let added = "SELECT n, m, d, e FROM t WHERE k NOT IN (1, 2, 3)"
    let document = try TableDocument(path: shop.path)
    try document.insertRow(["9"], at: 3)
    for (column, text) in ["Sofa", "8", "w", "v"].enumerated() {
      try document.set(text, row: 3, column: column + 1)
    }
    try document.save()
    #expect(try shop.rows(added) == ["Sofa|8|w|v"])
    for _ in 0..<3 { _ = try document.undo() }
    #expect(try document.cells(ofRow: 3).dropFirst() == ["Sofa", "7", "plain", "it's"])
    try document.save()
    #expect(try shop.rows(added) == ["Sofa|7|plain|it's"])
    _ = try document.undo()
    try document.save()
    #expect(try shop.rows(added) == ["NULL|7|plain|it's"])
    _ = try document.undo()
    try document.save()
    #expect(try shop.rows(added) == [])
    for _ in 0..<3 { _ = try document.redo() }
    try document.save()
    #expect(try shop.rows(added) == ["Sofa|8|plain|it's"])
  }

  @Test func aNumberThatARowWasGivenIsUndoneAfterASave() throws {
    let shop = try table(Self.keys[0])
    func saved() throws -> [String] { try shop.rows("SELECT k FROM t WHERE k > 3 ORDER BY k") }
    let document = try TableDocument(path: shop.path)
    try document.insertRow(at: 3)
    try document.save()
    #expect(try saved() == ["4"])
    try document.set("50", row: 3, column: 0)
    try document.insertRow(at: 4)
    try document.insertRow(at: 5)
    try document.set("60", row: 4, column: 0)
    try document.set("70", row: 5, column: 0)
    try document.save()
    #expect(try saved() == ["50", "60", "70"])
    for _ in 0..<2 { _ = try document.undo() }
    try document.save()
    // New numbers, as a row without one gets.
    #expect(try saved() == ["50", "71", "72"])
    for _ in 0..<3 { _ = try document.undo() }
    try document.save()
    #expect(try saved() == ["4"])
  }

  @Test(arguments: [keys[0], keys[3]]) func aNewRowDoesNotGetTheNumberOfARowThatMayComeBack(key: String)
    throws
  {
    let shop = try table(key)
    let document = try TableDocument(path: shop.path)
    try document.insertRow(["", "new"], at: 0)
    try document.removeRow(at: 3)
    try document.save()
    #expect(try shop.rows("SELECT n, rowid FROM t") == ["a|1", "b|2", "new|4"])
    _ = try document.undo()
    try document.save()
    #expect(try shop.rows("SELECT n, rowid FROM t") == ["a|1", "b|2", "NULL|3", "new|4"])
    // Nor that of a row which comes back with the same save.
    try document.removeRow(at: 3)
    try document.save()
    _ = try document.undo()
    try document.insertRow(["", "newer"], at: 0)
    try document.save()
    #expect(try shop.rows("SELECT n, rowid FROM t").suffix(3) == ["NULL|3", "new|4", "newer|5"])
  }

  /// A row of the model: nil is what the database gives a row that was added.
  private struct Row: Equatable {
    let id: Int
    var cells: [String?]

    static let defaults = ["", "", "7", "plain", "it's"]

    /// What is in its cells once it was saved.
    var saved: [String] { zip(cells, Self.defaults).map { $0 ?? $1 } }

    func isShown(as texts: [String], isKeyGiven: Bool) -> Bool {
      zip(zip(cells, saved), texts).enumerated().allSatisfy { column, row in
        row.0.0 == nil ? column == 0 && isKeyGiven || row.1.isEmpty || row.1 == row.0.1 : row.1 == row.0.0
      }
    }
  }

  private struct Model {
    var rows: [Row]
    var key = 0
    var count = 0
    let isNumbered: Bool

    /// Makes a change in the document and here.
    mutating func change(_ document: TableDocument, _ random: inout SplitMix) throws {
      count += 1
      let place = random.below(max(rows.count, 1))
      switch random.below(5) {
      case 0 where rows.count > 2:
        try document.removeRow(at: place)
        rows.remove(at: place)
      case 1 where rows.count < 8:
        key -= 1
        let cells = [isNumbered ? "" : "\(key)"] + (random.below(2) == 0 ? [] : ["", "\(count)"])
        try document.insertRow(cells, at: place)
        let new = cells.map { $0.isEmpty ? nil : $0 } + Array(repeating: nil, count: 5 - cells.count)
        rows.insert(Row(id: count, cells: new), at: place)
      default:
        let column = random.below(5)
        key -= 1
        let text = column == 0 || column == 2 ? "\(key)" : "x\(count)"
        guard !rows.isEmpty else { return }
        try document.set(text, row: place, column: column)
        rows[place].cells[column] = text
      }
    }

    /// Whether a database has these rows and no others.
    func isSaved(in shop: TestDatabase) throws -> Bool {
      let query = "SELECT ifnull(k, ''), ifnull(n, ''), ifnull(m, ''), ifnull(d, ''), ifnull(e, '') FROM t"
      let found = try shop.rows(query).map { $0.split(separator: "|", omittingEmptySubsequences: false) }
      let (given, numbered) = (rows.filter { $0.cells[0] != nil }, rows.filter { $0.cells[0] == nil })
      let keys = Set(given.map { $0.saved[0] })
      let old = found.filter { keys.contains(String($0[0])) }
      let new = found.filter { !keys.contains(String($0[0])) }
      return Set(old.map { $0.joined(separator: "|") }) == Set(given.map { $0.saved.joined(separator: "|") })
        && new.map { $0.dropFirst().joined(separator: "|") }.sorted()
          == numbered.map { $0.saved.dropFirst().joined(separator: "|") }.sorted()
        && found.count == rows.count
    }
  }

  @Test(arguments: keys, 0..<25) func theDatabaseHasTheRowsOfTheDocumentAfterEachSave(key: String, seed: Int)
    throws
  {
    var random = SplitMix(state: UInt64(seed))
    let shop = try table(key)
    var model = Model(rows: [], isNumbered: key.contains("INTEGER"))
    for _ in 0..<3 {
      do {
        let document = try TableDocument(path: shop.path)
        model.rows = try (0..<document.rowCount).map { Row(id: -$0, cells: try document.cells(ofRow: $0)) }
        try session(document, &model, &random, in: shop)
      }
      // What was not saved is made again.
      let document = try TableDocument(path: shop.path)
      try document.save()
      #expect(try model.isSaved(in: shop), "\(model.rows)")
    }
  }

  private func session(
    _ document: TableDocument, _ model: inout Model, _ random: inout SplitMix, in shop: TestDatabase
  ) throws {
    var (history, place) = ([model.rows], 0)
    for _ in 0..<30 {
      switch random.below(10) {
      case 0, 1:
        try document.save()
        #expect(try model.isSaved(in: shop), "\(model.rows)")
      case 2...4 where place > 0:
        if try document.undo() != nil { place -= 1 }
        model.rows = history[place]
      case 5 where place + 1 < history.count:
        if try document.redo() != nil { place += 1 }
        model.rows = history[place]
      default:
        try model.change(document, &random)
        history = Array(history[...place]) + [model.rows]
        place += 1
      }
      let texts = try (0..<document.rowCount).map { try document.cells(ofRow: $0) }
      let areShown = zip(model.rows, texts).allSatisfy { $0.isShown(as: $1, isKeyGiven: model.isNumbered) }
      #expect(texts.count == model.rows.count && areShown, "\(texts), not \(model.rows)")
    }
  }
}
