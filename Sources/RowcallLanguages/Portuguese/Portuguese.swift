import RowcallText

/// Portuguese, as it is spoken in Brazil.
package enum Portuguese: Language {
  package static let tag = "pt"

  // Cells
  package static let answers: KeyValuePairs = ["sim": "não"]
  package static let portionWords = """
    xícara, xícaras, chávena, copo, colher, colheres, litro, libra, polegada, polegadas, milha, metro, \
    quilo, hora, horas, dia, ano
    """
  package static let blankWords = "vazio, n/d"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "e",
    .or: "ou",
    .not: "não",
    .contains: "contém",
    .matches: "corresponde a",
    .isBlank: "está em branco, está vazio, está vazia",
    .isFilled: "não está em branco, não está vazio, não está vazia",
  ]
  package static let totalWords = "total"
  package static let noteWords = "fonte, fontes, nota, notas, observação, observações"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "mil", 6: "mi, milhão, milhões", 9: "bi, bilhão, bilhões", 12: "trilhão, trilhões",
  ]
  package static let percentWords = "por cento"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .hours: "hora, horas", .minutes: "minuto, minutos", .seconds: "segundo, segundos",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "segundos", "minute": "minutos", "hour": "horas", "day": "dias",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "euro, euros", "BRL": "reais, real"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    código postal, cep, cpf, cnpj, chave, referência, matrícula, número do pedido, número de série, \
    número do cliente, nº do pedido
    """,
    .telephone: "telefone, celular, número de telefone, telemóvel",
    .year: "ano, safra",
    .date: "data, dia, nascimento, vencimento, início",
    .time: "hora, horário, partida, chegada, saída",
    .duration: "duração, tempo decorrido, tempo total, tempo gasto, tempo de viagem",
    .length: "comprimento",
    .change: "variação, alteração",
    .percent: "percentual, porcentagem, percentagem, por cento",
    .flag: "ativo, ativa, válido, válida",
    .quantity: """
    quantos, quantas, quanto, \
    quantidade, qtd, qtde, número de, valor, preço, soma, população, habitantes, vendas, receita, \
    saldo, pontos
    """,
    .dimension: "peso, altura",
    .measure: """
    largura, profundidade, potência, tensão, corrente, volume, capacidade, cilindrada, espessura, \
    diâmetro, altitude, massa, dose, distância
    """,
    .ownName: "nome, nomes",
    .partOfName: "primeiro nome, sobrenome, apelido",
    .name: """
    título, empresa, companhia, produto, artigo, país, cidade, município, equipe, jogador, pessoa, cliente, \
    descrição
    """,
  ]
  package static let headerPrepositions = "em"
  package static let measureHeaders = MeasureHeaders(
    units: "unidade, moeda", money: "preço", dimensions: "peso, altura, temperatura")

  // Links and voice
  package static let vagueLinkWords = "mais, leia, clique, saiba, baixar, aqui"
  package static let pace = SpeakingPace(start: 0.05, syllable: 0.161, word: 0.002, comma: 0.35)
}

extension Portuguese {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("pt-BR"))
    lexicon.ordinals = .suffixes(["º": "º", "°": "º", "ª": "ª", "o": "º", "a": "ª"])
    lexicon.romans = Lexicon.RomanStyle(countedThings: ["século", "séculos"], lastOrdinal: 10)
    lexicon.dateJoiners = ["de", "do"]
    lexicon.hourMark = "h"
    lexicon.clockWords = ["h", "hs", "horas"]
    lexicon.erasBefore = ["a.c."]
    lexicon.units = ["seg": "second", "hs": "hour"]
    lexicon.rateUnits = [
      "hora": "hour", "dia": "day", "semana": "week", "mês": "month", "ano": "year",
    ]
    lexicon.numberedThings = [
      "nº": "número", "n.º": "número", "n°": "número", "núm": "número", "pág": "página", "págs": "páginas",
      "vol": "volume", "cap": "capítulo", "#": "número",
    ]
    return lexicon
  }
}

extension Portuguese {
  /// Portuguese, as in Brazil.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal-masculine", .feminine: "%spellout-cardinal-feminine"],
        ordinals: [
          "": "%spellout-ordinal-masculine", "a": "%spellout-ordinal-feminine",
          "ª": "%spellout-ordinal-feminine",
        ],
        agreeing: .spelledOtherwise),
      fractionReading: .numberOrDigits,
      scales: [
        3: Noun("mil", "mil"), 6: Noun("milhão", "milhões"), 9: Noun("bilhão", "bilhões"),
        12: Noun("trilhão", "trilhões"), 15: Noun("quatrilhão", "quatrilhões"),
      ],
      afterScale: AfterScale(usual: "de {noun}"),
      fractions: fractions,
      currencies: currencies,
      units: UnitWords(
        genders: ["nautical-mile": .feminine, "ton": .feminine], portion: "{fraction} de {unit}"),
      dates: DateWords(
        patterns: .init(
          dayMonth: "{day} de {month}", withYear: "{date} de {year}", weekday: "{weekday}, {date}",
          day: .firstIsOrdinal),
        shortYear: "zero {digit}", beforeEra: "{year} antes de Cristo", decade: "anos {year}"),
      clock: ClockWords(
        hour: "{hour} horas", singleHour: "{hour} hora", minutes: "{hour} horas e {minute}",
        minutesAfterSingleHour: "{hour} hora e {minute}", seconds: "{hours} {minutes} e {seconds}",
        secondsInDigits: "{time} e {seconds}", hourGender: .feminine),
      codes: CodeWords(dot: "ponto", countryCodeDigits: 2)))

  private static let fractions = FractionWords(
    named: [
      2: Noun("meio", "meios"), 3: Noun("terço", "terços"), 4: Noun("quarto", "quartos"),
      5: Noun("quinto", "quintos"), 6: Noun("sexto", "sextos"), 7: Noun("sétimo", "sétimos"),
      8: Noun("oitavo", "oitavos"), 9: Noun("nono", "nonos"), 10: Noun("décimo", "décimos"),
      100: Noun("centésimo", "centésimos"), 1000: Noun("milésimo", "milésimos"),
    ],
    rule: .cardinal(one: " avos", other: " avos"), half: ("meio", "meio"), halfOfUnit: [.feminine: "meia"],
    over: "{numerator} sobre {denominator}")
}

extension Portuguese {
  private static let centavo = Noun("centavo", "centavos")
  private static let cent = Noun("cent", "cents")

  /// What Portuguese calls money in Brazil.
  private static let currencies: [String: CurrencyNoun] = [
    "ARS": CurrencyNoun(Noun("peso argentino", "pesos argentinos"), minor: centavo),
    "AUD": CurrencyNoun(Noun("dólar australiano", "dólares australianos"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "reais"), minor: centavo),
    "CAD": CurrencyNoun(Noun("dólar canadense", "dólares canadenses"), minor: cent),
    "CHF": CurrencyNoun(Noun("franco suíço", "francos suíços"), minor: Noun("cêntimo", "cêntimos")),
    "CLP": CurrencyNoun(Noun("peso chileno", "pesos chilenos")),
    "CNY": CurrencyNoun(Noun("yuan", "yuans")),
    "CZK": CurrencyNoun(Noun("coroa tcheca", "coroas tchecas", .feminine)),
    "kr": CurrencyNoun(Noun("coroa", "coroas", .feminine), minor: Noun("øre", "øre")),
    "DKK": CurrencyNoun(
      Noun("coroa dinamarquesa", "coroas dinamarquesas", .feminine), minor: Noun("øre", "øre")),
    "EUR": CurrencyNoun(Noun("euro", "euros"), minor: centavo),
    "GBP": CurrencyNoun(Noun("libra", "libras", .feminine), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("rupia", "rupias", .feminine), minor: Noun("paisa", "paisas"), isShared: true),
    "JPY": CurrencyNoun(Noun("iene", "ienes")),
    "KRW": CurrencyNoun(Noun("won", "wons")),
    "MXN": CurrencyNoun(Noun("peso mexicano", "pesos mexicanos"), minor: centavo),
    "NOK": CurrencyNoun(Noun("coroa norueguesa", "coroas norueguesas", .feminine), minor: Noun("øre", "øre")),
    "PLN": CurrencyNoun(Noun("zloty", "zlotys"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rublo", "rublos"), minor: Noun("copeque", "copeques")),
    "SEK": CurrencyNoun(Noun("coroa sueca", "coroas suecas", .feminine), minor: Noun("öre", "öre")),
    "TRY": CurrencyNoun(Noun("lira turca", "liras turcas", .feminine), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dólar", "dólares"), minor: centavo, isShared: true),
  ]
}
