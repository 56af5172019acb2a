import Testing

@testable import RowcallValues

@Suite struct CodeScannerTests {
  @Test(arguments: ["A-17", "0417", "x_9", "FR*A1", "10.5.2/b", "de:4"])
  func codesHaveNoBlanks(text: String) {
    let isCode = CodeScanner.isCode(Array(text.utf8).span)
    let isCodeWithBlank = CodeScanner.isCode(Array((text + " x").utf8).span)
    #expect(isCode && !isCodeWithBlank)
  }

  @Test(arguments: [
    "978-3-16-148410-0", "0-306-40615-2", "030640615X", "9783161484100", "0317-8471", "2434-561X",
  ])
  func bookNumbersHaveTheirShape(text: String) {
    let isBookNumber = CodeScanner.isBookNumber(Array(text.utf8).span)
    #expect(isBookNumber)
  }

  @Test(arguments: ["1234567890", "9993161484100", "03178471", "03-178471", "X2345678-1", "978-3-16"])
  func otherNumbersAreNoBookNumbers(text: String) {
    let isBookNumber = CodeScanner.isBookNumber(Array(text.utf8).span)
    #expect(!isBookNumber)
  }

  @Test(arguments: [
    ("+49 30 1234567", CodeScanner.Telephone.sure), ("(555) 010-4477", .sure), ("555.010.4477", .sure),
    ("+493012345", .possible), ("+493012345678", .sure), ("030 123456", .possible),
    ("01/23 45 67", .possible),
    ("555-0100 ext. 7", .possible), ("1234", .no), ("12345", .possible), ("2019-04-30", .possible),
    ("555-CALL", .no),
    ("+", .no), ("123456789012345678", .no), ("12-34+5678", .no),
  ])
  func telephoneNumbersAreRatedByTheirShape(text: String, rating: CodeScanner.Telephone) {
    #expect(CodeScanner.telephone(Array(text.utf8).span) == rating)
  }
}
