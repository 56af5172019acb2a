import ArgumentParser
import Rowcall

struct ExplainSettings: ParsableCommand {
  /// The output format.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain what each setting does and which values it takes.",
    discussion: "Example: rowcall settings explain position")

  @Argument(help: "The setting (default: all).", completion: .list(Setting.all.map(\.key)))
  var key: String?

  @Option(help: "text: some lines for each; markdown: a table.")
  var format = Format.text

  func run() throws {
    let settings = try key.map { [try Self.setting($0)] } ?? Setting.all
    switch format {
    case .text:
      try StandardOutput.writeLine(settings.map(\.explanation).joined(separator: "\n\n"))
    case .markdown:
      let head = "| setting | values | default | decides |\n|---|---|---|---|\n"
      try StandardOutput.writeLine(head + settings.map(\.tableRow).joined(separator: "\n"))
    }
  }

  private static func setting(_ key: String) throws(SettingsError) -> Setting {
    guard let setting = Setting.named(key) else { throw .noSetting(key) }
    return setting
  }
}

extension Setting {
  /// The text for people.
  fileprivate var explanation: String {
    """
    \(key): \(summary)
      Values: \(values.expectation). Built in: \(builtIn).
      Flag: \(flag). Variable: \(variable).
    """
  }

  /// A row of a table in Markdown.
  fileprivate var tableRow: String {
    let expectation =
      values.names.count > 1 ? values.names.map { "`\($0)`" }.joined(separator: ", ") : values.expectation
    let value = if case .value(let text) = builtIn { "`\(text)`" } else { "\(builtIn)" }
    return "| `\(key)` | \(expectation) | \(value) | \(summary) |"
  }

  private var flag: String { if case .truth = values { "--\(key) or --no-\(key)" } else { "--\(key)" } }
}
