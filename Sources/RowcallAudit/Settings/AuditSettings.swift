import RowcallImport
import RowcallModel

/// The settings of a project for its audits, from a JSON file.
///
///     {
///       "fail-on": "serious",
///       "max-seconds-per-row": 20,
///       "exclude": ["vendor/**"],
///       "rules": {"data-codes-unexplained": "off", "page-*": "moderate"},
///       "paths": {"drafts/**": {"page-table-unnamed": "minor"}},
///       "accept": [{"rule": "data-row-long", "path": "archive/*.csv", "reason": "kept as it was printed"}]
///     }
///
/// A rule is `on`, `off`, or has another impact. If several lines match, the last one wins; `paths` win over `rules`.
public struct AuditSettings: Hashable, Sendable {
  /// The lowest impact that fails the audit; nil if not set.
  public var failOn: FailureLimit?
  /// The time limit of a data row in seconds; nil if not set.
  public var maxSecondsPerRow: Double?
  /// The time limit of a header in seconds; nil if not set.
  public var maxSecondsPerHeader: Double?
  /// The excluded files.
  public var exclusions: [PathPattern] = []
  /// The checked rules and their impacts.
  public var entries: [RuleSelection.Entry] = []
  /// The findings that the project accepts.
  public var accepted: [AcceptedFinding] = []

  /// Creates empty settings.
  public init() {}
}

/// The lowest impact that fails an audit.
public enum FailureLimit: Hashable, Sendable, CustomStringConvertible {
  /// No finding fails.
  case never
  /// Findings with this impact or a higher one fail.
  case impact(Impact)

  /// The default: serious findings fail.
  public static let usual = Self.impact(.serious)

  /// Reads `never` or the name of an impact; nil for anything else.
  public init?(_ text: String) {
    guard text != "never" else {
      self = .never
      return
    }
    guard let impact = Impact(rawValue: text) else { return nil }
    self = .impact(impact)
  }

  /// The word for it.
  public var description: String {
    switch self {
    case .never: "never"
    case .impact(let impact): impact.rawValue
    }
  }

  /// Whether a report fails.
  public func fails(_ report: AuditReport) -> Bool {
    report.files.contains { $0.news.contains(where: isReached) }
  }

  /// Whether an outcome fails an audit.
  func isReached(by outcome: RuleOutcome) -> Bool {
    switch self {
    case .never: false
    case .impact(let impact): outcome.outcome == .failed && outcome.impact >= impact
    }
  }
}

extension AuditSettings {
  /// Reads settings from JSON in UTF-8 and checks all of them.
  ///
  /// - Parameters:
  ///   - json: the settings.
  ///   - path: what errors call them.
  public init(json: [UInt8], path: String) throws(AuditError) {
    self.init()
    let reading = JSONReading(document: try .audit(json, path: path), path: path)
    for member in try reading.members(of: 0, key: nil) { try read(member, reading) }
    // Entries for paths win over those for all files.
    entries = entries.filter { $0.path == nil } + entries.filter { $0.path != nil }
  }

  private static let keys = [
    "fail-on", "max-seconds-per-row", "max-seconds-per-header", "exclude", "rules", "paths", "accept",
  ]

  private mutating func read(_ member: JSONDocument.Member, _ reading: JSONReading) throws(AuditError) {
    let key = member.key.text
    switch key {
    case "fail-on":
      let text = try reading.text(member)
      guard let limit = FailureLimit(text) else {
        throw reading.unexpected(member.value, key, "minor, moderate, serious, critical or never")
      }
      failOn = limit
    case "max-seconds-per-row": maxSecondsPerRow = try reading.seconds(member)
    case "max-seconds-per-header": maxSecondsPerHeader = try reading.seconds(member)
    case "exclude": for item in try reading.items(member) { try exclude(item, key: key, reading) }
    case "rules": try readRules(of: member, path: nil, reading)
    case "paths":
      for paths in try reading.members(of: member.value, key: key) {
        try readRules(of: paths, path: PathPattern(paths.key.text), reading)
      }
    case "accept": for item in try reading.items(member) { accepted.append(try Self.accepted(item, reading)) }
    default:
      throw .unknownKey(
        path: reading.path, line: reading.line(member), key: key,
        near: NearName.closest(to: key, in: Self.keys))
    }
  }

  private mutating func exclude(_ item: Int, key: String, _ reading: JSONReading) throws(AuditError) {
    let text = try reading.text(item, key: key)
    if text.isEmpty { throw reading.unexpected(item, key, "a rule or a pattern for files") }
    if text.hasPrefix("!") {
      throw reading.unexpected(item, key, "a pattern without !, which has no effect here")
    }
    if RuleList.isRule(text) {
      entries.append(RuleSelection.Entry(rule: try reading.rule(text, at: reading.line(of: item)), .off))
    } else {
      exclusions.append(PathPattern(text))
    }
  }

  private mutating func readRules(
    of member: JSONDocument.Member, path: PathPattern?, _ reading: JSONReading
  ) throws(AuditError) {
    for rule in try reading.members(of: member.value, key: member.key.text) {
      guard let choice = RuleSelection.Choice(try reading.text(rule)) else {
        throw reading.unexpected(
          rule.value, rule.key.text, "on, off, minor, moderate, serious or critical")
      }
      let pattern = try reading.rule(rule.key.text, at: reading.line(rule))
      entries.append(RuleSelection.Entry(rule: pattern, path: path, choice))
    }
  }

  private static func accepted(_ item: Int, _ reading: JSONReading) throws(AuditError) -> AcceptedFinding {
    var texts: [String: String] = [:]
    let known = ["rule", "path", "fingerprint", "reason"]
    for member in try reading.members(of: item, key: "accept") {
      guard known.contains(member.key.text) else {
        throw .unknownKey(
          path: reading.path, line: reading.line(member), key: member.key.text,
          near: NearName.closest(to: member.key.text, in: known))
      }
      texts[member.key.text] = try reading.text(member)
    }
    guard let rule = texts["rule"] else {
      throw .incomplete(path: reading.path, line: reading.line(of: item), "rule")
    }
    guard let reason = texts["reason"]?.trimmingSpaces, !reason.isEmpty else {
      throw .incomplete(path: reading.path, line: reading.line(of: item), "reason")
    }
    return AcceptedFinding(
      rule: try reading.rule(rule, at: reading.line(of: item)), path: texts["path"].map { PathPattern($0) },
      fingerprint: texts["fingerprint"], reason: reason)
  }
}

extension RuleSelection.Choice {
  /// Reads `on`, `off` or the name of an impact; nil for anything else.
  init?(_ text: String) {
    switch text {
    case "on": self = .on
    case "off": self = .off
    default:
      guard let impact = Impact(rawValue: text) else { return nil }
      self = .impact(impact)
    }
  }
}

extension RuleList {
  /// Whether a text names rules and not files: it starts like a rule id and does not look like a path.
  public static func isRule(_ text: String) -> Bool {
    RuleDescription.Subject.allCases.contains { text.hasPrefix($0.rawValue + "-") }
      && !text.contains { "./".contains($0) }
  }

  /// A rule by its id, or several by a pattern such as `page-*`; throws if there is none.
  public static func pattern(_ text: String) throws(AuditError) -> PathPattern {
    guard let pattern = existing(text) else { throw .noSuchRule(text, near: near(text)) }
    return pattern
  }

  /// The same; nil if there is none.
  static func existing(_ text: String) -> PathPattern? {
    let pattern = PathPattern(text)
    return descriptions.contains { pattern.matches($0.id) } ? pattern : nil
  }

  /// The ids that are most like a name.
  static func near(_ name: String) -> [String] { NearName.nearest(to: name, in: descriptions.map(\.id)) }
}

extension JSONReading {
  /// One or several rules in the settings.
  fileprivate func rule(_ text: String, at line: Int) throws(AuditError) -> PathPattern {
    if let pattern = RuleList.existing(text) { return pattern }
    throw .unknownRule(path: path, line: line, rule: text, near: RuleList.near(text))
  }

  /// A number above zero.
  fileprivate func seconds(_ member: JSONDocument.Member) throws(AuditError) -> Double {
    let piece = document.pieces[member.value]
    guard piece.kind == .number, let seconds = Double(piece.text), seconds > 0, seconds.isFinite else {
      throw unexpected(member.value, member.key.text, "a number of seconds above zero")
    }
    return seconds
  }
}
