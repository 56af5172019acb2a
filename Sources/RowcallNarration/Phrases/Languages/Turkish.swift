/// Turkish; no ending is put on a name, for it would have to fit its last vowel.
enum Turkish: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "boş"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Miktar", "value": "5"], example: "Miktar 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "Miktar", "value": "5"], example: "5 (Miktar)"),
    Phrase(.yes, "evet"),
    Phrase(.no, "hayır"),
    Phrase(.negative, "eksi {number}", ["number": "3"], example: "eksi 3"),
    Phrase(.positive, "artı {number}", ["number": "90"], example: "artı 90"),
    Phrase(.changeUp, "{amount} artış", ["amount": "yüzde 2"], example: "yüzde 2 artış"),
    Phrase(.changeDown, "{amount} düşüş", ["amount": "yüzde 2"], example: "yüzde 2 düşüş"),
    Phrase(.changeNone, "değişiklik yok"),
    Phrase(
      .decimal, "{whole} virgül {fraction}", ["whole": "üç", "fraction": "iki"], example: "üç virgül iki"),
    Phrase(.decimalWithoutWhole, "sıfır virgül {fraction}", ["fraction": "iki"], example: "sıfır virgül iki"),
    Phrase(
      .mixedFraction, "{whole} tam {fraction}", ["whole": "3", "fraction": "dörtte iki"],
      example: "3 tam dörtte iki"),
    Phrase(
      .powerOfTen, "{number} çarpı {base} üzeri {exponent}",
      ["number": "4,2", "base": "10", "exponent": "eksi 9"], example: "4,2 çarpı 10 üzeri eksi 9"),
    Phrase(.percent, "yüzde {amount}", ["amount": "2"], example: "yüzde 2"),
    Phrase(
      .moneyParts, "{major} {minor}", ["major": "7 lira", "minor": "30 kuruş"], example: "7 lira 30 kuruş"),
    Phrase(
      .moneyPartsInWords, "{major} {minor}", ["major": "yedi lira", "minor": "otuz kuruş"],
      example: "yedi lira otuz kuruş"),
    Phrase(
      .range, "{from} ile {to} arası", ["from": "7 lira", "to": "9 lira"], example: "7 lira ile 9 lira arası"),
    Phrase(.rate, "{unit} başına {value}", ["value": "7 lira", "unit": "ay"], example: "ay başına 7 lira"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 Mayıs 2015", "time": "17:00"], example: "4 Mayıs 2015, 17:00"),
    Phrase(.zoneAhead, "UTC artı {offset}", ["offset": "2 saat"], example: "UTC artı 2 saat"),
    Phrase(.zoneBehind, "UTC eksi {offset}", ["offset": "2 saat"], example: "UTC eksi 2 saat"),
    Phrase(.lastPart, "{rest} {last}", ["rest": "2 saat", "last": "5 dakika"], example: "2 saat 5 dakika"),
    Phrase(.lastName, "{rest} ve {last}", ["rest": "Sabah", "last": "Akşam"], example: "Sabah ve Akşam"),
    Phrase(.telephoneExtension, "dahili {number}", ["number": "1 2"], example: "dahili 1 2"),
  ]
}
