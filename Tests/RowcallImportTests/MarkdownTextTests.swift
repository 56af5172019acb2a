import Testing

@testable import RowcallImport

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("**42** kg", "42 kg"), ("*a* and _b_", "a and b"), ("***both***", "both"), ("~~old~~ new", "old new"),
    ("`code`", "code"), ("`` a`b ``", "a`b"), (#"`a\|b`"#, "a|b"), (#"a \| b"#, "a | b"),
    ("[text](https://example.com/a_(b))", "text"), ("![a boat](boat.png)", "a boat"), ("[**x**](y)", "x"),
    ("<https://example.com>", "https://example.com"), ("<s.miller@example.com>", "s.miller@example.com"),
    ("one<br>two<br/>three", "one two three"),
    ("H<sub>2</sub>O", "H2O"), (#"\*not\*"#, "*not*"), ("**größer** 東", "größer 東"),
  ])
  func markupIsLeftOut(text: String, plain: String) { #expect(MarkdownText.plain(text) == plain) }

  @Test(arguments: [
    "3 * 4 * 5", "2**3", "snake_case_name", "__init", "a ~ b", "~5~", "[1]", "[a] (b)", "a < b > c", "`open",
    "**", "_", "*",
    "(*)", #"C:\temp"#, "5*", "<5 %", "a * b*", "Vec<u8>", "Map<U,V>", "#include <u.h>", "i<s-1 && j>2",
  ])
  func otherSignsStay(text: String) { #expect(MarkdownText.plain(text) == text) }

  @Test func longTextsStayAsTheyAre() {
    let text = String(repeating: "*[`", count: 2_000)
    #expect(MarkdownText.plain(text) == text)
  }
}
