import RowcallNarration

/// The number of findings by file and by rule.
struct ReportSummary {
  /// The findings of one file or rule.
  struct Count {
    /// The path or rule id.
    let name: String
    /// The number of problems.
    let failed: Int
    /// The number of findings that need review.
    let cantTell: Int

    init(_ name: String, _ outcomes: [RuleOutcome]) {
      self.name = name
      failed = outcomes.count { $0.outcome == .failed }
      cantTell = outcomes.count { $0.outcome == .cantTell }
    }
  }

  /// The files with findings, in order.
  let files: [Count]
  /// The rules with findings, those with the most first.
  let rules: [Count]

  private let report: AuditReport
  private let news: [RuleOutcome]

  init(_ report: AuditReport) {
    self.report = report
    news = report.files.flatMap(\.news)
    files = report.files.map { Count($0.path, $0.news) }.filter { $0.failed + $0.cantTell > 0 }
    rules = Dictionary(grouping: news, by: \.rule).map { Count($0, $1) }.sorted {
      ($1.failed + $1.cantTell, $0.name) < ($0.failed + $0.cantTell, $1.name)
    }
  }

  var lines: [String] {
    var lines: [String] = []
    if files.count > 1 { lines += ["By file:"] + files.map { "  \(SafeText.string($0.name)): \($0.words)" } }
    if rules.count > 1 { lines += ["By rule:"] + rules.map { "  \($0.name): \($0.words)" } }
    return lines + [total] + others
  }

  /// The totals: "3 files: 2 problems (1 critical, 1 serious), 1 needs review".
  var total: String {
    let audited = report.files.count { $0.problem == nil }
    // "0 files: no problems" would read as success.
    if audited == 0, !report.files.isEmpty { return "no file audited" }
    let failed = news.filter { $0.outcome == .failed }.map(\.impact)
    let hidden = report.hiddenProblems.isEmpty ? [] : [problems(report.hiddenProblems) + " not shown"]
    let shown = failed.isEmpty && !hidden.isEmpty ? [] : [failed.isEmpty ? "no problems" : problems(failed)]
    let reviews = news.count - failed.count
    let counts = shown + (reviews > 0 ? [Self.review(reviews)] : []) + hidden
    return plural(audited, "file") + ": " + counts.joined(separator: ", ")
  }

  /// "2 problems (1 critical, 1 serious)".
  private func problems(_ found: [Impact]) -> String {
    let impacts = Impact.allCases.reversed().compactMap { impact in
      let count = found.count { $0 == impact }
      return count > 0 ? "\(count) \(impact)" : nil
    }
    return "\(plural(found.count, "problem")) (\(impacts.joined(separator: ", ")))"
  }

  /// Other totals: unreadable and skipped files, findings that are not shown, and those that are gone.
  var others: [String] {
    let outcomes = report.files.flatMap(\.outcomes)
    let problems = report.files.count { $0.problem != nil }
    let notShown = news.reduce(0) { $0 + ($1.finding?.rest ?? 0) }
    // Findings in data cover rows by their number, which stay one finding.
    let isListable = report.files.contains { file in
      file.subject != .data && file.news.contains { $0.finding?.rest ?? 0 > 0 }
    }
    let hint = isListable ? "; --all lists \(notShown == 1 ? "it" : "them")" : ""
    let suppressed = outcomes.count { $0.suppression != nil }
    let known = outcomes.count { $0.isKnown == true && $0.suppression == nil }
    let counts = [
      // Where none was audited, the total says so.
      (problems == report.files.count ? 0 : problems, "file", "could not be audited"),
      (report.passedOverCount, "file", "of other kinds skipped" + passedOver),
      (report.unchangedFileCount, "unchanged file", "skipped"),
      (notShown, "similar finding", "not shown" + hint),
      (
        report.lowImpactCount, "finding",
        "with a lower impact not shown; leave out --show to see \(report.lowImpactCount == 1 ? "it" : "them")"
      ),
      (report.unchangedCount, "finding", "on unchanged lines not shown"),
      (suppressed, "finding", "suppressed"),
      (known, "finding", "known from the baseline"),
    ]
    var lines = counts.filter { $0.0 > 0 }.map { "\(plural($0.0, $0.1)) \($0.2)" }
    if !report.gone.isEmpty {
      lines.append("\(plural(report.gone.count, "finding")) of the baseline gone:")
      lines += report.gone.map { entry in
        let message = entry.message.map { ": " + SafeText.string($0) } ?? ""
        return "  \(SafeText.string(entry.path)): \(entry.rule)\(message)"
      }
    }
    return lines
  }

  /// `: a.txt, b.md and 3 more`.
  private var passedOver: String {
    let names = report.passedOver.map { SafeText.string($0) }
    let rest = report.passedOverCount - names.count
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  fileprivate static func review(_ count: Int) -> String {
    count == 1 ? "1 needs review" : "\(count) need review"
  }

  private func plural(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

extension ReportSummary.Count {
  /// "2 problems, 1 needs review".
  var words: String {
    let problems = failed > 0 ? ["\(failed) problem\(failed == 1 ? "" : "s")"] : []
    return (problems + (cantTell > 0 ? [ReportSummary.review(cantTell)] : [])).joined(separator: ", ")
  }
}
