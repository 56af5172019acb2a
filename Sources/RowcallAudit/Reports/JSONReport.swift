/// A report for programs.
///
///     {"files": [{"path": "Main.storyboard", "kind": "interface", "outcomes": [{"rule": "interface-switch-unlabelled",
///     "outcome": "failed", "impact": "serious", "line": 12, "column": 5, "element": "scene \"Settings\" > …",
///     "message": "…", "advice": "…", "heardNow": "…", "heardAfter": "…", "fingerprint": "…"}]}], "gone": []}
///
/// `outcome` is `passed`, `failed`, `cantTell` or `inapplicable`. Lines and columns count from one, columns in Unicode
/// scalars; what is not known is left out. `suppression` says who lives with a finding and why, `isKnown` whether it is in
/// the baseline. A file that could not be audited has a `problem` and no outcomes. A report is also a baseline.
struct JSONReport: Encodable {
  let version = 1
  let files: [File]
  let gone: [Gone]?

  init(_ report: AuditReport) {
    files = report.files.map(File.init)
    gone = report.gone.isEmpty ? nil : report.gone.map(Gone.init)
  }

  struct File: Encodable {
    let path: String
    let kind: String?
    let problem: String?
    let remark: String?
    let outcomes: [Outcome]

    init(_ file: AuditedFile) {
      path = file.path
      kind = file.subject?.rawValue
      problem = file.problem?.description
      remark = file.remark
      outcomes = file.outcomes.map(Outcome.init)
    }
  }

  struct Outcome: Encodable {
    let rule: String
    let outcome: RowcallAudit.Outcome
    let impact: Impact
    let line: Int?
    let column: Int?
    let element: String?
    let cell: Place.Cell?
    let message: String?
    let advice: String?
    let heardNow: String?
    let heardAfter: String?
    let fingerprint: String?
    let suppression: Suppression?
    let isKnown: Bool?

    init(_ source: RuleOutcome) {
      rule = source.rule
      outcome = source.outcome
      impact = source.impact
      line = source.finding?.place.line
      column = source.finding?.place.column
      element = source.finding?.place.element
      cell = source.finding?.place.cell
      message = source.finding?.message
      advice = source.advice
      heardNow = source.finding?.heard.now
      heardAfter = source.finding?.heard.after
      fingerprint = source.fingerprint
      suppression = source.suppression
      isKnown = source.isKnown
    }
  }

  struct Gone: Encodable {
    let path: String
    let rule: String
    let fingerprint: String
    let message: String?

    init(_ entry: Baseline.Entry) {
      path = entry.path
      rule = entry.rule
      fingerprint = entry.fingerprint
      message = entry.message
    }
  }
}

extension RuleOutcome {
  /// What to do about the finding: what it says itself, else the remedy of its rule; nil without a finding.
  var advice: String? {
    guard let finding else { return nil }
    return finding.advice ?? RuleList.description(of: rule)?.remedy
  }
}
