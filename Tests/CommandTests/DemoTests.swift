import Foundation
import RowcallRecords
import Testing

@testable import RowcallDemos
@testable import RowcallDemos

/// Applications that somebody uses, command by command or with keys.
@Suite(.timeLimit(.minutes(60))) struct DemoTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID())")
  private var path: String { folder.appendingPathComponent("records.db").path }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  // TV-73, TV-74
  @Test func aToDoListIsUsedByCommandsAndStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try Self.use(
      "to-do", "--file", path,
      lines: [
        "press add", "enter Plants", "press save", "press add", "enter No", "press cancel", "delete Buy milk",
      ])
    #expect(first.status == 0 && first.errorOutput.isEmpty)
    #expect(first.output.contains("Plants added."))
    let second = try Self.use("to-do", "--file", path, lines: ["next", "next"])
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
    let first = try Self.use(
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
    let second = try Self.use("contacts", "--file", path, lines: ["next", "next", "next", "next"])
    #expect(
      second.output == "Contacts, list, 4 rows\nE, heading\nEagle, Ida\nElm, Otto\nW, heading\nWeaver, Tom\n")
  }

  // TV-71, TV-75
  @Test func aFavouriteTrailStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = ["tap Fox Hills", "tap Foxglove Loop", "switch Favourite", "switch Name"]
    let first = try Self.use("trails", "--file", path, lines: lines)
    #expect(first.errorOutput == "the row has no switch; press and tap do the rest\n")
    let second = try Self.use("trails", "--file", path, lines: [])
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
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Self.use(
      "families", "--file", path, lines: ["jump", "tap Rivers", "press done", "enter x", "back", "tap Lake"])
    #expect(result.status == 0)
    #expect(
      result.errorOutput == """
        "jump" is no command; help lists them all
        there is no button "done" now; there are Edit
        no name can be entered now; press Add, or tap a row in editing mode
        no visible row reads "Lake"; visible: Forester, Hill, Rivers

        """)
    #expect(result.output.hasSuffix("back to Families\nRivers, 2 members, button, row 3 of 3\n"))
  }

  @Test func aCommandWithWhatItDoesNotTakeSaysSo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Self.use(
      "contacts", "--file", path, lines: ["index Z", "index", "help me", "next 3", "indx 3", "quit now"])
    #expect(
      result.errorOutput == """
        "index Z": expected a number, as in index 2
        "index": expected a number, as in index 2
        "help me": help takes no more words
        "next 3": next takes no more words
        "indx 3" is no command; did you mean "index"?
        "quit now": quit takes no more words

        """)
  }

  @Test func aScriptListsCommandsAndEnds() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Self.use("families", "--file", path, lines: ["help", "taap", "quit", "press edit"])
    #expect(result.status == 0 && result.errorOutput == "\"taap\" is no command; did you mean \"tap\"?\n")
    #expect(
      result.output.contains("\ntap ROW\n") && result.output.hasSuffix("\nquit\nEdit\n"), "\(result.output)")
  }

  // TV-76
  @Test func theFileOfAnotherExampleIsReportedAndStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Self.use("to-do", "--file", path, lines: [])
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let result = try Self.use("families", "--file", path, lines: [])
    #expect(
      result.errorOutput
        == "rowcall: \(path): the file belongs to the program \"to-do\", and \"families\" does not open it; choose another file\n"
    )
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test(arguments: [["trail"], ["to-do list"], ["--reset"], ["--file", "x"], ["to-do", "families"]])
  func whatIsNoApplicationIsWrongUsage(arguments: [String]) throws {
    let result = try Command.run(["demo"] + arguments)
    #expect(result.status == 2 && result.output.isEmpty)
  }

  @Test func withoutANameTheApplicationsAreListed() throws {
    let names = try Command.output(["demo"]).split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(names == ["to-do", "families", "contacts", "trails"])
  }

  // TV-74
  @Test func dataStayInTheStateFolderUntilAReset() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func open(_ lines: String..., reset: Bool = false) throws -> String {
      let result = try Command.run(
        ["demo", "to-do"] + (reset ? ["--reset"] : []), input: Data(lines.joined(separator: "\n").utf8),
        environment: ["XDG_STATE_HOME": folder.path])
      #expect(result.status == 0 && result.errorOutput.isEmpty, "\(result.errorOutput)")
      return result.output
    }
    #expect(try open("delete Buy milk").contains("Buy milk deleted."))
    #expect(try open().hasPrefix("To do, list, 2 rows\nCall Anna,"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/rowcall/demos/to-do.db"))
    #expect(try open(reset: true).hasPrefix("To do, list, 3 rows\nBuy milk,"))
    #expect(try open().hasPrefix("To do, list, 3 rows\nBuy milk,"))
  }

  // TV-73, TV-74
  @Test func aToDoListIsUsedWithKeys() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try TerminalSession(["demo", "to-do", "--file", path, "--silent"])
    terminal.type(
      "o", "P", "l", "\r", "\u{13}", "\r", "\u{1B}[B", "d", "n", "d", "y", "%", "o", "\u{1B}", "\u{1B}", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(lines.contains("Pl added. Buy milk, since May 2, 2026, row 1 of 4"), "\(lines)")
    #expect(lines.contains("Call Anna deleted. Return the books, since May 3, 2026, row 2 of 3"), "\(lines)")
    #expect(lines.contains("% has no function"), "\(lines)")
    let second = try Self.use("to-do", "--file", path, lines: ["next", "next"])
    #expect(second.output.hasPrefix("To do, list, 3 rows\nBuy milk, done on"), "\(second.output)")
    #expect(second.output.contains("\nPl, since"))
  }

  @Test func whatAFormHoldsIsNotLostInSilence() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try TerminalSession(["demo", "to-do", "--file", path, "--silent"])
    terminal.type("o", "P", "l", "\r", "q", "n", "\u{13}", "o", "X", "\r", "q")
    // Sooner, it would be a key that is held down.
    Thread.sleep(forTimeInterval: 0.8)
    terminal.type("q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(
      lines.filter { $0 == "q once more forgets them, any other key keeps them" }.count >= 2, "\(lines)")
    #expect(lines.contains("not ended") && lines.contains("changes forgotten"), "\(lines)")
    let second = try Self.use("to-do", "--file", path, lines: ["press add", "enter Y"])
    #expect(second.output.hasPrefix("To do, list, 4 rows"), "\(second.output)")
    #expect(
      second.errorOutput == "the form that was open is not saved; write \"press save\" before the end\n")
  }

  @Test func aTextThatIsTypedAtOnceChangesNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try TerminalSession(["demo", "to-do", "--file", path, "--silent"])
    terminal.paste("West dock, delete y", isMarked: false)
    terminal.type("d", "d", "n", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(
      lines.contains("many keys came at once, as in a paste; e and what follows was left out"), "\(lines)")
    #expect(lines.filter { $0 == "y deletes, any other key keeps" }.count == 2, "\(lines)")
    #expect(
      try Self.use("to-do", "--file", path, lines: []).output.hasPrefix("To do, list, 3 rows"), "\(lines)")
  }

  // TV-75
  @Test func familiesAreEditedWithKeys() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try TerminalSession(["demo", "families", "--file", path, "--silent"])
    terminal.type(
      "e", "\r", "\u{15}", "L", "\r", "o", "\u{1B}", "\u{7F}", "\u{1B}[1;5H", "d", "y", "e", "\r", "\u{7F}",
      "?", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(lines.contains("Edit"), "\(lines)")
    let context = try RecordContext(path: path, schema: Families.schema)
    #expect(try context.fetch("Family").compactMap { $0["name"]?.text } == ["Rivers", "L"], "\(lines)")
    #expect(try context.fetch("Member").count == 4)
  }

  /// How often a session is killed; `ROWCALL_KILLS=1000` takes minutes.
  private static let kills = ProcessInfo.processInfo.environment["ROWCALL_KILLS"].flatMap(Int.init) ?? 8

  // TV-75
  @Test func aKilledDemoSessionLeavesTheFileBeforeOrAfterASave() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = ["press edit"] + (0..<40).flatMap { ["press add", "enter F\($0)"] }
    for kill in 0..<Self.kills {
      let file = folder.appendingPathComponent("\(kill).db").path
      let answers = try Command.kill(["demo", "families", "--file", file], lines: lines, within: 150_000)
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

  /// Uses an application by commands.
  private static func use(_ arguments: String..., lines: [String]) throws -> Command.Result {
    try Command.run(["demo"] + arguments, input: Data(lines.joined(separator: "\n").utf8))
  }
}
