import RowcallModel

struct DataHeaderCryptic: Rule {
  static let description = RuleDescription(
    id: "data-header-cryptic", subject: .data, impact: .moderate,
    summary: "Headers are words, not numbers or codes.",
    rationale:
      "A number before a value sounds like two values. A code is spelled letter by letter before each cell.",
    remedy: "Name the column in words; years are fine.",
    standards: [.criterion("2.4.6"), .criterion("3.1.4"), .technique("G131")],
    passing: [
      Example(
        "Country,2022,2023\nNorway,5.4,5.5\nSweden,10.5,10.6\n", caption: "Years are fine."),
      Example(
        "order_date,unitPrice\n2024-03-05,9.50\n2024-03-06,8.00\n",
        caption: "Underscores and capitals are spoken as word breaks."),
      Example(
        "Site,PM2.5,CO2\nHarbour,12,420\nHill,7,415\n", caption: "Common names with digits are words."),
      Example(
        "Region,Sales2023,Q1Budget2024,Pop2020,FY2024\nNorth,5,7,120,3\nSouth,6,8,240,4\n",
        caption: "A word followed by a year."),
      Example(
        "Driver,F1,V8\nAda,4,5\nBo,6,4\n", caption: "One letter and one digit are a name."),
    ],
    failing: [
      Example("Player,↓1,↓2,↓3\nAda,4,5,3\nBo,6,4,4\n"),
      Example("Tract,↓DP03_0001E,Median age\nNorth,3821,41\nSouth,2754,38\n"),
      Example(
        "City,↓Unnamed: 1,Rain\nOslo,763,12\nBergen,2250,9\n", caption: "A name that a program generated."),
      Example("City,↓V2,↓V3,↓V4\nOslo,763,12,4\nBergen,2250,9,6\n", caption: "Numbered by a program."),
      Example("Part,↓S1903,↓ABC123\nBolt,4,12\nNut,5,16\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.heardColumns.filter { $0.name != nil }
    notes.look(columns.count)
    let numbered = NumberedHeaders(columns.compactMap(\.name))
    let readings = Dictionary(grouping: columns) { HeaderReading($0.name ?? "", numbered) }
    for reading in [HeaderReading.number, .placeholder, .code] {
      for (use, columns) in Dictionary(grouping: readings[reading] ?? [], by: \.headerUse).sorted(by: {
        $0.key < $1.key
      }) {
        let key = use == .inRows ? "\(reading)s" : "\(reading)s \(use)"
        notes.add(columns, of: data, together: key) {
          "\(columns.count) headers are \(reading.nouns), such as \($0)\(use.noteOnMany)."
        } _: { column in
          let name = column.name ?? ""
          return data.target(column, key: [name]).finding(
            "The header \(Wording.list([name])) is a \(reading.noun)\(use.note).", impact: use.impact)
        }
      }
    }
  }
}

/// What kind of text a header is.
enum HeaderReading {
  case words, number, placeholder, code

  init(_ name: String, _ numbered: NumberedHeaders) {
    let letters = name.unicodeScalars.count { $0.properties.isAlphabetic }
    if letters == 0 {
      self = Self.isYear(name) || !name.utf8.contains { (0x30...0x39).contains($0) } ? .words : .number
    } else if numbered.isPlaceholder(name) {
      self = .placeholder
    } else {
      self = Self.isCode(name) ? .code : .words
    }
  }

  var noun: String {
    switch self {
    case .words: "word"
    case .number: "bare number"
    case .placeholder: "name that a program generated"
    case .code: "code"
    }
  }

  /// The plural of the noun.
  var nouns: String { self == .placeholder ? "names that a program generated" : noun + "s" }

  /// A year, or two years with a dash or a slash between them, and other dates.
  private static func isYear(_ name: String) -> Bool {
    let parts = name.split { !$0.isNumber }
    guard let first = parts.first, let year = Int(first), first.count == 4 else {
      return parts.count > 2
    }
    return PlausibleYears.named.contains(year)
  }

  /// Whether no part is a word, and one part is letters with at least three digits or without a vowel.
  private static func isCode(_ name: String) -> Bool {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    guard !parts.contains(where: { isWord($0) || isWordWithNumber($0) }) else { return false }
    return parts.contains { part in
      let digits = part.count { $0.isNumber }
      return digits > 2 && digits < part.count || digits == 0 && part.count > 3
    }
  }

  /// Whether a part is letters with a vowel, or an abbreviation of up to three letters.
  private static func isWord(_ part: Substring) -> Bool {
    guard part.allSatisfy(\.isLetter) else { return false }
    return part.count > 1 && part.count <= 3
      || part.contains { "aeiouyAEIOUY".contains($0) } && part.count > 1
  }

  /// Whether a part has a longer word, or any word before a year: `Item12`, `FY2023`, and not `DP03`.
  private static func isWordWithNumber(_ part: Substring) -> Bool {
    var rest = part
    while !rest.isEmpty {
      let letters = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(letters.count)
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let isBeforeYear = digits.count == 4 && PlausibleYears.alone.contains(Int(digits) ?? 0)
      if isWord(letters), letters.count > 3 || isBeforeYear { return true }
    }
    return false
  }
}

/// Finds headers that programs generate: a word for "column" and a number.
struct NumberedHeaders {
  /// How many headers are a number after the same letter.
  private let letters: [String: Int]

  init(_ names: [String]) {
    letters = Dictionary(
      names.compactMap(Self.stem(of:)).filter { $0.count == 1 }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// A single letter with a number is generated only if at least this many columns have it.
  private static let fewest = 3

  private static let words: Set<String> = [
    "unnamed", "column", "col", "field", "var", "variable", "attribute", "attr", "feature", "_c", "spalte",
    "colonne", "columna", "feld",
  ]

  func isPlaceholder(_ name: String) -> Bool {
    guard let stem = Self.stem(of: name) else { return false }
    return Self.words.contains(stem)
      || ["v", "x", "f"].contains(stem) && letters[stem, default: 0] >= Self.fewest
  }

  /// The lowercase text before the final number; nil if there is none.
  private static func stem(of name: String) -> String? {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard digits > 0, digits < name.count else { return nil }
    let word = name.dropLast(digits).lowercased().filter { $0 != " " && $0 != ":" && $0 != "." }
    return word.hasSuffix("_") ? String(word.dropLast()) : word
  }
}
