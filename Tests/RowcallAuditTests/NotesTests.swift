import RowcallAudit
import Testing

/// How much a rule tells of one file.
@Suite struct NotesTests {
  private static func finding(_ outcome: Outcome = .failed) -> Finding {
    Finding(outcome, at: Place("x"), "X.", key: [])
  }

  @Test func unreadRowsAreCounted() {
    var notes = Notes()
    for _ in 0..<Notes.mostFindings + 7 { notes.add(Self.finding()) }
    #expect(notes.findings.count == Notes.mostFindings)
    #expect(notes.findings.last?.message == "X. 7 similar findings are not shown.")
    #expect(notes.findings.map(\.rest).suffix(2) == [0, 7])
    #expect(notes.findings.first?.message == "X.")
  }

  @Test func whatIsLeftOutIsNotPutTogether() {
    var notes = Notes()
    var made = 0
    func make() -> Finding {
      made += 1
      return Self.finding()
    }
    for _ in 0..<Notes.mostFindings + 7 { notes.add(make()) }
    #expect(made == Notes.mostFindings)
  }

  @Test func theFirstProblemIsReportedHoweverManyNeedReview() {
    var notes = Notes()
    for _ in 0..<Notes.mostFindings + 7 { notes.add(Self.finding(.cantTell)) }
    #expect(notes.outcome == .cantTell)
    notes.add(Self.finding(.failed))
    #expect(notes.outcome == .failed)
    #expect(notes.findings.last?.outcome == .failed)
  }
}
