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

  private var style: (name: String, family: String)?
  private var name: String?
  private var format = NumberFormat.general
  private var parts: NumberFormat.MomentParts?
  private var isOverflowing = false
  private var hasDigits = false
  private var isLiteral = false

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

  mutating func start(_ element: XMLName, _ attributes: XMLAttributes) {
    switch element {
    case "style":
      guard let name = attributes["name"] else { return }
      style = (name, attributes["family"] ?? "")
      if style?.family == "table-cell" {
        cellStyles[name] = (attributes["data-style-name"], attributes["parent-style-name"])
      }
    case "table-properties":
      if let style, style.family == "table", attributes["display"] == "false" {
        hiddenTables.insert(style.name)
      }
    case "table-cell-properties", "text-properties":
      guard name == nil, let style, style.family == "table-cell" else { return }
      let (fill, text) = (attributes["background-color"], attributes["color"])
      if let weight = attributes["font-weight"] { bold[style.name] = weight == "bold" }
      if element == "text-properties", let text { looks[style.name, default: CellLook()].text = text }
      if element == "table-cell-properties", let fill { looks[style.name, default: CellLook()].fill = fill }
    case "number-style", "currency-style", "percentage-style", "date-style", "time-style", "text-style":
      name = attributes["name"]
      format = .general
      hasDigits = false
      parts = element == "date-style" || element == "time-style" ? NumberFormat.MomentParts() : nil
      isOverflowing = attributes["truncate-on-overflow"] == "false"
    default: if name != nil { addPart(element, attributes) }
    }
  }

  mutating func end(_ element: XMLName) {
    switch element {
    case "style": style = nil
    case "text", "currency-symbol": isLiteral = false
    case "number-style", "currency-style", "percentage-style", "date-style", "time-style", "text-style":
      guard let name else { return }
      if element == "text-style" { format = .text }
      if element == "percentage-style", case .number(var digits) = format.kind {
        digits.isPercent = true
        format.kind = .number(digits)
      }
      if let parts {
        format.kind =
          isOverflowing ? .elapsed(fraction: parts.fraction) : .moment(parts)
      }
      formats[name] = format
      self.name = nil
    default: break
    }
  }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard isLiteral, name != nil else { return }
    // The number says itself that it is negative, and that it is a percentage.
    let text = text.filter { !"-()%".utf8.contains($0) }
    if hasDigits { format.suffix += text } else { format.prefix += text }
  }

  private mutating func addPart(_ element: XMLName, _ attributes: XMLAttributes) {
    switch element {
    case "number", "scientific-number":
      guard let decimals = attributes.integer("decimal-places") ?? (element == "number" ? nil : 2) else {
        hasDigits = true
        return
      }
      var digits = NumberFormat.Digits()
      digits.whole = min(max(attributes.integer("min-integer-digits") ?? 1, 0), 30)
      digits.mostDecimals = min(max(decimals, 0), 30)
      digits.decimals = min(max(attributes.integer("min-decimal-places") ?? decimals, 0), digits.mostDecimals)
      digits.isGrouped = attributes["grouping"] == "true"
      // A thousand, or a power of it.
      var factor = attributes.integer("display-factor") ?? 1
      while factor >= 1000, digits.thousands < 6 {
        factor /= 1000
        digits.thousands += 1
      }
      digits.exponentStep =
        element == "number" ? 0 : min(max(attributes.integer("exponent-interval") ?? 1, 1), 9)
      format.kind = .number(digits)
      hasDigits = true
    case "fraction":
      format.kind = .fraction(
        digits: max(attributes.integer("min-denominator-digits") ?? 1, 1),
        denominator: attributes["denominator-value"].flatMap(NumberFormat.denominator))
    case "text", "currency-symbol": isLiteral = true
    case "year", "era": parts?.hasYear = true
    case "month": parts?.hasMonth = true
    case "day", "day-of-week": parts?.hasDay = true
    case "hours", "minutes": parts?.hasTime = true
    case "seconds":
      parts?.hasTime = true
      parts?.hasSeconds = true
      parts?.fraction = min(max(attributes.integer("decimal-places") ?? 0, 0), 3)
    default: break
    }
  }
}
