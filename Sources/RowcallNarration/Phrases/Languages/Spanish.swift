/// Spanish.
enum Spanish: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "vacío"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(
      .headerAndValue, "{header} {value}", ["header": "Cantidad", "value": "5"],
      example: "Cantidad 5"),
    Phrase(
      .valueAndHeader, "{value} ({header})", ["header": "Cantidad", "value": "5"], example: "5 (Cantidad)"),
    Phrase(.yes, "sí"),
    Phrase(.no, "no"),
    Phrase(.negative, "menos {number}", ["number": "3"], example: "menos 3"),
    Phrase(.positive, "más {number}", ["number": "44"], example: "más 44"),
    Phrase(.changeUp, "sube {amount}", ["amount": "2 por ciento"], example: "sube 2 por ciento"),
    Phrase(.changeDown, "baja {amount}", ["amount": "2 por ciento"], example: "baja 2 por ciento"),
    Phrase(.changeNone, "sin cambios"),
    Phrase(
      .decimal, "{whole} coma {fraction}", ["whole": "tres", "fraction": "dos"],
      example: "tres coma dos"),
    Phrase(.decimalWithoutWhole, "cero coma {fraction}", ["fraction": "dos"], example: "cero coma dos"),
    Phrase(
      .mixedFraction, "{whole} y {fraction}", ["whole": "3", "fraction": "dos cuartos"],
      example: "3 y dos cuartos"),
    Phrase(
      .powerOfTen, "{number} por {base} elevado a {exponent}",
      ["number": "4,2", "base": "10", "exponent": "menos 9"],
      example: "4,2 por 10 elevado a menos 9"),
    Phrase(.percent, "{amount} por ciento", ["amount": "2"], example: "2 por ciento"),
    Phrase(
      .moneyParts, "{major} con {minor}", ["major": "7 euros", "minor": "30 céntimos"],
      example: "7 euros con 30 céntimos"),
    Phrase(
      .moneyPartsInWords, "{major} {minor}", ["major": "siete euros", "minor": "treinta céntimos"],
      example: "siete euros treinta céntimos"),
    Phrase(.range, "{from} a {to}", ["from": "7 euros", "to": "9 euros"], example: "7 euros a 9 euros"),
    Phrase(.rate, "{value} por {unit}", ["value": "7 euros", "unit": "mes"], example: "7 euros por mes"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 de mayo de 2015", "time": "cinco de la tarde"],
      example: "4 de mayo de 2015, cinco de la tarde"),
    Phrase(.zoneAhead, "UTC más {offset}", ["offset": "2 horas"], example: "UTC más 2 horas"),
    Phrase(.zoneBehind, "UTC menos {offset}", ["offset": "2 horas"], example: "UTC menos 2 horas"),
    Phrase(
      .lastPart, "{rest} y {last}", ["rest": "2 horas", "last": "5 minutos"],
      example: "2 horas y 5 minutos"),
    Phrase(.lastName, "{rest} y {last}", ["rest": "Mañana", "last": "Noche"], example: "Mañana y Noche"),
    Phrase(.telephoneExtension, "extensión {number}", ["number": "1 2"], example: "extensión 1 2"),
  ]
}
