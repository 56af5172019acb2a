import RowcallImport
import RowcallModel

/// Why the user's settings cannot be used or changed.
///
/// Lines count from one.
package enum SettingsError: Error {
  /// The given settings file does not exist.
  case notFound(path: String)
  /// The settings file cannot be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// The settings file exceeds the limit.
  case tooLong(path: String, limit: Int)
  /// The settings file is not JSON.
  case malformed(path: String, JSONDocument.Failure)
  case notAnObject(path: String, line: Int, key: String?, found: String)
  case unknownKey(path: String, line: Int, key: String)
  /// An object has a key twice.
  case repeatedKey(path: String, line: Int, key: String)
  /// A setting has an invalid value.
  case badValue(path: String, line: Int, setting: Setting, found: String)
  /// The path of a section is relative.
  case relativePath(path: String, line: Int, key: String)
  /// Two sections are for the same file.
  case sameFile(path: String, lines: [Int])
  /// An environment variable has an invalid value.
  case badVariable(Setting, found: String)
  /// A flag has an invalid value.
  case badFlag(Setting, found: String)
  /// There is no setting with the name.
  case noSetting(String)
  /// A setting does not accept the value.
  case badArgument(Setting, found: String)
  /// Settings cannot be stored for a missing file.
  case noTable(path: String)
  /// There is no path for the settings file, or the user chose none.
  case nowhere
  /// Another program keeps changing the settings.
  case busy(path: String)
}

extension SettingsError: CustomStringConvertible {
  /// One sentence: where, what was found, and what to do.
  package var description: String {
    switch self {
    case .notFound(let path): "\(path): no such settings file; check the path, or pass --settings none"
    case .unreadable(let path, let reason):
      "\(path): the settings file cannot be read: \(reason); \(Self.advice)"
    case .tooLong(let path, let limit):
      "\(path): longer than \(limit) bytes, the limit for settings files; \(Self.advice)"
    case .malformed(let path, let failure):
      "\(path):\(failure.line):\(failure.column): \(failure.fault)\(Self.advice(behind: failure.fault))"
    case .notAnObject(let path, let line, let key, let found):
      "\(path):\(line): \(key.map { "\"\($0)\"" } ?? "the document") is \(found), "
        + "expected an object of settings in braces; \(Self.advice)"
    case .unknownKey(let path, let line, let key):
      "\(path):\(line): \"\(key)\" is not a setting\(Self.suggestion(key, in: Self.keys)); \(Self.advice)"
    case .repeatedKey(let path, let line, let key):
      "\(path):\(line): \"\(key)\" appears twice; \(Self.advice)"
    case .badValue(let path, let line, let setting, let found):
      "\(path):\(line): \(Self.refusal("\"\(setting.key)\"", setting, found)); \(Self.advice)"
    case .relativePath(let path, let line, let key):
      "\(path):\(line): \"\(key)\" is a relative path, expected one that starts with / or ~/; \(Self.advice)"
    case .sameFile(let path, let lines):
      "\(path):\(lines.map(String.init).joined(separator: ",")): "
        + "these sections are for the same file; merge them, or pass --settings none"
    case .badVariable(let setting, let found):
      Self.refusal(setting.variable, setting, found) + "; correct or unset the variable"
    case .badFlag(let setting, let found): Self.refusal("--\(setting.key)", setting, found)
    case .noSetting(let key):
      "there is no setting \"\(key)\"\(Self.suggestion(key, in: Setting.all.map(\.key)))"
        + "; \"rowcall settings explain\" lists them all"
    case .badArgument(let setting, let found): Self.refusal(setting.key, setting, found)
    case .noTable(let path):
      "\(path): no such file; settings are stored for existing files, and not for -"
    case .busy(let path):
      "\(path): another program has been changing these settings for 10 seconds; try again later"
    case .nowhere:
      "no settings file: --settings or \(SettingsPlace.variable) is none, or HOME is not set; name one with --settings"
    }
  }

  private static let advice = "correct it, or pass --settings none"

  /// The advice after a clause, which may be a question.
  private static func advice(behind fault: JSONFault) -> String {
    fault.description.hasSuffix("?") ? " C" + advice.dropFirst() : "; " + advice
  }

  /// The keys at the top of the file.
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
