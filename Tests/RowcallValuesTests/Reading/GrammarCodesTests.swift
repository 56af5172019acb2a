import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct GrammarCodesTests {
  @Test(arguments: [
    ("+1 202-555-0143", "en"), ("(202) 555-0143", "en"), ("202.555.0143", "en"), ("555-0143", "en"),
    ("202-55-0143", "en"),
    ("1-800-TEA-TIME", "en"), ("+44(20) 7946 0018", "en"), ("(030) 2345-678", "de"), ("0171 2345678", "de"),
    ("040/123456", "de"), ("+49 30 2345678", "de"),
    ("01 23 45 67 89", "fr"), ("5550-1432", "es"), ("+34 (912) 555-0143-7", "es"),
  ])
  func telephoneNumbers(text: String, language: String) {
    #expect(value(text, in: language) == .telephone(text))
  }

  @Test(arguments: ["978-0-306-40615-7", "0-306-40615-2", "0-9752298-0-X", "172.16.254.1", "2.4.1"])
  func codesAreSaidDigitByDigit(text: String) {
    #expect(value(text) == .identifier(text))
  }

  @Test(arguments: ["2004 (2011)", "120 000 000", "1-2"])
  func otherGroupsAreNoTelephones(text: String) {
    for language in ["en", "fr", "es"] {
      #expect(
        !pieces(text, in: language).contains { if case .value(.telephone) = $0 { true } else { false } })
    }
  }

  @Test(arguments: ["fr", "es"])
  func groupsOfThreeAreANumberWhereSpacesGroup(language: String) {
    let number = Value.number(number("5100000", isGrouped: true))
    #expect(pieces("+5 100 000", in: language) == [.positive(number)])
  }

  @Test func yearsInPairsAreNoTelephone() {
    #expect(!pieces("1914-1918", in: "es").contains(.value(.telephone("1914-1918"))))
  }
}
