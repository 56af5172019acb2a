extension Grammar {
  private static let cent = Noun("σεντ", "σεντ", .neuter)
  private static let ore = Noun("όρε", "όρε", .neuter)

  /// What Greek calls money.
  static let greekCurrencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("δολάριο Αυστραλίας", "δολάρια Αυστραλίας", .neuter), minor: cent),
    "BRL": CurrencyNoun(Noun("ρεάλ", "ρεάλ", .neuter), minor: Noun("σεντάβο", "σεντάβο", .neuter)),
    "CAD": CurrencyNoun(Noun("δολάριο Καναδά", "δολάρια Καναδά", .neuter), minor: cent),
    "CHF": CurrencyNoun(
      Noun("ελβετικό φράγκο", "ελβετικά φράγκα", .neuter), minor: Noun("ραπέν", "ραπέν", .neuter)),
    "CNY": CurrencyNoun(Noun("γουάν", "γουάν", .neuter)),
    "CZK": CurrencyNoun(Noun("κορόνα Τσεχίας", "κορόνες Τσεχίας", .feminine)),
    "kr": CurrencyNoun(Noun("κορόνα", "κορόνες", .feminine), minor: ore),
    "DKK": CurrencyNoun(Noun("κορόνα Δανίας", "κορόνες Δανίας", .feminine), minor: ore),
    "EUR": CurrencyNoun(Noun("ευρώ", "ευρώ", .neuter), minor: Noun("λεπτό", "λεπτά", .neuter)),
    "GBP": CurrencyNoun(
      Noun("λίρα Αγγλίας", "λίρες Αγγλίας", .feminine), minor: Noun("πένα", "πένες", .feminine)),
    "GRD": CurrencyNoun(Noun("δραχμή", "δραχμές", .feminine)),
    "INR": CurrencyNoun(
      Noun("ρουπία", "ρουπίες", .feminine), minor: Noun("πάισα", "πάισα", .neuter), isShared: true),
    "JPY": CurrencyNoun(Noun("γιεν", "γιεν", .neuter)),
    "KRW": CurrencyNoun(Noun("γουόν", "γουόν", .neuter)),
    "NOK": CurrencyNoun(Noun("κορόνα Νορβηγίας", "κορόνες Νορβηγίας", .feminine), minor: ore),
    "PLN": CurrencyNoun(Noun("ζλότι", "ζλότι", .neuter), minor: Noun("γκρος", "γκρος", .neuter)),
    "RUB": CurrencyNoun(Noun("ρούβλι", "ρούβλια", .neuter), minor: Noun("καπίκι", "καπίκια", .neuter)),
    "SEK": CurrencyNoun(Noun("κορόνα Σουηδίας", "κορόνες Σουηδίας", .feminine), minor: ore),
    "TRY": CurrencyNoun(
      Noun("λίρα Τουρκίας", "λίρες Τουρκίας", .feminine), minor: Noun("κουρούς", "κουρούς", .neuter)),
    "USD": CurrencyNoun(Noun("δολάριο", "δολάρια", .neuter), minor: cent, isShared: true),
  ]
}
