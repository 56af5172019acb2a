import RowcallLanguages
import RowcallModel
import RowcallReadings
import RowcallText
import RowcallValues

/// Says what cells hold, in one language.
///
/// Free text goes through the language's reader, so that the values inside it are spoken as values too; words stay as they
/// stand. Control characters and white space become single spaces: nobody can hear them. Nor can anybody follow markup
/// (see ``MarkupText``) and a dozen decimals (see ``RowcallModel/Value/audible``).
public struct SpokenText: Sendable {
  /// The language.
  package let locale: LocaleTag
  /// Whether numbers are left as digits or spelled out.
  package let form: NumberForm
  let phrases: Phrases
  private let signNames: SignNames
  private let language: any SpokenLanguage
  private let reader: any TextReader
  private let readings: Readings?
  /// Whether readings change nothing, which is known once and asked at each cell.
  private let isIdle: Bool
  /// How the words of phrases are read.
  private let ownReadings: Readings?
  /// Whether the language is Japanese, asked at each cell.
  private let isJapanese: Bool
  private let isEastAsian: Bool
  /// The form in which values reach the voice: readers of Japanese make words of digits themselves, and know what is counted.
  private var voicedForm: NumberForm { readings != nil && isJapanese ? .digits : form }

  /// Creates the speech of a locale.
  ///
  /// - Parameter readings: how names and kanji are read; nil leaves them as they are written.
  public init(_ locale: LocaleTag, form: NumberForm = .digits, readings: Readings? = nil) {
    self.init(
      locale: locale, form: form, language: SpokenLanguages.language(for: locale),
      reader: TextReaders.reader(for: locale), readings: readings)
  }

  /// Creates the speech of a language from its parts.
  package init(
    locale: LocaleTag, form: NumberForm, language: any SpokenLanguage, reader: any TextReader,
    readings: Readings? = nil
  ) {
    self.locale = locale
    self.form = form
    self.language = language
    self.reader = reader
    let isJapanese = locale.language == "ja"
    self.isJapanese = isJapanese
    isEastAsian = isJapanese || ["ko", "zh"].contains(locale.language)
    isIdle = readings?.isIdle ?? true
    self.readings = readings.map { isJapanese ? $0.knowing(.japaneseValues) : $0 }
    ownReadings = readings.map { isJapanese ? $0.knowing(.japanesePhrases) : $0 }
    phrases = Phrases(for: locale)
    signNames = SignNames(for: locale)
  }

  /// The same in another language, with its readings.
  func speech(in language: LocaleTag) -> SpokenText {
    SpokenText(language, form: form, readings: readings?.readings(in: language))
  }

  /// What is in a cell as the voice is to say it: kanji by their readings, names of people by theirs.
  func voiced(_ text: String, _ names: CellNames = .none) -> String {
    guard let readings, !isIdle else { return text }
    return names.contains(text) ? readings.spoken(text, given: nil) : readings.spoken(text)
  }

  /// A finished phrase as the voice is to say it.
  func voiced(phrase: String) -> String { ownReadings?.spoken(phrase) ?? phrase }

  /// Which cells of a column are names that are read in another way than other words.
  ///
  /// - Parameter isChosen: whether the user says that the column has names of some kind.
  func names(in column: Column, isChosen: Bool) -> CellNames {
    guard locale.language == "zh" else { return .none }
    return PersonHeaders.contains(column.name) ? .all : isChosen ? .people : .none
  }

  /// Whether a reading that is next to a name is to be spoken for it.
  func says(_ given: String, for name: String) -> Bool { readings?.says(given, for: name) ?? false }

  /// The spoken text of a value; for an empty one "blank".
  package func spoken(_ value: Value) -> String {
    switch value {
    case .empty: phrases.text(.blank)
    case .text(let text): spoken(text: text)
    case .number(let number): PowerOfTen(number).map(spoken) ?? exactly(value.audible)
    default: exactly(value.audible)
    }
  }

  /// The spoken text of a cell's value as the whole column is spoken.
  func spoken(_ value: Value, in column: CellConventions) -> String {
    if case .identifier = value, column.hasLongCodes { return exactly(value) }
    let value = column.hasLongFractions ? value.audibleAmongLongFractions : value
    return spoken(value.speakableMoment(withCentury: form == .digits && !column.isCenturyOpen))
  }

  /// The spoken text of a value with all its digits.
  func exactly(_ value: Value) -> String { language.spoken(value, as: voicedForm) }

  /// The spoken text of a number that tells a place, such as that of a row: digits, or words where those were asked for.
  func spoken(place: Int) -> String {
    let digits = String(place)
    return form == .digits && !language.needsWords
      ? digits : exactly(.number(Number(significand: UInt64(place.magnitude))))
  }

  /// A finished sentence, with words for its numbers where the voice would be silent at them.
  func spoken(sentence: String) -> String { voiced(phrase: inWords(sentence)) }

  private func inWords(_ sentence: String) -> String {
    guard language.needsWords, sentence.utf8.contains(where: \.isASCIIDigit) else { return sentence }
    return spoken(reader.pieces(of: sentence))
  }

  private func spoken(_ power: PowerOfTen) -> String {
    phrases.text(
      .powerOfTen,
      [
        "number": exactly(.number(power.factor)), "base": exactly(.number(Number(significand: 10))),
        "exponent": exactly(.number(power.exponent)),
      ])
  }

  /// The spoken text of free text; signs are named where they are all that there is, as voices skip them.
  package func spoken(text: String) -> String { spoken(text: text, by: reader) }

  private func spoken(text: String, by reader: any TextReader) -> String {
    // Most names end here.
    if text.isPlainWords, !reader.mayHoldValues(text) { return text }
    if let words = wordsOfShapes(text) { return words }
    let plain = withSpokenSigns(Self.audible(MarkupText.plain(text)))
    if plain.isFormula { return withSpokenDigits(plain) }
    let pieces = reader.pieces(of: plain)
    // Readers of Japanese have readings of signs, in which a cross is "no" and not "times".
    if !isJapanese, pieces.count == 1, case .words(let words) = pieces[0],
      let names = signNames.names(ofAllIn: words)
    {
      return names
    }
    return spoken(pieces).withSpokenDashes
  }

  /// What stars for a grade, `★★★☆☆`, or a box to check says, which voices pass over: "3 of 5", "checked"; nil for other texts.
  private func wordsOfShapes(_ text: String) -> String? {
    switch text.first {
    case "☑" where text.count == 1: return spoken(sentence: phrases.text(.stateChecked))
    case "☐" where text.count == 1: return spoken(sentence: phrases.text(.stateNotChecked))
    case "★", "☆":
      let full = text.prefix { $0 == "★" }.count
      // In Japanese, Korean and Chinese the phrase is "the third of five".
      guard !isEastAsian, text.count > full, text.dropFirst(full).allSatisfy({ $0 == "☆" }) else {
        return nil
      }
      return spoken(
        sentence: phrases.text(.setPosition, ["index": "\(full)", "total": "\(text.count)"]))
    default: return nil
    }
  }

  /// The text with words for signs that voices pass over although they change what is meant: "C minus" for `C-`, "less than 5"
  /// for `<5`.
  private func withSpokenSigns(_ text: String) -> String {
    if text.isGrade {
      let minus = phrases.text(.negative, ["number": ""]).trimmed
      return minus.isEmpty ? text : "\(text.dropLast()) \(minus)"
    }
    guard !isJapanese, text.utf8.contains(where: Self.mayBeginSilentSign) else { return text }
    var spoken = ""
    var index = text.startIndex
    while index < text.endIndex {
      guard let (sign, end) = text.silentSign(at: index), let name = signNames.name(of: sign) else {
        spoken.append(text[index])
        index = text.index(after: index)
        continue
      }
      if let last = spoken.last, last != " " { spoken += " " }
      spoken += name
      index = end
      if index < text.endIndex, text[index] != " " { spoken += " " }
      if sign == .less || sign == .greater, let (number, end) = decimal(in: text, at: index) {
        spoken += number
        index = end
      }
      // "≥ -5" and not "=minus 5".
      if text[index...].hasPrefix("=-") {
        spoken += "= "
        index = text.index(after: index)
      }
    }
    return spoken
  }

  /// A number behind a comparison with a comma before one or two decimals, as no language writes thousands: `<0,1`.
  private func decimal(in text: String, at start: String.Index) -> (words: String, end: String.Index)? {
    let whole = text[start...].prefix { $0.isASCIIDigit }
    let fraction = text[whole.endIndex...].dropFirst().prefix { $0.isASCIIDigit }
    guard (1...9).contains(whole.count), text[whole.endIndex...].first == ",",
      (1...2).contains(fraction.count),
      let number = UInt64(whole + fraction), text[fraction.endIndex...].first.map({ $0 == " " }) ?? true
    else { return nil }
    let value = Number(
      significand: number, fractionDigits: UInt8(fraction.count), integerDigits: UInt8(whole.count))
    return (exactly(.number(value)), fraction.endIndex)
  }

  /// Comparisons, a power, an arrow of two characters, and the first byte of triangles.
  private static func mayBeginSilentSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "^"), 0xE2: true
    default: false
    }
  }

  /// The spoken text of a cell of words as the whole column is spoken.
  func spoken(text: String, in column: CellConventions) -> String {
    if column.isTextAsWritten || column.holdsScores && CodeScanner.isPair(text) {
      return withSpokenDigits(Self.audible(text))
    }
    if column.spellsLetters, LetteredNumber.isAll(of: text), holdsUnit(text) { return spoken(lettered: text) }
    if column.spellsCapitals, text.isCapitalPair { return text.map(String.init).joined(separator: "-") }
    if column.monthPairs == .open, let written = spoken(monthPair: text) { return written }
    return spoken(text: text, by: column.textDates.map(reader.reading) ?? reader)
  }

  private func holdsUnit(_ text: String) -> Bool {
    reader.pieces(of: text).contains { piece in
      switch piece {
      case .value(.measure), .value(.duration): true
      default: false
      }
    }
  }

  /// Numbers with a letter each as they are written, more than two digits one by one: "16 a", "7 4 7 B".
  private func spoken(lettered text: String) -> String {
    Self.audible(text).split(separator: " ").map { word in
      let number = String(word.dropLast())
      let isCode = number.count > 2 && number.allSatisfy(\.isASCIIDigit)
      return (isCode ? spoken(.identifier(number)) : spoken(text: number)) + " " + word.suffix(1)
    }.joined(separator: " ")
  }

  /// The month and the digits of `Jan-04` as they are written, where nobody knows if these are a day or a year.
  private func spoken(monthPair text: String) -> String? {
    let pieces = reader.pieces(of: text)
    guard pieces.count == 1, case .value(.date(let date)) = pieces[0], date.year == nil, date.day != nil
    else {
      return nil
    }
    let month = spoken(.date(CalendarDate(month: date.month)))
    let digits = spoken(.identifier(text.filter(\.isASCIIDigit)))
    return (text.first?.isASCIIDigit ?? false ? [digits, month] : [month, digits]).joined(separator: " ")
  }

  /// The spoken text of what stands for a value that is not there, `N/A` or a dash, which voices would pass over.
  func spoken(placeholder text: String) -> String {
    signNames.names(ofAllIn: text) ?? spoken(text: text)
  }

  private func spoken(_ pieces: [TextPiece]) -> String {
    if pieces.count == 1 { return spoken(pieces[0]) }
    var text = ""
    for piece in pieces {
      if language.needsWords { text.appendApart(spoken(piece)) } else { text += spoken(piece) }
    }
    return text
  }

  private func spoken(_ piece: TextPiece) -> String {
    switch piece {
    case .words(let words): withSpokenDigits(words)
    case .value(let value): spoken(inText: form == .digits ? value.withCertainYear : value)
    case .positive(let value): phrases.text(.positive, ["number": spoken(inText: value)])
    }
  }

  /// A value in a text with all its digits, since no one would know that they are rounded.
  ///
  /// More digits than a computer calculates with were written by none.
  private func spoken(inText value: Value) -> String {
    let isOfDigits =
      if case .identifier = value { true } else { (value.amount?.significand ?? 0) >= 1_000_000_000_000_000 }
    return isOfDigits ? spoken(value) : exactly(value)
  }

  /// Words with their digits said one by one where the voice would be silent at them, as at "A4".
  func withSpokenDigits(_ words: String) -> String {
    guard language.needsWords, words.utf8.contains(where: \.isASCIIDigit) else { return words }
    var spoken = ""
    var rest = words[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isASCIIDigit == first.isASCIIDigit }
      spoken.appendApart(first.isASCIIDigit ? exactly(.identifier(String(run))) : String(run))
      rest = rest.dropFirst(run.count)
    }
    return spoken
  }

  /// The text with runs of white space and control characters made single spaces, and none at its ends; quotes and
  /// dashes of Windows that became control characters are repaired.
  package static func audible(_ text: String) -> String {
    if isAudible(text) { return text }
    let scalars = text.unicodeScalars.map { $0.windowsSign ?? $0 }
    return scalars.split(whereSeparator: isGap).map { String(String.UnicodeScalarView($0)) }.joined(
      separator: " ")
  }

  /// Whether a text has single spaces between its words and none at its ends, as nearly every text has.
  private static func isAudible(_ text: String) -> Bool {
    var isAfterGap = true
    for scalar in text.unicodeScalars {
      let isGap = isGap(scalar)
      if isGap, isAfterGap || scalar != " " { return false }
      isAfterGap = isGap
    }
    return !isAfterGap || text.isEmpty
  }

  /// White space, and what is unsafe in any text.
  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0: true
    // What is left of white space lies between.
    case 0x1680...0x3000: scalar.properties.isWhitespace || scalar.isUnsafe
    default: scalar.isUnsafe
    }
  }
}

extension String {
  /// Appends words for digits, or what is after them, with a space where letters or a comma would touch letters.
  fileprivate mutating func appendApart(_ words: String) {
    if let last, last.isLetter || last == ",", words.first?.isLetter == true { self += " " }
    self += words
  }
}

extension String {
  /// Whether this is words of ASCII letters with single spaces between them.
  fileprivate var isPlainWords: Bool {
    var isAfterLetter = false
    for byte in utf8 {
      let isLetter = (0x41...0x5A).contains(byte & 0xDF)
      if !isLetter, byte != UInt8(ascii: " ") || !isAfterLetter { return false }
      isAfterLetter = isLetter
    }
    return isAfterLetter
  }

  /// Whether this is a grade, a rating or a blood group with a minus behind it: `C-`, `BBB-`, `AB-`.
  fileprivate var isGrade: Bool {
    guard (2...4).contains(utf8.count), utf8.last == UInt8(ascii: "-") else { return false }
    return utf8.dropLast().allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// The text with hyphens for en dashes between digits, `1–5`, which voices pass over.
  fileprivate var withSpokenDashes: String {
    guard utf8.contains(0xE2), contains("\u{2013}") else { return self }
    var text = ""
    for index in indices {
      let isBetween =
        self[index] == "\u{2013}" && text.last?.isASCIIDigit == true
        && self[self.index(after: index)...].first?.isASCIIDigit == true
      text.append(isBetween ? "-" : self[index])
    }
    return text
  }

  /// Whether it is a formula of a spreadsheet, in which `A$1` is no amount and `-7` nothing below zero: `=TODAY()-7`.
  fileprivate var isFormula: Bool {
    guard first == "=", case let rest = dropFirst().drop(while: { "+-@.\"".contains($0) }),
      let next = rest.first
    else { return false }
    return next.isLetter || next == "(" || next == "$" && rest.dropFirst().first?.isLetter == true
      || next.isNumber && rest.contains { "*/+^&".contains($0) }
  }

  fileprivate var isCapitalPair: Bool {
    utf8.count == 2 && utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Whether `<` and `>` around a short text without spaces are brackets: `<29>`, `<42bob@x.org>`.
  private func isBracket(at index: Index) -> Bool {
    let longest = 80
    if self[index] == "<" {
      return self[self.index(after: index)...].prefix(longest).prefix { $0 != " " }.contains(">")
    }
    return self[..<index].suffix(longest).reversed().prefix { $0 != " " }.contains("<")
  }

  /// The sign at an index that voices pass over although it changes what is meant, and where it ends: a comparison, the power
  /// in `10^3`, the arrow in `80->90`, the triangle in `▼ 5`.
  fileprivate func silentSign(at index: Index) -> (sign: Sign, end: Index)? {
    let after = self.index(after: index)
    switch self[index] {
    case "<", ">": return comparison(at: index).map { ($0, after) }
    case "▲", "△", "▴", "▼", "▽", "▾": return Sign(self[index]).map { ($0, after) }
    case "^" where isBetweenNumbers(index, after): return (.caret, after)
    case "-" where self[after...].first == ">":
      let end = self.index(after: after)
      return isBetweenNumbers(index, end) ? (.rightArrow, end) : nil
    default: return nil
    }
  }

  /// Whether a letter or digit is before an index and a digit, perhaps with a minus, at another.
  private func isBetweenNumbers(_ start: Index, _ end: Index) -> Bool {
    guard start > startIndex, let before = self[..<start].last(where: { $0 != " " }) else { return false }
    let rest = self[end...].drop { $0 == " " }
    let next = rest.first == "-" ? rest.dropFirst().first : rest.first
    return (before.isLetter || before.isNumber || before == ")") && (next?.isASCIIDigit ?? false)
  }

  /// The sign at an index if it compares a number or stands alone between words: `<5`, `> -3`, `x>=2`, `a < b`, `0 < x < 10`, but no
  /// arrow, no bracket, and not what leads through a menu, `File > Print`.
  fileprivate func comparison(at index: Index) -> Sign? {
    guard let sign: Sign = self[index] == "<" ? .less : self[index] == ">" ? .greater : nil else {
      return nil
    }
    let before = self[..<index].last
    var rest = self[self.index(after: index)...]
    if before.map("-=<>".contains) ?? false || isBracket(at: index) { return nil }
    let isSpaced = before == " " && rest.first == " "
    let operands = operands(around: index)
    if operands.count > 2 { return isChain(operands, sign, isSpaced: isSpaced) ? sign : nil }
    let isUnspaced = before != " " && rest.first?.isLetter ?? false
    if sign == .less, isSpaced || isUnspaced && operands[0].isNumber { return sign }
    for skipped: Character in ["=", " ", "-", "."] where rest.first == skipped { rest = rest.dropFirst() }
    return rest.first?.isASCIIDigit == true ? sign : nil
  }

  /// Whether several signs alike compare, so that all of them are said: `0 < x < 10`, `10 > x > 5`, `a < b < c`.
  private func isChain(_ operands: [Substring], _ sign: Sign, isSpaced: Bool) -> Bool {
    let hasNumber = operands.contains(where: \.isNumber)
    let ends = [operands[0], operands[operands.count - 1]]
    if sign == .greater { return hasNumber && ends.allSatisfy { $0.isNumber || $0.isLoneLetter } }
    return hasNumber || isSpaced && operands.allSatisfy(\.isLoneLetter)
  }

  /// The words around a sign, and those beyond others like it with one word between them: `0`, `x` and `10` of `0 < x < 10`.
  private func operands(around index: Index) -> [Substring] {
    let longest = 80
    func parts(_ text: Substring) -> [[Substring]] {
      text.split(separator: self[index], omittingEmptySubsequences: false).map { part in
        part.split { $0 == " " || $0 == "=" }
      }
    }
    func words(_ parts: some Sequence<[Substring]>, _ nearest: ([Substring]) -> Substring?) -> [Substring] {
      var words: [Substring] = []
      for part in parts {
        words.append(nearest(part) ?? "")
        if part.count != 1 { break }
      }
      return words
    }
    let left = words(parts(self[..<index].suffix(longest)).reversed(), \.last)
    return left.reversed() + words(parts(self[self.index(after: index)...].prefix(longest)), \.first)
  }
}

extension Substring {
  /// Whether it begins as a number does: `5`, `-3`, `(.5`.
  fileprivate var isNumber: Bool { drop { "(-.".contains($0) }.first?.isASCIIDigit ?? false }

  fileprivate var isLoneLetter: Bool { count == 1 && first?.isLetter == true }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}

extension SpokenWords {
  /// How the words of values and signs are spoken.
  fileprivate static let japaneseValues = SpokenWords(
    always: Japanese.valueReadings.always, otherwise: Japanese.valueReadings.otherwise)

  fileprivate static let japanesePhrases = SpokenWords(
    always: japaneseValues.always.merging(Japanese.phraseReadings.always) { first, _ in first },
    otherwise: japaneseValues.otherwise.merging(Japanese.phraseReadings.otherwise) { first, _ in first },
    comeFirst: true)
}
