import RowcallLanguages
import RowcallModel
import RowcallText

/// How a locale writes the values of tables and the words around them, fetched once for a table.
///
/// A class, though what it says never changes: each column of a wide table refers to it.
final class DisplayStyle: Sendable {
  let locale: LocaleTag
  let numbers: NumberStyle
  /// The same without grouping marks, for years and codes.
  let ungrouped: NumberStyle
  let percent: Affix
  let negativePercent: Affix
  let blank: [UInt8]
  let yes: [UInt8]
  let no: [UInt8]
  let separator: [UInt8]
  /// Whether changes have words for their direction.
  let saysDirections: Bool
  let changeUp: Affix
  let changeDown: Affix
  let changeNone: [UInt8]
  /// The words around them.
  let phrases: Phrases
  /// The names of units.
  let units: UnitNames
  /// How dates are written, by their length, and times: asking ICU takes longer than a small table.
  let dateStyles = Memo<FormatOptions.DateLength, DateStyle>()
  let timeStyles = Memo<Bool, TimeStyle>()

  /// Fetches what a locale writes.
  init(locale: LocaleTag) {
    let phrases = Phrases(for: locale)
    self.phrases = phrases
    let locale = Languages.tag(for: locale)
    self.locale = locale
    units = UnitNames(for: locale)
    numbers = NumberStyle(NumberSymbols(for: locale), scales: ScaleStyle(locale: locale))
    ungrouped = NumberStyle(ungrouped: numbers)
    let affixes = Affixes.percent(in: locale)
    percent = Affix(prefix: affixes.prefix, suffix: affixes.suffix)
    negativePercent = Affix(prefix: affixes.negativePrefix, suffix: affixes.negativeSuffix)
    blank = Array(phrases.text(.blank).utf8)
    yes = Array(phrases.text(.yes).utf8)
    no = Array(phrases.text(.no).utf8)
    separator = Array(phrases.text(.listSeparator).utf8)
    saysDirections = !phrases.isNeutral
    changeUp = Affix { phrases.text(.changeUp, ["amount": $0]) }
    changeDown = Affix { phrases.text(.changeDown, ["amount": $0]) }
    changeNone = Array(phrases.text(.changeNone).utf8)
  }

  /// A number that tells a place, such as that of a row: without grouping marks.
  func place(_ number: Int) -> String {
    var output = ByteBuffer()
    ungrouped.append(Number(significand: UInt64(number.magnitude)), to: &output)
    return output.text()
  }

  /// The places of the date (true) and the time (false) where a cell has both.
  func dateAndTime() -> FieldLayout<Bool>? {
    let marks = (date: "\u{1}", time: "\u{2}")
    let sample = phrases.text(.dateTime, ["date": marks.date, "time": marks.time])
    return FieldLayout(sample: sample, fields: [(true, marks.date), (false, marks.time)])
  }
}

extension NumberStyle {
  /// The style of a locale's symbols and words.
  convenience init(_ symbols: NumberSymbols, scales: ScaleStyle? = nil) {
    let isASCII = symbols.digits == (0...9).map(String.init)
    self.init(
      decimal: symbols.decimal, grouping: symbols.grouping, minus: symbols.minus, plus: symbols.plus,
      primaryGroup: symbols.primaryGroup, secondaryGroup: max(symbols.secondaryGroup, 1),
      minimumGrouping: symbols.minimumGrouping, digits: isASCII ? nil : symbols.digits, scales: scales)
  }
}
