/// Portuguese, as it is spoken in Brazil.
enum Portuguese: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "em branco"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(
      .headerAndValue, "{header} {value}", ["header": "Quantidade", "value": "5"], example: "Quantidade 5"),
    Phrase(
      .valueAndHeader, "{value} ({header})", ["header": "Quantidade", "value": "5"], example: "5 (Quantidade)"
    ),
    Phrase(.yes, "sim"),
    Phrase(.no, "não"),
    Phrase(.negative, "menos {number}", ["number": "3"], example: "menos 3"),
    Phrase(.positive, "mais {number}", ["number": "44"], example: "mais 44"),
    Phrase(.changeUp, "alta de {amount}", ["amount": "2 por cento"], example: "alta de 2 por cento"),
    Phrase(.changeDown, "queda de {amount}", ["amount": "2 por cento"], example: "queda de 2 por cento"),
    Phrase(.changeNone, "sem alteração"),
    Phrase(
      .decimal, "{whole} vírgula {fraction}", ["whole": "três", "fraction": "dois"],
      example: "três vírgula dois"),
    Phrase(
      .decimalWithoutWhole, "zero vírgula {fraction}", ["fraction": "dois"], example: "zero vírgula dois"),
    Phrase(
      .mixedFraction, "{whole} e {fraction}", ["whole": "3", "fraction": "dois quartos"],
      example: "3 e dois quartos"),
    Phrase(
      .powerOfTen, "{number} vezes {base} elevado a {exponent}",
      ["number": "4,2", "base": "10", "exponent": "menos 9"], example: "4,2 vezes 10 elevado a menos 9"),
    Phrase(.percent, "{amount} por cento", ["amount": "2"], example: "2 por cento"),
    Phrase(
      .moneyParts, "{major} e {minor}", ["major": "7 reais", "minor": "30 centavos"],
      example: "7 reais e 30 centavos"),
    Phrase(
      .moneyPartsInWords, "{major} e {minor}", ["major": "sete reais", "minor": "trinta centavos"],
      example: "sete reais e trinta centavos"),
    Phrase(
      .range, "de {from} a {to}", ["from": "7 reais", "to": "9 reais"], example: "de 7 reais a 9 reais"),
    Phrase(.rate, "{value} por {unit}", ["value": "7 reais", "unit": "mês"], example: "7 reais por mês"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 de maio de 2015", "time": "17 horas"],
      example: "4 de maio de 2015, 17 horas"),
    Phrase(.zoneAhead, "UTC mais {offset}", ["offset": "2 horas"], example: "UTC mais 2 horas"),
    Phrase(.zoneBehind, "UTC menos {offset}", ["offset": "2 horas"], example: "UTC menos 2 horas"),
    Phrase(
      .lastPart, "{rest} e {last}", ["rest": "2 horas", "last": "5 minutos"], example: "2 horas e 5 minutos"),
    Phrase(.lastName, "{rest} e {last}", ["rest": "Manhã", "last": "Noite"], example: "Manhã e Noite"),
    Phrase(.telephoneExtension, "ramal {number}", ["number": "1 2"], example: "ramal 1 2"),
  ]
}
