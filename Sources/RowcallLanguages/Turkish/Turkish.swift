import RowcallText

/// Turkish; no ending is put on a name, for it would have to fit its last vowel.
package enum Turkish: Language {
  package static let tag = "tr"

  // Cells
  package static let answers: KeyValuePairs = ["evet": "hayır", "doğru": "yanlış"]
  package static let answersAtHome: KeyValuePairs = ["var": "yok", "e": "h"]
  package static let portionWords = "fincan, bardak, kaşığı, litre, inç, metre, mil, kilo, saat, gün, yıl"
  package static let blankWords = "boş"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "ve",
    .or: "veya",
    .not: "değil",
    .contains: "içerir",
    .matches: "eşleşir",
    .isBlank: "boş",
    .isFilled: "boş değil",
  ]
  package static let totalWords = "toplam"
  package static let noteWords = "kaynak, kaynaklar, not, notlar, dipnot"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "bin", 6: "mn, milyon", 9: "mr, mlr, milyar", 12: "trilyon",
  ]
  package static let percentWords = ""
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(before: "saat")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "saniye", "minute": "dakika", "hour": "saat", "day": "gün",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["TRY": "TL", "EUR": "euro"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    kod, kodu, kimlik, kimlik no, tc kimlik no, posta kodu, anahtar, referans, sipariş no, sipariş numarası, \
    müşteri no, fatura no, seri no, plaka, sicil
    """,
    .numbering: "numara, numarası",
    .telephone: "telefon, cep telefonu, gsm, telefon numarası, faks",
    .year: "yıl, yılı, sene",
    .date: "tarih, tarihi, gün, doğum tarihi, son tarih",
    .time: "saat, saati, kalkış, varış",
    .duration: "süre, süresi, toplam süre, geçen süre, seyahat süresi",
    .length: "uzunluk",
    .change: "değişim, artış",
    .percent: "yüzde, oran",
    .flag: "aktif, etkin, geçerli",
    .quantity: """
    miktar, adet, sayı, sayısı, toplam, tutar, fiyat, fiyatı, ciro, nüfus, maliyet, maaş, puan, \
    bakiye
    """,
    .dimension: "ağırlık, boyut, alan",
    .measure: """
    yükseklik, genişlik, derinlik, güç, gerilim, akım, hacim, kapasite, kalınlık, çap, kütle, doz, \
    mesafe
    """,
    .ownName: "isim, İsim, adı, ad soyad, adı soyadı",
    .partOfName: "soyadı, soyad",
    .name: """
    başlık, şirket, Şirket, firma, ürün, Ürün, ülke, şehir, Şehir, ilçe, takım, oyuncu, kişi, çalışan, müşteri, \
    açıklama, istasyon, İstasyon
    """,
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders()

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.00, syllable: 0.137, word: 0.114, comma: 0.23)
}

extension Turkish {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("tr"))
    lexicon.ordinals = .dot(
      articles: [:], endings: ["'inci", "'ıncı", "'uncu", "'üncü", "'nci", "'ncı", "'ncu", "'ncü"])
    lexicon.hasDottedDays = true
    lexicon.erasBefore = ["m.ö."]
    lexicon.currencies = ["TL": "TRY"]
    lexicon.units = ["sa": "hour", "dk": "minute", "sn": "second"]
    lexicon.rateUnits = [
      "saat": "hour", "sa": "hour", "gün": "day", "hafta": "week", "ay": "month", "yıl": "year",
    ]
    lexicon.numberedThings = [
      "no": "numara", "nr": "numara", "s": "sayfa", "c": "cilt", "#": "numara",
    ]
    return lexicon
  }
}

extension Turkish {
  /// Turkish; what is counted stays in the singular.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal"], ordinals: ["": "%spellout-ordinal"],
        year: "%spellout-cardinal"),
      fractionReading: .numberOrDigits,
      scales: [
        3: Noun("bin", "bin"), 6: Noun("milyon", "milyon"), 9: Noun("milyar", "milyar"),
        12: Noun("trilyon", "trilyon"), 15: Noun("katrilyon", "katrilyon"),
      ],
      fractions: FractionWords(
        named: [:], rule: .cardinal(one: locative, other: locative), half: ("yarım", nil),
        wholeAndHalf: "{whole} buçuk", parts: "{denominator} {numerator}",
        over: "{numerator} bölü {denominator}"),
      currencies: currencies,
      units: UnitWords(patterns: units),
      dates: DateWords(
        patterns: .init(weekday: "{date} {weekday}", day: .cardinal), shortYear: "sıfır {digit}",
        beforeEra: "milattan önce {year}", decade: "{year}",
        decadeEndings: [
          "on": "onlar", "otuz": "otuzlar", "kırk": "kırklar", "altmış": "altmışlar", "doksan": "doksanlar",
          "": "ler",
        ],
        spellsDecades: true),
      clock: ClockWords(
        hour: "saat {hour}", minutes: "{hour}:{minute}", minutesInWords: "{hour} {minute}",
        fewMinutes: "{hour} sıfır {minute}", seconds: "{hours} {minutes} {seconds}",
        secondsInDigits: "{time} {seconds}"),
      codes: CodeWords(dot: "nokta", countryCodeDigits: 2)))

  /// "In four" is the denominator of "dörtte üç"; the ending fits the last vowel and consonant.
  private static let locative: Endings = [
    "üç": "üçte", "dört": "dörtte", "beş": "beşte", "kırk": "kırkta", "altmış": "altmışta",
    "yetmiş": "yetmişte", "altı": "altıda", "dokuz": "dokuzda", "on": "onda", "otuz": "otuzda",
    "doksan": "doksanda", "milyar": "milyarda", "": "de",
  ]

  /// Where CLDR has a slash.
  private static let units = [
    "kilometer-per-hour": "saatte {0} kilometre", "mile-per-hour": "saatte {0} mil",
    "meter-per-second": "saniyede {0} metre", "permillion": "milyonda {0}",
  ].mapValues { Noun($0, $0) }

  private static let kurus = Noun("kuruş", "kuruş")
  private static let sent = Noun("sent", "sent")
  private static let ore = Noun("öre", "öre")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("Avustralya doları", "Avustralya doları"), minor: sent),
    "BRL": CurrencyNoun(Noun("Brezilya reali", "Brezilya reali"), minor: Noun("centavo", "centavo")),
    "CAD": CurrencyNoun(Noun("Kanada doları", "Kanada doları"), minor: sent),
    "CHF": CurrencyNoun(Noun("İsviçre frangı", "İsviçre frangı"), minor: Noun("santim", "santim")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("Çek korunası", "Çek korunası")),
    "kr": CurrencyNoun(Noun("kron", "kron"), minor: ore),
    "DKK": CurrencyNoun(Noun("Danimarka kronu", "Danimarka kronu"), minor: ore),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: sent),
    "GBP": CurrencyNoun(Noun("sterlin", "sterlin"), minor: Noun("peni", "peni")),
    "INR": CurrencyNoun(Noun("rupi", "rupi"), minor: Noun("paisa", "paisa"), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("Norveç kronu", "Norveç kronu"), minor: ore),
    "PLN": CurrencyNoun(Noun("zloti", "zloti"), minor: Noun("grosz", "grosz")),
    "RUB": CurrencyNoun(Noun("ruble", "ruble"), minor: Noun("kapik", "kapik")),
    "SEK": CurrencyNoun(Noun("İsveç kronu", "İsveç kronu"), minor: ore),
    "TRY": CurrencyNoun(Noun("lira", "lira"), minor: kurus, isShared: true),
    "USD": CurrencyNoun(Noun("dolar", "dolar"), minor: sent, isShared: true),
  ]
}
