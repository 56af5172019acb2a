import Foundation
import Testing

/// `rowcall edit` as a person or a script runs it.
@Suite(.timeLimit(.minutes(30))) struct EditTests {
  @Test func commandsAsArgumentsAreAllDoneOrNone() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let text = "Company,Price\nApple,1\n\"Coca-Cola, Inc.\",2\nBoeing,3\n"
    let table = try scratch.write(text)
    let done = try Command.run(["edit", table, "set 2 Price 2.50", "delete 1", "sort Company"])
    #expect(
      done.output == """
        row 2, Price: 2.50
        row 1 deleted, Apple; 2 rows
        sorted by Company, ascending
        \(table) saved

        """)
    #expect(done.status == 0 && done.errorOutput.isEmpty)
    let after = "Company,Price\nBoeing,3\n\"Coca-Cola, Inc.\",2.50\n"
    #expect(try String(contentsOfFile: table, encoding: .utf8) == after)
    let failed = try Command.run(["edit", table, "set 1 Price 4", "set 7 Price 4"])
    #expect(failed.status == 2)
    #expect(failed.errorOutput == "rowcall: there is no row 7; the table has 2 rows\n")
    #expect(try String(contentsOfFile: table, encoding: .utf8) == after)
    #expect(try scratch.names() == ["table.csv"])
  }

  @Test func aSessionKeepsWhatWasNotSaved() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name,Price\nAnn,1\nBob,2\n")
    func session(_ lines: String, _ arguments: [String] = []) throws -> Command.Result {
      try Command.run(["edit", table] + arguments, input: Data(lines.utf8))
    }
    let first = try session(
      "set 1 Price 5\nsave\ninsert 1 Name=Cy \"Price=1 000\"\nset 3 Price 9\nundo\nredo\nundo\n")
    #expect(
      first.output == """
        row 1, Price: 5
        \(table) saved
        row 1 inserted; 3 rows
        row 3, Price: 9
        undone: row 3, Price: 9
        done again: row 3, Price: 9
        undone: row 3, Price: 9

        """)
    #expect(first.errorOutput == "\(table): changes are not saved; they are kept for the next time\n")
    #expect(try String(contentsOfFile: table, encoding: .utf8) == "Name,Price\nAnn,5\nBob,2\n")
    let second = try session("show 1\nshow 2\n")
    #expect(second.output == "row 1; Name: Cy; Price: 1 000\nrow 2; Name: Ann; Price: 5\n")
    #expect(
      second.errorOutput.hasPrefix(
        "\(table): 5 changes not saved before are made again; --discard forgets them\n"))
    let third = try session("show 1\n", ["--discard"])
    #expect(third.output == "row 1; Name: Ann; Price: 5\n")
    #expect(try scratch.names() == ["table.csv"])
  }

  @Test(arguments: [
    ("sot Price", "no command has the name \"sot\"; did you mean set or sort?"),
    ("set 1 Prize 4", "there is no column \"Prize\"; did you mean \"Price\"?"),
    ("set 1 Fare 4", "there is no column \"Fare\"; the columns are \"Name\", \"Price\""),
    ("set one Price 4", "\"one\": expected the number of a row, which counts from 1"),
    (
      "sort Price down",
      "\"down\": expected ascending or descending, as in: sort Price descending"
    ),
    ("delete 1 2", "\"2\" is too much after \"delete\"; leave it out"),
    ("add-column Price", "there is a column \"Price\" already; choose another name"),
    ("insert 1 Price", "\"Price\": expected a column and its text, as in: insert 3 Price=4.20"),
    ("set 1", "\"set 1\": expected a column, as in: set 3 Price 4.20"),
  ])
  func aWrongCommandIsExplained(command: String, message: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name,Price\nAnn,1\nBob,2\n")
    let result = try Command.run(["edit", table, command])
    #expect(result.status == 2)
    #expect(result.errorOutput == "rowcall: \(message)\n")
  }

  @Test func whatCannotBeSavedIsRefusedAtOnce() throws {
    let result = try Command.run(["edit", "-", "undo"], input: Data("a,b\n1,2\n".utf8))
    #expect(result.status == 65)
    #expect(
      result.errorOutput
        == "rowcall: -: standard input cannot be edited; CSV and other delimited text, JSON, JSON Lines and property lists can\n"
    )
  }

  @Test func aFullDiskLeavesTheFileAndTheChanges() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let text = "Name,Price\n" + (0..<4_000).map { "Name \($0),\($0)\n" }.joined()
    let table = try scratch.write(text)
    // Files of more than 16 KiB cannot be written.
    let result = try Command.shell(
      "ulimit -f 16; printf 'set 1 Price 77\\nsave\\n' | $rowcall edit \(table)")
    #expect(result.status == 74)
    #expect(
      result.errorOutput.hasPrefix("rowcall: \(table): not saved: "), "\(result.errorOutput)")
    #expect(try String(contentsOfFile: table, encoding: .utf8) == text)
    #expect(
      try Command.run(["edit", table], input: Data("show 1\n".utf8)).output
        == "row 1; Name: Name 0; Price: 77\n")
  }

  /// How often each kind of file is hit; `ROWCALL_KILLS=1000` takes minutes.
  private static let kills = ProcessInfo.processInfo.environment["ROWCALL_KILLS"].flatMap(Int.init) ?? 4

  @Test(arguments: ["csv", "json"])
  func aKilledSessionLosesAtMostTheStepInProgress(kind: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let rows = (0..<200).map { ["name \($0)", "\($0 * 3)"] }
    let text =
      kind == "csv"
      ? "Name,Price\n" + rows.map { "\($0[0]),\"\($0[1])\"\n" }.joined()
      : "[\n" + rows.map { "  {\"Name\": \"\($0[0])\", \"Price\": \($0[1])}" }.joined(separator: ",\n")
        + "\n]\n"
    let lines = (0..<24).map { number in
      switch number % 8 {
      case 0: "set \(number + 2) Price \(number)7"
      case 1: "insert \(number + 1) Name=new\(number) Price=\(number)"
      case 2: "delete \(number)"
      case 3: "move \(number) \(number + 40)"
      case 4: "undo"
      case 5: "set 3 Name \"quoted\" \(number)"
      case 6: "sort Price\(number % 16 == 6 ? " descending" : "")"
      default: "save"
      }
    }
    // What the file would be if the session were saved after each line.
    var states = [text]
    for count in 1...lines.count {
      let name = "copy-\(count).\(kind)"
      _ = try scratch.write(text, as: "reference.\(kind)")
      let input = (lines[..<count] + ["save-copy \(scratch.path(name))"]).joined(separator: "\n")
      let result = try Command.run(["edit", scratch.path("reference.\(kind)")], input: Data(input.utf8))
      #expect(result.status == 0, "\(result.errorOutput)")
      states.append(try String(contentsOfFile: scratch.path(name), encoding: .utf8))
      for file in try scratch.names() { try FileManager.default.removeItem(atPath: scratch.path(file)) }
    }
    for _ in 0..<Self.kills {
      let table = try scratch.write(text, as: "table.\(kind)")
      let done = try killSession(table, lines)
      // The save in progress may be done, though it was not answered.
      let saves = [0] + lines.indices.filter { lines[$0] == "save" && $0 <= done }.map { $0 + 1 }
      let file = try String(contentsOfFile: table, encoding: .utf8)
      #expect(saves.suffix(2).contains { states[$0] == file }, "after \(done) steps")
      let next = try Command.run(["edit", table], input: Data("save\n".utf8))
      #expect(next.status == 0, "\(next.errorOutput)")
      let saved = try String(contentsOfFile: table, encoding: .utf8)
      let isKept = saved == states[done] || done < lines.count && saved == states[done + 1]
      #expect(isKept, "after \(done) steps")
      #expect(try scratch.names().filter { !$0.hasSuffix(".part") } == ["table.\(kind)"])
    }
  }

  /// Runs a session and kills it at a random moment; gives how many lines were answered.
  private func killSession(_ table: String, _ lines: [String]) throws -> Int {
    let process = Command.start(Command.program.path, ["edit", table])
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let identifier = process.processIdentifier
    let delay = UInt32.random(in: 0...120_000)
    let killer = Thread {
      usleep(delay)
      kill(identifier, SIGKILL)
    }
    killer.start()
    // A session that is gone reads no more.
    signal(SIGPIPE, SIG_IGN)
    try? input.fileHandleForWriting.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
    try? input.fileHandleForWriting.close()
    let answers = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return answers.count { $0 == UInt8(ascii: "\n") }
  }
}
