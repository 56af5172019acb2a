import RowcallNarration

/// How much was found, by file and by rule.
struct ReportSummary {
  /// How often something was found.
  struct Count {
    /// Of what: a path or a rule's id.
    let name: String
    /// How many findings failed.
    let failed: Int
    /// About how many only a person can tell.
    let cantTell: Int

    fileprivate init(_ name: String, _ outcomes: [RuleOutcome]) {
      self.name = name
      failed = outcomes.count { $0.outcome == .failed }
      cantTell = outcomes.count { $0.outcome == .cantTell }
    }
  }

  /// The files in which anything was found, in their order.
  let files: [Count]
  /// The rules by which anything was found, those with the most first.
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

  /// Sentences for people, the total last.
  var lines: [String] {
    var lines: [String] = []
    if files.count > 1 { lines += ["By file:"] + files.map { "  \(SafeText.string($0.name)): \($0.words)" } }
    if rules.count > 1 { lines += ["By rule:"] + rules.map { "  \($0.name): \($0.words)" } }
    return lines + [total] + others
  }

  /// How many of what: "3 files: 2 findings (1 critical, 1 serious), 1 to check by hand".
  var total: String {
    let audited = report.files.count { $0.problem == nil }
    // Zero files without findings would read as success.
    if audited == 0, !report.files.isEmpty { return "no file audited" }
    let failed = news.filter { $0.outcome == .failed }
    let impacts = Impact.allCases.reversed().compactMap { impact in
      let count = failed.count { $0.impact == impact }
      return count > 0 ? "\(count) \(impact)" : nil
    }
    let findings =
      failed.isEmpty
      ? "no findings" : "\(plural(failed.count, "finding")) (\(impacts.joined(separator: ", ")))"
    let doubts = news.count - failed.count
    return ([plural(audited, "file") + ": " + findings] + (doubts > 0 ? ["\(doubts) to check by hand"] : []))
      .joined(separator: ", ")
  }

  /// What else there is to say: files without an audit, findings that are not told, and what is gone.
  var others: [String] {
    let outcomes = report.files.flatMap(\.outcomes)
    let problems = report.files.count { $0.problem != nil }
    let untold = news.reduce(0) { $0 + ($1.finding?.rest ?? 0) }
    let suppressed = outcomes.count { $0.suppression != nil }
    let known = outcomes.count { $0.isKnown == true && $0.suppression == nil }
    var lines: [String] = []
    if problems > 0 { lines.append("\(plural(problems, "file")) could not be audited") }
    if report.passedOverCount > 0 {
      lines.append("\(plural(report.passedOverCount, "file")) of other kinds passed over")
    }
    if untold > 0 { lines.append("\(plural(untold, "more finding")) of the same kinds not told one by one") }
    if suppressed > 0 { lines.append("\(plural(suppressed, "finding")) suppressed") }
    if known > 0 { lines.append("\(plural(known, "finding")) known from the baseline") }
    if !report.gone.isEmpty {
      lines.append("\(plural(report.gone.count, "finding")) of the baseline gone:")
      lines += report.gone.map { entry in
        let message = entry.message.map { ": " + SafeText.string($0) } ?? ""
        return "  \(SafeText.string(entry.path)): \(entry.rule)\(message)"
      }
    }
    return lines
  }

  private func plural(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

extension ReportSummary.Count {
  /// "2 findings, 1 to check".
  var words: String {
    let findings = failed > 0 ? ["\(failed) finding\(failed == 1 ? "" : "s")"] : []
    return (findings + (cantTell > 0 ? ["\(cantTell) to check"] : [])).joined(separator: ", ")
  }
}
