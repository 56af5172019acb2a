/// Greek; what has no known gender is named after a colon, and states are neuter.
enum Greek: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "κενό"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Ποσότητα", "value": "5"], example: "Ποσότητα 5"),
    Phrase(
      .valueAndHeader, "{value} ({header})", ["header": "Ποσότητα", "value": "5"], example: "5 (Ποσότητα)"),
    Phrase(.yes, "ναι"),
    Phrase(.no, "όχι"),
    Phrase(.negative, "μείον {number}", ["number": "3"], example: "μείον 3"),
    Phrase(.positive, "συν {number}", ["number": "30"], example: "συν 30"),
    Phrase(.changeUp, "άνοδος {amount}", ["amount": "2 τοις εκατό"], example: "άνοδος 2 τοις εκατό"),
    Phrase(.changeDown, "πτώση {amount}", ["amount": "2 τοις εκατό"], example: "πτώση 2 τοις εκατό"),
    Phrase(.changeNone, "καμία μεταβολή"),
    Phrase(
      .decimal, "{whole} κόμμα {fraction}", ["whole": "τρία", "fraction": "δύο"], example: "τρία κόμμα δύο"),
    Phrase(.decimalWithoutWhole, "μηδέν κόμμα {fraction}", ["fraction": "δύο"], example: "μηδέν κόμμα δύο"),
    Phrase(
      .mixedFraction, "{whole} και {fraction}", ["whole": "3", "fraction": "δύο τέταρτα"],
      example: "3 και δύο τέταρτα"),
    Phrase(
      .powerOfTen, "{number} επί {base} στη δύναμη {exponent}",
      ["number": "4,2", "base": "10", "exponent": "μείον 9"], example: "4,2 επί 10 στη δύναμη μείον 9"),
    Phrase(.percent, "{amount} τοις εκατό", ["amount": "2"], example: "2 τοις εκατό"),
    Phrase(
      .moneyParts, "{major} και {minor}", ["major": "7 ευρώ", "minor": "30 λεπτά"],
      example: "7 ευρώ και 30 λεπτά"),
    Phrase(
      .moneyPartsInWords, "{major} και {minor}", ["major": "επτά ευρώ", "minor": "τριάντα λεπτά"],
      example: "επτά ευρώ και τριάντα λεπτά"),
    Phrase(.range, "{from} έως {to}", ["from": "7 ευρώ", "to": "9 ευρώ"], example: "7 ευρώ έως 9 ευρώ"),
    Phrase(.rate, "{value} ανά {unit}", ["value": "7 ευρώ", "unit": "ώρα"], example: "7 ευρώ ανά ώρα"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 Μαΐου 2015", "time": "5 το απόγευμα"],
      example: "4 Μαΐου 2015, 5 το απόγευμα"),
    Phrase(.zoneAhead, "UTC συν {offset}", ["offset": "2 ώρες"], example: "UTC συν 2 ώρες"),
    Phrase(.zoneBehind, "UTC μείον {offset}", ["offset": "2 ώρες"], example: "UTC μείον 2 ώρες"),
    Phrase(
      .lastPart, "{rest} και {last}", ["rest": "2 ώρες", "last": "5 λεπτά"], example: "2 ώρες και 5 λεπτά"),
    Phrase(.lastName, "{rest} και {last}", ["rest": "Πρωί", "last": "Βράδυ"], example: "Πρωί και Βράδυ"),
    Phrase(.telephoneExtension, "εσωτερικό {number}", ["number": "1 2"], example: "εσωτερικό 1 2"),
  ]
}
