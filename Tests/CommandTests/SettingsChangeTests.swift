import Foundation
import Testing

/// Changing the settings file: what is asked for changes, and nothing else.
@Suite struct SettingsChangeTests {
  /// What was in the file, what is run, and what is in the file then.
  static let changes: [(before: String?, command: String, after: String)] = [
    (nil, "set position always", "{\n  \"position\": \"always\"\n}\n"),
    ("{}", "set rate 200", "{\n  \"rate\": 200\n}"),
    ("{}", "set rate +200", "{\n  \"rate\": 200\n}"),
    ("{}", "set rate 0200", "{\n  \"rate\": 200\n}"),
    ("\u{FEFF}{\"rate\": 200}", "set hints true", "{\"rate\": 200, \"hints\": true}"),
    ("{\"rate\": 200}", "set hints true", "{\"rate\": 200, \"hints\": true}"),
    ("{\"rate\" : 200 }\n", "set rate 201", "{\"rate\" : 201 }\n"),
    (
      "{\n    \"pitch\": 40,\n\n    \"rate\": 200\n}\n", "set player 'aplay -q \"-\"'",
      "{\n    \"pitch\": 40,\n\n    \"rate\": 200,\n    \"player\": \"aplay -q \\\"-\\\"\"\n}\n"
    ),
    (
      "{\n  \"rate\": 200\n}\n", "set header-limit off --for TABLE",
      "{\n  \"rate\": 200,\n  \"files\": {\n    \"TABLE\": {\n      \"header-limit\": \"off\"\n    }\n  }\n}\n"
    ),
    (
      "{\"files\": {\"TABLE\": {\"rate\": 90}}}", "set pause 100 --for ./TABLE",
      "{\"files\": {\"TABLE\": {\"rate\": 90, \"pause\": 100}}}"
    ),
    ("{\"rate\": 200, \"pitch\": 40}", "unset rate", "{\"pitch\": 40}"),
    ("{\n  \"rate\": 200,\n  \"pitch\": 40\n}\n", "unset pitch", "{\n  \"rate\": 200\n}\n"),
    ("{\n  \"rate\": 200\n}\n", "unset rate", "{}\n"),
    (
      "{\"rate\": 100, \"files\": {\"TABLE\": {\"rate\": 90}}}", "unset rate --for TABLE", "{\"rate\": 100}"
    ),
    (
      "{\"files\": {\"/gone.csv\": {\"rate\": 90}, \"TABLE\": {\"pitch\": 1, \"rate\": 90}}}",
      "unset rate --for /gone.csv", "{\"files\": {\"TABLE\": {\"pitch\": 1, \"rate\": 90}}}"
    ),
  ]

  @Test(arguments: changes)
  func aChangeLeavesTheRestAsItIs(before: String?, command: String, after: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name\nA\n").resolvingLinks
    let user = try SettingsUser(before?.replacing("TABLE", with: table))
    defer { user.remove() }
    let settings = ["XDG_CONFIG_HOME": user.path.replacing("/rowcall/settings.json", with: "")]
    let line =
      "\"$rowcall\" settings " + command.replacing("./TABLE", with: table).replacing("TABLE", with: table)
    let result = try Command.shell(line, environment: settings)
    #expect(result.status == 0)
    #expect(result.output.isEmpty && result.errorOutput.isEmpty, "\(result.errorOutput)")
    #expect(try user.settings() == after.replacing("TABLE", with: table))
    #expect(try user.names() == ["settings.json"], "no draft is left behind")
  }

  @Test func whatIsKeptIsSpokenUntilItIsForgotten() throws {
    let user = try SettingsUser(nil)
    defer { user.remove() }
    let reading = ["transcript", "fixtures/stocks.csv", "--rows", "1"]
    let plain = try user.run(reading).output
    _ = try user.run(["settings", "set", "order", "content-first", "--for", "fixtures/stocks.csv"])
    _ = try user.run(["settings", "set", "header-use", "always"])
    #expect(try user.run(reading).output == "Apple Inc. (Company), $648.11 (Price), up 1.85% (Change)\n")
    _ = try user.run(["settings", "unset", "order", "--for", "fixtures/stocks.csv"])
    _ = try user.run(["settings", "unset", "header-use"])
    #expect(try user.run(reading).output == plain)
    #expect(try user.settings() == "{}\n")
  }

  @Test func whatWasNeverSetIsReportedAndNothingChanges() throws {
    let user = try SettingsUser("{\"rate\": 200 }")
    defer { user.remove() }
    let result = try user.run(["settings", "unset", "pitch"])
    #expect(result.status == 0)
    #expect(result.errorOutput == "\(user.path): pitch is not set here, nothing changed\n")
    #expect(try user.settings() == "{\"rate\": 200 }")
  }

  @Test func aBrokenFileIsNeverWrittenOver() throws {
    let user = try SettingsUser("{\"rate\": 200,}")
    defer { user.remove() }
    let result = try user.run(["settings", "set", "rate", "210"])
    #expect(result.status == 65)
    #expect(result.errorOutput.hasPrefix("rowcall: \(user.path):1:14: "), "\(result.errorOutput)")
    #expect(try user.settings() == "{\"rate\": 200,}")
  }

  /// Also through a link to a file that the first of them makes.
  @Test(arguments: [false, true])
  func twentyProgramsAtOnceKeepTwentySettings(isLink: Bool) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let changes = [
      "order header-first", "headers row", "header-use always", "header-levels last", "header-limit 5",
      "header-repeat 5", "position off", "spans true", "blanks said", "hints true", "punctuation some",
      "spelling true", "capitals spell", "locale de", "voice x", "rate 100", "pitch 3", "volume 4", "pause 3",
      "player x",
    ]
    let kept = scratch.path("new/settings.json")
    let file = isLink ? scratch.path("link.json") : kept
    if isLink {
      try FileManager.default.createDirectory(atPath: scratch.path("new"), withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: kept)
    }
    let programs = try changes.map { change in
      let arguments =
        ["settings", "set"] + change.split(separator: " ").map(String.init) + ["--settings", file]
      let program = Command.start(Command.program.path, arguments)
      try program.run()
      return program
    }
    for program in programs {
      program.waitUntilExit()
      #expect(program.terminationStatus == 0)
    }
    let settings = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: kept)))
    let keys = changes.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set((settings as? [String: Any] ?? [:]).keys) == Set(keys))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("new")) == ["settings.json"])
  }

  @Test func aLinkToTheFileStaysALink() throws {
    let user = try SettingsUser("{}")
    let scratch = try Scratch()
    defer {
      user.remove()
      scratch.remove()
    }
    let link = scratch.path("settings.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: user.path)
    #expect(try Command.run(["settings", "set", "rate", "210", "--settings", link]).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == user.path)
    #expect(try user.settings() == "{\n  \"rate\": 210\n}")
  }

  @Test func aLinkToAFileThatIsNotThereYetMakesIt() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let (link, target) = (scratch.path("settings.json"), scratch.path("kept.json"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "kept.json")
    let result = try Command.run(["settings", "set", "rate", "210", "--settings", link])
    #expect(result.status == 0, "\(result.errorOutput)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "kept.json")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "{\n  \"rate\": 210\n}\n")
  }

  @Test func aCircleOfLinksIsRefused() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let link = scratch.path("circle.wav")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
    for arguments in [
      ["settings", "set", "rate", "210", "--settings", link], ["speak", "fixtures/stocks.csv", "-o", link],
    ] {
      let result = try Command.run(arguments)
      #expect([66, 73].contains(result.status))
      #expect(result.errorOutput.contains("Too many levels of symbolic links"), "\(result.errorOutput)")
      #expect(try scratch.names() == ["circle.wav"])
    }
  }
}

extension String {
  /// The path with all its links resolved, as files are kept by it.
  fileprivate var resolvingLinks: String { URL(fileURLWithPath: self).resolvingSymlinksInPath().path }
}
