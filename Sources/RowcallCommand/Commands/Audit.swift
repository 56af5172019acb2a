import Rowcall
import ArgumentParser
import RowcallAudit
import RowcallNarration
import RowcallText

/// Tells an author what a listener will not be able to follow.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract:
      "Tell what a listener will not be able to follow in interface files, pages and data, and how to mend it.",
    discussion: """
      Storyboards and XIBs, the tables of HTML pages, and files of data are held against rules (see rowcall rules). Each \
      finding has its place, what is heard there now, what would be heard were it mended, and what to do. Of a \
      directory, all such files in it are audited.

      A project decides in \(AuditSettingsFile.usualPath) which rules count where (see --config). A file says \
      <!-- rowcall-ignore RULE: reason --> to live with a finding on that line or the next.

      Exit status: 0 nothing found that fails; 1 findings at --fail-on or over it; otherwise that of the first file \
      that could not be audited.

      Example: rowcall audit . --fail-on never --format html -o report.html
      Example: rowcall audit stocks.csv --fail-on serious
      """)

  @Argument(help: "Files and directories; - for standard input.", completion: .file())
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
      rules: rules, report: report, reading: reading, locale: language.listener, place: settings.place)
    if let status = try run.audit(paths) { throw status }
  }
}
