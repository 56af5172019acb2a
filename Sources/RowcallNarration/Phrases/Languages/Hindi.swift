/// Hindi; what has no known gender stands before "को", after which the verb stays the same.
enum Hindi: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "खाली"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, "। "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "मात्रा", "value": "5"], example: "मात्रा 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "मात्रा", "value": "5"], example: "5 (मात्रा)"),
    Phrase(.yes, "हाँ"),
    Phrase(.no, "नहीं"),
    Phrase(.negative, "माइनस {number}", ["number": "3"], example: "माइनस 3"),
    Phrase(.positive, "प्लस {number}", ["number": "91"], example: "प्लस 91"),
    Phrase(.changeUp, "{amount} ऊपर", ["amount": "2 प्रतिशत"], example: "2 प्रतिशत ऊपर"),
    Phrase(.changeDown, "{amount} नीचे", ["amount": "2 प्रतिशत"], example: "2 प्रतिशत नीचे"),
    Phrase(.changeNone, "कोई बदलाव नहीं"),
    Phrase(.decimal, "{whole} दशमलव {fraction}", ["whole": "तीन", "fraction": "दो"], example: "तीन दशमलव दो"),
    Phrase(.decimalWithoutWhole, "शून्य दशमलव {fraction}", ["fraction": "दो"], example: "शून्य दशमलव दो"),
    Phrase(
      .mixedFraction, "{whole} सही {fraction}", ["whole": "3", "fraction": "दो बटा चार"], example: "3 सही दो बटा चार"),
    Phrase(
      .powerOfTen, "{number} गुणा {base} की घात {exponent}",
      ["number": "4.2", "base": "10", "exponent": "माइनस 9"], example: "4.2 गुणा 10 की घात माइनस 9"),
    Phrase(.percent, "{amount} प्रतिशत", ["amount": "2"], example: "2 प्रतिशत"),
    Phrase(.moneyParts, "{major} {minor}", ["major": "7 रुपये", "minor": "30 पैसे"], example: "7 रुपये 30 पैसे"),
    Phrase(
      .moneyPartsInWords, "{major} {minor}", ["major": "सात रुपये", "minor": "तीस पैसे"], example: "सात रुपये तीस पैसे"),
    Phrase(.range, "{from} से {to}", ["from": "7 रुपये", "to": "9 रुपये"], example: "7 रुपये से 9 रुपये"),
    Phrase(.rate, "{value} प्रति {unit}", ["value": "7 रुपये", "unit": "महीना"], example: "7 रुपये प्रति महीना"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 मई 2015", "time": "शाम 5 बजे"], example: "4 मई 2015, शाम 5 बजे"),
    Phrase(.zoneAhead, "UTC प्लस {offset}", ["offset": "2 घंटे"], example: "UTC प्लस 2 घंटे"),
    Phrase(.zoneBehind, "UTC माइनस {offset}", ["offset": "2 घंटे"], example: "UTC माइनस 2 घंटे"),
    Phrase(.lastPart, "{rest} {last}", ["rest": "2 घंटे", "last": "5 मिनट"], example: "2 घंटे 5 मिनट"),
    Phrase(.lastName, "{rest} और {last}", ["rest": "सुबह", "last": "शाम"], example: "सुबह और शाम"),
    Phrase(.telephoneExtension, "एक्सटेंशन {number}", ["number": "1 2"], example: "एक्सटेंशन 1 2"),
  ]
}
