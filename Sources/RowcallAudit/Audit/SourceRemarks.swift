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
        problems.append("line \(line): \(error.description)")
      }
    }
  }
}
