import RowcallLanguages
import RowcallModel

/// Symbols that mean the same in every language.
enum SharedSymbols {
  /// Units by symbol, with their CLDR identifiers.
  static let units: [String: String] = metric.merging(others) { first, _ in first }

  private static let metric = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "μm": "micrometer", "nm": "nanometer", "km²": "square-kilometer",
    "m²": "square-meter", "cm²": "square-centimeter", "ha": "hectare", "km2": "square-kilometer",
    "m2": "square-meter", "cm2": "square-centimeter", "km³": "cubic-kilometer", "m³": "cubic-meter",
    "cm³": "cubic-centimeter", "cc": "cubic-centimeter", "km3": "cubic-kilometer", "m3": "cubic-meter",
    "cm3": "cubic-centimeter", "t": "tonne", "kg": "kilogram", "g": "gram", "mg": "milligram",
    "µg": "microgram", "μg": "microgram", "hl": "hectoliter", "l": "liter", "L": "liter", "dl": "deciliter",
    "cl": "centiliter", "ml": "milliliter", "mL": "milliliter", "h": "hour", "min": "minute", "s": "second",
    "ms": "millisecond", "µs": "microsecond", "μs": "microsecond", "ns": "nanosecond",
    "km/h": "kilometer-per-hour", "m/s": "meter-per-second", "kmh": "kilometer-per-hour", "°C": "celsius",
    "° C": "celsius", "ºC": "celsius", "℃": "celsius", "°F": "fahrenheit", "° F": "fahrenheit",
    "℉": "fahrenheit", "°": "degree",
  ]

  private static let others = [
    "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "W": "watt", "kW": "kilowatt",
    "MW": "megawatt", "GW": "gigawatt", "mW": "milliwatt", "kWh": "kilowatt-hour", "MWh": "megawatt-hour",
    "GWh": "gigawatt-hour", "V": "volt", "kV": "kilovolt", "mV": "millivolt", "mA": "milliampere", "Ω": "ohm",
    "kΩ": "kiloohm", "kJ": "kilojoule", "kcal": "kilocalorie", "cal": "calorie", "Nm": "newton-meter",
    "Pa": "pascal", "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "mbar": "millibar",
    "bar": "bar", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch", "hp": "horsepower",
    "byte": "byte", "bytes": "byte", "kB": "kilobyte", "KB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
    "TB": "terabyte",
    "PB": "petabyte", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit", "kbps": "kilobit-per-second",
    "Mbps": "megabit-per-second", "Gbps": "gigabit-per-second", "Mbit/s": "megabit-per-second",
    "Gbit/s": "gigabit-per-second", "ppm": "permillion", "‰": "permille", "kn": "knot",
    "mph": "mile-per-hour", "ft": "foot", "yd": "yard", "mi": "mile", "ft²": "square-foot",
    "ft2": "square-foot", "mi²": "square-mile", "lb": "pound", "lbs": "pound", "oz": "ounce", "gal": "gallon",
    "mpg": "mile-per-gallon", "dpi": "dot-per-inch", "ppi": "pixel-per-inch", "MP": "megapixel",
    "px": "pixel",
  ]

  /// Currencies by symbol, with their ISO 4217 codes; a symbol that several countries use is its best known one.
  static let currencies = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "￥": "JPY", "₩": "KRW", "₹": "INR", "₽": "RUB",
    "₺": "TRY", "₪": "ILS", "₫": "VND", "₱": "PHP", "฿": "THB", "₴": "UAH", "₦": "NGN", "₡": "CRC",
    "₲": "PYG", "₵": "GHS", "₸": "KZT", "₼": "AZN", "₾": "GEL", "₭": "LAK", "₮": "MNT", "₧": "ESP",
    "₨": "INR", "Rs": "INR", "Rs.": "INR", "zł": "PLN", "Kč": "CZK",
  ]

  /// Symbols that name their country.
  static let qualifiedCurrencies = [
    "US$": "USD", "US $": "USD", "U$S": "USD", "AU$": "AUD", "A$": "AUD", "CA$": "CAD", "C$": "CAD",
    "NZ$": "NZD", "HK$": "HKD", "NT$": "TWD", "S$": "SGD", "MX$": "MXN", "R$": "BRL", "CN¥": "CNY",
    "JP¥": "JPY",
  ]

  /// The ISO 4217 codes in use, except those that are words or well-known names in one of our languages: a reader who
  /// meets "top 10" or "try 3" does not think of Tonga or Turkey.
  static let currencyCodes = """
    AED AFN AOA ARS AUD AWG AZN BBD BDT BGN BHD BIF BMD BND BRL BTN BWP BYN BZD CAD CDF CHF CLP CNY \
    CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GHS GIP GMD GNF GTQ GYD HKD HNL HRK \
    HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KHR KMF KPW KRW KWD KYD KZT LBP LKR LRD LSL LYD \
    MDL MGA MKD MMK MNT MRU MUR MVR MWK MXN MYR MZN NGN NIO NOK NPR NZD OMR PAB PGK PKR PLN PYG \
    QAR RSD RUB RWF SBD SCR SEK SGD SHP SRD SSP STN SVC SYP SZL THB TJS TMT TND TTD TWD TZS UAH UGX USD UYU UZS \
    VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW
    """.split(separator: " ").map(String.init)

  /// Vulgar fractions that have a character of their own.
  static let vulgarFractions: [Unicode.Scalar: (numerator: UInt64, denominator: UInt64)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5),
    "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
    "⅑": (1, 9), "⅒": (1, 10),
  ]

  /// Time zones by their letters, in capitals; "IST" and others that are common words are left out.
  static let zones: Set = [
    "GMT", "UTC", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "CET", "CEST", "BST", "JST", "MEZ",
    "MESZ", "WET", "EET",
  ]
}

extension Lexicon {
  /// A currency as a symbol or code names it.
  struct Currency: Sendable {
    /// The ISO 4217 code.
    var code: String
    /// Whether the country is part of what was written: `US$`, `CHF`, but not `$`.
    var isQualified = false
  }
}

/// The symbols of a language and those that all languages share, made ready to be looked up.
struct LexiconSymbols: Sendable {
  /// Currencies by symbol and code.
  let currencies: SymbolTable<Lexicon.Currency>
  /// Units by symbol and abbreviation.
  let units: SymbolTable<Unit>
  /// Abbreviations of units that are words too.
  let wordlikeUnits: SymbolTable<Unit>
  /// The units that may follow a slash: all of `units` and a language's words for lengths of time.
  let rateUnits: SymbolTable<Unit>
  /// Abbreviations before a number.
  let numberedThings: SymbolTable<String>

  init(_ lexicon: Lexicon) {
    currencies = Self.currencies(lexicon.currencies)
    units = Self.units(SharedSymbols.units.merging(lexicon.units) { _, own in own })
    wordlikeUnits = Self.units(lexicon.wordlikeUnits)
    rateUnits = Self.units(SharedSymbols.units.merging(lexicon.rateUnits) { _, own in own })
    numberedThings = SymbolTable(lexicon.numberedThings)
  }

  private static func units(_ identifiers: [String: String]) -> SymbolTable<Unit> {
    SymbolTable(identifiers.mapValues { Unit($0) })
  }

  private static func currencies(_ own: [String: String]) -> SymbolTable<Lexicon.Currency> {
    var all = SharedSymbols.currencies.merging(own) { _, own in own }.mapValues { Lexicon.Currency(code: $0) }
    for (symbol, code) in SharedSymbols.qualifiedCurrencies {
      all[symbol] = Lexicon.Currency(code: code, isQualified: true)
    }
    for code in SharedSymbols.currencyCodes { all[code] = Lexicon.Currency(code: code, isQualified: true) }
    return SymbolTable(all)
  }
}

/// Symbols of any length, of which the longest that stands in the text wins: `km/h` before `km`.
struct SymbolTable<Entry: Sendable>: Sendable {
  private var exact: [String: Entry] = [:]
  /// Symbols of two letters and more in lower case, for writers who write `kwh` or `USD` their own way.
  private var folded: [String: Entry] = [:]
  /// By its first byte the length of the longest symbol, so that most places in a text are dismissed by one look.
  private var longest = [Int](repeating: 0, count: 256)

  /// Creates a table; where two symbols differ in case only, the one that is lower in the alphabet stands for other cases.
  init(_ entries: [String: Entry]) {
    for (symbol, entry) in entries.sorted(by: { $0.key < $1.key }) { add(symbol, entry) }
  }

  /// What the symbols mean, in no order.
  var entries: [Entry] { Array(exact.values) }

  /// Adds a symbol, or gives a symbol another meaning.
  mutating func add(_ symbol: String, _ entry: Entry) {
    exact[symbol] = entry
    let lower = symbol.lowercased()
    for form in [symbol, lower, symbol.uppercased()] {
      guard let lead = form.utf8.first else { return }
      longest[Int(lead)] = max(longest[Int(lead)], form.utf8.count)
    }
    if symbol.count > 1, folded[lower] == nil { folded[lower] = entry }
  }

  /// The longest symbol at the cursor that ends where a word may end, and the place after it.
  func match(at cursor: Cursor) -> (entry: Entry, end: Cursor)? {
    guard let next = cursor.next, longest[Int(next)] > 0 else { return nil }
    var end = cursor
    for length in stride(from: min(longest[Int(next)], cursor.bytes.count - cursor.offset), to: 0, by: -1) {
      end.offset = cursor.offset + length
      guard !(end.next.map(\.isContinuation) ?? false), !isInsideWord(end) else { continue }
      if let entry = entry(for: cursor.text(to: end)) { return (entry, end) }
    }
    return nil
  }

  private func entry(for symbol: String) -> Entry? {
    if let entry = exact[symbol] { return entry }
    // Millions are no millimeters, and nautical miles no newton-meters.
    return symbol.utf8.count > 1 && symbol != "MM" && symbol != "NM" ? folded[symbol.lowercased()] : nil
  }

  /// Whether cutting here would cut a word; a symbol such as `$` may touch what follows.
  private func isInsideWord(_ end: Cursor) -> Bool { end.isInsideWord && end.isAtLetter }
}
