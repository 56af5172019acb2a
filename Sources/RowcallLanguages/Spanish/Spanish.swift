import RowcallModel

package enum Spanish: Language {
  package static let tag = "es"

  package static let spellingWords = """
    Antonio, Burgos, Carmen, Dolores, Enrique, Francia, Gerona, Historia, Inés, José, Kilo, Lorenzo, Madrid, \
    Navarra, Ñoño, Oviedo, París, Queso, Ramón, Sábado, Toledo, Ulises, Valencia, Washington, Xilófono, Yegua, \
    Zaragoza
    """

  // Cells
  package static let answers: KeyValuePairs = ["sí": "no", "si": "no", "s": "n", "verdadero": "falso"]
  package static let portionWords = """
    taza, tazas, cucharadita, cucharaditas, cucharada, cucharadas, vaso, litro, litros, libra, libras, \
    pulgada, pulgadas, milla, millas, metro, kilo, hora, horas, día, año
    """
  package static let blankWords = "s/d, n/d"
  package static let unknownWords = "desconocido"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "y",
    .or: "o",
    .not: "no",
    .contains: "contiene",
    .matches: "coincide con",
    .isBlank: "está vacío, está vacía",
    .isFilled: "no está vacío, no está vacía",
  ]
  package static let totalWords = "total, total general, suma, suma total"
  package static let noteWords = "fuente, fuentes, nota, notas, observación, observaciones"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "mil", 6: "millón, millones, mill.", 9: "mil millones", 12: "billón, billones",
  ]
  package static let percentWords = "por ciento"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "día, días", .hours: "hora, horas", .minutes: "minuto, minutos", .seconds: "segundo, segundos",
  ]
  package static let timeWords = TimeWords(daySuffixes: "º", dateParticles: "de, del")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "segundos", "minute": "minutos", "hour": "horas",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "euro, euros", "USD": "dólares"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    identificador, código, código postal, clave, referencia, dni, nif, número de pedido, número de cliente, \
    número de serie, matrícula, folio
    """,
    .numbering: "número, núm",
    .telephone: "teléfono, tlf, móvil, celular, número de teléfono",
    .year: "año, ejercicio",
    .date: "fecha, día, nacimiento, vencimiento, inicio",
    .time: "hora, salida, llegada",
    .duration: "duración, tiempo transcurrido, tiempo total, tiempo empleado, tiempo de viaje",
    .length: "longitud",
    .change: "variación, cambio",
    .percent: "porcentaje, por ciento",
    .flag: "activo, válido",
    .quantity: """
    cuántos, cuántas, cuánto, \
    cantidad, número de, total, importe, precio, suma, población, ventas, saldo
    """,
    .dimension: "peso, tamaño",
    .measure: """
    altura, anchura, profundidad, potencia, voltaje, corriente, volumen, capacidad, cilindrada, grosor, \
    diámetro, altitud, masa, dosis, distancia
    """,
    .ownName: "nombre, nombres",
    .partOfName: "apellido, apellidos, nombre de pila, primer apellido",
    .name: """
    título, empresa, compañía, producto, artículo, país, ciudad, municipio, equipo, jugador, persona, cliente, \
    descripción, apellidos
    """,
  ]
  package static let columnNames =
    "apellido, costo, mes, región, dirección, valor, categoría, grupo, unidad, edad"
  package static let headerPrepositions = "en"
  package static let measureHeaders = MeasureHeaders(
    units: "unidad, moneda", money: "precio, coste, costo, salario",
    dimensions: "peso, altura, anchura, ancho, distancia, temperatura, velocidad")

  // Links and voice
  package static let vagueLinkWords = "más, leer, aquí, ver, clic, haga, descargar, seguir, mas, aqui"
  package static let pace = SpeakingPace(start: 0.08, syllable: 0.116, word: 0.096, comma: 0.26)
}

extension Spanish {
  /// Spanish as in Spain; `TextReaders` changes the marks and the dollar for other regions.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon()
    lexicon.decimalMark = ","
    lexicon.groupingMarks = [".", " "]
    lexicon.scales = [
      "mil": 3, "millón": 6, "millon": 6, "millones": 6, "millardo": 9, "millardos": 9, "billón": 12,
      "billon": 12, "billones": 12, "trillón": 18, "trillon": 18, "trillones": 18,
    ]
    lexicon.moneyScales = ["k": 3, "m": 6, "mill": 6, "mm": 6]
    lexicon.ordinals = .suffixes(ordinals)
    lexicon.romans = Lexicon.RomanStyle(countedThings: ["siglo", "siglos"], lastOrdinal: 10)
    lexicon.months = months
    lexicon.weekdays = [
      "domingo": 1, "lunes": 2, "martes": 3, "miércoles": 4, "miercoles": 4, "jueves": 5, "viernes": 6,
      "sábado": 7, "sabado": 7, "dom": 1, "lun": 2, "mart": 3, "mié": 4, "miérc": 4, "jue": 5, "juev": 5,
      "vie": 6, "vier": 6, "sáb": 7, "sab": 7,
    ]
    lexicon.dateJoiners = ["de", "del"]
    lexicon.dottedTimes = .alone
    lexicon.clockWords = ["h", "hs", "hrs", "horas"]
    lexicon.erasBefore = ["a.c.", "a.dec.", "a.e.c."]
    lexicon.currencies = [
      "kr": "SEK", "fr": "CHF", "rs": "INR", "mk": "DEM", "Q": "GTQ", "q": "GTQ", "S/": "PEN", "Bs": "BOB",
      "Bs.": "BOB", "pta": "ESP", "ptas": "ESP",
    ]
    lexicon.units = ["seg": "second", "hrs": "hour", "hs": "hour", "kms": "kilometer", "mts": "meter"]
    lexicon.rateUnits = [
      "hora": "hour", "día": "day", "dia": "day", "semana": "week", "sem": "week", "mes": "month",
      "año": "year", "seg": "second",
    ]
    lexicon.telephones = [
      "3-3-4", "4-4", "3-3-4-1", "3-3-4-2", "3-3-4-3", "3-3-4-4", "3-3-3", "3-4", "2-4-4", "3-4-4",
    ]
    lexicon.numberedThings = [
      "n.º": "número", "nº": "número", "n°": "número", "núm": "número", "num": "número", "vol": "volumen",
      "cap": "capítulo", "pág": "página", "págs": "páginas", "p": "página", "pp": "páginas", "#": "número",
    ]
    return lexicon
  }

  private static let ordinals = [
    "º": "º", "ª": "ª", "°": "º", ".º": "º", ".ª": "ª", ".°": "º", "ᵉʳ": "er", ".ᵉʳ": "er", ".er": "er",
    "er": "er", "ro": "º", "ra": "ª", "do": "º", "da": "ª", "to": "º", "ta": "ª", "vo": "º", "va": "ª",
    "mo": "º", "ma": "ª", "no": "º", "na": "ª", ".ᵒ": "º", ".ᵃ": "ª", "ᵒ": "º", "ᵃ": "ª", "o": "º", "a": "ª",
  ]

  private static let months: [String: UInt8] = [
    "enero": 1, "febrero": 2, "marzo": 3, "abril": 4, "mayo": 5, "junio": 6, "julio": 7, "agosto": 8,
    "septiembre": 9, "setiembre": 9, "octubre": 10, "noviembre": 11, "diciembre": 12, "ene": 1, "febr": 2,
    "feb": 2, "mar": 3, "mzo": 3, "abr": 4, "may": 5, "jun": 6, "jul": 7, "ago": 8, "agto": 8, "sept": 9,
    "sep": 9, "set": 9, "oct": 10, "nov": 11, "dic": 12,
  ]
}

extension Spanish {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: numerals,
      fractionReading: .pairs,
      scales: [
        3: Noun("mil", "mil"), 6: Noun("millón", "millones"), 9: Noun("mil millones", "mil millones"),
        12: Noun("billón", "billones"), 15: Noun("mil billones", "mil billones"),
        18: Noun("trillón", "trillones"),
      ],
      afterScale: AfterScale(usual: "de {noun}"),
      fractions: fractions,
      currencies: currencies,
      units: UnitWords(
        patterns: [
          "celsius": Noun("{0} grado centígrado", "{0} grados centígrados"),
          "pound-force-per-square-inch": Noun("{0} P S I", "{0} P S I"),
        ],
        genders: ["nautical-mile": .feminine, "ton": .feminine], portion: "{fraction} de {unit}",
        mixedIsPlural: false),
      dates: DateWords(
        patterns: .init(
          dayMonth: "{day} de {month}", withYear: "{date} de {year}", weekday: "{weekday} {date}",
          day: .firstIsOrdinal),
        shortYear: "cero {digit}", beforeEra: "{year} antes de cristo", decade: "años {year}"),
      clock: ClockWords(
        hour: "{hour} horas", hourInWords: "{hour}", singleHour: "{hour}", hourBeforePeriod: "{hour}",
        minutes: "{hour} y {minute}", namedMinutes: [15: "cuarto", 30: "media"],
        seconds: "{hours} {minutes} y {seconds}", secondsInDigits: "{time} con {seconds}", dropsZeros: true,
        hourGender: .feminine,
        period: .partOfDay([
          (0, "de la noche"), (1, "de la mañana"), (12, "de la tarde"), (20, "de la noche"),
        ])),
      codes: CodeWords(pause: " ", dot: "punto", countryCodeDigits: 2, lastGroupIsExtension: true)))

  private static let numerals = NumeralRules(
    cardinals: NumeralRules.twoGenders,
    ordinals: [
      "": "%spellout-ordinal-masculine", "er": "%spellout-ordinal-masculine-adjective",
      "ᵉʳ": "%spellout-ordinal-masculine-adjective", "a": "%spellout-ordinal-feminine",
      "ª": "%spellout-ordinal-feminine", "ra": "%spellout-ordinal-feminine",
      "da": "%spellout-ordinal-feminine", "ta": "%spellout-ordinal-feminine",
      "ma": "%spellout-ordinal-feminine", "va": "%spellout-ordinal-feminine",
      "na": "%spellout-ordinal-feminine",
    ],
    ordinalReplacements: [
      ("vigésimo ", "vigesimo"), ("vigésima ", "vigesimo"), ("vigesimooctav", "vigesimoctav"),
      ("undécimo", "decimoprimer"), ("decimoprimero", "undécimo"), ("decimoprimera", "undécima"),
      ("decimosegund", "duodécim"), ("octingésim", "octingentésim"),
    ]
      + ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "cien"].map {
        ($0 + " milésim", $0 + "milésim")
      },
    agreesBeforeMark: true, agreeing: .onesAndHundreds)

  private static let fractions = FractionWords(
    named: [
      2: Noun("medio", "medios"), 3: Noun("tercio", "tercios"), 4: Noun("cuarto", "cuartos"),
      5: Noun("quinto", "quintos"), 6: Noun("sexto", "sextos"), 7: Noun("séptimo", "séptimos"),
      8: Noun("octavo", "octavos"), 9: Noun("noveno", "novenos"), 10: Noun("décimo", "décimos"),
    ],
    rule: .spanish(
      SpanishDenominators(
        ending: Noun("avo", "avos"),
        joints: [(" y ", "i"), ("ú", "u"), ("é", "e"), ("ó", "o")],
        powers: [
          (1000, Noun("milésimo", "milésimos")), (1_000_000, Noun("millonésimo", "millonésimos")),
        ],
        plural: "s")),
    half: ("medio", "medio"), over: "{numerator} sobre {denominator}")
}

extension Spanish {
  private static let centavo = Noun("centavo", "centavos")
  private static let centimo = Noun("céntimo", "céntimos")

  /// What Spanish calls money; national currencies of one country go without its name.
  private static let currencies: [String: CurrencyNoun] = [
    "ARS": CurrencyNoun(Noun("peso argentino", "pesos argentinos"), minor: centavo),
    "AUD": CurrencyNoun(Noun("dólar australiano", "dólares australianos"), minor: centavo),
    "BOB": CurrencyNoun(Noun("boliviano", "bolivianos"), minor: centavo),
    "CAD": CurrencyNoun(Noun("dólar canadiense", "dólares canadienses"), minor: centavo),
    "CHF": CurrencyNoun(Noun("franco", "francos"), minor: centimo, isShared: true),
    "CNY": CurrencyNoun(Noun("yuan", "yuanes")),
    "COP": CurrencyNoun(Noun("peso colombiano", "pesos colombianos"), minor: centavo),
    "CRC": CurrencyNoun(Noun("colón", "colones"), minor: centimo),
    "DEM": CurrencyNoun(Noun("marco", "marcos"), minor: Noun("pfennig", "pfennigs")),
    "ESP": CurrencyNoun(Noun("peseta", "pesetas", .feminine), minor: centimo),
    "EUR": CurrencyNoun(Noun("euro", "euros"), minor: centimo),
    "FRF": CurrencyNoun(Noun("franco", "francos"), minor: centimo, isShared: true),
    "GBP": CurrencyNoun(
      Noun("libra", "libras", .feminine), minor: Noun("penique", "peniques"), isShared: true),
    "GTQ": CurrencyNoun(Noun("quetzal", "quetzales"), minor: centavo),
    "HKD": CurrencyNoun(Noun("dólar de Hong Kong", "dólares de Hong Kong"), minor: centavo),
    "HNL": CurrencyNoun(Noun("lempira", "lempiras"), minor: centavo),
    "INR": CurrencyNoun(
      Noun("rupia", "rupias", .feminine), minor: Noun("paisa", "paisas", .feminine), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yenes")),
    "KRW": CurrencyNoun(Noun("won", "wones")),
    "MXN": CurrencyNoun(Noun("peso mexicano", "pesos mexicanos"), minor: centavo),
    "NIO": CurrencyNoun(Noun("córdoba", "córdobas"), minor: centavo),
    "PAB": CurrencyNoun(Noun("balboa", "balboas"), minor: Noun("centésimo", "centésimos")),
    "PEN": CurrencyNoun(Noun("sol", "soles"), minor: centimo),
    "PYG": CurrencyNoun(Noun("guaraní", "guaraníes")),
    "RUB": CurrencyNoun(Noun("rublo", "rublos"), minor: Noun("kopek", "kopeks")),
    "kr": CurrencyNoun(Noun("corona", "coronas", .feminine), minor: Noun("öre", "öre")),
    "SEK": CurrencyNoun(Noun("corona", "coronas", .feminine), minor: Noun("öre", "öre"), isShared: true),
    "TRY": CurrencyNoun(Noun("lira", "liras", .feminine), minor: Noun("kurus", "kurus"), isShared: true),
    "USD": CurrencyNoun(Noun("dólar", "dólares"), minor: centavo, isShared: true),
    "VES": CurrencyNoun(Noun("bolívar", "bolívares"), minor: centimo),
  ]
}

/// How Spanish names the parts of a whole above ten: "onceavo", "ducentésimo", "cincomilésimo".
package struct SpanishDenominators: Sendable {
  /// The ending of the numbers from eleven to ninety-nine, joined to the cardinal.
  package let ending: Noun
  /// What joining does to the cardinal: "treinta y uno" becomes "treintaiuno".
  package let joints: [(from: String, to: String)]
  /// Thousandths and millionths, by their number; counted ones are joined to it.
  package let powers: [(value: UInt64, noun: Noun)]
  /// The ending of the plural.
  package let plural: String

  /// The name of one part, or nil for numbers that are said "over".
  package func name(of number: UInt64, isSingular: Bool, numerals: Numerals) -> String? {
    if number < 100 {
      let stem = stem(number, numerals)
      let end = isSingular ? ending.one : ending.other
      // "treinta" and "avo" share their vowel.
      return (stem.last == end.first ? String(stem.dropLast()) : stem) + end
    }
    if number < 1000 {
      guard number % 100 == 0 else { return nil }
      return numerals.ordinal(Ordinal(number)) + (isSingular ? "" : plural)
    }
    guard let power = powers.last(where: { $0.value <= number }), number % power.value == 0 else {
      return nil
    }
    let count = number / power.value
    guard count <= 10 || count == 100 else { return nil }
    return (count == 1 ? "" : stem(count, numerals)) + (isSingular ? power.noun.one : power.noun.other)
  }

  private func stem(_ number: UInt64, _ numerals: Numerals) -> String {
    joints.reduce(numerals.cardinal(number, .masculine)) { stem, joint in
      stem.replacing(joint.from, with: joint.to)
    }
  }
}
