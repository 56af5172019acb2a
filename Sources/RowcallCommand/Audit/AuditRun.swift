import Rowcall
import RowcallAudit
import RowcallImport
import RowcallNarration
import RowcallSpeech
import RowcallText

/// One audit of the command line.
struct AuditRun {
  let auditor: Auditor
  private let exclusions: [PathPattern]
  private let reach: AuditPaths.Reach
  /// The exclusions of the command line.
  let excludedFiles: [PathPattern]
  /// The file that the project's settings were read from; nil without settings.
  let settingsPath: String?
  private let baselineFile: FileIdentity?
  private let limit: FailureLimit
  private let baseline: Baseline?
  private let report: AuditReportOptions
  private let locale: LocaleTag
  /// The settings files, which the report must not replace.
  private let settingsPaths: [String]

  init(
    _ paths: [String], rules: AuditRuleOptions, report: AuditReportOptions, reading: ImportOptions,
    locale: LocaleTag, place: SettingsPlace?
  ) throws {
    settingsPath = AuditSettingsFile.path(asked: rules.config, for: paths)
    let settings = try AuditSettingsFile.settings(settingsPath)
    let (excludedRules, excludedFiles) = try Self.exclusions(rules.exclude)
    var selection = RuleSelection()
    selection.only = try rules.rule.map { text throws(AuditError) in try RuleList.pattern(text) }
    selection.entries = settings.entries + excludedRules.map { RuleSelection.Entry(rule: $0, .off) }
    let usual = AuditOptions()
    var options = AuditOptions(
      locale: locale, dialect: rules.dialect.flatMap(Dialect.named),
      maxSecondsPerRow: rules.maxSecondsPerRow ?? settings.maxSecondsPerRow ?? usual.maxSecondsPerRow,
      maxSecondsPerHeader: rules.maxSecondsPerHeader ?? settings.maxSecondsPerHeader
        ?? usual.maxSecondsPerHeader)
    options.listsAll = report.all
    auditor = Auditor(
      options: options, reading: reading, selection: selection,
      accepted: settings.accepted)
    exclusions = settings.exclusions + excludedFiles
    reach = rules.reach
    self.excludedFiles = excludedFiles
    baselineFile = report.baseline.flatMap(FileIdentity.init(path:))
    limit = report.failOn.flatMap(FailureLimit.init) ?? settings.failOn ?? .usual
    baseline = try report.baseline.map(AuditSettingsFile.baseline)
    self.report = report
    self.locale = locale
    settingsPaths = [settingsPath, place?.path].compactMap(\.self)
  }

  /// The exclusions: rules and files.
  private static func exclusions(
    _ texts: [String]
  ) throws(AuditError) -> (rules: [PathPattern], files: [PathPattern]) {
    var rules: [PathPattern] = []
    var files: [PathPattern] = []
    for text in texts {
      if RuleList.isRule(text) {
        rules.append(try RuleList.pattern(text))
      } else {
        files.append(PathPattern(text))
      }
    }
    return (rules, files)
  }

  /// Audits files and writes the report; returns the error, nil for success.
  func audit(_ paths: [String]) throws -> (any Error)? {
    let found = try AuditPaths(paths, excluding: exclusions, within: reach) { path in
      baselineFile != nil && FileIdentity(path: path) == baselineFile
    }
    try report.check(against: found.files, settings: settingsPaths)
    found.skippedLinksNote.map { StandardError.write("rowcall: \($0)") }
    if found.files.isEmpty, found.problems.isEmpty {
      throw NothingToAudit.files(
        excluded: found.excludedCount, passedOver: found.passedOverCount, links: found.skippedLinks.count)
    }
    let changes = try report.changedSince.map { try GitChanges(since: $0, paths: paths) }
    // A missing file is an error, whatever has changed.
    let changed = found.files.filter { changes?.has($0) ?? true || FileIdentity(input: $0) == nil }
    var auditor = auditor(for: changed.count)
    auditor.swiftFiles = found.swiftFiles
    let files = auditor.audit(changed, jobs: Environment.processorCount)
    let audited = files.filter { $0.problem == nil }
    // Without rules, every file would pass.
    if !audited.isEmpty, audited.allSatisfy(\.outcomes.isEmpty) { throw NothingToAudit.rules(audited.count) }
    var result = AuditReport(files: files, passedOverCount: found.passedOverCount)
    result.passedOver = found.passedOver
    result.unchangedFileCount = found.files.count - changed.count
    result.files += found.problems.map { path, error in
      var file = AuditedFile(path: path)
      file.problem = error
      return file
    }
    baseline?.mark(&result) { FileIdentity(path: $0) != nil }
    if let changes { result.leaveOutUnchanged { changes.has($0, line: $1) } }
    if report.fix { return try AuditFixes(result, by: auditor).run(writing: !report.dryRun) }
    let hasFailed = limit.fails(result)
    report.show.flatMap(Impact.init).map { result.leaveOut(below: $0) }
    try write(result)
    let unused = unusedDecisions(in: result, of: paths, unusedExclusions: found.unusedExclusions)
    for sentence in unused { StandardError.write("rowcall: \(sentence)") }
    if hasFailed { return AuditFailed() }
    return result.files.lazy.compactMap { $0.problem ?? $0.problemOfOthers }.first.map(FileProblem.init)
  }

  /// The auditor for a number of files; few files use several threads each.
  private func auditor(for count: Int) -> Auditor {
    var auditor = auditor
    auditor.options.jobs = max(1, Environment.processorCount / max(1, count))
    return auditor
  }

  private func write(_ result: AuditReport) throws {
    var style = ReportStyle()
    let isSeenAtOnce = report.output == nil && StandardOutput.isTerminal
    style.isColoured = isSeenAtOnce && Environment["NO_COLOR"] == nil
    // Standard error has them already.
    style.tellsProblems = report.output != nil
    style.language = locale.identifier
    style.limit = limit
    if report.audio { style.sounds = try AuditSounds(locale: locale).sounds(of: result) }
    let text = try report.chosenFormat.text(of: result, style: style)
    for problem in result.files.compactMap(\.problem) { StandardError.write("rowcall: \(problem)") }
    guard let path = report.output else { return try StandardOutput.write(safe: Array(text.utf8).span) }
    let file = try OutputFile(path: path)
    try file.write(Array(text.utf8))
    try file.finish()
  }
}

extension AuditPaths {
  /// How many skipped links are listed.
  private static let namedCount = 5

  /// A message about skipped links; nil for none.
  fileprivate var skippedLinksNote: String? {
    guard let first = skippedLinks.first else { return nil }
    if skippedLinks.count == 1 {
      return "\(first): skipped, because this link leads outside the audited directories; "
        + "pass --follow-links to read it"
    }
    let named = skippedLinks.prefix(Self.namedCount).joined(separator: ", ")
    let rest = skippedLinks.count - Self.namedCount
    return "\(skippedLinks.count) links skipped, because they lead outside the audited directories: \(named)"
      + (rest > 0 ? " and \(rest) more" : "") + "; pass --follow-links to read them"
  }
}

/// The audit failed; the report has the findings.
struct AuditFailed: Error {}

/// A file could not be read or saved; the error has been written.
struct FileProblem: Error {
  let reason: any Error
}
