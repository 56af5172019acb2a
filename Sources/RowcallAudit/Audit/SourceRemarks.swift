import RowcallModel

/// The suppressions in a page or interface file.
///
/// A comment contains `rowcall-ignore`, one or more rules, a colon and the reason:
///
///     <!-- rowcall-ignore page-table-unnamed, page-header-*: the heading above names it -->
///
/// It applies to its own lines if there is something else on them, otherwise to the next line that is not a comment.
/// `rowcall-ignore-file` applies to the whole file. Interface Builder drops comments, so there the notes of an object
/// contain the same text, for the object and everything in it. Remarks without effect are reported.
struct SourceRemarks {
  /// The valid remarks.
  private var remarks: [SourceRemark] = []
  /// What is wrong with the other remarks, in file order.
  private(set) var problems: [String] = []

  /// Finds remarks in a UTF-8 file; data files have none.
  ///
  /// - Parameter notes: the notes of designers on objects, with their lines.
  init(
    _ bytes: [UInt8], subject: RuleDescription.Subject, notes: [(text: String, lines: ClosedRange<Int>)] = []
  ) {
    for note in notes { add(note.text, at: note.lines.lowerBound) { note.lines } }
    guard subject != .data, SourceRemark.word.isIn(bytes) else { return }
    // Notes are part of the file, but not comments.
    let comments = MarkupComments(in: bytes)
    for comment in comments.all {
      add(comment.text, at: comment.lines.lowerBound) { comments.lines(meantBy: comment) }
    }
  }

  /// The suppression of a finding; nil for none.
  func suppression(of outcome: RuleOutcome) -> Suppression? {
    remarks.first { $0.covers(outcome) }.map { Suppression(.inSource, reason: $0.reason) }
  }

  /// Messages about remarks that suppress nothing although their rules were checked.
  func unusedRemarks(about outcomes: [RuleOutcome]) -> [String] {
    remarks.filter { remark in
      outcomes.contains(where: remark.names) && !outcomes.contains { $0.finding != nil && remark.covers($0) }
    }
    .map {
      "line \($0.line): this rowcall-ignore suppresses nothing; remove it, or move it to the line of a finding"
    }
  }

  private mutating func add(_ text: String, at line: Int, meaning lines: () -> ClosedRange<Int>) {
    for part in SourceRemark.parts(of: text) {
      do throws(SourceRemark.Fault) {
        guard let remark = try SourceRemark(part, line: line, meaning: lines) else { continue }
        remarks.append(remark)
      } catch {
        problems.append("line \(line): this rowcall-ignore has no effect: \(error.reason)")
      }
    }
  }
}

/// One `rowcall-ignore` remark.
struct SourceRemark {
  /// Why a remark has no effect.
  struct Fault: Error {
    let reason: String

    static let noReason = Self(reason: "it gives no reason; write \"RULE: reason\"")
    static let noRule = Self(reason: "it names no rule; write \"RULE: reason\"")
  }

  /// The word that starts a remark.
  static let word = ByteSearch(Array("rowcall-ignore".utf8))

  let rules: [PathPattern]
  let reason: String
  /// Its one-based line.
  let line: Int
  /// The one-based lines that it applies to; nil for the whole file.
  let lines: ClosedRange<Int>?

  /// The parts of a text that may be remarks; each extends to the next.
  static func parts(of text: String) -> [Substring] {
    let starts = text.ranges(of: "rowcall-ignore").map(\.lowerBound)
    return zip(starts, starts.dropFirst() + [text.endIndex]).map { text[$0..<$1] }
  }

  /// Parses a remark that starts on a line and applies to lines; nil if the text is not a remark.
  init?(_ part: Substring, line: Int, meaning lines: () -> ClosedRange<Int>) throws(Fault) {
    var rest = part.dropFirst("rowcall-ignore".count)
    let isOfFile = rest.hasPrefix("-file")
    if isOfFile { rest = rest.dropFirst("-file".count) }
    if let next = rest.first, !next.isWhitespace, next != ":" { return nil }
    guard let colon = rest.firstIndex(of: ":") else { throw .noReason }
    let names = rest[..<colon].split { $0.isWhitespace || $0 == "," }.map(String.init)
    if names.isEmpty { throw .noRule }
    rules = try names.map { name throws(Fault) in try Self.rule(name) }
    reason = rest[rest.index(after: colon)...].trimmingSpaces
    if reason.isEmpty { throw .noReason }
    self.line = line
    self.lines = isOfFile ? nil : lines()
  }

  /// Whether it applies to a rule.
  func names(_ outcome: RuleOutcome) -> Bool { rules.contains { $0.matches(outcome.rule) } }

  /// Whether it applies to a finding.
  func covers(_ outcome: RuleOutcome) -> Bool {
    guard let lines else { return names(outcome) }
    return names(outcome) && outcome.finding?.place.line.map(lines.contains) ?? false
  }

  private static func rule(_ name: String) throws(Fault) -> PathPattern {
    if let pattern = RuleList.existing(name) { return pattern }
    let near = RuleList.near(name).first.map { " (did you mean \($0)?)" } ?? ""
    throw Fault(reason: "there is no rule \(name)\(near)")
  }
}

extension StringProtocol {
  /// The text without spaces, tabs and line ends around it.
  var trimmingSpaces: String {
    let rest = drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}
