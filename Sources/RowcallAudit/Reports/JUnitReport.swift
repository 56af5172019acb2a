/// A report as JUnit XML: a suite for each file, a case for each rule that applies to it.
///
/// The schema is that of the Jenkins plug-in, which most tools read. A finding that fails the audit is a failure. A case
/// with only other findings (needs review, lower impact or suppressed) is skipped. An unreadable file is an error.
struct JUnitReport {
  let report: AuditReport
  let limit: FailureLimit

  var text: String {
    let suites = report.files.map(suite)
    let markup = Markup.element("testsuites", ["name": "rowcall audit"], suites)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + markup.rendered(.xml) + "\n"
  }

  private func suite(_ file: AuditedFile) -> Markup {
    if let problem = file.problem {
      let error = Markup.element("error", ["message": problem.description, "type": "unreadable"])
      let only = Markup.element("testcase", ["classname": file.path, "name": "audit"], error)
      return .element(
        "testsuite", ["name": file.path, "tests": "1", "failures": "0", "errors": "1", "skipped": "0"], only)
    }
    let cases = cases(of: file)
    let said =
      file.remarks.isEmpty
      ? [] : [Markup.element("system-out", [:], .text(file.remarks.joined(separator: "\n")))]
    return .element(
      "testsuite",
      [
        "name": file.path, "tests": String(cases.count),
        "failures": String(cases.count { $0.verdict == .failed }), "errors": "0",
        "skipped": String(cases.count { $0.verdict == .cantTell }),
      ], cases.map(\.markup) + said)
  }

  private typealias Case = (verdict: Outcome, markup: Markup)

  /// A case for each rule, in the order of the rules.
  private func cases(of file: AuditedFile) -> [Case] {
    let byRule = Dictionary(grouping: file.outcomes, by: \.rule)
    return RuleList.descriptions.compactMap { rule in
      guard let outcomes = byRule[rule.id], outcomes.contains(where: { $0.outcome != .inapplicable }) else {
        return nil
      }
      return testCase(rule, outcomes.filter { $0.finding != nil && $0.isKnown != true }, in: file)
    }
  }

  private func testCase(_ rule: RuleDescription, _ found: [RuleOutcome], in file: AuditedFile) -> Case {
    let isFailing = { (outcome: RuleOutcome) in outcome.isNews && limit.isReached(by: outcome) }
    let failing = found.filter(isFailing)
    let verdict: Outcome = found.isEmpty ? .passed : failing.isEmpty ? .cantTell : .failed
    // Failures come first.
    let listed = failing + found.filter { !isFailing($0) }
    let texts = listed.compactMap { outcome in outcome.finding.map { text(of: $0, outcome, in: file) } }
    let summary = summary(
      of: rule, failing: failing.count, others: listed.count - failing.count, listed.first)
    let details = Markup.text(texts.joined(separator: "\n\n"))
    let result: [Markup] =
      switch verdict {
      case .failed: [.element("failure", ["message": summary, "type": rule.id], details)]
      case .cantTell: [.element("skipped", ["message": summary], details)]
      case .passed, .inapplicable: []
      }
    return (verdict, .element("testcase", ["classname": file.path, "name": rule.id], result))
  }

  /// The only finding, or how many findings fail and how many do not.
  private func summary(
    of rule: RuleDescription, failing: Int, others: Int, _ first: RuleOutcome?
  ) -> String? {
    if failing + others == 1 { return first?.finding?.message }
    let counts = [(failing, failing == 1 ? "finding" : "findings"), (others, "that do not fail the audit")]
    let totals = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " and ")
    return "\(totals): \(rule.summary)"
  }

  private func text(of finding: Finding, _ outcome: RuleOutcome, in file: AuditedFile) -> String {
    let verdict = outcome.suppression.map { "suppressed (\($0.reason))" } ?? outcome.verdict
    let place = [file.path, finding.place.position].compactMap(\.self).joined(separator: ":")
    let head = "\(place): \(verdict): \(finding.message)"
    let advice = outcome.advice.map { ["\(outcome.task): \($0)"] } ?? []
    return
      ([head, "in \(finding.place.element)"] + finding.heard.lines.map { "\($0.title): \($0.words)" } + advice)
      .joined(separator: "\n")
  }
}
