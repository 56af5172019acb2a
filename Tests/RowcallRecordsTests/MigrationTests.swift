import CSQLite
import Foundation
import RowcallRecords
import Testing

// TV-76
@Suite struct MigrationTests {
  private let folder: RecordFolder
  private let path: String

  init() throws {
    folder = try RecordFolder()
    path = folder.path()
    let context = try RecordContext(path: path, schema: .tasks(1))
    let list = try context.insert("List") { $0["name"] = "Groceries" }
    for (name, priority) in [("Milk", 2), ("Rice", nil)] as [(String, Int?)] {
      try context.insert("Task") {
        $0["name"] = .text(name)
        $0["priority"] = priority.map { .integer($0) }
        $0.relate("list", to: list)
      }
    }
    try context.save()
  }

  /// Opens the file with a changed schema; gives the error in words.
  private func error(
    _ version: Int, _ migrations: [RecordMigration] = [], _ change: (inout RecordSchema) -> Void
  ) throws -> String? {
    let before = try folder.bytes()
    do {
      _ = try RecordContext(path: path, schema: .tasks(version, change), migrations: migrations)
      return nil
    } catch {
      #expect(try folder.bytes() == before, "the file is as it was")
      #expect(try folder.names == ["records.db"])
      return error.description.replacing(folder.url.path + "/", with: "")
    }
  }

  @Test func aSchemaThatChangedUnderTheSameVersionIsReportedWithWhatDiffers() throws {
    #expect(
      try error(1) {
        $0.entities[1].attributes[0].type = .data
        $0.entities[1].attributes.append(RecordAttribute("note", .text, isOptional: true))
      }
        == "records.db: the file has version 1 of the schema like this program, but it differs: Task.name was a text and is now data, Task.note is new; the file is as it was; raise the version to 2, so that the file is migrated"
    )
  }

  @Test func defaultsAndDeleteRulesMayChangeUnderTheSameVersion() throws {
    #expect(
      try error(1) {
        $0.entities[0].relations[0].deleteRule = .deny
        $0.entities[1].attributes[1].defaultValue = 1
      } == nil)
  }

  @Test func aFileOfANewerVersionIsReported() throws {
    _ = try RecordContext(path: path, schema: .tasks(3) { $0.entities[1].attributes.remove(at: 1) })
    #expect(
      try error(2) { _ in }
        == "records.db: the file has version 3 of the schema, and this program knows versions up to 2: Task.priority is new; the file is as it was; open it with the newer program"
    )
  }

  @Test func aFileOfAnotherProgramIsReported() throws {
    #expect(
      try error(1) { $0.name = "families" }
        == "records.db: the file belongs to the program \"to-do\", and \"families\" does not open it; choose another file"
    )
    try sql("shop.db", "CREATE TABLE orders (id INTEGER)")
    let before = try folder.bytes("shop.db")
    #expect(throws: RecordError.otherProgram(path: folder.path("shop.db"), name: nil, expected: "to-do")) {
      try RecordContext(path: folder.path("shop.db"), schema: .tasks(1))
    }
    #expect(try folder.bytes("shop.db") == before)
  }

  @Test(arguments: ["Name,Price\nMilk,2\n", "SQLite format 3\0 broken", "x"])
  func whatIsNoDatabaseIsReported(text: String) throws {
    try text.write(toFile: folder.path("list.csv"), atomically: true, encoding: .utf8)
    #expect {
      try RecordContext(path: folder.path("list.csv"), schema: .tasks(1))
    } throws: {
      "\($0)".contains("this is no SQLite database") || "\($0)".contains("is broken")
    }
    #expect(try String(contentsOfFile: folder.path("list.csv"), encoding: .utf8) == text)
  }

  @Test func aFolderThatIsNotThereIsReported() {
    #expect(throws: RecordError.self) {
      try RecordContext(path: folder.path("no/records.db"), schema: .tasks(1))
    }
  }

  @Test func aValueThatAnotherProgramBrokeIsReported() throws {
    try sql("records.db", "UPDATE Task SET priority = 'high' WHERE id = 1")
    #expect(
      try error(1) { _ in }
        == "records.db: another program changed the file: Task 1.priority is \"high\" and must be a whole number; correct the value with sqlite3, or restore the file"
    )
    try sql("records.db", "UPDATE Task SET priority = 1, list = 9 WHERE id = 1")
    #expect(
      try error(1) { _ in }
        == "records.db: another program changed the file: Task 1.list leads to List 9, and one of them is not there; correct the value with sqlite3, or restore the file"
    )
  }

  @Test func whatIsCertainIsMigratedByItself() throws {
    let context = try RecordContext(
      path: path,
      schema: .tasks(2) {
        $0.entities[0].name = "Folder"
        $0.entities[0].formerName = "List"
        $0.entities[0].attributes.append(RecordAttribute("isOpen", .boolean, defaultValue: true))
        $0.entities[1].attributes[1].type = .number
        $0.entities[1].attributes[1].isOptional = false
        $0.entities[1].attributes[1].defaultValue = 1.5
        $0.entities[1].attributes[0].name = "title"
        $0.entities[1].attributes[0].formerName = "name"
        $0.entities[1].relations[0].destination = "Folder"
        $0.entities[1].relations[0].name = "folder"
        $0.entities[1].relations[0].formerName = "list"
        $0.entities[0].relations[0].inverse = "folder"
        $0.entities.append(RecordEntity("Tag", attributes: [RecordAttribute("name", .text)]))
      })
    let tasks = try context.fetch("Task")
    #expect(tasks.map { $0["title"]?.text } == ["Milk", "Rice"])
    #expect(tasks.map { $0["priority"]?.number } == [2, 1.5])
    #expect(tasks.map { $0.relatedRecord("folder") } == [RecordID("Folder", 1), RecordID("Folder", 1)])
    #expect(try context.fetch("Folder").map { $0["isOpen"] } == [true])
    #expect(try folder.names == ["records.db"])
    #expect(try context.insert("Task") == RecordID("Task", 3))
  }

  @Test func anAttributeThatMayHaveAnotherNameNowIsAskedFor() throws {
    let change: (inout RecordSchema) -> Void = { $0.entities[1].attributes[0].name = "title" }
    #expect(
      try error(2, [], change)
        == "records.db: the file has version 1 of the schema, and what becomes of its records in version 2 is not certain: Task.title is new, Task.name is gone; the file is as it was; give former names, or a migration from version 1"
    )
    let migration = RecordMigration(from: 1) { old, new in
      if new.id.entity == "Task" { new["title"] = .text("\(old["name"]?.text ?? "")!") }
    }
    #expect(try error(2, [migration], change) == nil)
    let context = try RecordContext(path: path, schema: .tasks(2, change))
    #expect(try context.fetch("Task").map { $0["title"]?.text } == ["Milk!", "Rice!"])
    #expect(try folder.names == ["records.db"])
  }

  @Test func aCopyOfTheOldFileIsThereUntilTheMigrationIsDone() throws {
    let copy = path + ".before-version-2"
    let migration = RecordMigration(from: 1) { _, _ in
      // A copy that another context reads is a whole file of the old version.
      let old = try RecordContext(path: copy, schema: .tasks(1))
      #expect(try old.fetch("Task").count == 2)
    }
    _ = try RecordContext(path: path, schema: .tasks(2), migrations: [migration])
    #expect(try folder.names == ["records.db"])
  }

  @Test func aCopyIsPrivateAndOneThatAKilledProgramLeftIsRemoved() throws {
    let copy = path + ".before-version-2"
    let migration = RecordMigration(from: 1) { _, _ in
      let attributes = try FileManager.default.attributesOfItem(atPath: copy)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      if !FileManager.default.fileExists(atPath: copy + "-2") {
        try FileManager.default.linkItem(atPath: copy, toPath: copy + "-2")
      }
    }
    _ = try RecordContext(path: path, schema: .tasks(2), migrations: [migration])
    #expect(try folder.names == ["records.db"])
  }

  @Test func aCopyThatWasNeverFinishedIsWrittenAgainAndRemoved() throws {
    // As a program leaves it that is killed while it is written.
    try Data("SQLite".utf8).write(to: URL(filePath: folder.path(".records.db.rowcall-copy")))
    let url = folder.url
    let migration = RecordMigration(from: 1) { _, _ in
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      #expect(names == ["records.db", "records.db.before-version-2"])
    }
    _ = try RecordContext(path: path, schema: .tasks(2), migrations: [migration])
    #expect(try folder.names == ["records.db"])
  }

  @Test func whatIsCopiedFromARestoredFileIsNotRemoved() throws {
    let (copy, restored) = (path + ".before-version-2", folder.path("restored.db"))
    let migration = RecordMigration(from: 1) { _, _ in
      if !FileManager.default.fileExists(atPath: restored) {
        try FileManager.default.copyItem(atPath: copy, toPath: restored)
      }
    }
    _ = try RecordContext(path: path, schema: .tasks(2), migrations: [migration])
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: restored, toPath: path)
    // Somebody copies it under the name of a copy, and the system gives this file the number on the disk that the copy had.
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    var status = stat()
    #expect(stat(copy, &status) == 0)
    try sql("records.db.before-version-2", "UPDATE rowcall_copy SET file = \(status.st_ino)")
    _ = try RecordContext(path: path, schema: .tasks(2))
    #expect(try folder.names == ["records.db", "records.db.before-version-2"])
  }

  @Test func aFileOfSomebodyElseIsNotTakenForTheCopy() throws {
    let copy = path + ".before-version-2"
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    let before = try folder.bytes()
    for _ in 1...2 { _ = try RecordContext(path: path, schema: .tasks(2)) }
    #expect(try folder.names == ["records.db", "records.db.before-version-2"])
    #expect(try folder.bytes("records.db.before-version-2") == before)
  }

  @Test func aProgramThatWritesMeanwhileIsNoFaultOfTheMigration() throws {
    var other: OpaquePointer?
    #expect(sqlite3_open(path, &other) == SQLITE_OK)
    defer { sqlite3_close(other) }
    #expect(sqlite3_exec(other, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    #expect(
      try error(2) { _ in }
        == "records.db: not saved: another program is writing to the database; try again when it is done; the file is as it was"
    )
  }

  @Test func numbersOfDeletedRecordsAreNotUsedAgainAfterAMigration() throws {
    let context = try RecordContext(path: path, schema: .tasks(1))
    try context.delete(RecordID("List", 1))
    try context.save()
    for version in 2...3 {
      let migrated = try RecordContext(
        path: path,
        schema: .tasks(version) {
          $0.entities[1].name = "Job"
          $0.entities[1].formerName = "Task"
          $0.entities[0].relations[0].destination = "Job"
        })
      #expect(try migrated.insert("Job") == RecordID("Job", 3))
      #expect(try migrated.insert("List") == RecordID("List", 2))
    }
  }

  @Test func twoNewNamesDoNotBothTakeTheValuesOfOne() throws {
    let change: (inout RecordSchema) -> Void = {
      $0.entities[1].attributes[0].name = "title"
      $0.entities[1].attributes[0].formerName = "name"
      $0.entities[1].attributes.append(RecordAttribute("name", .text, isOptional: true))
      $0.entities.append(RecordEntity("Shelf", attributes: [], formerName: "List"))
    }
    #expect(
      try error(3, [], change)?.contains(
        "is not certain: Task.name can be only one of Task.title and Task.name, List can be only one of List and Shelf;"
      ) == true)
    let migration = RecordMigration(from: 1) { old, new in
      if new.id.entity == "Task" { new["name"] = nil }
    }
    #expect(try error(3, [migration], change) == nil)
  }

  @Test func aMigrationThatFailsLeavesTheFile() throws {
    struct Stop: Error, CustomStringConvertible { let description = "no more" }
    #expect(
      try error(2, [RecordMigration(from: 1) { _, _ in throw Stop() }]) { _ in }
        == "records.db: the migration from version 1 to 2 failed: no more; the file is as it was; change the migration"
    )
    #expect(
      try error(2) { $0.entities[1].attributes.append(RecordAttribute("note", .text, isOptional: false)) }
        == "records.db: the migration from version 1 to 2 failed: Task 1 (\"Milk\") has no note and cannot be saved without; enter one; the file is as it was; change the migration"
    )
    #expect(try RecordContext(path: path, schema: .tasks(1)).fetch("Task").count == 2)
  }

  @Test func aRelationFromManyToOneNeedsADecision() throws {
    #expect(
      try error(2) {
        $0.entities[0].relations[0].count = .one
      }?.contains("is not certain: List.tasks leads to other records") == true)
    let change: (inout RecordSchema) -> Void = { $0.entities[0].relations[0].count = .one }
    #expect(
      try error(2, [RecordMigration(from: 1)], change)?.contains("List.tasks cannot lead to 2 records")
        == true
    )
    let migration = RecordMigration(from: 1) { old, new in
      guard new.id.entity == "List" else { return }
      new.relate("tasks", to: new.related("tasks").first)
    }
    #expect(try error(2, [migration], change) == nil)
  }

  @Test(arguments: [
    ("", "the schema has the name \"\"; choose a name without periods that is not empty"),
    ("sqlite_x", "the schema has the name \"sqlite_x\", which is reserved; choose another name"),
    ("TASK", "the schema has the name \"TASK\" twice, where case is ignored; choose another name"),
  ])
  func aSchemaThatNoFileCanHoldIsReported(name: String, problem: String) {
    #expect(throws: RecordError.schema(problem)) {
      try RecordContext(
        path: ":memory:",
        schema: .tasks(1) { $0.entities.append(RecordEntity(name, attributes: [])) })
    }
  }

  @Test func aRelationWithoutAnInverseIsReported() {
    #expect(
      throws: RecordError.schema(
        "List.tasks needs a relation Task.list that leads back to List.tasks")
    ) {
      try RecordContext(path: ":memory:", schema: .tasks(1) { $0.entities[1].relations[0].inverse = "items" })
    }
  }

  private func sql(_ name: String, _ statement: String) throws {
    var database: OpaquePointer?
    #expect(sqlite3_open(folder.path(name), &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    #expect(sqlite3_exec(database, statement, nil, nil, nil) == SQLITE_OK)
  }
}

extension RecordSchema {
  /// Lists with tasks.
  static func tasks(_ version: Int, _ change: (inout RecordSchema) -> Void = { _ in }) -> RecordSchema {
    var schema = RecordSchema(
      name: "to-do", version: version,
      entities: [
        RecordEntity(
          "List", attributes: [RecordAttribute("name", .text)],
          relations: [RecordRelation("tasks", to: "Task", .many, inverse: "list", whenDeleted: .cascade)]),
        RecordEntity(
          "Task",
          attributes: [
            RecordAttribute("name", .text), RecordAttribute("priority", .integer, isOptional: true),
          ],
          relations: [RecordRelation("list", to: "List", .one, inverse: "tasks")]),
      ])
    change(&schema)
    return schema
  }
}
