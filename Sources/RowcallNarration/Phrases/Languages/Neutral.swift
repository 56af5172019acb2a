/// For languages without phrases of their own: signs that every voice and reader knows.
///
/// What no sign says is English, such as "blank", "yes" and the phrases of walks; a listener hears at once that it is.
enum Neutral: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "blank"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Summa", "value": "5"], example: "Summa 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "Summa", "value": "5"], example: "5 (Summa)"),
    Phrase(.yes, "yes"),
    Phrase(.no, "no"),
    Phrase(.negative, "\u{2212}{number}", ["number": "3"], example: "\u{2212}3"),
    Phrase(.positive, "+{number}", ["number": "4 4"], example: "+4 4"),
    Phrase(.changeUp, "+{amount}", ["amount": "2 %"], example: "+2 %"),
    Phrase(.changeDown, "\u{2212}{amount}", ["amount": "2 %"], example: "\u{2212}2 %"),
    Phrase(.changeNone, "0"),
    Phrase(.decimal, "{whole}, {fraction}", ["whole": "tre", "fraction": "två"], example: "tre, två"),
    Phrase(.decimalWithoutWhole, "0, {fraction}", ["fraction": "två"], example: "0, två"),
    Phrase(.mixedFraction, "{whole} {fraction}", ["whole": "3", "fraction": "2 / 4"], example: "3 2 / 4"),
    Phrase(
      .powerOfTen, "{number} × {base} ^ {exponent}", ["number": "4.2", "base": "10", "exponent": "3"],
      example: "4.2 × 10 ^ 3"),
    Phrase(.percent, "{amount} %", ["amount": "2"], example: "2 %"),
    Phrase(
      .moneyParts, "{major} {minor}", ["major": "7 kronor", "minor": "30 öre"], example: "7 kronor 30 öre"),
    Phrase(
      .moneyPartsInWords, "{major} {minor}", ["major": "sju kronor", "minor": "tio öre"],
      example: "sju kronor tio öre"),
    Phrase(.range, "{from} – {to}", ["from": "7 kronor", "to": "9 kronor"], example: "7 kronor – 9 kronor"),
    Phrase(.rate, "{value} / {unit}", ["value": "7 kronor", "unit": "timme"], example: "7 kronor / timme"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 maj 2015", "time": "17:30"], example: "4 maj 2015, 17:30"),
    Phrase(.zoneAhead, "UTC +{offset}", ["offset": "2 timmar"], example: "UTC +2 timmar"),
    Phrase(.zoneBehind, "UTC \u{2212}{offset}", ["offset": "2 timmar"], example: "UTC \u{2212}2 timmar"),
    Phrase(
      .lastPart, "{rest} {last}", ["rest": "2 timmar", "last": "5 minuter"], example: "2 timmar 5 minuter"),
    Phrase(.lastName, "{rest}, {last}", ["rest": "Morgon", "last": "Kväll"], example: "Morgon, Kväll"),
    Phrase(.telephoneExtension, ", {number}", ["number": "1 2"], example: ", 1 2"),
  ]
  /// English, which a listener hears at once.
  static let tables = English.tables

  /// None: a sign is left to the voice.
  static let signs: [SignName] = []
}
