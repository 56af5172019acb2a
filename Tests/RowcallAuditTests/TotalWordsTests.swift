import Testing

@testable import RowcallAudit

@Suite struct TotalWordsTests {
  @Test(arguments: [
    "Total", "total:", "TOTAL  ", "Grand Total", "Total général", "TOTAL GÉNÉRAL", "Yhteensä", "YHTEENSÄ",
    "Итого", "итого:",
    "ИТОГО", "Σύνολο", "ΣΥΝΟΛΟ", "小計", "合計：", "المجموع", "합계 :",
  ])
  func knowsARowThatSumsUpOthers(_ text: String) { #expect(Self.contains(text)) }

  @Test(arguments: [
    "Total Recall", "Totally", "Sum of Us", "Tota", "", "T", "Summer", "Итоговый", "合計金額", "Total;",
    "Total\u{FF1B}",
    "Total\u{EF}", "To tal", "Gesamtschule", "Total " + String(repeating: " ", count: 60),
  ])
  func takesNoNameForOne(_ text: String) { #expect(!Self.contains(text)) }

  private static func contains(_ text: String) -> Bool { TotalWords().contains(Array(text.utf8).span) }
}
