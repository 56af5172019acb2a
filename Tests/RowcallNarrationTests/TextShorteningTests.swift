import RowcallLanguages
import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct TextShorteningTests {
  private func shortened(_ text: String, limit: Int? = 30, _ language: String = "en") -> String? {
    var verbosity = Verbosity()
    verbosity.textLimit = limit
    return TextShortening(verbosity, Phrases(for: LocaleTag(language)))?.shortened(Array(text.utf8).span)
  }

  @Test(arguments: [
    ("https://www.example.com/a/b?c=d#e", "link to example.com"),
    ("http://example.org", "link to example.org"),
    ("www.example.com/report.pdf", "link to example.com"),
    ("HTTPS://user:pass@Example.com:8080/", "link to Example.com"),
    ("https://example.com/a, https://example.org/b.", "link to example.com, link to example.org."),
    ("see https://example.com/a", "see link to example.com"),
    ("#one\nhttps://example.com/a\thttps://example.org", "#one\nlink to example.com\tlink to example.org"),
    ("Source (https://example.com).", "Source (link to example.com)."),
  ])
  func aWebAddressIsItsSite(text: String, words: String) {
    #expect(shortened(text) == words)
  }

  @Test(arguments: [
    "https://", "http://localhost", "www.", "httpd is running now", "wwwhat is this", "ftp: see below for it",
    "mail@example.com or call", "a/b://c and something",
  ])
  func whatIsNoWebAddressStaysAsItIs(text: String) {
    #expect(shortened(text) == nil)
  }

  @Test func aTextEndsAfterSoManyWords() {
    let words = (1...31).map { "word\($0)" }
    #expect(shortened(words.prefix(30).joined(separator: " ")) == nil)
    #expect(
      shortened(words.joined(separator: "  ")) == words.prefix(30).joined(separator: "  ") + ", continues")
    #expect(shortened(words.joined(separator: " "), limit: nil) == nil)
    #expect(shortened("a b c", limit: 2) == "a b, continues")
    #expect(shortened("a b", limit: 2) == nil)
    #expect(shortened(words.joined(separator: " "), "de")?.hasSuffix("word30, geht weiter") == true)
  }

  @Test func twoIdeographsCountAsAWord() {
    #expect(shortened(String(repeating: "表", count: 60), "ja") == nil)
    #expect(
      shortened(String(repeating: "表", count: 61), "ja") == String(repeating: "表", count: 60) + "、つづく")
  }

  @Test func whoWantsEverythingHearsEverything() {
    #expect(TextShortening(Verbosity(.verbose), Phrases(for: LocaleTag("en"))) == nil)
  }

  @Test func rowsAndTheirSpeechAreShortenedAlikeAndTemplatesAreNot() throws {
    let text = (1...40).map { "word\($0)" }.joined(separator: " ")
    let table = SampleTable(
      [("Name", .text), ("Site", .text), ("Note", .text)], rows: [["A", "https://example.com/x", text]])
    let plan = RowPlan(table: table.table, naming: [0])
    var label = RowLabel(plan, table: table.table, readers: table.readers, locale: LocaleTag("en"))
    let spoken = SpokenRow(
      plan, table: table.table, readers: table.readers, speech: SpokenText(LocaleTag("en")))
    let words = (1...30).map { "word\($0)" }.joined(separator: " ")
    #expect(label.text(row: 0, of: table.batch) == "A, Site link to example.com, Note \(words), continues")
    #expect(spoken.text(row: 0, of: table.batch).hasPrefix("A, Site link to example.com, Note word"))
    #expect(spoken.text(row: 0, of: table.batch).hasSuffix(", continues"))
    let template = try RowPlan(template: LabelTemplate("{Site} {Note}"), table: table.table)
    var own = RowLabel(template, table: table.table, readers: table.readers, locale: LocaleTag("en"))
    #expect(own.text(row: 0, of: table.batch) == "https://example.com/x \(text)")
  }
}
