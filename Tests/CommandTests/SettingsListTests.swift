import Foundation
import Testing

/// One list of settings makes flags, keys, variables and their documentation: here they are held together.
@Suite struct SettingsListTests {
  /// The rows of the table that explains all settings.
  private let rows: [Substring]
  private let keys: [String]

  init() throws {
    let table = try Command.run(["settings", "explain", "--format", "markdown"]).output
    rows = table.split(separator: "\n")
    keys = rows.dropFirst(2).compactMap { $0.firstMatch(of: /^\| `([a-z-]+)`/).map { String($0.1) } }
  }

  @Test func theDocumentationExplainsEverySettingAsTheProgramDoes() throws {
    let page = try #require(Documentation.pages.first { $0.lastPathComponent == "Settings.md" })
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(keys.count > 20)
    #expect(
      text.contains(rows.joined(separator: "\n")),
      "put what \"rowcall settings explain --format markdown\" prints into Settings.md of Rowcall.docc")
  }

  @Test func everySettingHasItsFlag() throws {
    let speak = try Command.run(["speak", "--help-hidden"]).output
    let browse = try Command.run(["browse", "--help-hidden"]).output
    let listed = try Command.run(["settings", "list", "--help-hidden"]).output
    for key in keys {
      let spoken = ["keys", "bind", "echo"].contains(key) ? browse : speak
      #expect(spoken.contains("--\(key) ") || spoken.contains("--\(key)/--no-\(key)"), "\(key)")
      #expect(listed.contains("--\(key) ") || listed.contains("--\(key)/--no-\(key)"), "\(key)")
    }
  }

  @Test func everySettingIsKeptAndReadBackByFlagVariableAndFile() throws {
    for key in keys {
      let value = Self.value(of: key, in: rows)
      let name = "ROWCALL_" + key.uppercased().replacing("-", with: "_")
      let user = try SettingsUser(nil)
      defer { user.remove() }
      #expect(try user.run(["settings", "set", key, value]).status == 0, "\(key)")
      #expect(try user.run(["settings"]).lines.contains("\(key): \(value) (settings file)"), "\(key)")
      let told = try user.run(["settings"], environment: [name: value]).lines
      #expect(told.contains("\(key): \(value) (\(name))"), "\(key)")
      let flag = value == "true" ? ["--\(key)"] : ["--\(key)", value]
      #expect(try user.run(["settings"] + flag).lines.contains("\(key): \(value) (--\(key))"), "\(key)")
    }
  }

  /// A value of a setting, as its row in the table has it.
  private static func value(of key: String, in rows: [Substring]) -> String {
    let others = [
      "locale": "pt-BR", "voice": "en-gb", "player": "aplay -q -", "pause": "100,300", "bind": "f5=sum",
    ]
    if let value = others[key] { return value }
    let cells = rows.first { $0.hasPrefix("| `\(key)` |") }?.split(separator: "|") ?? []
    let values = cells[1]
    if let name = values.firstMatch(of: /`([a-z-]+)`/) { return String(name.1) }
    return values.firstMatch(of: /from (\d+)/).map { String($0.1) } ?? "12"
  }
}
