/// How a workbook shows the numbers of a cell.
///
/// The sections and signs of format codes are those of ECMA-376, part 1, 18.8.31.
struct NumberFormat: Hashable, Sendable {
  /// What a number is shown as.
  enum Kind: Hashable, Sendable {
    case general
    case text
    /// Nothing, so that the cell looks blank.
    case nothing
    /// Words in place of the number.
    case words([UInt8])
    case number(Digits)
    case fraction(digits: Int, denominator: Int?)
    case moment(MomentParts)
    /// Time that has passed; with so many digits after the seconds, or without seconds. Beyond 24 hours, unless days are not
    /// shown.
    case elapsed(fraction: Int, showsDays: Bool = true, hasSeconds: Bool = true)

    /// Digits after the seconds.
    var secondDecimals: Int {
      switch self {
      case .moment(let parts): parts.fraction
      case .elapsed(let fraction, _, _): fraction
      default: 0
      }
    }
  }

  /// How digits are written.
  struct Digits: Hashable, Sendable {
    /// At least so many before the decimal mark.
    var whole = 1
    /// So many after it at least, and at most.
    var decimals = 0
    var mostDecimals = 0
    var isGrouped = false
    var isPercent = false
    /// The exponent is a multiple of this, as in `##0.0E+0`; 0 without an exponent.
    var exponentStep = 0
    /// How often the number is divided by a thousand.
    var thousands = 0
    /// Signs between the digits, as in telephone numbers: `(###) ###-####`, with `#` for each digit; nil for none.
    var mask: [UInt8]?
  }

  /// The parts of a date and a time that are shown.
  struct MomentParts: Hashable, Sendable {
    var hasYear = false
    var hasMonth = false
    var hasDay = false
    var hasTime = false
    var hasSeconds = false
    /// Digits after the seconds.
    var fraction = 0

    var hasDate: Bool { hasYear || hasMonth || hasDay }
    /// Whether a year is all that is shown.
    var isYear: Bool { hasYear && !hasMonth && !hasDay && !hasTime }
  }

  var kind: Kind
  /// What is before and after the digits: `$`, ` kg`.
  var prefix: [UInt8] = []
  var suffix: [UInt8] = []

  /// The numbers that have another format; the first that fits counts.
  var exceptions: [Exception] = []
  /// Whether texts are not shown.
  var hidesText = false

  /// Numbers by their relation to another one.
  struct Exception: Hashable, Sendable {
    let relation: String
    let bound: Double
    let format: NumberFormat

    func includes(_ number: Double) -> Bool {
      switch relation {
      case "<": number < bound
      case "<=": number <= bound
      case ">": number > bound
      case ">=": number >= bound
      case "<>": number != bound
      default: number == bound
      }
    }
  }

  static let general = NumberFormat(kind: .general)
  static let text = NumberFormat(kind: .text)
}

// MARK: - Reading format codes

extension NumberFormat {
  /// Reads a format code.
  ///
  /// What it does for negative numbers is mostly a matter of looks. Where it says something else of them, or of some numbers by
  /// a condition, the number is shown as it is.
  init(code: String) {
    var sections = FormatToken.sections(of: Array(code.unicodeScalars.prefix(Self.mostCode))).map(
      FormatToken.tokens)
    // What is shown of texts.
    let texts =
      sections.count > 3 || sections.count > 1 && sections.last?.contains(.sign("@")) ?? false
      ? sections.removeLast() : nil
    if let format = Self.words(sections) {
      self = format
    } else {
      let hasConditions = sections.contains { Self.condition(of: $0) != nil }
      let isBlank = sections.map { Self.isBlank($0) && !hasConditions }
      // Numbers whose section is blank may not decide how others are shown.
      if isBlank.count > 1, isBlank[1] { sections[1] = sections[0] }
      if isBlank.count > 2, isBlank[2] { sections.remove(at: 2) }
      self.init(numbers: sections)
      hide(isBlank.count == 1 && sections[0].allSatisfy { !$0.isText } ? [] : isBlank)
    }
    hidesText = texts.map(Self.isBlank) ?? false
  }

  /// Shows nothing of numbers whose section is blank: those above zero, below it, and zero itself.
  private mutating func hide(_ isBlank: [Bool]) {
    guard isBlank.contains(true) else { return }
    let below = isBlank.count > 1 ? isBlank[1] : isBlank[0]
    let zero = isBlank.count > 2 ? isBlank[2] : isBlank[0]
    exceptions =
      [(">", isBlank[0]), ("<", below), ("=", zero)].filter(\.1).map {
        Exception(relation: $0.0, bound: 0, format: NumberFormat(kind: .nothing))
      } + exceptions
  }

  /// Whether a section shows nothing.
  private static func isBlank(_ section: [FormatToken]) -> Bool {
    section.allSatisfy { token in
      switch token {
      case .text(let text): text.allSatisfy(\.isWhitespace)
      case .bracket(let text): !text.hasPrefix("$") && !text.lowercased().allSatisfy { "hms".contains($0) }
      default: false
      }
    }
  }

  /// Reads the sections for numbers.
  private init(numbers sections: [[FormatToken]]) {
    self.init(section: sections.first ?? [])
    let hasConditions = sections.contains { Self.condition(of: $0) != nil }
    guard case .number = kind, sections.count > 1 || hasConditions else { return }
    guard !hasConditions, hasUnit(of: NumberFormat(section: sections[1])) else {
      self = .general
      return
    }
    if sections.count > 2, let zero = Self.zero(sections[2]), zero != self {
      exceptions = [Exception(relation: "=", bound: 0, format: zero)]
    }
  }

  /// More than Excel allows.
  private static let mostCode = 1000

  /// The condition in brackets, such as `>=1000`.
  private static func condition(of section: [FormatToken]) -> Substring? {
    section.lazy.compactMap { token -> Substring? in
      if case .bracket(let text) = token, "<=>".contains(text.first ?? " ") { text[...] } else { nil }
    }.first
  }

  /// A format that shows words in place of numbers, all or some of them; nil for others.
  private static func words(_ sections: [[FormatToken]]) -> NumberFormat? {
    let words = sections.map(words)
    let conditions = sections.compactMap(condition)
    if conditions.isEmpty {
      // A section may show nothing beside others with words.
      let known = zip(words, sections).compactMap { words, section in
        words ?? (isBlank(section) && sections.count > 1 ? NumberFormat(kind: .nothing) : nil)
      }
      guard (1...3).contains(sections.count), known.count == sections.count,
        words.contains(where: { $0 != nil }), case let all = known
      else { return nil }
      var format = all[0]
      let negative = all.count > 1 ? all[1] : .general
      format.exceptions = [Exception(relation: "<", bound: 0, format: negative)]
      if all.count > 2 { format.exceptions.append(Exception(relation: "=", bound: 0, format: all[2])) }
      return format
    }
    // What fits no condition has the last section.
    let rest = sections.count - conditions.count
    guard sections.count <= 3, rest == 0 || rest == 1 && condition(of: sections[sections.count - 1]) == nil
    else {
      return nil
    }
    var format =
      rest == 0 ? .general : words[words.count - 1] ?? NumberFormat(section: sections[words.count - 1])
    for ((condition, words), section) in zip(zip(conditions, words), sections) {
      let relation = condition.prefix { "<=>".contains($0) }
      let words = words ?? (isBlank(section) ? NumberFormat(kind: .nothing) : nil)
      guard let words, let bound = Double(condition.dropFirst(relation.count)) else { return nil }
      format.exceptions.append(Exception(relation: String(relation), bound: bound, format: words))
    }
    return format
  }

  /// The format of a section of nothing but words.
  private static func words(_ section: [FormatToken]) -> NumberFormat? {
    let isPlain = section.allSatisfy { token in
      switch token {
      case .text: true
      case .bracket(let text): !text.lowercased().allSatisfy { "hms".contains($0) }
      default: false
      }
    }
    let words = literal(section, isMasked: true)
    let isSaid = String(decoding: words, as: UTF8.self).contains { $0.isLetter || "✓✔✗✘☑☒☐".contains($0) }
    return isPlain && isSaid ? NumberFormat(kind: .words(words)) : nil
  }

  /// The format of zero: a number's, or words; nil for a dash and what else is a matter of looks.
  private static func zero(_ section: [FormatToken]) -> NumberFormat? {
    let format = NumberFormat(section: section)
    if case .number(let digits) = format.kind { return digits.whole + digits.decimals > 0 ? format : nil }
    return words(section)
  }

  /// Whether the section for negative numbers differs in its looks only, such as brackets, or in words and arrows for up and down;
  /// these are left out, since the number has its sign.
  private mutating func hasUnit(of other: NumberFormat) -> Bool {
    guard case .number(let digits) = kind, case .number(let others) = other.kind,
      digits.thousands == others.thousands, digits.isPercent == others.isPercent
    else {
      // A section without digits shows a text, or nothing.
      return false
    }
    let words = { (format: NumberFormat) in
      (format.prefix + format.suffix).filter { !" ()-+_*".utf8.contains($0) }
    }
    if words(self) != words(other) {
      let text = { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self) }
      let before = text(prefix).reversed().shared(with: text(other.prefix).reversed())
      let after = text(suffix).shared(with: text(other.suffix))
      prefix = Array(String(before.reversed().drop { $0 == " " }).utf8)
      suffix = Array(String(after).utf8)
      while suffix.last == Byte.space { suffix.removeLast() }
    }
    return true
  }

  private init(section tokens: [FormatToken]) {
    if let general = tokens.firstIndex(of: .general) {
      self.init(
        kind: .general, prefix: Self.literal(tokens[..<general], isMasked: false),
        suffix: Self.literal(tokens[(general + 1)...], isMasked: false))
      return
    }
    if let moment = Self.moment(tokens) {
      self.init(kind: moment)
      return
    }
    if tokens.contains(.sign("@")) {
      self = .text
      return
    }
    let signs = tokens.compactMap(\.sign)
    guard signs.contains(where: { "0#?".unicodeScalars.contains($0) }) else {
      self = .general
      return
    }
    self = Self.fraction(tokens) ?? Self.number(tokens)
  }

  /// A format that every workbook knows by its number (18.8.30), and those of East Asia; nil for others.
  init?(builtIn number: Int) {
    switch number {
    case 5...8:
      self.init(code: number < 7 ? "$#,##0" : "$#,##0.00")
    case 27...31, 34...36, 50...58: self.init(code: "yyyy-mm-dd")
    case 32, 33: self.init(code: number == 32 ? "h:mm" : "h:mm:ss")
    default:
      guard let code = Self.codes[number] else { return nil }
      self.init(code: code)
    }
  }

  private static let codes: [Int: String] = [
    0: "General", 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 11: "0.00E+00",
    12: "# ?/?", 13: "# ??/??", 14: "m/d/yyyy", 15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy",
    18: "h:mm AM/PM", 19: "h:mm:ss AM/PM", 20: "h:mm", 21: "h:mm:ss", 22: "m/d/yy h:mm",
    37: "#,##0", 38: "#,##0", 39: "#,##0.00", 40: "#,##0.00", 41: "#,##0", 42: "$#,##0", 43: "#,##0.00",
    44: "$#,##0.00", 45: "mm:ss", 46: "[h]:mm:ss", 47: "mm:ss.0", 48: "##0.0E+0", 49: "@",
  ]

  /// The kind of a format for dates and times; nil for others.
  private static func moment(_ tokens: [FormatToken]) -> Kind? {
    if let elapsed = elapsed(tokens) { return elapsed }
    let isScientific = tokens.indices.dropFirst().contains { index in
      guard let sign = tokens[index].sign, sign == "E" || sign == "e" else { return false }
      return tokens[index - 1].sign.map { "0#?.".unicodeScalars.contains($0) } ?? false
    }
    guard !isScientific else { return nil }
    var parts = MomentParts()
    var letters: [Unicode.Scalar] = []
    for (index, token) in tokens.enumerated() {
      guard let sign = token.sign else { continue }
      let letter = Unicode.Scalar(UInt8(sign.value) | 0x20)
      // The seconds' digits follow their letter: ss.000.
      if sign == "0", letters.last == "s", tokens[..<index].last(where: { $0.sign != "0" })?.sign == "." {
        parts.fraction += 1
      }
      if "ymdhsegb".unicodeScalars.contains(letter), letters.last != letter { letters.append(letter) }
    }
    guard !letters.isEmpty else { return nil }
    for (index, letter) in letters.enumerated() {
      switch letter {
      case "y", "e", "b": parts.hasYear = true
      case "d": parts.hasDay = true
      case "h": parts.hasTime = true
      case "s": (parts.hasTime, parts.hasSeconds) = (true, true)
      // Minutes are next to hours or seconds.
      case "m":
        let isMinutes =
          index > 0 && letters[index - 1] == "h" || index + 1 < letters.count && letters[index + 1] == "s"
        if isMinutes { parts.hasTime = true } else { parts.hasMonth = true }
      default: break
      }
    }
    // mm:ss is a duration.
    if !parts.hasDate, parts.hasSeconds, !letters.contains("h") {
      return .elapsed(fraction: parts.fraction, showsDays: false)
    }
    return .moment(parts)
  }

  private static func elapsed(_ tokens: [FormatToken]) -> Kind? {
    let isElapsed = tokens.contains { token in
      guard case .bracket(let text) = token, let first = text.lowercased().first else { return false }
      return "hms".contains(first) && text.lowercased().allSatisfy { $0 == first }
    }
    guard isElapsed else { return nil }
    let decimals = tokens.drop { $0 != .sign(".") }.dropFirst().prefix { $0 == .sign("0") }
    // Where hours are shown, `26:05` is hours and minutes.
    let shows = { (letter: Character) in
      tokens.contains { token in
        switch token {
        case .bracket(let text): text.lowercased().first == letter
        case .sign(let sign): Character(sign).lowercased() == String(letter)
        default: false
        }
      }
    }
    return .elapsed(
      fraction: min(decimals.count, 3), hasSeconds: shows("s") || !(shows("h") && shows("m")))
  }

  private static func fraction(_ tokens: [FormatToken]) -> NumberFormat? {
    guard let slash = tokens.firstIndex(of: .sign("/")), slash > 0 else { return nil }
    let below = tokens[(slash + 1)...].prefix {
      $0.sign.map { "0123456789#?".unicodeScalars.contains($0) } ?? digit($0)
    }
    guard !below.isEmpty else { return nil }
    let digits = String(
      below.flatMap { token -> [Character] in
        if case .text(let text) = token { return Array(text) }
        return token.sign.map { [Character($0)] } ?? []
      })
    return NumberFormat(
      kind: .fraction(digits: digits.count, denominator: denominator(digits)),
      suffix: literal(tokens[below.endIndex...], isMasked: false))
  }

  /// The denominator that all fractions of a format have; nil for one of a fraction's own.
  static func denominator(_ digits: String) -> Int? {
    Int(digits).flatMap { (1...mostDenominator).contains($0) ? $0 : nil }
  }

  private static let mostDenominator = 1_000_000

  private static func digit(_ token: FormatToken) -> Bool {
    if case .text(let text) = token { return text.allSatisfy(\.isASCII) && Int(text) != nil }
    return false
  }

  private static func number(_ tokens: [FormatToken]) -> NumberFormat {
    func isPlace(_ token: FormatToken) -> Bool {
      token.sign.map { "0#?".unicodeScalars.contains($0) } ?? false
    }
    guard let first = tokens.firstIndex(where: isPlace), let last = tokens.lastIndex(where: isPlace) else {
      return .general
    }
    var digits = Digits()
    var isAfterMark = false
    var exponent = false
    var hasMask = false
    var mask: [UInt8] = []
    var places = 0
    digits.whole = 0
    for index in first...last {
      switch tokens[index] {
      case .sign("."): isAfterMark = true
      case .sign(","): digits.isGrouped = digits.isGrouped || !isAfterMark
      case .sign("E"), .sign("e"): exponent = true
      case .sign(let sign) where isPlace(tokens[index]) && !exponent:
        mask.append(UInt8(ascii: "#"))
        if isAfterMark {
          digits.mostDecimals += 1
          if sign == "0" { digits.decimals = digits.mostDecimals }
        } else {
          places += 1
          if sign == "0" { digits.whole += 1 }
        }
      case .text(let text):
        hasMask = true
        mask += Array(text.utf8)
      default: break
      }
    }
    digits.exponentStep = exponent ? min(max(places, 1), 9) : 0
    if hasMask, !isAfterMark, !exponent { digits.mask = mask }
    // Commas right behind the digits divide.
    digits.thousands = tokens[(last + 1)...].prefix { $0 == .sign(",") }.count
    digits.isPercent = tokens.contains(.sign("%"))
    return NumberFormat(
      kind: .number(digits),
      around: (tokens[..<first], tokens[(last + 1)...]), isMasked: digits.mask != nil)
  }

  /// A format with the texts before and after the digits, without the gaps that line numbers up.
  private init(kind: Kind, around texts: (ArraySlice<FormatToken>, ArraySlice<FormatToken>), isMasked: Bool) {
    self.init(
      kind: kind, prefix: Self.literal(texts.0, isMasked: isMasked),
      suffix: Self.literal(texts.1, isMasked: isMasked))
    // Brackets around the number would make it negative.
    let surplus = { (bytes: [UInt8]) in
      bytes.count { $0 == UInt8(ascii: "(") } - bytes.count { $0 == UInt8(ascii: ")") }
    }
    if !isMasked, surplus(prefix) > 0, surplus(suffix) < 0,
      let start = prefix.firstIndex(of: UInt8(ascii: "(")), let end = suffix.lastIndex(of: UInt8(ascii: ")"))
    {
      prefix.remove(at: start)
      suffix.remove(at: end)
    }
    prefix = Array(prefix.drop { $0 == Byte.space })
    while suffix.last == Byte.space { suffix.removeLast() }
  }

  /// The text of literals and currencies; nothing where it has only the signs of negative numbers, since the number says it.
  private static func literal(_ tokens: some Sequence<FormatToken>, isMasked: Bool) -> [UInt8] {
    let text = tokens.map { token -> String in
      switch token {
      case .text(let text): return text
      case .sign(let sign): return sign.properties.isAlphabetic ? String(sign) : ""
      case .general: return ""
      case .bracket(let text):
        guard text.hasPrefix("$") else { return "" }
        let currency = text.dropFirst().prefix { $0 != "-" }
        return String(currency)
      }
    }.joined()
    if isMasked { return Array(text.utf8) }
    return text.allSatisfy { "- ".contains($0) } ? [] : Array(text.utf8)
  }
}

extension Sequence where Element: Equatable {
  /// The elements with which two sequences begin.
  fileprivate func shared(with other: some Sequence<Element>) -> [Element] {
    Array(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
