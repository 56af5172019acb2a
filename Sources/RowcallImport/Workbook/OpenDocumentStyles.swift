/// The number formats of an OpenDocument workbook (OASIS OpenDocument 1.3, part 3, 16.29).
///
/// Takes the elements of `styles.xml`, then those that come before the sheets in `content.xml`.
struct OpenDocumentStyles {
  private var formats: [String: NumberFormat] = [:]
  /// The names of cell styles' number formats, and the styles that they are based on.
  private var cellStyles: [String: (format: String?, parent: String?)] = [:]
  /// The colours that cell styles choose, and whether they choose bold type.
  private var looks: [String: CellLook] = [:]
  private var bold: [String: Bool] = [:]
  /// Styles of sheets that are not shown.
  private var hiddenTables: Set<String> = []
  /// Whether the forms of columns are to be counted; see ``ColumnForms``.
  private(set) var needForms = false
  /// Whether a format shows nothing of some cells.
  private(set) var mayHide = false
  /// Styles of columns without width, and of rows without height.
  private var (flatColumns, flatRows): (Set<String>, Set<String>) = ([], [])

  /// How many bytes of memory the styles take so far, at least.
  private var size = 0
  /// Whether there are more styles than somebody would have made.
  var isHuge: Bool { size > 1 << 26 }

  private var style: (name: String, family: String)?
  /// The format codes of the styles so far (ECMA-376, part 1, 18.8.31), so that both kinds of workbook have one reader of formats.
  private var codes: [String: String] = [:]
  private var name: String?
  private var code = ""
  private var literal: String?
  private var digits: Digits?
  /// Whether the style counts hours, minutes or seconds beyond a day, and has shown none yet.
  private var isOverflowing = false
  /// The codes that the style names for some numbers, by condition; General for a style that is missing.
  private var conditions: [String: String] = [:]

  /// The format of cells with a style; General where it has none.
  func format(of style: String?) -> NumberFormat {
    var style = style
    // Styles that are based on each other in a circle end here.
    for _ in 0..<16 {
      guard let name = style, let found = cellStyles[name] else { break }
      if let format = found.format.flatMap({ formats[$0] }) { return format }
      style = found.parent
    }
    return .general
  }

  /// The look of cells with a style.
  func look(of style: String?) -> CellLook {
    var (style, look) = (style, CellLook())
    var isBold: Bool?
    for _ in 0..<16 {
      guard let name = style, let found = cellStyles[name] else { break }
      look.fill = look.fill ?? looks[name]?.fill
      look.text = look.text ?? looks[name]?.text
      isBold = isBold ?? bold[name]
      style = found.parent
    }
    return CellLook(fill: Self.chosen(look.fill), text: Self.chosen(look.text), isBold: isBold ?? false)
  }

  /// A colour; nil for those that cells have if nobody chooses any.
  private static func chosen(_ colour: String?) -> String? {
    ["transparent", "#ffffff", "#000000"].contains(colour?.lowercased()) ? nil : colour
  }

  func isHidden(tableStyle: String?) -> Bool { tableStyle.map(hiddenTables.contains) ?? false }

  /// Whether columns with a style have no width.
  func isFlat(columnStyle: String?) -> Bool { columnStyle.map(flatColumns.contains) ?? false }

  /// Whether rows with a style have no height.
  func isFlat(rowStyle: String?) -> Bool { rowStyle.map(flatRows.contains) ?? false }

  mutating func start(_ element: XMLName, _ attributes: XMLAttributes) {
    switch element {
    case "style":
      guard let name = attributes["name"] else { return }
      style = (name, attributes["family"] ?? "")
      size += name.utf8.count + Self.sizeOfStyle
      if style?.family == "table-cell" {
        cellStyles[name] = (attributes["data-style-name"], attributes["parent-style-name"])
      }
    case "table-properties":
      if let style, style.family == "table", attributes["display"] == "false" {
        hiddenTables.insert(style.name)
      }
    case "table-column-properties":
      if let style, style.family == "table-column", Self.isZero(attributes["column-width"]) {
        flatColumns.insert(style.name)
      }
    case "table-row-properties":
      if let style, style.family == "table-row", Self.isZero(attributes["row-height"]) {
        flatRows.insert(style.name)
      }
    case "table-cell-properties", "text-properties":
      guard name == nil, let style, style.family == "table-cell" else { return }
      let (fill, text) = (attributes["background-color"], attributes["color"])
      if let weight = attributes["font-weight"] { bold[style.name] = weight == "bold" }
      if element == "text-properties", let text { looks[style.name, default: CellLook()].text = text }
      if element == "table-cell-properties", let fill { looks[style.name, default: CellLook()].fill = fill }
    case "number-style", "currency-style", "percentage-style", "date-style", "time-style", "text-style":
      (name, code, conditions) = (attributes["name"], "", [:])
      isOverflowing = attributes["truncate-on-overflow"] == "false"
      size += Self.sizeOfStyle
    default: if name != nil { addPart(element, attributes) }
    }
  }

  /// Whether a length such as `0cm` is none.
  private static func isZero(_ length: String?) -> Bool {
    length.flatMap { Double($0.prefix { !$0.isLetter }) } == 0
  }

  mutating func end(_ element: XMLName) {
    switch element {
    case "style": style = nil
    case "text":
      code += Self.quoted(literal ?? "")
      literal = nil
    case "currency-symbol":
      // The locale's own has no text.
      code += Self.quoted(literal.flatMap { $0.isEmpty ? nil : $0 } ?? Self.localCurrency)
      literal = nil
    case "embedded-text":
      if let digits { self.digits?.signs[digits.sign, default: ""] += Self.quoted(literal ?? "") }
      literal = nil
    case "number", "scientific-number":
      code += digits?.code ?? ""
      digits = nil
    case "number-style", "currency-style", "date-style", "time-style": endFormat()
    case "text-style": endFormat(isOfTexts: true)
    case "percentage-style":
      // A code has its percent sign outside of texts.
      code = code.replacing("%", with: "\"%\"")
      endFormat()
    default: break
    }
  }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard literal != nil else { return }
    size += text.count
    literal? += String(decoding: text, as: UTF8.self)
  }

  private static let sizeOfStyle = 256

  /// - Parameter isOfTexts: whether the style's own code is for texts.
  private mutating func endFormat(isOfTexts: Bool = false) {
    guard let name else { return }
    let all = conditions["value()<=1.7976931348623157E+308"]
    let texts = isOfTexts && conditions.count > 2 ? [code] : []
    let code = all ?? (sections + texts).joined(separator: ";")
    codes[name] = code
    let format = NumberFormat(code: code)
    formats[name] = format
    needForms = needForms || format.needsForm
    mayHide = mayHide || format.mayHide
    self.name = nil
  }

  /// The codes for positive numbers, negative ones and zero; the style's own is for those that no condition names.
  private var sections: [String] {
    let positive = conditions["value()>0"]
    let negative = conditions["value()<0"]
    return switch conditions.count {
    case 0: [code]
    case 1:
      if let notNegative = conditions["value()>=0"] {
        [notNegative, code]
      } else if let positive {
        [positive, code, code]
      } else if let negative {
        [code, negative]
      } else if let zero = conditions["value()=0"] {
        ["[=0]" + zero, code]
      } else {
        ["General"]
      }
    default:
      if let positive, let negative {
        [positive, negative, conditions["value()=0"] ?? code]
      } else {
        ["General"]
      }
    }
  }

  /// A text as a part of a format code.
  private static func quoted(_ text: String) -> String {
    text.isEmpty ? "" : "\"" + text.replacing("\"", with: "\"\\\"\"") + "\""
  }

  private mutating func addPart(_ element: XMLName, _ attributes: XMLAttributes) {
    switch element {
    case "number", "scientific-number":
      digits = Digits(attributes, isScientific: element == "scientific-number")
    case "embedded-text":
      digits?.sign = attributes.integer("position") ?? 0
      literal = ""
    case "text", "currency-symbol": literal = ""
    case "text-content": code += "@"
    case "map":
      let condition = (attributes["condition"] ?? "").filter { $0 != " " }
      conditions[condition] = attributes["apply-style-name"].flatMap { codes[$0] } ?? "General"
    case "fraction":
      let below = attributes["denominator-value"]
      let places = min(max(attributes.integer("min-denominator-digits") ?? 1, 1), 9)
      code += "# ?/" + (below ?? String(repeating: "?", count: places))
    default: addMoment(element, attributes)
    }
  }

  private mutating func addMoment(_ element: XMLName, _ attributes: XMLAttributes) {
    switch element {
    case "year": code += "yyyy"
    case "era": code += "g"
    case "month": code += "mmm"
    case "day": code += "d"
    case "day-of-week": code += "ddd"
    case "hours": addTime("h")
    case "minutes": addTime("mm")
    case "seconds":
      addTime("ss")
      let decimals = min(max(attributes.integer("decimal-places") ?? 0, 0), 3)
      if decimals > 0 { code += "." + String(repeating: "0", count: decimals) }
    default: break
    }
  }

  private mutating func addTime(_ letters: String) {
    code += isOverflowing ? "[\(letters)]" : letters
    isOverflowing = false
  }
}

// MARK: - Digits

extension OpenDocumentStyles {
  /// Stands in a format for the sign of a currency that the style leaves to the locale.
  static let localCurrency = "\u{A4}"

  /// What a style says of a number's digits.
  private struct Digits {
    private let whole: Int
    private let decimals: Int?
    private let fewestDecimals: Int
    private let isGrouped: Bool
    private let exponentStep: Int?
    private let thousands: Int
    /// The texts between digits, by the number of digits behind them.
    var signs: [Int: String] = [:]
    var sign = 0

    init(_ attributes: XMLAttributes, isScientific: Bool) {
      func count(_ name: StaticString) -> Int? { attributes.integer(name).map { min(max($0, 0), 30) } }
      whole = count("min-integer-digits") ?? 1
      decimals = count("decimal-places") ?? count("min-decimal-places") ?? (isScientific ? 2 : nil)
      fewestDecimals = min(count("min-decimal-places") ?? 30, decimals ?? 0)
      isGrouped = attributes["grouping"] == "true"
      exponentStep = isScientific ? min(max(attributes.integer("exponent-interval") ?? 1, 1), 9) : nil
      // A thousand, or a power of it.
      var (factor, powers) = (attributes.integer("display-factor") ?? 1, 0)
      while factor >= 1000, powers < 6 { (factor, powers) = (factor / 1000, powers + 1) }
      thousands = powers
    }

    var code: String {
      guard let decimals else { return signs.isEmpty ? "General" : places }
      var code = places
      if decimals > 0 {
        code += "." + String(repeating: "0", count: fewestDecimals)
        code += String(repeating: "#", count: decimals - fewestDecimals)
      }
      return code + String(repeating: ",", count: thousands) + (exponentStep == nil ? "" : "E+00")
    }

    private var places: String {
      if let exponentStep {
        return String(repeating: "#", count: exponentStep - 1) + "0"
      }
      let most = min(max(signs.keys.max() ?? 0, 0), 29) + 1
      let count = max(whole, most, isGrouped ? 4 : 1)
      return (0..<count).reversed().map { place in
        (place < whole ? "0" : "#") + (isGrouped && place == 3 ? "," : "") + (signs[place] ?? "")
      }.joined()
    }
  }
}
