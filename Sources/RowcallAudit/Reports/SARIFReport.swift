import RowcallImport
import RowcallModel

/// A report as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), for code hosts and editors.
///
/// Problems have the kind `fail`, findings that need review `review`. Suppressed findings have their source and reason,
/// known ones their baseline state.
struct SARIFReport {
  private let report: AuditReport
  private let rules: [RuleDescription]
  /// The index of each rule.
  private let numbers: [String: Int]
  private let hasSuppressions: Bool

  init(_ report: AuditReport) {
    self.report = report
    hasSuppressions = report.files.contains { $0.outcomes.contains { $0.suppression != nil } }
    let subjects = Set(report.files.compactMap(\.subject))
    let checked = Set(report.files.flatMap { $0.outcomes.map(\.rule) })
    rules = RuleList.descriptions.filter { rule in
      subjects.contains(rule.subject) || rule.subject == .workbook && checked.contains(rule.id)
    }
    numbers = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var text: String {
    get throws {
      let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      return try JSONValue.object([
        "$schema": .string(schema), "version": "2.1.0", "runs": .array([run]),
      ]).document
    }
  }

  private var run: JSONValue {
    let driver = JSONValue.object([
      "name": "rowcall", "semanticVersion": .string(Product.version), "rules": .array(rules.map(Self.value)),
    ])
    let results = report.files.flatMap { file in
      let sources = Self.source(of: file)
      let lines = SourceLines(
        path: file.path, lines: Set(file.outcomes.compactMap { $0.finding?.place.line }))
      return file.outcomes.compactMap { value($0, in: file, lines, sources) }
    }
    return .object([
      "tool": .object(["driver": driver]), "columnKind": "unicodeCodePoints",
      "artifacts": .array(report.files.map { .object(["location": Self.location($0.path)]) }),
      "invocations": .array([invocation]), "results": .array(results + report.gone.map(value)),
    ])
  }

  /// The notifications: unreadable files and remarks.
  private var invocation: JSONValue {
    let problems = report.files.compactMap { file in
      file.problem.map { problem in
        JSONValue.object([
          "level": "error", "message": Self.message(problem.description),
          "locations": .array([Self.place(file.path)]),
        ])
      }
    }
    let remarks = report.files.flatMap { file in
      file.remarks.map { remark in
        JSONValue.object([
          "level": "note", "message": Self.message(remark), "locations": .array([Self.place(file.path)]),
        ])
      }
    }
    return .object([
      "executionSuccessful": .bool(problems.isEmpty),
      "toolExecutionNotifications": .array(problems + remarks),
    ])
  }

  private static func value(_ rule: RuleDescription) -> JSONValue {
    .object([
      "id": .string(rule.id), "shortDescription": message(rule.summary),
      "fullDescription": message(rule.rationale), "help": message(rule.remedy),
      "helpUri": rule.standards.lazy.compactMap(\.url).first.map { .string($0) },
      "defaultConfiguration": .object(["level": .string(rule.impact.level)]),
      "properties": .object([
        "impact": .string(rule.impact.rawValue),
        "tags": .strings(["accessibility"] + rule.standards.map(\.description)),
      ]),
    ])
  }

  /// A finding; nil for an outcome without one.
  private func value(
    _ outcome: RuleOutcome, in file: AuditedFile, _ lines: SourceLines, _ source: SourceText?
  )
    -> JSONValue?
  {
    guard let finding = outcome.finding else { return nil }
    let hasFailed = outcome.outcome == .failed
    return .object([
      "ruleId": .string(outcome.rule), "ruleIndex": numbers[outcome.rule].map { .number($0) },
      // SARIF allows a level for failures only.
      "kind": hasFailed ? "fail" : "review", "level": .string(hasFailed ? outcome.impact.level : "none"),
      "message": Self.message(finding.message),
      "locations": .array([Self.place(file.path, finding.place, end: lines.tagEnd(at: finding.place))]),
      "relatedLocations": finding.otherPlaces.isEmpty
        ? nil : .array(finding.otherPlaces.map { Self.place(file.path, $0) }),
      "fixes": source.flatMap { Self.fixes(finding, in: file.path, $0) },
      "partialFingerprints": outcome.fingerprint.map(Self.fingerprints),
      "baselineState": outcome.isKnown.map { $0 ? "unchanged" : "new" },
      "suppressions": suppressions(outcome),
      "properties": .object([
        "impact": .string(outcome.impact.rawValue), "heardNow": finding.heard.now.map { .string($0) },
        "heardAfter": finding.heard.after.map { .string($0) }, "advice": outcome.advice.map { .string($0) },
      ]),
    ])
  }

  /// The source of a file with fixes; nil for others.
  private static func source(of file: AuditedFile) -> SourceText? {
    guard file.path != "-", file.outcomes.contains(where: { $0.finding?.fixes.isEmpty == false }) else {
      return nil
    }
    return (try? WholeFile.bytes(of: file.path, upTo: 1 << 28)).flatMap(\.self).flatMap(SourceText.init)
  }

  /// The certain fixes of a finding as one set of replacements; nil without any.
  private static func fixes(_ finding: Finding, in path: String, _ source: SourceText) -> JSONValue? {
    let replacements = finding.fixes.compactMap(source.edit).map { edit in
      let (start, end) = (
        source.position(of: edit.range.lowerBound), source.position(of: edit.range.upperBound)
      )
      return JSONValue.object([
        "deletedRegion": .object([
          "startLine": .number(start.line), "startColumn": .number(start.column),
          "endLine": .number(end.line), "endColumn": .number(end.column),
        ]),
        "insertedContent": message(String(decoding: edit.text, as: UTF8.self)),
      ])
    }
    guard !replacements.isEmpty else { return nil }
    let change = JSONValue.object([
      "artifactLocation": location(path), "replacements": .array(replacements),
    ])
    return .array([.object(["artifactChanges": .array([change])])])
  }

  /// The suppressions of a finding; either all results of a run have them or none.
  private func suppressions(_ outcome: RuleOutcome) -> JSONValue? {
    if let suppression = outcome.suppression { return .array([Self.value(suppression)]) }
    return hasSuppressions ? .array([]) : nil
  }

  /// A finding of the baseline that is gone.
  private func value(_ entry: Baseline.Entry) -> JSONValue {
    .object([
      "ruleId": .string(entry.rule), "kind": "fail", "level": "none",
      "message": Self.message(entry.message ?? "gone"),
      "locations": .array([Self.place(entry.path)]),
      "partialFingerprints": Self.fingerprints(entry.fingerprint), "baselineState": "absent",
      "suppressions": hasSuppressions ? .array([]) : nil,
    ])
  }

  private static func value(_ suppression: Suppression) -> JSONValue {
    .object([
      "kind": suppression.source == .inSource ? "inSource" : "external", "status": "accepted",
      "justification": .string(suppression.reason),
    ])
  }

  private static func fingerprints(_ fingerprint: String) -> JSONValue {
    .object(["rowcall/v1": .string(fingerprint)])
  }

  private static func message(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

  private static func location(_ path: String) -> JSONValue {
    .object(["uri": .string(NormalPath(path).reference)])
  }

  /// A place, up to a column that is not part of it.
  private static func place(_ path: String, _ place: Place? = nil, end: Int? = nil) -> JSONValue {
    let region = place?.line.map { line in
      JSONValue.object([
        "startLine": .number(line), "startColumn": (place?.column).map { .number($0) },
        "endColumn": end.map { .number($0) },
      ])
    }
    let element = place.map { place in
      JSONValue.array([.object(["fullyQualifiedName": .string(place.element)])])
    }
    return .object([
      "physicalLocation": .object(["artifactLocation": location(path), "region": region]),
      "logicalLocations": element,
    ])
  }
}

extension Impact {
  /// The level that SARIF's readers know.
  fileprivate var level: String {
    switch self {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor: "note"
    }
  }
}
