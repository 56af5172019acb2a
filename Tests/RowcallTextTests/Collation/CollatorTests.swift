import RowcallText
import Testing

struct CollatorTests {
  @Test(arguments: [
    ("de", "Ärzte", "Zebra"), ("sv", "Zebra", "Ärzte"), ("de-u-co-phonebk", "Adler", "Äbel"),
    ("de", "Äbel", "Adler"),
    ("cs", "Hora", "Chata"), ("en", "Chata", "Hora"), ("ja", "あさか", "いいだばし"), ("en", "", "a"),
    ("en", "a", "A"), ("en-u-kf-upper", "A", "a"), ("en-u-kn-true", "Room 9", "Room 10"),
  ])
  func theLocaleDecidesWhichComesFirst(locale: String, first: String, second: String) {
    let collator = Collator(for: LocaleTag(locale))
    #expect(collator.precedes(first, second))
    #expect(!collator.precedes(second, first))
  }

  @Test func whatTheLocaleHoldsEqualPrecedesNeitherWay() {
    let collator = Collator(for: LocaleTag("fr"))
    #expect(!collator.precedes("é", "e\u{301}"))
    #expect(!collator.precedes("e\u{301}", "é"))
  }
}
