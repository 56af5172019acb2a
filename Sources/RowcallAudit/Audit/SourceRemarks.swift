/// What authors wrote into their pages and interface files about findings that they live with.
///
/// A comment says `rowcall-ignore`, one rule or more, a colon and the reason:
///
///     <!-- rowcall-ignore page-table-unnamed: the heading above names it -->
///
/// It counts for its own line if there is something else on it, else for the next line that is no comment.
/// `rowcall-ignore-file` counts for the whole file. A remark without a reason counts for nothing.
struct SourceRemarks {
  private let remarks: [SourceRemark]

  /// Looks for remarks in the bytes of a file; there are none in data.
  init(_ bytes: [UInt8], subject: RuleDescription.Subject) {
    guard subject != .data, bytes.contains(SourceRemark.word) else {
      remarks = []
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    remarks = lines.indices.compactMap { index in
      guard var remark = SourceRemark(lines[index]) else { return nil }
      if !remark.isOfFile { remark.line = Self.target(of: index, in: lines) }
      return remark
    }
  }

  /// Why a finding is one to live with; nil when nobody says so.
  func suppression(of outcome: RuleOutcome) -> Suppression? {
    remarks.first { $0.covers(outcome) }.map { Suppression(.inSource, reason: $0.reason) }
  }

  /// The line, counted from one, for which the remark on a line counts.
  private static func target(of index: Int, in lines: [String]) -> Int {
    if !isOnlyComment(lines[index]) { return index + 1 }
    return (lines[(index + 1)...].firstIndex { !isOnlyComment($0) } ?? index) + 1
  }

  /// Whether nothing but a comment, or nothing at all, stands on a line.
  private static func isOnlyComment(_ line: String) -> Bool {
    let text = line.trimmingSpaces
    return text.isEmpty || (text.hasPrefix("<!--") && text.hasSuffix("-->"))
  }
}

/// One remark.
struct SourceRemark {
  /// What remarks start with.
  static let word = Array("rowcall-ignore".utf8)

  let rules: [PathPattern]
  let reason: String
  /// Whether it counts for the whole file.
  let isOfFile: Bool
  /// The line for which it counts otherwise.
  var line: Int?

  /// Reads the remark on a line; nil when there is none with a reason.
  init?(_ line: String) {
    guard let start = line.firstRange(of: "rowcall-ignore") else { return nil }
    var rest = line[start.upperBound...]
    isOfFile = rest.hasPrefix("-file")
    if isOfFile { rest = rest.dropFirst("-file".count) }
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    rules = rest[..<colon].split { $0 == " " || $0 == "," }.map { PathPattern(String($0)) }
    let end = rest[colon...].firstRange(of: "-->")?.lowerBound ?? rest.endIndex
    reason = rest[rest.index(after: colon)..<end].trimmingSpaces
    if rules.isEmpty || reason.isEmpty { return nil }
  }

  /// Whether it is about a finding.
  func covers(_ outcome: RuleOutcome) -> Bool {
    (isOfFile || line == outcome.finding?.place.line) && rules.contains { $0.matches(outcome.rule) }
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
