import Foundation
import Testing

/// Settings that are none: the sentence, which names the file and the way out, and the exit status.
@Suite struct SettingsErrorTests {
  /// What is in the settings file and what is said of it, behind its path.
  static let faults: [(settings: String, sentence: String)] = [
    ("", ":1:1: the JSON text ends too early; is the file cut off? Correct it, or pass --settings none"),
    (
      "{\n  \"rate\": 175,\n}",
      ":3:1: found \"}\", expected a key in double quotes; correct it, or pass --settings none"
    ),
    (
      "[]",
      ":1: the document is an array, expected an object of settings in braces; correct it, or pass --settings none"
    ),
    (
      "{\n  \"positon\": \"off\"\n}",
      ":2: \"positon\" is not a setting (did you mean position?); correct it, or pass --settings none"
    ),
    ("{\"colour\": 1}", ":1: \"colour\" is not a setting; correct it, or pass --settings none"),
    (
      "{\n\n  \"position\": \"allways\"}",
      ":3: \"position\" is \"allways\", expected off, on-change or always (did you mean always?); "
        + "correct it, or pass --settings none"
    ),
    (
      "{\"rate\": 9000}",
      ":1: \"rate\" is 9000, expected a number from 80 to 450; correct it, or pass --settings none"
    ),
    (
      "{\"rate\": \"200\"}",
      ":1: \"rate\" is \"200\", expected a number from 80 to 450; correct it, or pass --settings none"
    ),
    (
      "{\"spans\": \"yes\"}",
      ":1: \"spans\" is \"yes\", expected true or false; correct it, or pass --settings none"
    ),
    (
      "{\"voice\": {}}",
      ":1: \"voice\" is an object, expected a name from the list of rowcall voices; correct it, or pass --settings none"
    ),
    (
      "{\"locale\": \"german\"}",
      ":1: \"locale\" is \"german\", expected a language tag such as de, pt-BR or zh-Hant; "
        + "correct it, or pass --settings none"
    ),
    (
      "{\"header-limit\": 0}",
      ":1: \"header-limit\" is 0, expected a number above zero or off; correct it, or pass --settings none"
    ),
    (
      "{\n  \"rate\": 175,\n  \"rate\": 180\n}",
      ":3: \"rate\" appears twice; correct it, or pass --settings none"
    ),
    (
      "{\"files\": true}",
      ":1: \"files\" is true, expected an object of settings in braces; correct it, or pass --settings none"
    ),
    (
      "{\"files\": {\n  \"stocks.csv\": {}}}",
      ":2: \"stocks.csv\" is a relative path, expected one that starts with / or ~/; "
        + "correct it, or pass --settings none"
    ),
    (
      "{\"files\": {\n  \"/a.csv\": {\n    \"files\": {}\n  }}}",
      ":3: \"files\" is not a setting; correct it, or pass --settings none"
    ),
  ]

  @Test(arguments: faults) func aBrokenFileIsNamedWithItsLine(settings: String, sentence: String) throws {
    let user = try SettingsUser(settings)
    defer { user.remove() }
    for command in ["transcript", "inspect", "speak"] {
      let result = try user.run([command, "fixtures/stocks.csv"] + (command == "speak" ? ["--raw"] : []))
      #expect(result.status == 65)
      #expect(result.errorOutput == "rowcall: \(user.path)\(sentence)\n")
      #expect(result.output.isEmpty)
    }
    #expect(try user.run(["transcript", "fixtures/stocks.csv", "--settings", "none"]).status == 0)
    #expect(try user.run(["settings", "path"]).output == user.path + "\n")
  }

  @Test func twoSectionsForOneFileAreRefused() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name\nA\n")
    let user = try SettingsUser("{\"files\": {\n  \"\(table)\": {},\n  \"~/table.csv\": {}}}")
    defer { user.remove() }
    let result = try user.run(["transcript", table], environment: ["HOME": scratch.folder.path])
    #expect(result.status == 65)
    #expect(
      result.errorOutput == "rowcall: \(user.path):2,3: these sections are for the same file; "
        + "merge them, or pass --settings none\n")
  }

  static let refusals:
    [(environment: [String: String], arguments: [String], status: Int32, sentence: String)] = [
      (
        ["ROWCALL_POSITION": "allways"], [], 2,
        "ROWCALL_POSITION is allways, expected off, on-change or always (did you mean always?); "
          + "correct or unset the variable"
      ),
      (
        ["ROWCALL_SPANS": "1"], [], 2,
        "ROWCALL_SPANS is 1, expected true or false; correct or unset the variable"
      ),
      (
        [:], ["--settings", "/nowhere.json"], 66,
        "/nowhere.json: no such settings file; check the path, or pass --settings none"
      ),
      (
        ["ROWCALL_SETTINGS": "fixtures"], [], 66,
        "fixtures: the settings file cannot be read: Is a directory; correct it, or pass --settings none"
      ),
      (
        [:], ["--settings", "/dev/zero"], 65,
        "/dev/zero: longer than 1048576 bytes, the limit for settings files; correct it, or pass --settings none"
      ),
    ]

  @Test(arguments: refusals)
  func whatCannotBeUsedIsRefused(
    environment: [String: String], arguments: [String], status: Int32, sentence: String
  ) throws {
    let result = try Command.run(["transcript", "fixtures/stocks.csv"] + arguments, environment: environment)
    #expect(result.status == status)
    #expect(result.errorOutput == "rowcall: \(sentence)\n")
  }

  static let refusedChanges: [(arguments: [String], status: Int32, sentence: String)] = [
    (
      ["set", "positon", "off"], 2,
      "there is no setting \"positon\" (did you mean position?); \"rowcall settings explain\" lists them all"
    ),
    (["set", "rate", "9000"], 2, "rate is 9000, expected a number from 80 to 450"),
    (["set", "rate", "90", "--for", "-"], 66, "-: no such file; settings are stored for existing files"),
    (
      ["set", "rate", "90", "--settings", "none"], 2,
      "no settings file: --settings or ROWCALL_SETTINGS is none, or HOME is not set"
    ),
    (["set", "rate", "90", "--settings", "/proc/none/settings.json"], 73, "cannot write: No such file"),
    (["explain", "colour"], 2, "there is no setting \"colour\""),
  ]

  @Test(arguments: refusedChanges)
  func aChangeThatCannotBeIsRefused(arguments: [String], status: Int32, sentence: String) throws {
    let user = try SettingsUser(nil)
    defer { user.remove() }
    let result = try user.run(["settings"] + arguments)
    #expect(result.status == status)
    #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
    #expect(!FileManager.default.fileExists(atPath: user.path))
  }
}
