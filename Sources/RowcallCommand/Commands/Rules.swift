import ArgumentParser
import RowcallAudit

/// Lists or explains audit rules.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract:
      "List the rules of audits, or explain one: what it requires and why, with what is spoken.",
    discussion: """
      Example: rowcall rules
      Example: rowcall rules 'data-*'
      """)

  @Argument(
    help: "A rule by its id, or several: page-* (default: all).",
    completion: .custom { _, _, _ in AuditRuleOptions.ruleIDs })
  var rule: String?

  @Option(
    help: "text; json: with the corresponding ACT and axe-core rules; markdown: the reference page."
  )
  var format: String?

  func validate() throws {
    if let format, RuleReference.Format(rawValue: format) == nil {
      let names = RuleReference.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--format \(format): expected one of \(names)")
    }
  }

  func run() throws {
    let format = format.flatMap(RuleReference.Format.init) ?? .text
    let reference = try RuleReference(rule)
    try StandardOutput.write(try reference.text(format))
  }
}
