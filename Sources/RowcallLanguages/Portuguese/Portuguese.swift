import RowcallText

/// Portuguese, as it is spoken in Brazil.
package enum Portuguese: Language {
  package static let tag = "pt"

  // Cells
  package static let answers: KeyValuePairs = ["sim": "não"]
  package static let blankWords = "vazio, n/d"
  package static let totalWords = "total"
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
    .duration: "duração, comprimento, tempo decorrido, tempo total, tempo gasto, tempo de viagem",
    .change: "variação, alteração",
    .percent: "percentual, porcentagem, percentagem, por cento",
    .flag: "ativo, ativa, válido, válida",
    .quantity: """
    quantidade, qtd, qtde, número de, valor, preço, soma, população, habitantes, peso, altura, vendas, receita, \
    saldo, pontos
    """,
    .ownName: "nome, nomes, sobrenome",
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
  /// Months, weekdays and marks are ICU's.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("pt-BR"))
    lexicon.scales = [
      "mil": 3, "mi": 6, "milhão": 6, "milhões": 6, "bi": 9, "bilhão": 9, "bilhões": 9, "trilhão": 12,
      "trilhões": 12,
    ]
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
