import Foundation
import Testing

/// Settings: where they are decided, who wins, and how they are listed.
@Suite struct SettingsTests {
  @Test func theUsersFileDecidesWhatNoFlagDoes() throws {
    let user = try SettingsUser("{\"position\": \"always\", \"locale\": \"de\"}")
    defer { user.remove() }
    let moves = ["transcript", "fixtures/stocks.csv", "--moves", "enter,right,down"]
    let told = try user.run(moves)
    #expect(told.output.hasSuffix("[down]\nApple Inc., 648,11\u{A0}$, Zeile 1, Spalte 2\n"), "\(told.output)")
    let flagged = try user.run(moves + ["--position", "off", "--locale", "en"])
    #expect(flagged.output.hasSuffix("[down]\nApple Inc., $648.11\n"), "\(flagged.output)")
    let without = try user.run(moves + ["--settings", "none"])
    #expect(without.output.hasSuffix("[down]\nApple Inc., $648.11, row 1\n"), "\(without.output)")
  }

  /// What is decided in each place, the strongest first, and the line that tells who wins.
  struct Places {
    var flags: [String] = []
    var environment: [String: String] = [:]
    var section: Int?
    var user: Int?
    var line: String
  }

  static let places = [
    Places(
      flags: ["--rate", "111"], environment: ["ROWCALL_RATE": "222"], section: 333, user: 444,
      line: "rate: 111 (--rate)"),
    Places(environment: ["ROWCALL_RATE": "222"], section: 333, user: 444, line: "rate: 222 (ROWCALL_RATE)"),
    Places(environment: ["ROWCALL_RATE": ""], section: 333, user: 444, line: "rate: 333 (section TABLE)"),
    Places(user: 444, line: "rate: 444 (settings file)"),
    Places(line: "rate: 175 (built in)"),
  ]

  @Test(arguments: places) func theStrongerPlaceWins(places: Places) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name\nA\n")
    let sections = places.section.map { "\"files\": {\"\(table)\": {\"rate\": \($0)}}" }
    let members = [places.user.map { "\"rate\": \($0)" }, sections].compactMap(\.self).joined(separator: ", ")
    let file = try SettingsUser("{\(members)}")
    defer { file.remove() }
    let result = try file.run(["settings", "--for", table] + places.flags, environment: places.environment)
    #expect(result.status == 0)
    #expect(result.lines.contains(places.line.replacing("TABLE", with: table)), "\(result.output)")
  }

  @Test func aPresetStandsForItsSettingsWhereItIsWritten() throws {
    let user = try SettingsUser("{\"verbosity\": \"verbose\", \"spans\": false, \"punctuation\": \"all\"}")
    defer { user.remove() }
    let kept = try user.run(["settings"]).lines
    #expect(kept.contains("position: always (settings file, verbosity)"))
    #expect(kept.contains("spans: false (settings file)"), "what stands beside the preset refines it")
    let flagged = try user.run(["settings", "--verbosity", "terse", "--hints"]).lines
    #expect(flagged.contains("position: off (--verbosity)"), "a stronger preset replaces all of the weaker")
    #expect(flagged.contains("spans: false (--verbosity)"))
    #expect(flagged.contains("hints: true (--hints)"))
    #expect(flagged.contains("punctuation: all (settings file)"), "no preset decides this")
  }

  @Test func theHelpNamesWhatAPresetStandsFor() throws {
    let lines = try Command.run(["settings", "--verbosity", "terse"]).lines
    let decided = lines.filter { $0.hasSuffix("(--verbosity)") }.map { String($0.prefix { $0 != ":" }) }
    let explained = try Command.run(["settings", "explain", "verbosity"]).output
    #expect(decided.count == 11)
    for key in decided { #expect(explained.contains(key), "\(key)") }
  }

  @Test func aSectionIsFoundWhateverPathLeadsToItsFile() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name\nA\n")
    try FileManager.default.createSymbolicLink(atPath: scratch.path("link.csv"), withDestinationPath: table)
    let user = try SettingsUser("{\"files\": {\"~/link.csv\": {\"rate\": 99}}}")
    defer { user.remove() }
    for path in [table, scratch.folder.path + "/../" + scratch.folder.lastPathComponent + "/table.csv"] {
      let result = try user.run(["settings", "--for", path], environment: ["HOME": scratch.folder.path])
      #expect(result.lines.contains("rate: 99 (section ~/link.csv)"), "\(result.output)\(result.errorOutput)")
    }
    #expect(try user.run(["settings"]).lines.contains("rate: 175 (built in)"))
  }

  @Test func standardInputHasNoSection() throws {
    let user = try SettingsUser("{\"files\": {\"/dev/stdin\": {\"position\": \"always\"}}}")
    defer { user.remove() }
    let result = try user.run(["transcript", "-"], input: Data("Name,Price (USD)\nTea,3.5\n".utf8))
    #expect(result.output == "Tea, $3.50\n")
  }

  @Test func whatHasNoEffectIsNamedInTheList() throws {
    let user = try SettingsUser("{\n  \"files\": {\n    \"/nowhere/old.csv\": {\"rate\": 99}\n  }\n}")
    defer { user.remove() }
    let result = try user.run(["settings"], environment: ["ROWCALL_POSITON": "off"])
    #expect(
      result.errorOutput == """
        ROWCALL_POSITON: a variable without effect, did you mean ROWCALL_POSITION?
        \(user.path):3: no file at /nowhere/old.csv; if it was moved, write its new path

        """)
  }

  @Test func theListIsThereForProgramsToo() throws {
    let user = try SettingsUser("{\"voice\": \"en-gb\"}")
    defer { user.remove() }
    let result = try user.run(["settings", "--format", "json"], environment: ["ROWCALL_VERBOSITY": "terse"])
    let report = try JSONDecoder().decode(ListedSettings.self, from: Data(result.output.utf8))
    #expect(report.file == user.path)
    let entries = Dictionary(uniqueKeysWithValues: report.settings.map { ($0.key, $0) })
    #expect(
      entries["voice"]
        == .init(key: "voice", value: "en-gb", from: "user", name: nil, isFromPreset: false))
    #expect(
      entries["position"]
        == .init(
          key: "position", value: "off", from: "environment", name: "ROWCALL_VERBOSITY", isFromPreset: true))
    #expect(
      entries["player"] == .init(key: "player", value: nil, from: "built-in", name: nil, isFromPreset: false))
  }

  @Test func everyCommandThatReadsATableHeedsTheSettings() throws {
    let user = try SettingsUser("{\"rate\": 450, \"locale\": \"de\"}")
    let scratch = try Scratch()
    defer {
      user.remove()
      scratch.remove()
    }
    let table = try scratch.write("Name,Preis\nTee,\"3,5\"\nKaffee,\"1.204,25\"\n")
    for command in ["transcript", "inspect", "tree"] {
      let kept = try user.run([command, table])
      let flagged = try user.run([command, table, "--settings", "none", "--locale", "de"])
      #expect(kept.output == flagged.output, "\(command)")
    }
    let sounds = try [[], ["--rate", "80"], ["--settings", "none", "--rate", "450", "--locale", "de"]].map {
      flags in
      let path = scratch.path("sound.wav")
      #expect(try user.run(["speak", table, "-o", path] + flags).status == 0)
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    #expect(sounds[0] == sounds[2])
    #expect(sounds[1].count > 2 * sounds[0].count, "a flag wins over the settings")
  }

  @Test func theFileIsWhereTheSpecificationPutsIt() throws {
    let places: [([String: String], String)] = [
      (["XDG_CONFIG_HOME": "/there"], "/there/rowcall/settings.json"),
      (["XDG_CONFIG_HOME": "", "HOME": "/home/ada"], "/home/ada/.config/rowcall/settings.json"),
      (["XDG_CONFIG_HOME": "not/from/root", "HOME": "/home/ada"], "/home/ada/.config/rowcall/settings.json"),
      (["XDG_CONFIG_HOME": "/there", "ROWCALL_SETTINGS": "mine.json"], "mine.json"),
    ]
    for (environment, path) in places {
      #expect(try Command.run(["settings", "path"], environment: environment).output == path + "\n")
    }
  }
}

/// A user with a settings file, in a folder of its own.
struct SettingsUser {
  private let scratch: Scratch

  /// - Parameter settings: what is in the file; nil for no file and no folder.
  init(_ settings: String?) throws {
    scratch = try Scratch()
    guard let settings else { return }
    try FileManager.default.createDirectory(
      atPath: scratch.path("config/rowcall"), withIntermediateDirectories: true)
    try settings.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The path of the settings file.
  var path: String { scratch.path("config/rowcall/settings.json") }

  /// What is in it.
  func settings() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// What else is in its folder.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path("config/rowcall")).sorted()
  }

  func run(
    _ arguments: [String], input: Data? = nil, environment: [String: String] = [:]
  ) throws -> Command.Result {
    let own = ["XDG_CONFIG_HOME": scratch.path("config")]
    return try Command.run(arguments, input: input, environment: own.merging(environment) { $1 })
  }

  func remove() { scratch.remove() }
}

/// What `rowcall settings --format json` writes.
private struct ListedSettings: Decodable {
  struct Entry: Decodable, Equatable {
    var key: String
    var value: String?
    var from: String
    var name: String?
    var isFromPreset: Bool
  }

  var file: String?
  var settings: [Entry]
}

extension Command.Result {
  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
