import ArgumentParser
import Rowcall
import RowcallAudit
import RowcallNarration

/// Which rules are checked on which files.
struct AuditRuleOptions: ParsableArguments {
  @Option(
    help: "Check only this rule, by its id, or several: page-*. May be repeated.",
    completion: .custom { _, _, _ in ruleIDs })
  var rule: [String] = []

  @Option(
    help: ArgumentHelp(
      "Skip a rule, by its id, or files, by a pattern: vendor/**. May be repeated.",
      valueName: "rule or files"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "The audit's settings file, or none (default: the nearest \(AuditSettingsFile.usualName) in the directory of the paths, in those that contain it, or in those that contain this one).",
      valueName: "file", visibility: .hidden),
    completion: .file(extensions: ["json"]))
  var config: String?

  @Option(
    help: .rare(
      "The screen reader whose words findings show, whatever your settings say (default: VoiceOver for interfaces, "
        + "else Rowcall)."))
  var dialect: String?

  @Option(help: .rare("How many seconds a row of data may take to speak."))
  var maxSecondsPerRow: Double?

  @Option(help: .rare("How many seconds a header may take to speak."))
  var maxSecondsPerHeader: Double?

  @Flag(help: .rare("Follow links that lead outside the audited directories (default: skip them)."))
  var followLinks = false

  @Option(
    help: .rare(
      "Stop with an error after this many files and directories (default: \(AuditPaths.Reach().limit))."))
  var maxFiles: Int?

  /// The ids of all rules, for shells to complete.
  static var ruleIDs: [String] { RuleList.descriptions.map(\.id) }

  /// Limits of the search in directories.
  var reach: AuditPaths.Reach {
    var reach = AuditPaths.Reach(followsLinks: followLinks)
    if let maxFiles { reach.limit = maxFiles }
    return reach
  }

  func validate() throws {
    if let maxFiles, maxFiles < 1 {
      throw ValidationError("--max-files \(maxFiles): expected a number above zero")
    }
    if exclude.contains("") {
      throw ValidationError("--exclude is empty; name a rule or files, or leave it out")
    }
    if let taken = exclude.first(where: { $0.hasPrefix("!") }) {
      throw ValidationError("--exclude \(taken): ! is not supported here; exclude less instead")
    }
    for (flag, seconds) in [("row", maxSecondsPerRow), ("header", maxSecondsPerHeader)] {
      if let seconds, !(seconds > 0 && seconds.isFinite) {
        throw ValidationError("--max-seconds-per-\(flag) \(seconds): expected a number above zero")
      }
    }
    if let dialect, Dialect.Name(anyCase: dialect) == nil {
      let names = Dialect.Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--dialect \(dialect): expected one of \(names)")
    }
  }
}

struct AuditReportOptions: ParsableArguments {
  @Option(
    help: "text, json, sarif, junit, markdown, earl, html, xcode or github.",
    completion: .list(ReportFormat.allCases.map(\.rawValue)))
  var format: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file for the report, written completely or not at all.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help:
      "Lowest impact that makes the command fail: minor, moderate, serious, critical or never (default: serious).",
    completion: .list(["minor", "moderate", "serious", "critical", "never"]))
  var failOn: String?

  @Option(
    help: "Lowest impact that is listed: minor, moderate, serious or critical (default: minor).",
    completion: .list(Impact.allCases.map(\.rawValue)))
  var show: String?

  @Flag(
    help:
      "List all findings in interfaces and pages (default: of a rule, \(Notes.mostFindings) in a file and 50 in a table)."
  )
  var all = false

  @Option(
    help: ArgumentHelp(
      "Audit only what has changed since a git revision: findings on changed lines, and new files.",
      valueName: "revision"))
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "An earlier report in JSON: show only new and fixed findings.", valueName: "report"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Fix what is certain: print the changes as a diff, then write them. Prints no report.")
  var fix = false

  @Flag(help: .rare("With --fix, print the diff and write nothing."))
  var dryRun = false

  @Flag(help: .rare("Add sound to an HTML report, for up to \(AuditSounds.limit) sentences."))
  var audio = false

  /// Throws if the report would replace an audited file or settings of the audit.
  func check(against paths: [String], settings: [String]) throws {
    guard let output, let identity = FileIdentity(path: output), identity.isRegular else { return }
    if paths.contains(where: { FileIdentity(input: $0) == identity }) {
      throw WrongUsage("--output \(output) is a file that is audited; name another file")
    }
    if settings.contains(where: { FileIdentity(path: $0) == identity }) {
      throw WrongUsage("--output \(output) contains settings of this audit; name another file")
    }
  }

  /// The format (default: text).
  var chosenFormat: ReportFormat { format.flatMap(ReportFormat.init) ?? .text }

  func validate() throws {
    if let format, ReportFormat(rawValue: format) == nil {
      let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--format \(format): expected one of \(names)")
    }
    if audio, chosenFormat != .html {
      throw ValidationError("--audio needs an HTML report; add --format html")
    }
    if dryRun, !fix {
      throw ValidationError("--dry-run has an effect with --fix only; add --fix, or leave it out")
    }
    if fix, format != nil || output != nil {
      throw ValidationError("--fix prints a diff and no report; leave out --format and --output")
    }
    if let show, Impact(rawValue: show) == nil {
      throw ValidationError("--show \(show): expected minor, moderate, serious or critical")
    }
    if let changedSince, changedSince.isEmpty || changedSince.hasPrefix("-") {
      throw ValidationError("--changed-since \"\(changedSince)\": expected a commit, branch or tag")
    }
    if let failOn, FailureLimit(failOn) == nil {
      throw ValidationError("--fail-on \(failOn): expected minor, moderate, serious, critical or never")
    }
  }
}
