/// Hebrew, in the order in which it is spoken; what has no known gender is named after a colon.
enum Hebrew: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "ריק"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "כמות", "value": "5"], example: "כמות 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "כמות", "value": "5"], example: "5 (כמות)"),
    Phrase(.yes, "כן"),
    Phrase(.no, "לא"),
    Phrase(.negative, "מינוס {number}", ["number": "3"], example: "מינוס 3"),
    Phrase(.positive, "פלוס {number}", ["number": "972"], example: "פלוס 972"),
    Phrase(.changeUp, "עלייה של {amount}", ["amount": "2 אחוז"], example: "עלייה של 2 אחוז"),
    Phrase(.changeDown, "ירידה של {amount}", ["amount": "2 אחוז"], example: "ירידה של 2 אחוז"),
    Phrase(.changeNone, "ללא שינוי"),
    Phrase(
      .decimal, "{whole} נקודה {fraction}", ["whole": "שלוש", "fraction": "שתיים"],
      example: "שלוש נקודה שתיים"),
    Phrase(.decimalWithoutWhole, "אפס נקודה {fraction}", ["fraction": "שתיים"], example: "אפס נקודה שתיים"),
    Phrase(
      .mixedFraction, "{whole} ו{fraction}", ["whole": "שלוש", "fraction": "שני רבעים"],
      example: "שלוש ושני רבעים"),
    Phrase(
      .powerOfTen, "{number} כפול {base} בחזקת {exponent}",
      ["number": "4.2", "base": "10", "exponent": "מינוס 9"], example: "4.2 כפול 10 בחזקת מינוס 9"),
    Phrase(.percent, "{amount} אחוז", ["amount": "2"], example: "2 אחוז"),
    // The hyphen parts the prefix from figures; it is not heard.
    Phrase(
      .moneyParts, "{major} ו-{minor}", ["major": "7 שקלים", "minor": "30 אגורות"],
      example: "7 שקלים ו-30 אגורות"),
    Phrase(
      .moneyPartsInWords, "{major} ו{minor}", ["major": "שבעה שקלים", "minor": "שלושים אגורות"],
      example: "שבעה שקלים ושלושים אגורות"),
    Phrase(.range, "{from} עד {to}", ["from": "7 שקלים", "to": "9 שקלים"], example: "7 שקלים עד 9 שקלים"),
    Phrase(.rate, "{value} ל{unit}", ["value": "7 שקלים", "unit": "חודש"], example: "7 שקלים לחודש"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 במאי 2015", "time": "17:00"], example: "4 במאי 2015, 17:00"),
    Phrase(.zoneAhead, "UTC פלוס {offset}", ["offset": "שעתיים"], example: "UTC פלוס שעתיים"),
    Phrase(.zoneBehind, "UTC מינוס {offset}", ["offset": "שעתיים"], example: "UTC מינוס שעתיים"),
    Phrase(
      .lastPart, "{rest} ו{last}", ["rest": "שעתיים", "last": "חמש דקות"], example: "שעתיים וחמש דקות"),
    Phrase(.lastName, "{rest} ו{last}", ["rest": "בוקר", "last": "ערב"], example: "בוקר וערב"),
    Phrase(.telephoneExtension, "שלוחה {number}", ["number": "1 2"], example: "שלוחה 1 2"),
  ]
}
