import RowcallImport

/// The findings of an earlier audit, so that only new ones are reported.
///
/// A finding is known by its file and fingerprint, one about a table also by half of its aliases. It is new again if it
/// covers over a quarter more cells or rows: one accepted cell does not hide fifty. If a rule found more than it lists, a
/// finding that is listed instead of a fixed one is known as well.
///
/// A moved file keeps its findings: a file whose path is not in the baseline is matched by name with the missing files, if
/// only one has that name.
public struct Baseline: Hashable, Sendable {
  /// One finding of the earlier audit.
  public struct Entry: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// The rule.
    public var rule: String
    /// The fingerprint.
    public var fingerprint: String
    /// Other fingerprints; see `RuleOutcome.aliases`.
    public var aliases: [String] = []
    /// The message; nil if the baseline has none.
    public var message: String?
    /// How many cells, rows or columns it covered; nil if it was about one thing or if that is unknown.
    public var count: Int?
    /// How many similar findings were not listed.
    public var rest = 0

    /// Creates an entry.
    public init(path: String, rule: String, fingerprint: String, message: String? = nil, count: Int? = nil) {
      self.path = path
      self.rule = rule
      self.fingerprint = fingerprint
      self.message = message
      self.count = count
    }
  }

  /// The findings in the order of the earlier audit.
  public var entries: [Entry]

  /// Creates a baseline.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Marks known findings in a report, and adds those that are gone from audited or removed files.
  ///
  /// Findings of rules that were not checked are not gone.
  ///
  /// - Parameters:
  ///   - report: the report of the new audit.
  ///   - isThere: whether a file exists; a file that was not audited may still exist.
  public func mark(_ report: inout AuditReport, isThere: (String) -> Bool = { _ in true }) {
    let files = Dictionary(grouping: entries) { NormalPath($0.path) }
    let audited = Set(report.files.map { NormalPath($0.path) })
    // Files of the baseline that are missing and may have moved.
    let lost = files.keys.filter { !audited.contains($0) && !isThere($0.text) }
    let names = Dictionary(grouping: lost, by: \.name)
    var asked = audited
    for index in report.files.indices where report.files[index].problem == nil {
      let path = NormalPath(report.files[index].path)
      let namesakes = names[path.name] ?? []
      let former = files[path] == nil && namesakes.count == 1 ? namesakes[0] : path
      asked.insert(former)
      report.gone += mark(&report.files[index], files[former] ?? [])
    }
    let rules = Set(report.files.flatMap { $0.outcomes.map(\.rule) })
    report.gone += lost.filter { !asked.contains($0) }.sorted { $0.text < $1.text }
      .flatMap { files[$0] ?? [] }.filter { rules.contains($0.rule) }
  }

  /// Marks known findings in a file; returns those that are gone.
  private func mark(_ file: inout AuditedFile, _ known: [Entry]) -> [Entry] {
    let rules = Set(file.outcomes.map(\.rule))
    let matches = BaselineMatches(file.outcomes, known)
    for index in file.outcomes.indices where file.outcomes[index].fingerprint != nil {
      let entry = matches.outcomes[index].map { known[$0] }
      let isGrown = entry?.isOutgrown(by: file.outcomes[index]) ?? false
      file.outcomes[index].isKnown = entry != nil && !isGrown
      file.outcomes[index].knownCount = isGrown ? entry?.count : nil
    }
    let gone = known.indices.filter { !matches.entries.contains($0) && rules.contains(known[$0].rule) }
      .map { known[$0] }
    return rules.sorted().reduce(into: gone) { gone, rule in
      guard let count = BaselineRest(rule, known).mark(&file) else { return }
      // Findings that are no longer listed may be among the rest.
      var listed = 0
      gone.removeAll { entry in
        guard entry.rule == rule else { return false }
        listed += 1
        return listed > count
      }
    }
  }
}

extension Baseline.Entry {
  /// Whether a finding covers so many more cells or rows that it is new.
  ///
  /// A quarter more is still the same, because tables grow and speaking times are estimates.
  fileprivate func isOutgrown(by outcome: RuleOutcome) -> Bool {
    guard let count, let found = outcome.finding?.count, found > count else { return false }
    return found - count > count / 4
  }
}

extension Baseline {
  /// Reads the findings of a JSON report without suppressed ones; throws for another version.
  ///
  /// - Parameters:
  ///   - json: the report in UTF-8.
  ///   - path: what errors call the report.
  public init(json: [UInt8], path: String) throws(AuditError) {
    self.init([])
    let document = try JSONDocument.audit(json, path: path)
    guard let files = document.member("files", of: 0), document.pieces[files].kind == .array else {
      throw .noBaseline(path: path, line: 1)
    }
    if let version = document.member("version", of: 0),
      document.pieces[version].text != "\(JSONReport.version)"
    {
      throw .otherVersion(
        path: path, line: document.line(of: document.pieces[version].range.lowerBound),
        found: document.pieces[version].text)
    }
    for file in document.items(of: files) {
      guard let name = document.text("path", of: file), let outcomes = document.member("outcomes", of: file),
        document.pieces[outcomes].kind == .array
      else {
        throw .noBaseline(path: path, line: document.line(of: document.pieces[file].range.lowerBound))
      }
      for outcome in document.items(of: outcomes) where document.member("suppression", of: outcome) == nil {
        guard let fingerprint = document.text("fingerprint", of: outcome) else { continue }
        var entry = Entry(
          path: name, rule: document.text("rule", of: outcome) ?? "", fingerprint: fingerprint,
          message: document.text("message", of: outcome), count: document.number("count", of: outcome))
        entry.aliases = document.texts("aliases", of: outcome)
        entry.rest = document.number("rest", of: outcome) ?? 0
        entries.append(entry)
      }
    }
  }
}

extension JSONDocument {
  /// The index of the value of a key.
  fileprivate func member(_ key: String, of object: Int) -> Int? {
    members(of: object).first { $0.key.text == key }?.value
  }

  /// The strings in the array of a key.
  fileprivate func texts(_ key: String, of object: Int) -> [String] {
    guard let list = member(key, of: object), pieces[list].kind == .array else { return [] }
    return items(of: list).compactMap { pieces[$0].kind == .string ? pieces[$0].text : nil }
  }

  /// The count of a key, a non-negative integer.
  ///
  /// Larger numbers are capped, so that sums do not overflow.
  fileprivate func number(_ key: String, of object: Int) -> Int? {
    guard let place = member(key, of: object), pieces[place].kind == .number,
      let number = Int(pieces[place].text), number >= 0
    else { return nil }
    return min(number, Int(Int32.max))
  }

  fileprivate func text(_ key: String, of object: Int) -> String? {
    member(key, of: object).flatMap { pieces[$0].kind == .string ? pieces[$0].text : nil }
  }
}
