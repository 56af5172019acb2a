/// Spanish.
package enum Spanish: Language {
  package static let tag = "es"

  // Cells
  package static let answers: KeyValuePairs = ["sí": "no", "si": "no", "s": "n", "verdadero": "falso"]
  package static let blankWords = "s/d, n/d"
  package static let totalWords = "total, total general, suma, suma total"
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
    .duration: "duración, longitud, tiempo transcurrido, tiempo total, tiempo empleado, tiempo de viaje",
    .change: "variación, cambio",
    .percent: "porcentaje, por ciento",
    .flag: "activo, válido",
    .quantity: "cantidad, número de, total, importe, precio, suma, población, peso, tamaño, ventas, saldo",
    .ownName: "nombre, nombres",
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
