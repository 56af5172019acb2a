import Testing

@testable import RowcallNarration

@Suite struct CodeGroupTests {
  @Test func digitsAndLettersAreGroupsOfTheirOwn() {
    #expect(
      CodeGroup.groups(of: "AB12-3") == [
        CodeGroup(text: "AB", isDigits: false, follows: false),
        CodeGroup(text: "12", isDigits: true, follows: true),
        CodeGroup(text: "3", isDigits: true, follows: false),
      ])
  }

  @Test(arguments: [
    ("FR*A17*P*3*_*_", ["FR", "*", "A", "17", "*", "P", "*", "3", "*_*_"]),
    ("7.02E+17", ["7", ".", "02", "E", "+", "17"]),
    ("#12", ["#", "12"]), ("A--B", ["A", "--", "B"]), ("0417-22", ["0417", "22"]), ("A_1", ["A", "1"]),
  ])
  func signsThatDoMoreThanSeparateAreGroups(code: String, groups: [String]) {
    #expect(CodeGroup.groups(of: code, withSigns: true).map(\.text) == groups)
  }

  @Test(arguments: [("10.1.2.30", true), ("555.010.4477", false), ("10.1.2.3000", false), ("10.1..3", false)])
  func fourShortNumbersWithDotsAreANetworkAddress(code: String, isAddress: Bool) {
    #expect(CodeGroup.isNetworkAddress(code) == isAddress)
  }

  @Test(arguments: [
    ("1.2.3", true), ("10.0.1", true), ("10.1.2.30", true), ("4.2", false), ("1..3", false),
    ("1.2.3000", false), ("a.1.2", false), ("1-2-3", false),
  ])
  func threeAndMoreShortNumbersWithDotsAreAVersion(code: String, isVersion: Bool) {
    #expect(CodeGroup.isVersion(code) == isVersion)
  }
}
