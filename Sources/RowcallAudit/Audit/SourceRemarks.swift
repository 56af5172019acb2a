/// What authors wrote into their pages and interface files about findings that they live with.
///
/// A comment says `rowcall-ignore`, one rule or more, a colon and the reason:
///
///     <!-- rowcall-ignore page-table-unnamed, page-header-*: the heading above names it -->
///
/// It counts for its own line if there is something else on it, else for the next line that is no comment.
/// `rowcall-ignore-file` counts for the whole file. In Interface Builder, which keeps no comments, the same stands in the
/// notes of an object and counts for the object and everything in it. What counts for nothing is told.
struct SourceRemarks {
  /// The remarks that count.
  private var remarks: [SourceRemark] = []
  /// What is wrong with others, in the order of the file.
  private(set) var problems: [String] = []

  /// Looks for remarks in the bytes of a file; there are none in data.
  ///
  /// - Parameter notes: what designers noted beside objects, with the lines of each.
  init(
    _ bytes: [UInt8], subject: RuleDescription.Subject, notes: [(text: String, lines: ClosedRange<Int>)] = []
  ) {
    for note in notes { add(note.text, at: note.lines.lowerBound) { _ in note.lines } }
    guard subject != .data, SourceRemark.word.isIn(bytes) else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    for index in lines.indices {
      // Notes are part of the file as well, and no comments.
      guard let start = lines[index].firstRange(of: "<!--") else { continue }
      add(String(lines[index][start.lowerBound...]), at: index + 1) { _ in Self.target(of: index, in: lines) }
    }
  }

  /// Why a finding is one to live with; nil when nobody says so.
  func suppression(of outcome: RuleOutcome) -> Suppression? {
    remarks.first { $0.covers(outcome) }.map { Suppression(.inSource, reason: $0.reason) }
  }

  private mutating func add(_ text: String, at line: Int, lines: (SourceRemark) -> ClosedRange<Int>) {
    do throws(SourceRemark.Fault) {
      guard var remark = try SourceRemark(text) else { return }
      if !remark.isOfFile { remark.lines = lines(remark) }
      remarks.append(remark)
    } catch {
      problems.append("line \(line): \(error.description)")
    }
  }

  /// The line, counted from one, for which the remark on a line counts.
  private static func target(of index: Int, in lines: [String]) -> ClosedRange<Int> {
    let next = isOnlyComment(lines[index]) ? lines[(index + 1)...].firstIndex { !isOnlyComment($0) } : index
    let line = (next ?? index) + 1
    return line...line
  }

  /// Whether nothing but a comment, or nothing at all, stands on a line.
  private static func isOnlyComment(_ line: String) -> Bool {
    let text = line.trimmingSpaces
    return text.isEmpty || (text.hasPrefix("<!--") && text.hasSuffix("-->"))
  }
}
