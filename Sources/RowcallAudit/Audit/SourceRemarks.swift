/// What authors wrote into their pages and interface files about findings that they live with.
///
/// A comment says `rowcall-ignore`, one rule or more, a colon and the reason:
///
///     <!-- rowcall-ignore page-table-unnamed, page-header-*: the heading above names it -->
///
/// It counts for its own lines if there is something else on them, else for the next line that is no comment.
/// `rowcall-ignore-file` counts for the whole file. In Interface Builder, which keeps no comments, the same stands in the
/// notes of an object and counts for the object and everything in it. What counts for nothing is told, and so is what
/// there is no finding for any more.
struct SourceRemarks {
  /// The remarks that count.
  private var remarks: [SourceRemark] = []
  /// What is wrong with others, in the order of the file.
  private(set) var problems: [String] = []

  /// Looks for remarks in a file in UTF-8; there are none in data.
  ///
  /// - Parameter notes: what designers noted beside objects, with the lines of each.
  init(
    _ bytes: [UInt8], subject: RuleDescription.Subject, notes: [(text: String, lines: ClosedRange<Int>)] = []
  ) {
    for note in notes { add(note.text, at: note.lines.lowerBound) { note.lines } }
    guard subject != .data, SourceRemark.word.isIn(bytes) else { return }
    // Notes are part of the file as well, and no comments.
    let comments = MarkupComments(in: bytes)
    for comment in comments.all {
      add(comment.text, at: comment.lines.lowerBound) { comments.lines(meantBy: comment) }
    }
  }

  /// Why a finding is one to live with; nil when nobody says so.
  func suppression(of outcome: RuleOutcome) -> Suppression? {
    remarks.first { $0.covers(outcome) }.map { Suppression(.inSource, reason: $0.reason) }
  }

  /// What is told about remarks that none of the outcomes of a file needs, though their rules were held against it.
  func unusedRemarks(about outcomes: [RuleOutcome]) -> [String] {
    remarks.filter { remark in
      outcomes.contains(where: remark.names) && !outcomes.contains { $0.finding != nil && remark.covers($0) }
    }
    .map {
      "line \($0.line): this rowcall-ignore suppresses nothing; take it out, or move it to what it is about"
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
