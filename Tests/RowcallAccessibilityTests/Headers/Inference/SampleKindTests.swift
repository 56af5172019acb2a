import Testing

@testable import RowcallAccessibility

@Suite struct SampleKindTests {
  @Test(arguments: [
    ("", SampleKind.blank), ("  ", .blank), ("-", .blank), ("—", .blank),
    ("5", .number), ("-5", .number), ("−5", .number), ("(5)", .number), ("1,234.50", .number),
    ("50 %", .number),
    ("€5", .number), ("5 kg", .number), ("12h", .number), ("USD 12", .number), ("+47 22 33 44 55", .number),
    ("٤٥", .number),
    ("2024-01-05", .date), ("5.1.2024", .date), ("10:30:15", .date), ("2024-01-05T10:30", .date),
    ("A1", .code), ("Q1", .code), ("5kg", .code), ("MH370", .code),
    ("Oslo", .words), ("Row 1", .words), ("H1 2024", .words), ("東京", .words), ("3 blind mice", .words),
  ])
  func theTextShowsItsKind(_ text: String, _ kind: SampleKind) { #expect(SampleKind(text) == kind) }

  @Test func onlyNumbersAndDatesTell() {
    #expect(SampleKind.allCases.filter(\.isTelling) == [.number, .date])
  }
}
