/// A report for programs.
///
///     {"files": [{"path": "Main.storyboard", "kind": "interface", "outcomes": [{"rule": "interface-control-unlabelled",
///     "outcome": "failed", "impact": "serious", "line": 12, "column": 5, "element": "scene \"Settings\" > …",
///     "message": "…", "advice": "…", "heardNow": "…", "heardAfter": "…", "fingerprint": "…"}]}], "gone": []}
///
/// `outcome` is `passed`, `failed`, `cantTell` or `inapplicable`. Lines and columns count from one, columns in Unicode
/// scalars; what is not known is left out. `otherPlaces` are those of a finding about many columns. `suppression` says why a finding is suppressed, `isKnown` whether it is in
/// the baseline. `aliases` are what else names a finding on a page: half of them name it as well as its fingerprint.
/// `version` is there as well. A file that could not be audited has a `problem` and no outcomes. A report is also a
/// baseline.
struct JSONReport {
  let report: AuditReport

  /// The version of the format; it changes when a key is removed or changes its meaning.
  static let version = 1

  var text: String {
    get throws {
      let gone = report.gone.isEmpty ? nil : JSONValue.array(report.gone.map(Self.value))
      return try JSONValue.object([
        "version": .number(Self.version), "files": .array(report.files.map(Self.value)), "gone": gone,
      ]).document
    }
  }

  private static func value(_ file: AuditedFile) -> JSONValue {
    .object([
      "path": .string(file.path), "kind": (file.subject?.rawValue).map { .string($0) },
      "problem": (file.problem?.description).map { .string($0) },
      "remarks": file.remarks.isEmpty ? nil : .strings(file.remarks),
      "outcomes": .array(file.outcomes.map(value)),
    ])
  }

  private static func value(_ outcome: RuleOutcome) -> JSONValue {
    let finding = outcome.finding
    let places = finding?.otherPlaces ?? []
    return .object([
      "rule": .string(outcome.rule), "outcome": .string(outcome.outcome.rawValue),
      "impact": .string(outcome.impact.rawValue), "line": (finding?.place.line).map { .number($0) },
      "column": (finding?.place.column).map { .number($0) },
      "element": (finding?.place.element).map { .string($0) }, "cell": (finding?.place.cell).map(value),
      "otherPlaces": places.isEmpty ? nil : .array(places.map(value)),
      "message": (finding?.message).map { .string($0) }, "advice": outcome.advice.map { .string($0) },
      "heardNow": (finding?.heard.now).map { .string($0) },
      "heardAfter": (finding?.heard.after).map { .string($0) },
      "fingerprint": outcome.fingerprint.map { .string($0) },
      "aliases": outcome.aliases.isEmpty ? nil : .strings(outcome.aliases),
      "suppression": outcome.suppression.map(value), "isKnown": outcome.isKnown.map { .bool($0) },
      "count": (finding?.count).map { .number($0) }, "knownCount": outcome.knownCount.map { .number($0) },
      "rest": (finding?.rest).flatMap { $0 > 0 ? .number($0) : nil },
    ])
  }

  private static func value(_ place: Place) -> JSONValue {
    .object([
      "line": place.line.map { .number($0) }, "column": place.column.map { .number($0) },
      "element": .string(place.element), "cell": place.cell.map(value),
    ])
  }

  private static func value(_ cell: Place.Cell) -> JSONValue {
    .object(["row": cell.row.map { .number($0) }, "column": cell.column.map { .number($0) }])
  }

  private static func value(_ suppression: Suppression) -> JSONValue {
    .object(["source": .string(suppression.source.rawValue), "reason": .string(suppression.reason)])
  }

  private static func value(_ entry: Baseline.Entry) -> JSONValue {
    .object([
      "path": .string(entry.path), "rule": .string(entry.rule), "fingerprint": .string(entry.fingerprint),
      "message": entry.message.map { .string($0) },
    ])
  }
}

extension RuleOutcome {
  /// The advice of the finding or the remedy of its rule; nil without a finding.
  var advice: String? {
    guard let finding else { return nil }
    return finding.advice ?? RuleList.description(of: rule)?.remedy
  }
}
