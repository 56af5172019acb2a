import RowcallModel
import RowcallText

extension Lexicon {
  /// A lexicon from what ICU knows of any locale: its number marks and its names of months and weekdays; and the words for
  /// powers of ten, where columns know them.
  static func generic(for locale: LocaleTag) -> Lexicon {
    var lexicon = Lexicon()
    lexicon.currencies = currencies()
    lexicon.units = units()
    lexicon.rateUnits = rateUnits([:])
    lexicon.dateJoiners = ["de", "di", "del"]
    lexicon.ordinals =
      dottedOrdinalLanguages.contains(locale.language)
      ? .dot(articles: [:], endings: []) : .suffixes(["º": "º", "ª": "ª"])
    lexicon.hasOneDottedOrdinal = !genderedOrdinalLanguages.contains(locale.language)
    lexicon.useMarks(of: locale)
    lexicon.useDates(of: DateText(for: locale))
    lexicon.scales = ScaleWords.lexicon(of: locale.language)
    return lexicon
  }

  /// Languages that make an ordinal of `3` by a dot.
  private static let dottedOrdinalLanguages: Set = [
    "bs", "cs", "da", "et", "fi", "fo", "hr", "hu", "is", "lb", "lv", "nb", "nn", "no", "pl", "sk", "sl",
    "sr", "tr",
  ]

  /// Those of them whose ordinals have a form for each gender.
  private static let genderedOrdinalLanguages: Set = [
    "bs", "cs", "fo", "hr", "is", "lb", "lv", "pl", "sk", "sl", "sr",
  ]

  /// Takes the decimal and grouping marks of a locale where they are not the language's usual ones.
  mutating func useMarks(of locale: LocaleTag) {
    let symbols = NumberSymbols(for: locale)
    guard let decimal = symbols.decimal.unicodeScalars.first, decimal.isASCII else { return }
    if decimal != decimalMark || groupingMarks.isEmpty {
      let isSpace = symbols.grouping.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
      groupingMarks = isSpace ? [" "] : [symbols.grouping, " "]
      decimalMark = decimal
    }
    // Where the point is the decimal mark, it keeps neither days nor minutes apart.
    guard decimal == "." else { return }
    hasDottedDays = false
    dottedTimes = .withMarker
  }

  private mutating func useDates(of text: DateText) {
    for width in [DateText.Width.full, .abbreviated] {
      for number in 1...12 {
        for standalone in [false, true] {
          add(text.month(number, width: width, standalone: standalone), UInt8(number), to: &months)
        }
      }
      for number in 1...7 { add(text.weekday(number, width: width), UInt8(number), to: &weekdays) }
    }
  }

  /// Adds a name that is one word, without the dot of an abbreviation.
  private func add(_ name: String?, _ number: UInt8, to names: inout [String: UInt8]) {
    guard let word = name?.lowercased().split(separator: ".").first.map(String.init) else { return }
    if word.allSatisfy(\.isLetter) { names[word] = number }
  }
}
