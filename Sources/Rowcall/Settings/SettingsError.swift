import RowcallImport
import RowcallModel

/// Why the user's settings cannot be used, or not be changed as asked.
///
/// Lines count from one.
package enum SettingsError: Error {
  /// The settings file that was asked for is not there.
  case notFound(path: String)
  /// The settings file cannot be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// The settings file is longer than any sensible one.
  case tooLong(path: String, limit: Int)
  /// The settings file is not JSON.
  case malformed(path: String, JSONDocument.Failure)
  /// Something else stands where an object must.
  case notAnObject(path: String, line: Int, key: String?, found: String)
  /// A key is no setting.
  case unknownKey(path: String, line: Int, key: String)
  /// A key stands twice in one object.
  case repeatedKey(path: String, line: Int, key: String)
  /// A setting has a value that is none.
  case badValue(path: String, line: Int, setting: Setting, found: String)
  /// A section is for a path that depends on where one stands.
  case relativePath(path: String, line: Int, key: String)
  /// Two sections are for the same file.
  case sameFile(path: String, lines: [Int])
  /// A variable of the environment has a value that is none.
  case badVariable(Setting, found: String)
  /// A flag has a value that is none.
  case badFlag(Setting, found: String)
  /// There is no setting of that name.
  case noSetting(String)
  /// A setting cannot be set to that.
  case badArgument(Setting, found: String)
  /// Settings cannot be kept for a file that is not there.
  case noTable(path: String)
  /// Nobody says where the user's files are, or the user wants none.
  case nowhere
  /// Another program does not end its change of the settings.
  case busy(path: String)
}

extension SettingsError: CustomStringConvertible {
  /// One sentence: where, what was found, and what to do.
  package var description: String {
    switch self {
    case .notFound(let path): "\(path): no such settings file; check the path, or pass --settings none"
    case .unreadable(let path, let reason):
      "\(path): the settings file cannot be read: \(reason); \(Self.wayOut)"
    case .tooLong(let path, let limit):
      "\(path): longer than the \(limit) bytes of any settings file; \(Self.wayOut)"
    case .malformed(let path, let failure):
      "\(path):\(failure.line):\(failure.column): \(failure.fault)\(Self.wayOut(behind: failure.fault))"
    case .notAnObject(let path, let line, let key, let found):
      "\(path):\(line): \(key.map { "\"\($0)\"" } ?? "the whole") is \(found), "
        + "expected an object of settings in braces; \(Self.wayOut)"
    case .unknownKey(let path, let line, let key):
      "\(path):\(line): \"\(key)\" is no setting\(Self.suggestion(key, in: Self.keys)); \(Self.wayOut)"
    case .repeatedKey(let path, let line, let key):
      "\(path):\(line): \"\(key)\" stands here for the second time; \(Self.wayOut)"
    case .badValue(let path, let line, let setting, let found):
      "\(path):\(line): \(Self.refusal("\"\(setting.key)\"", setting, found)); \(Self.wayOut)"
    case .relativePath(let path, let line, let key):
      "\(path):\(line): \"\(key)\" is no path from the root, expected one that starts with / or ~/; \(Self.wayOut)"
    case .sameFile(let path, let lines):
      "\(path):\(lines.map(String.init).joined(separator: ",")): "
        + "these sections are for one and the same file; make them one, or pass --settings none"
    case .badVariable(let setting, let found):
      Self.refusal(setting.variable, setting, found) + "; correct or unset the variable"
    case .badFlag(let setting, let found): Self.refusal("--\(setting.key)", setting, found)
    case .noSetting(let key):
      "there is no setting \"\(key)\"\(Self.suggestion(key, in: Setting.all.map(\.key)))"
        + "; \"rowcall settings explain\" lists them all"
    case .badArgument(let setting, let found): Self.refusal(setting.key, setting, found)
    case .noTable(let path):
      "\(path): no such file; settings are kept for a file that is there, and - has none"
    case .busy(let path):
      "\(path): another program has been changing these settings for 10 seconds; try again when it has ended"
    case .nowhere:
      "there is no settings file to use; name one with --settings, or set XDG_CONFIG_HOME or HOME"
    }
  }

  private static let wayOut = "correct it, or pass --settings none"

  /// The way out behind a clause, which may be a question.
  private static func wayOut(behind fault: JSONFault) -> String {
    fault.description.hasSuffix("?") ? " C" + wayOut.dropFirst() : "; " + wayOut
  }

  /// What may stand at the top of the file.
  private static var keys: [String] { Setting.all.map(\.key) + [SettingsFile.sectionsKey] }

  private static func refusal(_ name: String, _ setting: Setting, _ found: String) -> String {
    "\(name) is \(found.isEmpty ? "empty" : found), expected \(setting.values.expectation)"
      + suggestion(found.trimmingQuotes, in: setting.values.names)
  }

  private static func suggestion(_ name: String, in names: [String]) -> String {
    NearName.closest(to: name, in: names.filter { $0 != name }).map { " (did you mean \($0)?)" } ?? ""
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    count > 1 && first == "\"" ? String(dropFirst().dropLast()) : self
  }
}
