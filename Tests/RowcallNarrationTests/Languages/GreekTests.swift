import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct GreekTests {
  static let language = SpokenLanguages.language(for: LocaleTag("el"))

  static let cases: [SpokenCase] = [
    SpokenCase(.number("-3"), "μείον 3", "μείον τρία"),
    SpokenCase(.number("1.85"), "1,85", "ένα κόμμα οκτώ πέντε"),
    SpokenCase(.number("2000"), "2000", "δύο χιλιάδες"),
    SpokenCase(.number("3", scale: 3), "τρεις χιλιάδες", "τρεις χιλιάδες"),
    SpokenCase(.number("3", scale: 6), "3 εκατομμύρια", "τρία εκατομμύρια"),
    SpokenCase(.percent("1"), "1 τοις εκατό", "ένα τοις εκατό"),
    SpokenCase(.change("-1.2", .percent), "πτώση 1,2 τοις εκατό", "πτώση ένα κόμμα δύο τοις εκατό"),
    SpokenCase(.change("4", .number), "άνοδος 4", "άνοδος τέσσερα"),
    SpokenCase(.ordinal(Ordinal(3)), "τρίτος", "τρίτος"),
    SpokenCase(.ordinal(Ordinal(3, suffix: "η")), "τρίτη", "τρίτη"),
    SpokenCase(.fraction(Fraction(numerator: 3, denominator: 4)), "τρία τέταρτα", "τρία τέταρτα"),
    SpokenCase(.fraction(Fraction(numerator: 5, denominator: 8)), "πέντε όγδοα", "πέντε όγδοα"),
    SpokenCase(.ordinal(Ordinal(8)), "όγδοος", "όγδοος"),
    SpokenCase(.ordinal(Ordinal(8, suffix: "η")), "όγδοη", "όγδοη"),
    SpokenCase(.measure("13", "hour"), "δεκατρείς ώρες", "δεκατρείς ώρες"),
    SpokenCase(.number("93"), "93", "ενενήντα τρία"),
    SpokenCase(.fraction(Fraction(numerator: 3, denominator: 20)), "τρία εικοστά", "τρία εικοστά"),
    SpokenCase(
      .money("648.11", "USD"), "648 δολάρια και 11 σεντ", "εξακόσια σαράντα οκτώ δολάρια και έντεκα σεντ"),
    SpokenCase(.money("1.01", "EUR"), "1 ευρώ και 1 λεπτό", "ένα ευρώ και ένα λεπτό"),
    SpokenCase(.money("3", "GBP"), "τρεις λίρες Αγγλίας", "τρεις λίρες αγγλίας"),
    SpokenCase(.money("5", "GBP"), "5 λίρες Αγγλίας", "πέντε λίρες αγγλίας"),
    SpokenCase(.money("-3.20", "EUR"), "μείον 3 ευρώ και 20 λεπτά", "μείον τρία ευρώ και είκοσι λεπτά"),
    SpokenCase(.measure("1", "hour"), "μία ώρα", "μία ώρα"),
    SpokenCase(.measure("200", "hour"), "διακόσιες ώρες", "διακόσιες ώρες"),
    SpokenCase(.measure("3", "tonne"), "τρεις τόνοι", "τρεις τόνοι"),
    SpokenCase(.measure("3", "kilogram"), "3 χιλιόγραμμα", "τρία χιλιόγραμμα"),
    SpokenCase(
      .portion(Fraction(numerator: 1, denominator: 2), of: Unit("hour")), "μισή ώρα", "μισή ώρα"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "12 Νοεμβρίου 2012",
      "δώδεκα νοεμβρίου δύο χιλιάδες δώδεκα"),
    SpokenCase(.date(CalendarDate(month: 5, day: 1)), "πρώτη Μαΐου", "πρώτη μαΐου"),
    SpokenCase(.date(CalendarDate(month: 5, day: 3)), "τρεις Μαΐου", "τρεις μαΐου"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 15)), "8 και 15", "οκτώ και δεκαπέντε"),
    SpokenCase(.time(ClockTime(hour: 3, minute: 0)), "ώρα τρεις", "ώρα τρεις"),
    SpokenCase(
      .time(ClockTime(hour: 5, minute: 30, period: .pm)), "5 και 30 το απόγευμα",
      "πέντε και τριάντα το απόγευμα"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
