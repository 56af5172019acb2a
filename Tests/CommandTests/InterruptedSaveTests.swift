import Foundation
import Testing

/// What becomes of a file that cannot be replaced, as it has hard links, when copying the new one into it stops.
@Suite(.timeLimit(.minutes(10))) struct InterruptedSaveTests {
  private let scratch: Scratch
  private let table: String
  private let old: String
  private let new: String
  /// A note that makes each later byte of the file move.
  private let note = String(repeating: "y", count: 5_000)

  init() throws { try self.init(rowCount: 300, noteLength: 2_700) }

  private init(rowCount: Int, noteLength: Int) throws {
    scratch = try Scratch()
    var rows = (0..<rowCount).map { "name \($0),\(String(repeating: "x", count: noteLength))\n" }
    old = "Name,Note\n" + rows.joined()
    rows[1] = "name 1,\(note)\n"
    new = "Name,Note\n" + rows.joined()
    table = try scratch.write(old)
    try FileManager.default.linkItem(atPath: table, toPath: scratch.path("twin.csv"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: table)
  }

  private var change: String { "set 2 Note \(note)" }
  private var copy: String { table + ".rowcall-new" }
  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
  private func run(_ commands: String...) throws -> Command.Result { try run(commands) }

  private func run(_ commands: [String]) throws -> Command.Result {
    try Command.run(["edit", table] + commands)
  }

  private func run(_ commands: [String], failing fault: Fault) throws -> (Command.Result, wasHit: Bool) {
    try Command.run(["edit", table] + commands, failing: fault)
  }

  /// Leaves the file as it is when only its first 256 KiB were copied: the journal gets the change and the copy, the file room
  /// at its end, and the first chunk.
  private func stop() throws {
    let (result, wasHit) = try run([change], failing: Fault(call: "pwrite", failure: "EIO", number: 5))
    #expect(wasHit && result.status == 74)
    #expect(
      result.errorOutput
        == "rowcall: \(table): saved in part only: Input/output error; the whole table is in \(copy); save again, or open the file again with rowcall edit, to complete the file\n"
    )
    let file = try text(table)
    #expect(file != old && file != new && file.utf8.count == new.utf8.count)
    #expect(try text(copy) == new)
    #expect(try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int == 0o600)
    #expect(
      try scratch.names() == [".table.csv.rowcall-edits", "table.csv", "table.csv.rowcall-new", "twin.csv"])
  }

  private func expectNew(_ folder: String) throws {
    #expect(try text(folder + "/table.csv") == new && text(folder + "/twin.csv") == new)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["table.csv", "twin.csv"])
  }

  @Test(arguments: [[], ["--discard"]])
  func whatStoppedIsCompletedByTheNextProgramWhichSaysSo(options: [String]) throws {
    defer { scratch.remove() }
    try stop()
    let result = try Command.run(["edit", table, "show 1"] + options)
    #expect(result.status == 0)
    #expect(result.errorOutput == "\(table): an earlier save was interrupted; it is completed now\n")
    try expectNew(scratch.folder.path)
  }

  @Test func aBrowsingSessionCompletesWhatStoppedAndSaysSo() throws {
    defer { scratch.remove() }
    try stop()
    let result = try Command.run(["browse", table], input: Data("down\n".utf8))
    #expect(result.status == 0)
    #expect(
      result.errorOutput.hasPrefix("\(table): an earlier save was interrupted; it is completed now\n"),
      "\(result.errorOutput)")
    try expectNew(scratch.folder.path)
  }

  @Test func aFolderThatWasMovedMeanwhileIsCompleted() throws {
    let moved = scratch.folder.path + "-moved"
    defer { try? FileManager.default.removeItem(atPath: moved) }
    try stop()
    try FileManager.default.moveItem(atPath: scratch.folder.path, toPath: moved)
    #expect(try Command.run(["edit", moved + "/table.csv", "show 1"]).status == 0)
    try expectNew(moved)
  }

  @Test func aFileThatAnotherProgramChangedMeanwhileIsNotOverwritten() throws {
    defer { scratch.remove() }
    try stop()
    let twin = try Command.run(["edit", scratch.path("twin.csv"), "set 1 Name Q"])
    #expect(twin.status == 0)
    let file = try text(table)
    #expect(file.contains("\nQ,"))
    let refused = try run("set 3 Name Z")
    #expect(refused.status == 65)
    #expect(
      refused.errorOutput
        == "rowcall: \(table): a save was interrupted, and another program changed the file since; copy \(copy), which has the whole table, over the file, or keep the file as it is with --discard\n"
    )
    #expect(try text(table) == file && text(copy) == new)
    #expect(try Command.run(["edit", table, "--discard", "set 3 Name Z"]).status == 0)
    #expect(try text(table).contains("\nQ,") && text(table).contains("\nZ,"))
    // Who wants it still has it, and no later save takes its name.
    #expect(try text(copy) == new)
    #expect(try scratch.names() == ["table.csv", "table.csv.rowcall-new", "twin.csv"])
  }

  @Test func aCopyThatCannotBeOpenedIsNoCopyThatWasMade() throws {
    defer { scratch.remove() }
    try stop()
    let mixture = try text(table)
    let away = scratch.path("away")
    try FileManager.default.moveItem(atPath: copy, toPath: away)
    let gone = try run("show 1")
    #expect(gone.status == 65)
    #expect(
      gone.errorOutput
        == "rowcall: \(table): a save was interrupted, and the copy that would complete it is gone; restore the file, or keep it as it is with --discard\n"
    )
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: false)
    let folder = try run("show 1")
    #expect(folder.status == 74 && folder.errorOutput.contains("saved in part only: \(copy): "))
    try FileManager.default.removeItem(atPath: copy)
    #expect(try text(table) == mixture)
    try FileManager.default.moveItem(atPath: away, toPath: copy)
    #expect(try run("show 1").status == 0)
    try expectNew(scratch.folder.path)
  }

  @Test func aCopyThatWasMadeByHandIsEnough() throws {
    defer { scratch.remove() }
    try stop()
    try Data(new.utf8).write(to: URL(filePath: table))
    try FileManager.default.removeItem(atPath: copy)
    let result = try run("show 1")
    #expect(result.status == 0 && result.errorOutput.isEmpty)
    try expectNew(scratch.folder.path)
  }

  @Test func completingThatStopsIsCompletedLater() throws {
    defer { scratch.remove() }
    try stop()
    let (result, _) = try run(["show 1"], failing: Fault(call: "pwrite", failure: "EIO", number: 3))
    #expect(result.status == 74 && result.errorOutput.contains("saved in part only: Input/output error"))
    #expect(try text(copy) == new)
    #expect(try run("show 1").status == 0)
    try expectNew(scratch.folder.path)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script"), "needs script of util-linux"))
  func aSessionSavesAgainAndRefusesOtherChangesUntilThen() throws {
    defer { scratch.remove() }
    // The file becomes shorter, and the third chunk fails.
    let short = String(repeating: "y", count: 900)
    let lines = ["set 2 Note \(short)", "save", "set 5 Note LATER", "undo", "save", "set 6 Note z", "save"]
    let result = try Command.run(
      "/bin/sh",
      [
        "-c",
        #"script -qefc 'env LD_PRELOAD="$interposer" FAULT=pwrite:EIO:5 FAULT_PROGRAM=rowcall "$rowcall" edit "$table"' /dev/null"#,
      ], input: Data((lines.joined(separator: "\n") + "\n").utf8),
      environment: ["interposer": try Fault.interposer.get(), "table": table])
    let answers = result.output.split(whereSeparator: \.isNewline).filter { !lines.contains(String($0)) }
    #expect(answers.count { $0.hasPrefix("\(table): saved in part only: ") } == 3, "\(result.output)")
    #expect(answers.count { $0 == "\(table) saved" } == 2, "\(result.output)")
    var rows = old.split(separator: "\n").map(String.init)
    (rows[2], rows[6]) = ("name 1,\(short)", "name 5,z")
    let saved = try text(table)
    #expect(saved == rows.joined(separator: "\n") + "\n")
    #expect(try scratch.names() == ["table.csv", "twin.csv"])
  }

  @Test func aFullDiskIsNoticedBeforeTheFileIsChanged() throws {
    defer { scratch.remove() }
    let (result, _) = try run([change], failing: Fault(call: "pwrite", failure: "ENOSPC", number: 3))
    #expect(result.status == 74)
    #expect(
      result.errorOutput
        == "\(table): nothing was changed, because not all commands can be done\nrowcall: \(table): not saved: No space left on device; the file is as it was\n"
    )
    #expect(try text(table) == old)
    #expect(try scratch.names() == ["table.csv", "twin.csv"])
  }

  @Test func aFileOfTheNameOfTheCopyIsKept() throws {
    defer { scratch.remove() }
    _ = try scratch.write("mine", as: "table.csv.rowcall-new")
    #expect(try run(change).status == 0)
    #expect(try text(table) == new && text(copy) == "mine")
    #expect(try scratch.names() == ["table.csv", "table.csv.rowcall-new", "twin.csv"])
  }

  /// Each call of these fails in turn; `ROWCALL_FAULTS=100` lets the others fail as well.
  private static let calls =
    ["pwrite", "write", "fsync", "rename", "truncate", "unlink", "stat"]
    + (ProcessInfo.processInfo.environment["ROWCALL_FAULTS"] == nil
      ? [] : ["open", "fstat", "read", "lock"])

  @Test(arguments: calls, [true, false])
  func whateverFailsTheFileIsOldOrNewOrCompletedAndWhatIsSaidIsTrue(call: String, isLinked: Bool) throws {
    defer { scratch.remove() }
    for number in 1...100 {
      for goesOn in [false, true] {
        let small = try InterruptedSaveTests(rowCount: 40, noteLength: 80)
        defer { small.scratch.remove() }
        if !isLinked { try FileManager.default.removeItem(atPath: small.scratch.path("twin.csv")) }
        let fault = Fault(call: call, failure: "EIO", number: number, goesOn: goesOn)
        let (result, wasHit) = try small.run([small.change], failing: fault)
        guard wasHit else { return #expect(number > 1) }
        try small.check(result, "\(fault)")
      }
    }
  }

  private func check(_ result: Command.Result, _ fault: String) throws {
    let file = try text(table)
    if FileManager.default.fileExists(atPath: scratch.path("twin.csv")) {
      #expect(try text(scratch.path("twin.csv")) == file, "\(fault)")
    }
    if result.status == 0 {
      #expect(file == new, "\(fault)")
    } else if result.errorOutput.contains("saved in part only") {
      #expect(try text(copy) == new, "\(fault)")
    } else if !result.output.contains("\(table) saved") {
      // A program that cannot write its answer has saved the file.
      #expect(file == old || fault.hasPrefix("write:"), "\(fault): \(result.errorOutput)")
    }
    if result.errorOutput.contains("nothing was changed") || result.errorOutput.contains("as it was") {
      #expect(file == old, "\(fault): \(result.errorOutput)")
    }
    let next = try run("show 1")
    #expect(next.status == 0, "\(fault): \(next.errorOutput)")
    #expect(try [old, new].contains(text(table)), "\(fault)")
    if result.errorOutput.contains("saved in part only") { #expect(try text(table) == new, "\(fault)") }
  }

  @Test(arguments: ["pwrite", "write", "fsync", "rename", "truncate", "unlink"], [true, false])
  func whereverItIsKilledTheFileIsOldOrNewOrCompletedAndNoChangeIsLost(call: String, isLinked: Bool) throws {
    defer { scratch.remove() }
    for number in 1...100 {
      let small = try InterruptedSaveTests(rowCount: 40, noteLength: 80)
      defer { small.scratch.remove() }
      if !isLinked { try FileManager.default.removeItem(atPath: small.scratch.path("twin.csv")) }
      let fault = Fault(call: call, failure: "KILL", number: number)
      guard try small.run([small.change], failing: fault).wasHit else { return #expect(number > 1) }
      let isNew = try small.text(small.table) == small.new
      // Another program adds to what was saved.
      let more = isNew && !isLinked ? "name 40,z\n" : ""
      let writer = try FileHandle(forWritingTo: URL(filePath: small.table))
      try writer.seekToEnd()
      try writer.write(contentsOf: Data(more.utf8))
      try writer.close()
      let next = try small.run("show 2")
      #expect(next.status == 0, "\(fault): \(next.errorOutput)")
      #expect(!isNew || !next.errorOutput.contains("not saved before"), "\(fault): \(next.errorOutput)")
      let file = try small.text(small.table)
      #expect([small.old, small.new + more].contains(file), "\(fault)")
      #expect(file == small.old || next.output.contains(small.note), "\(fault)")
    }
  }

  /// The second undo takes back what the first save wrote.
  @Test(arguments: ["pwrite", "write", "fsync", "rename", "truncate", "unlink"], [true, false])
  func whereverASessionWithTwoSavesIsKilledTheFileIsOneOfItsStatesAndNoChangeIsLost(
    call: String, isLinked: Bool
  ) throws {
    defer { scratch.remove() }
    let (first, third) = ("set 1 Note \(String(repeating: "a", count: 3_000))", "set 3 Note c")
    let commands = [first, change, "save", "set 4 Note d", "undo", "undo", third, "save"]
    /// The file after so many of the commands.
    let states = try (0...commands.count).map { count in
      let small = try InterruptedSaveTests(rowCount: 40, noteLength: 80)
      defer { small.scratch.remove() }
      if count > 0 { #expect(try small.run(Array(commands[..<count])).status == 0) }
      return try small.text(small.table)
    }
    for number in 1...100 {
      let small = try InterruptedSaveTests(rowCount: 40, noteLength: 80)
      defer { small.scratch.remove() }
      if !isLinked { try FileManager.default.removeItem(atPath: small.scratch.path("twin.csv")) }
      let fault = Fault(call: call, failure: "KILL", number: number)
      let (result, wasHit) = try small.run(commands, failing: fault)
      guard wasHit else { return #expect(number > 1) }
      // What was answered is kept.
      let done = result.output.split(separator: "\n").count
      let killed = try small.text(small.table)
      #expect(isLinked || [0, 3, 7].contains { states[$0] == killed }, "\(fault)")
      let next = try small.run("show 1", "save")
      #expect(next.status == 0, "\(fault): \(next.errorOutput)")
      let file = try small.text(small.table)
      #expect(states[done...].contains(file), "\(fault): \(states.firstIndex(of: file) ?? -1) of \(done)")
      #expect(killed != states[7] || file == killed, "\(fault)")
      let names = try small.scratch.names()
      #expect(names == (isLinked ? ["table.csv", "twin.csv"] : ["table.csv"]), "\(fault)")
    }
  }

  @Test func whatWasSavedIsNoConflictThoughAnotherProgramPutsAFileInItsPlace() throws {
    defer { scratch.remove() }
    try FileManager.default.removeItem(atPath: scratch.path("twin.csv"))
    // When it removes its journal.
    let (_, wasHit) = try run([change], failing: Fault(call: "unlink", failure: "KILL", number: 1))
    #expect(try wasHit && text(table) == new && scratch.names().contains(".table.csv.rowcall-edits"))
    try Data((new + "name 300,z\n").utf8).write(to: URL(filePath: table), options: .atomic)
    let result = try run("show 2")
    #expect(result.status == 0 && result.errorOutput.isEmpty, "\(result.errorOutput)")
  }

  @Test func theJournalOfAnEarlierProgramIsRead() throws {
    defer { scratch.remove() }
    try FileManager.default.removeItem(atPath: scratch.path("twin.csv"))
    #expect(try run([change], failing: Fault(call: "rename", failure: "KILL", number: 1)).wasHit)
    // It noted no hash of what it saved.
    let journal = scratch.path(".table.csv.rowcall-edits")
    let noted = try text(journal)
    let older = noted.replacing(/("saving":\{[^\n]*?),"content":\d+/) { $0.1 }
      .replacing(/("saving":\{)"content":\d+,/) { $0.1 }
    #expect(older != noted)
    _ = try scratch.write(older, as: ".table.csv.rowcall-edits")
    #expect(try run("show 2").output.contains(note))
    #expect(try text(table) == new)
  }

  @Test func aJournalThatNamesAFileElsewhereIsNotFollowed() throws {
    defer { scratch.remove() }
    try stop()
    let folder = table + ".rowcall-new-2"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.moveItem(atPath: copy, toPath: folder + "/x")
    let journal = scratch.path(".table.csv.rowcall-edits")
    let text = try text(journal)
    _ = try scratch.write(
      text.replacing("table.csv.rowcall-new", with: "table.csv.rowcall-new-2/x"),
      as: ".table.csv.rowcall-edits")
    let result = try run("show 1")
    #expect(result.status == 65 && result.errorOutput.contains("the copy that would complete it is gone"))
    #expect(try self.text(folder + "/x") == new)
  }

  @Test func aCopyIsAsPrivateAsItsOriginal() throws {
    defer { scratch.remove() }
    let path = scratch.path("copy.csv")
    #expect(try run("save-copy \(path)").status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test func aWriteProtectedFileIsNotReplaced() throws {
    defer { scratch.remove() }
    let path = try scratch.write("a,b\n1,2\n", as: "own.csv")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: scratch.folder.path)
    // Root writes whatever it likes, so another user does it.
    let isRoot = geteuid() == 0
    if isRoot { #expect(chown(path, 65_534, 65_534) == 0) }
    try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let user = isRoot ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let result = try Command.shell("\(user)\"$rowcall\" edit \(path) 'set 1 a 9'")
    #expect(result.status == 74)
    #expect(
      result.errorOutput.hasSuffix(
        "rowcall: \(path): not saved: it is write-protected (Permission denied); allow writing first, with chmod u+w; the file is as it was\n"
      ), "\(result.errorOutput)")
    #expect(try text(path) == "a,b\n1,2\n")
  }
}
