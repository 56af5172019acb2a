import Foundation
import Testing

/// Sessions that are killed at random moments keep what was answered.
@Suite(.timeLimit(.minutes(30))) struct KilledSessionTests {
  /// How often each kind of file is hit; `ROWCALL_KILLS=1000` takes minutes.
  private static let kills = ProcessInfo.processInfo.environment["ROWCALL_KILLS"].flatMap(Int.init) ?? 4

  @Test(arguments: ["csv", "json", "db", "linked"])
  func aKilledEditSessionLosesAtMostTheStepInProgress(kind: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = KilledTable(kind: kind, scratch: scratch)
    let lines = table.lines
    let start = try table.contents(table.create("table.\(table.suffix)"))
    // What the file would be if the session were saved after each line.
    var states = [start]
    for count in 1...lines.count {
      let name = "copy-\(count).\(table.suffix)"
      let reference = try table.create("reference.\(table.suffix)")
      let input = (lines[..<count] + ["save-copy \(scratch.path(name))"]).joined(separator: "\n")
      let result = try Command.run(["edit", reference], input: Data(input.utf8))
      #expect(result.status == 0, "\(result.errorOutput)")
      states.append(try table.contents(scratch.path(name)))
      for file in try scratch.names() { try FileManager.default.removeItem(atPath: scratch.path(file)) }
    }
    for _ in 0..<Self.kills {
      let path = try table.create("table.\(table.suffix)")
      let done = try Command.kill(["edit", path], lines: lines, within: 120_000).count { $0 == "\n" }
      // The save in progress may be done, though it was not answered.
      let saves = [0] + lines.indices.filter { lines[$0] == "save" && $0 <= done }.map { $0 + 1 }
      let file = try table.contents(path)
      // One with hard links may be half-written until it is opened again.
      #expect(kind == "linked" || saves.suffix(2).contains { states[$0] == file }, "after \(done) steps")
      let next = try Command.run(["edit", path], input: Data("save\n".utf8))
      #expect(next.status == 0, "\(next.errorOutput)")
      let saved = try table.contents(path)
      let isKept = saved == states[done] || done < lines.count && saved == states[done + 1]
      #expect(isKept, "after \(done) steps")
      let names = try scratch.names().filter { !$0.hasSuffix(".part") }
      #expect(names == ["table.\(table.suffix)"] + (kind == "linked" ? ["twin"] : []))
    }
  }

  @Test(arguments: ["csv", "json", "db"])
  func aKilledBrowseSessionLosesAtMostTheStepInProgress(kind: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = KilledTable(kind: kind, scratch: scratch, rowCount: 40)
    let lines = (0..<20).flatMap { ["set new\($0)", "down"] + ($0 % 6 == 5 ? ["save"] : []) }
    for _ in 0..<Self.kills {
      let path = try table.create("table.\(kind)")
      let answers = try Command.kill(["browse", path, "--silent"], lines: lines, within: 250_000)
      let done = answers.split(separator: "\n").count { $0.hasPrefix("Name new") }
      let next = try Command.run(["browse", path, "--silent"], input: Data("save\n".utf8))
      #expect(next.status == 0, "\(next.errorOutput)")
      let saved = try table.contents(path).matches(of: /new\d+/).map { String($0.output) }
      // The step in progress may be done, though it was not answered.
      #expect(
        [done, done + 1].contains(saved.count) && saved == saved.indices.map { "new\($0)" },
        "\(saved), \(done) answered")
      let names = try scratch.names().filter { !$0.hasSuffix(".part") }
      #expect(names == ["table.\(kind)"], "\(done) answered, \(saved)")
    }
  }
}

/// A table for sessions that are killed or fail, of a kind of file; `linked` is CSV in a file that has two names.
struct KilledTable {
  let kind: String
  var suffix: String { kind == "linked" ? "csv" : kind }
  let scratch: Scratch
  var rowCount = 200

  /// The commands of a session.
  var lines: [String] {
    (0..<24).map { number in
      switch number % 8 {
      case 0: "set \(number + 2) Price \(number)7"
      case 1: "insert \(number + 1) Name=new\(number) Price=\(number)"
      case 2: "delete \(number)"
      case 3: kind == "db" ? "add-column Note\(number)" : "move \(number) \(number + 40)"
      case 4: "undo"
      case 5: "set 3 Name \"quoted\" \(number)"
      case 6:
        kind == "db"
          ? "set \(number) Price \(number).5" : "sort Price\(number % 16 == 6 ? " descending" : "")"
      default: "save"
      }
    }
  }

  func create(_ name: String) throws -> String {
    let rows = (0..<rowCount).map { ["name \($0)", "\($0 * 3)"] }
    switch kind {
    case "csv", "linked":
      let path = try scratch.write(
        "Name,Price\n" + rows.map { "\($0[0]),\"\($0[1])\"\n" }.joined(), as: name)
      if kind == "linked" { link(path, scratch.path("twin")) }
      return path
    case "json":
      let records = rows.map { "  {\"Name\": \"\($0[0])\", \"Price\": \($0[1])}" }
      return try scratch.write("[\n" + records.joined(separator: ",\n") + "\n]\n", as: name)
    default:
      try? FileManager.default.removeItem(atPath: scratch.path(name))
      try scratch.query(
        "BEGIN; CREATE TABLE t(Name TEXT, Price REAL);"
          + rows.map { "INSERT INTO t VALUES('\($0[0])', \($0[1]));" }.joined() + "COMMIT", in: name)
      return scratch.path(name)
    }
  }

  /// All that is in the table.
  func contents(_ path: String) throws -> String {
    guard kind == "db" else { return try String(contentsOfFile: path, encoding: .utf8) }
    return try scratch.query("SELECT * FROM t", in: URL(filePath: path).lastPathComponent)
  }
}
