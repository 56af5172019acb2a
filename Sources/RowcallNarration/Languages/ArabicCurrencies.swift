extension Grammar {
  /// What Arabic calls money; forms after 1, 2, 3 to 10, 11 to 99, and hundreds.
  static let arabicCurrencies: [String: CurrencyNoun] = [
    "AED": CurrencyNoun(dirham, minor: fils, isShared: true),
    "BHD": CurrencyNoun(dinar.adjective("بحريني", "بحرينية"), minor: fils),
    "CNY": CurrencyNoun(sound("يوان")),
    "DZD": CurrencyNoun(dinar.adjective("جزائري", "جزائرية")),
    "EGP": CurrencyNoun(sound("جنيه"), minor: piastre, isShared: true),
    "EUR": CurrencyNoun(Noun(one: "يورو", other: "يورو"), minor: cent),
    "GBP": CurrencyNoun(
      sound("جنيه").adjective("إسترليني", "إسترلينية"),
      minor: Noun(one: "بنس", two: "بنسان", few: "بنسات", many: "بنسًا", other: "بنس")),
    "INR": CurrencyNoun(feminine("روبي"), isShared: true),
    "IQD": CurrencyNoun(dinar.adjective("عراقي", "عراقية")),
    "JOD": CurrencyNoun(dinar.adjective("أردني", "أردنية"), minor: fils),
    "JPY": CurrencyNoun(sound("ين")),
    "kr": CurrencyNoun(feminine("كرون")),
    "KWD": CurrencyNoun(dinar.adjective("كويتي", "كويتية"), minor: fils),
    "MAD": CurrencyNoun(dirham.adjective("مغربي", "مغربية")),
    "QAR": CurrencyNoun(sound("ريال").adjective("قطري", "قطرية")),
    "SAR": CurrencyNoun(sound("ريال"), minor: feminine("هلل"), isShared: true),
    "TND": CurrencyNoun(dinar.adjective("تونسي", "تونسية")),
    "TRY": CurrencyNoun(feminine("لير"), minor: sound("قرش"), isShared: true),
    "USD": CurrencyNoun(sound("دولار"), minor: cent, isShared: true),
  ]

  private static let cent = sound("سنت")
  private static let dirham = Noun(one: "درهم", two: "درهمان", few: "دراهم", many: "درهمًا", other: "درهم")
  private static let dinar = Noun(one: "دينار", two: "ديناران", few: "دنانير", many: "دينارًا", other: "دينار")
  private static let fils = Noun(one: "فلس", two: "فلسان", few: "فلوس", many: "فلسًا", other: "فلس")
  private static let piastre = Noun(one: "قرش", two: "قرشان", few: "قروش", many: "قرشًا", other: "قرش")

  /// A masculine noun with the plural in -āt.
  private static func sound(_ one: String) -> Noun {
    Noun(one: one, two: one + "ان", few: one + "ات", many: one + "ًا", other: one)
  }

  /// A feminine noun, from its stem.
  private static func feminine(_ stem: String) -> Noun {
    Noun(one: stem + "ة", two: stem + "تان", few: stem + "ات", many: stem + "ة", other: stem + "ة", .feminine)
  }
}

extension Noun {
  /// The noun with an adjective that agrees: "دينار كويتي", "ديناران كويتيان", "دنانير كويتية".
  fileprivate func adjective(_ masculine: String, _ feminine: String) -> Noun {
    Noun(
      one: one + " " + masculine, two: form(.two) + " " + masculine + "ان", few: form(.few) + " " + feminine,
      many: form(.many) + " " + masculine + "ًا", other: other + " " + masculine, gender)
  }
}
