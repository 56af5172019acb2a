import ArgumentParser
import RowcallNarration

/// One thing that a listener can decide once for all.
///
/// Its key is the name of a flag and of a member of the settings file and, in capitals, of a variable of the environment.
struct Setting: Sendable {
  /// What holds if nobody decides.
  enum Otherwise: Sendable {
    /// This value.
    case value(String)
    /// What somebody else decides, who is named as in "chosen by language and script".
    case chosen(String)
  }

  /// Its name: `header-use`.
  let key: String
  /// The values that it takes.
  let values: SettingValues
  /// What it decides, in one sentence.
  let summary: String
  /// What it is in a set of narration options; nil for a setting of something else.
  let part: Part?
  private let otherwise: Otherwise

  /// A setting that is a part of how much is said.
  init(_ key: String, _ values: SettingValues, _ summary: String, part: Part) {
    self.init(key, values, summary, part: part, otherwise: .value(""))
  }

  /// A setting of something else.
  init(_ key: String, _ values: SettingValues, _ summary: String, otherwise: Otherwise) {
    self.init(key, values, summary, part: nil, otherwise: otherwise)
  }

  private init(
    _ key: String, _ values: SettingValues, _ summary: String,
    part: Part?, otherwise: Otherwise
  ) {
    self.key = key
    self.values = values
    self.summary = summary
    self.part = part
    self.otherwise = otherwise
  }

  /// What holds if nobody decides.
  var builtIn: Otherwise { part.map { .value($0.text(Verbosity())) } ?? otherwise }

  /// The help of its flag.
  var help: ArgumentHelp {
    ArgumentHelp("\(summary) (default: \(builtIn))\(values.choices.map { " (values: \($0))" } ?? "")")
  }

  /// The name of its variable in the environment: `ROWCALL_HEADER_USE`.
  var variable: String {
    Self.variablePrefix + "_" + key.uppercased().split(separator: "-").joined(separator: "_")
  }

  /// How the names of all variables begin.
  static let variablePrefix = "ROWCALL"
}

extension Setting.Otherwise: CustomStringConvertible {
  /// The value, or how it is chosen.
  var description: String {
    switch self {
    case .value(let text), .chosen(let text): text
    }
  }
}
