import RowcallLanguages
import RowcallText

/// Estimates how long a text takes to speak at the default rate.
///
/// It counts syllables, words and pauses of the spoken text without a voice, with weights measured for each language.
package struct ListeningCost: Sendable {
  /// The listener's language.
  package let locale: LocaleTag
  private let pace: SpeakingPace
  private let numbers: NumberSyllables

  /// The estimate for a language.
  package init(locale: LocaleTag) {
    self.locale = locale
    pace = SpeakingPace.pace(of: locale)
    numbers = NumberSyllables(locale, dropsFinalE: pace.dropsFinalE)
  }

  /// The time of a text in seconds without the silence after it; 0 if nothing is spoken.
  package func seconds(_ text: String) -> Double {
    let count = count(text)
    return count.tenths == 0 ? 0 : pace.seconds(count)
  }

  /// The number of spoken syllables in a text.
  package func syllables(_ text: String) -> Int { (count(text).tenths + 5) / 10 }

  private func count(_ text: String) -> SpokenCount {
    var letters = SyllableCount(dropsFinalE: pace.dropsFinalE)
    var count = SpokenCount()
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if scalars[index].isASCIIDigit {
        letters.endWord()
        count.add(numbers.take(scalars, at: &index))
        continue
      }
      letters.add(scalars[index])
      count.addPause(at: scalars, index)
      index = scalars.index(after: index)
    }
    letters.endWord()
    count.tenths += letters.tenths
    count.words += letters.words
    return count
  }
}

extension SpeakingPace {
  /// The time of counted units in seconds.
  func seconds(_ count: SpokenCount) -> Double {
    start + syllable * Double(count.tenths) / 10 + word * Double(count.words) + comma * Double(count.commas)
      + 2 * comma * Double(count.stops)
  }
}

/// The counted units of a text.
struct SpokenCount {
  /// Tenths of a syllable.
  var tenths = 0
  /// Words and numbers.
  var words = 0
  /// Commas and other marks with a short pause.
  var commas = 0
  /// Ends of sentences before the end of the text.
  var stops = 0

  mutating func add(_ number: (tenths: Int, words: Int)) {
    tenths += number.tenths
    words += number.words
  }

  /// Counts the pause at a mark, if there is one and something follows.
  mutating func addPause(at scalars: String.UnicodeScalarView, _ index: String.Index) {
    switch scalars[index] {
    case ",", ";", ":", "，", "、", "；", "：", "،", "؛":
      if isFollowed(scalars, index) { commas += 1 }
    case ".", "!", "?", "。", "！", "？", "؟", "।":
      if isFollowed(scalars, index) { stops += 1 }
    default: break
    }
  }

  private func isFollowed(_ scalars: String.UnicodeScalarView, _ index: String.Index) -> Bool {
    let next = scalars.index(after: index)
    guard next < scalars.endIndex else { return false }
    return scalars[next].properties.isWhitespace || scalars[index].value > 0x5FF
  }
}

extension Unicode.Scalar {
  /// Whether it is one of 0 to 9.
  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }
}
