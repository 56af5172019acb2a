extension SARIFReport {
  /// One finding.
  struct Result: Encodable {
    struct Place: Encodable {
      struct Physical: Encodable {
        let artifactLocation: Location
        let region: Region?
      }

      struct Region: Encodable {
        let startLine: Int
        let startColumn: Int?
      }

      struct Logical: Encodable { let fullyQualifiedName: String }

      let physicalLocation: Physical
      let logicalLocations: [Logical]?

      init(_ path: String, _ place: RowcallAudit.Place? = nil) {
        physicalLocation = Physical(
          artifactLocation: Location(path: path),
          region: place?.line.map { Region(startLine: $0, startColumn: place?.column) })
        logicalLocations = place.map { [Logical(fullyQualifiedName: $0.element)] }
      }
    }

    struct Suppression: Encodable {
      let kind: String
      let justification: String
      let status = "accepted"
    }

    struct Properties: Encodable {
      let impact: Impact
      let heardNow: String?
      let heardAfter: String?
      let advice: String?
    }

    let ruleId: String
    let ruleIndex: Int?
    let kind: String
    let level: String
    let message: Text
    let locations: [Place]
    let partialFingerprints: [String: String]
    let baselineState: String?
    let suppressions: [Suppression]?
    let properties: Properties?

    /// A finding; nil for an outcome without one.
    init?(_ outcome: RuleOutcome, in file: AuditedFile, numbers: [String: Int]) {
      guard let finding = outcome.finding else { return nil }
      ruleId = outcome.rule
      ruleIndex = numbers[outcome.rule]
      // What is no failure must have no level.
      kind = outcome.outcome == .failed ? "fail" : "review"
      level = outcome.outcome == .failed ? outcome.impact.level : "none"
      message = Text(text: finding.message)
      locations = [Place(file.path, finding.place)]
      partialFingerprints = Self.names(outcome.fingerprint)
      baselineState = outcome.isKnown.map { $0 ? "unchanged" : "new" }
      suppressions = outcome.suppression.map {
        [Suppression(kind: $0.source == .inSource ? "inSource" : "external", justification: $0.reason)]
      }
      properties = Properties(
        impact: outcome.impact, heardNow: finding.heard.now, heardAfter: finding.heard.after,
        advice: outcome.advice)
    }

    /// A finding of the baseline that is gone.
    init(_ entry: Baseline.Entry) {
      ruleId = entry.rule
      ruleIndex = nil
      kind = "fail"
      level = "none"
      message = Text(text: entry.message ?? "gone")
      locations = [Place(entry.path)]
      partialFingerprints = Self.names(entry.fingerprint)
      baselineState = "absent"
      suppressions = nil
      properties = nil
    }

    private static func names(_ fingerprint: String?) -> [String: String] {
      fingerprint.map { ["rowcall/v1": $0] } ?? [:]
    }
  }
}

/// A path as a reference by RFC 3986: relative unless it starts at the root.
struct URIReference {
  let text: String

  init(path: String) {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in NormalPath(path).text.utf8 {
      if Self.plain.contains(byte) {
        text.append(Character(Unicode.Scalar(byte)))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    self.text = text
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
}
