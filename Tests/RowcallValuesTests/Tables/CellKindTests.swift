import Testing

@testable import RowcallValues

@Suite struct CellKindTests {
  @Test(arguments: [
    ("", CellKind.blank), ("  ", .blank), ("-", .blank), ("—", .blank), ("n/a", .words),
    ("5", .number), ("-5", .number), ("−5", .number), ("(5)", .number), ("1,234.50", .number),
    ("1.234.567", .number), ("1.234.567,89", .number), ("50 %", .number), ("€5", .number),
    ("€ 7,50", .number), ("5 kg", .number),
    ("12 kg", .number), ("12h", .number), ("1e9", .number), ("USD 12", .number), ("+47 22 33 44 55", .number),
    ("٤٥", .number),
    ("2024-01-05", .date), ("5.1.2024", .date), ("4/5/31", .date), ("10:30:15", .date),
    ("2024-01-05T10:30", .date),
    ("A1", .code), ("Q1", .code), ("R27", .code), ("5kg", .code), ("col100", .code), ("MH370", .code),
    ("Oslo", .words), ("Øre", .words), ("Row 1", .words), ("H1 2024", .words), ("東京", .words),
    ("3 blind mice", .words),
  ])
  func theTextShowsItsKind(_ text: String, _ kind: CellKind) { #expect(CellKind(text) == kind) }

  @Test func onlyNumbersAndDatesAreValues() {
    #expect([CellKind.blank, .number, .date, .code, .words].filter(\.isValue) == [.number, .date])
  }

  @Test func bytesThatAreNoTextHaveAKindAllTheSame() {
    #expect(CellKind([0xFF, 0xC2, 0x35].span) == .number)
    #expect(CellKind([0xE2, 0x82].span) == .blank)
  }
}
