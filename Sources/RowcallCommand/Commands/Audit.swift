import ArgumentParser
import Rowcall
import RowcallAudit
import RowcallNarration
import RowcallText

/// Reports what is hard to follow by ear.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Report what is hard to follow by ear in interface files, pages and data, and how to fix it.",
    discussion: """
      All options: rowcall audit --help-hidden

      Checks storyboards and XIBs, the tables of HTML pages, and files of data against rules (see rowcall rules). Each \
      finding has its place, what is spoken there now and after the fix, and how to fix it. Of a directory, all such \
      files in it are audited.

      \(AuditSettingsFile.usualName) says which rules apply where (see --config). <!-- rowcall-ignore RULE: reason --> in \
      a file suppresses a finding on that line or the next.

      --fix changes files where the fix is certain, and nothing else in them; --fix --dry-run shows the changes only.

      Exit status: 0 without problems; 1 with problems at --fail-on or above; otherwise that of the first file that \
      could not be audited, or of which a table could not.

      Example: rowcall audit . --fail-on never --format html -o report.html
      Example: rowcall audit stocks.csv --show serious
      """)

  @Argument(
    help: "Files, directories and tables such as shop.db#orders; - for standard input.", completion: .file())
  var paths: [String]

  @OptionGroup(title: "Rules") var rules: AuditRuleOptions
  @OptionGroup(title: "Report") var report: AuditReportOptions
  @OptionGroup(title: "Data") var data: AuditDataOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup var language: LocaleOptions
  @OptionGroup var settings: SettingsOptions

  mutating func run() throws {
    try Settings(place: settings.place, table: nil).fill(&language)
    language.reportProblem()
    var reading = data.reading
    reading.limits = limits.limits
    let run = try AuditRun(
      paths, rules: rules, report: report, reading: reading, locale: language.listener, place: settings.place)
    if let status = try run.audit(paths) { throw status }
  }
}
