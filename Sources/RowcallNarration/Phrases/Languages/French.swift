/// French.
enum French: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "vide"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(
      .headerAndValue, "{header} {value}", ["header": "Quantité", "value": "5"],
      example: "Quantité 5"),
    Phrase(
      .valueAndHeader, "{value} ({header})", ["header": "Quantité", "value": "5"], example: "5 (Quantité)"),
    Phrase(.yes, "oui"),
    Phrase(.no, "non"),
    Phrase(.negative, "moins {number}", ["number": "3"], example: "moins 3"),
    Phrase(.positive, "plus {number}", ["number": "44"], example: "plus 44"),
    Phrase(
      .changeUp, "en hausse de {amount}", ["amount": "2 pour cent"],
      example: "en hausse de 2 pour cent"),
    Phrase(
      .changeDown, "en baisse de {amount}", ["amount": "2 pour cent"],
      example: "en baisse de 2 pour cent"),
    Phrase(.changeNone, "inchangé"),
    Phrase(
      .decimal, "{whole} virgule {fraction}", ["whole": "trois", "fraction": "deux"],
      example: "trois virgule deux"),
    Phrase(
      .decimalWithoutWhole, "zéro virgule {fraction}", ["fraction": "deux"],
      example: "zéro virgule deux"),
    Phrase(
      .mixedFraction, "{whole} et {fraction}", ["whole": "3", "fraction": "deux quarts"],
      example: "3 et deux quarts"),
    Phrase(
      .powerOfTen, "{number} fois {base} puissance {exponent}",
      ["number": "4,2", "base": "10", "exponent": "moins 9"],
      example: "4,2 fois 10 puissance moins 9"),
    Phrase(.percent, "{amount} pour cent", ["amount": "2"], example: "2 pour cent"),
    Phrase(
      .moneyParts, "{major} et {minor}", ["major": "7 euros", "minor": "30 centimes"],
      example: "7 euros et 30 centimes"),
    Phrase(
      .moneyPartsInWords, "{major} {minor}", ["major": "sept euros", "minor": "trente centimes"],
      example: "sept euros trente centimes"),
    Phrase(.range, "{from} à {to}", ["from": "7 euros", "to": "9 euros"], example: "7 euros à 9 euros"),
    Phrase(.rate, "{value} par {unit}", ["value": "7 euros", "unit": "mois"], example: "7 euros par mois"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 mai 2015", "time": "17 heures"],
      example: "4 mai 2015, 17 heures"),
    Phrase(.zoneAhead, "UTC plus {offset}", ["offset": "2 heures"], example: "UTC plus 2 heures"),
    Phrase(.zoneBehind, "UTC moins {offset}", ["offset": "2 heures"], example: "UTC moins 2 heures"),
    Phrase(
      .lastPart, "{rest} et {last}", ["rest": "2 heures", "last": "5 minutes"],
      example: "2 heures et 5 minutes"),
    Phrase(.lastName, "{rest} et {last}", ["rest": "Matin", "last": "Soir"], example: "Matin et Soir"),
    Phrase(.telephoneExtension, "poste {number}", ["number": "1 2"], example: "poste 1 2"),
  ]
}
