import RowcallText

/// Turkish; no ending is put on a name, for it would have to fit its last vowel.
package enum Turkish: Language {
  package static let tag = "tr"

  // Cells
  package static let answers: KeyValuePairs = ["evet": "hayır", "doğru": "yanlış"]
  package static let answersAtHome: KeyValuePairs = ["var": "yok", "e": "h"]
  package static let blankWords = "boş"
  package static let totalWords = "toplam"
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
    .duration: "süre, süresi, uzunluk, toplam süre, geçen süre, seyahat süresi",
    .change: "değişim, artış",
    .percent: "yüzde, oran",
    .flag: "aktif, etkin, geçerli",
    .quantity: """
    miktar, adet, sayı, sayısı, toplam, tutar, fiyat, fiyatı, ciro, nüfus, ağırlık, boyut, maliyet, maaş, puan, alan, \
    bakiye
    """,
    .ownName: "isim, İsim, adı, soyadı, ad soyad, adı soyadı",
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
  /// Months, weekdays and marks are ICU's.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("tr"))
    lexicon.scales = ["bin": 3, "mn": 6, "milyon": 6, "mr": 9, "mlr": 9, "milyar": 9, "trilyon": 12]
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
