import RowcallCollation
import RowcallText
import Testing

/// Names that are hardly names all come to stand somewhere sensible.
struct HostileNamesTests {
  let collation = LocalizedIndexedCollation(locale: LocaleTag("en"))

  @Test(arguments: [
    ("nothing", ""), ("a space", " "), ("a digit", "7 Hügel"), ("Arabic digits", "٣"), ("a fraction", "½"),
    ("a sign", "#1"), ("a title of the rest", "…"), ("an emoji", "😀"), ("a family", "👩‍👩‍👧"),
    ("a direction mark alone", "\u{200E}"), ("an accent alone", "\u{301}"), ("a NUL", "\0"),
  ])
  func whatBeginsWithNoLetterIsBeforeThem(what: String, name: String) {
    #expect(titles(of: name) == ["#", "#"], "\(what)")
  }

  @Test(arguments: [
    ("Hebrew", "עברית"), ("Arabic", "عمر"), ("a lone surrogate", HostileNamesTests.loneSurrogate),
    ("the last scalar", "\u{10FFFF}"),
  ])
  func whatHasNoLetterHereIsAfterThem(what: String, name: String) {
    #expect(titles(of: name) == ["…", "…"], "\(what)")
  }

  @Test(arguments: [
    ("a long name", String(repeating: "z", count: 10_000), "Z"), ("a wide letter", "Ａ", "A"),
    ("a letter in a circle", "Ⓑ", "B"), ("a ligature", "ﬁ", "F"), ("a loose accent", "e\u{301}", "E"),
    ("text turned around", "\u{202E}abc", "A"), ("a NUL inside", "A\0B", "A"),
  ])
  func whatBeginsWithALetterOfSomeKindStandsThere(what: String, name: String, title: String) {
    #expect(titles(of: name) == [title, title], "\(what)")
  }

  @Test func longNamesAreDistinguishedByTheirLastLetter() {
    let long = String(repeating: "z", count: 10_000)
    #expect(
      collation.sortedArray(from: [long + "b", long, long + "a"], by: \.self) == [
        long, long + "a", long + "b",
      ])
  }

  @Test func noNamesAtAllLeaveAllSectionsEmpty() {
    let sections = collation.sections(of: [String](), by: \.self)
    #expect(sections.count == 28)
    #expect(sections.allSatisfy { $0.isEmpty && $0.header == nil })
  }

  private static let loneSurrogate = String(decoding: [0xD800, 0x41], as: UTF16.self)

  /// By itself, and in a list.
  private func titles(of name: String) -> [String] {
    let section = collation.section(for: name, collationStringSelector: \.self)
    let filled = collation.sections(of: [name], by: \.self).filter { !$0.isEmpty }
    return [collation.sectionTitles[section]] + filled.map(\.title)
  }
}
