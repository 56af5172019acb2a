import Foundation
import RowcallRecords
import Testing

@testable import RowcallExamples

/// Examples that somebody uses command by command, in a process of their own.
@Suite struct LiveExampleTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID())")
  private var path: String { folder.appendingPathComponent("records.db").path }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  // TV-73, TV-74
  @Test func aToDoListIsUsedByCommandsAndStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try Program.use(
      "to-do", "--file", path,
      lines: [
        "press add", "enter Plants", "press save", "press add", "enter No", "press cancel", "delete Buy milk",
      ])
    #expect(first.status == 0 && first.errorOutput.isEmpty)
    #expect(first.output.contains("Plants added."))
    let second = try Program.use("to-do", "--file", path, lines: ["next", "next"])
    #expect(
      second.output == """
        To do, list, 3 rows
        Call Anna, since May 2, 2026, row 1 of 3
        Return the books, since May 3, 2026
        Plants, since \(try #require(second.output.split(separator: "Plants, since ").last))
        """)
  }

  // TV-31, TV-73, TV-75
  @Test func contactsAreUsedByCommandsAndStayUnderTheirIndex() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try Program.use(
      "contacts", "--file", path,
      lines: [
        "press add", "enter Young, Bo", "press save", "press add", "enter No", "press cancel",
        "delete Moor, Karla",
      ])
    #expect(first.status == 0 && first.errorOutput.isEmpty, "\(first.errorOutput)")
    let context = try RecordContext(path: path, schema: Contacts.schema)
    let names = try context.fetch("Contact", sortedBy: [RecordSort("reading")]).compactMap {
      $0["name"]?.text
    }
    #expect(names == ["Eagle, Ida", "Elm, Otto", "Weaver, Tom", "Young, Bo"])
    let second = try Program.use("contacts", "--file", path, lines: ["next", "next", "next", "next"])
    #expect(
      second.output == "Contacts, list, 4 rows\nE, heading\nEagle, Ida\nElm, Otto\nW, heading\nWeaver, Tom\n")
  }

  // TV-71, TV-75
  @Test func aFavouriteTrailStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = ["tap Fox Hills", "tap Foxglove Loop", "switch Favourite", "switch Name"]
    let first = try Program.use("trails", "--file", path, lines: lines)
    #expect(first.errorOutput == "the row has no switch; press and tap do the rest\n")
    let second = try Program.use("trails", "--file", path, lines: [])
    #expect(second.output.hasPrefix("Regions, list, 2 rows\nFox Hills, 2 trails, 1 favourite"))
    // Deleting a region takes its trails and their restrictions with it.
    let context = try RecordContext(path: path, schema: TrailGuide.schema)
    let region = try #require(try context.fetch("Region").first)
    try context.delete(region.id)
    try context.save()
    #expect(try context.fetch("Trail").compactMap { $0["name"]?.text } == ["Heron Walk"])
    #expect(try context.fetch("Restriction").isEmpty)
  }

  @Test func whatCannotBeFollowedIsReportedAndLeftOut() throws {
    let result = try Program.use(
      "families", lines: ["jump", "tap Rivers", "press done", "enter x", "back", "tap Lake"])
    #expect(result.status == 0)
    #expect(
      result.errorOutput == """
        "jump" is no command; the commands are next, previous, tap ROW, delete ROW, press BUTTON, enter TEXT, switch ROW, back
        there is no button "done" now; there are Edit
        no name can be entered now; press Add, or tap a row in editing mode
        no visible row reads "Lake"; visible: Forester, Hill, Rivers

        """)
    #expect(result.output.hasSuffix("back to Families\nRivers, 2 members, button, row 3 of 3\n"))
  }

  // TV-76
  @Test func theFileOfAnotherExampleIsReportedAndStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Program.use("to-do", "--file", path, lines: [])
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let result = try Program.use("families", "--file", path, lines: [])
    #expect(
      result.errorOutput
        == "rowcall-examples: \(path): the file belongs to the program \"to-do\", and \"families\" does not open it; choose another file\n"
    )
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test(arguments: [
    ["to-do", "--file", "x"], ["stocks", "--live"], ["to-do", "--live", "--spoken"], ["--live"],
  ])
  func liveTakesOneExampleThatStores(arguments: [String]) throws {
    #expect(try Program.run(arguments).status == 2)
  }

  /// How often a session is killed; `ROWCALL_KILLS=1000` takes minutes.
  private static let kills = ProcessInfo.processInfo.environment["ROWCALL_KILLS"].flatMap(Int.init) ?? 8

  // TV-75
  @Test func aKilledSessionLeavesTheFileBeforeOrAfterASave() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = ["press edit"] + (0..<40).flatMap { ["press add", "enter F\($0)"] }
    for kill in 0..<Self.kills {
      let file = folder.appendingPathComponent("\(kill).db").path
      let answers = try Program.kill("families", file, lines, after: UInt32.random(in: 0...150_000))
      let saves = answers.split(separator: "\n").count { $0.hasPrefix("Name, F") }
      let context = try RecordContext(path: file, schema: Families.schema)
      let names = try context.fetch("Family").compactMap { $0["name"]?.text }
      let added = names.filter { $0.hasPrefix("F") && $0 != "Forester" }
      #expect(names.isEmpty || names.prefix(3) == ["Rivers", "Hill", "Forester"])
      #expect(added == (0..<added.count).map { "F\($0)" })
      #expect([saves, saves + 1].contains(added.count), "\(saves) answered, \(added.count) stored")
      #expect(try context.fetch("Member").count == (names.isEmpty ? 0 : 5))
    }
  }
}

extension Program {
  /// Uses an example by commands.
  fileprivate static func use(_ arguments: String..., lines: [String]) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    return try shell("\"$program\" \(words) --live < '\(file.path)'")
  }

  /// Uses an example and kills it after some microseconds; gives what it answered.
  fileprivate static func kill(
    _ name: String, _ file: String, _ lines: [String], after delay: UInt32
  ) throws -> String {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = path
    process.arguments = [name, "--live", "--file", file]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let identifier = process.processIdentifier
    Thread {
      usleep(delay)
      _ = Foundation.kill(identifier, SIGKILL)
    }.start()
    // A session that is gone reads no more.
    signal(SIGPIPE, SIG_IGN)
    try? input.fileHandleForWriting.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
    try? input.fileHandleForWriting.close()
    let answers = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: answers, as: UTF8.self)
  }
}
