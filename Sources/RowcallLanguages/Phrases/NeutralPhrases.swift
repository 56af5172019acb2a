/// For languages without phrases of their own: signs that every voice and reader knows.
///
/// What no sign says is English, such as "blank", "yes" and the phrases of walks; a listener hears at once that it is.
package enum Neutral: PhraseTables {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "blank",
    .listSeparator: ", ",
    .sentenceSeparator: ". ",
    .headerAndValue: "{header} {value}",
    .valueAndHeader: "{value} ({header})",
    .yes: "yes",
    .no: "no",
    .negative: "\u{2212}{number}",
    .positive: "+{number}",
    .changeUp: "+{amount}",
    .changeDown: "\u{2212}{amount}",
    .changeNone: "0",
    .decimal: "{whole}, {fraction}",
    .decimalWithoutWhole: "0, {fraction}",
    .mixedFraction: "{whole} {fraction}",
    .powerOfTen: "{number} × {base} ^ {exponent}",
    .percent: "{amount} %",
    .moneyParts: "{major} {minor}",
    .moneyPartsInWords: "{major} {minor}",
    .range: "{from} – {to}",
    .rate: "{value} / {unit}",
    .dateTime: "{date}, {time}",
    .zoneAhead: "UTC +{offset}",
    .zoneBehind: "UTC \u{2212}{offset}",
    .lastPart: "{rest} {last}",
    .lastName: "{rest}, {last}",
    .telephoneExtension: ", {number}",
  ]

  /// English, which a listener hears at once.
  package static let tables = English.tables
}
