import RowcallLanguages
import RowcallText

/// The words around the values of a row, as one listener wants them; labels and spoken rows share them.
struct RowWording: Sendable {
  /// How the letters and signs of values are read.
  let letters: LetterReading
  /// What stands around a row's number behind the row; nil if it is not said.
  let position: Affix?

  /// How much the listener wants to hear.
  let verbosity: Verbosity
  private let isValueFirst: Bool
  private let phrases: Phrases

  /// Fetches the words.
  ///
  /// - Parameter total: how many rows there are, in words or digits; nil if unknown.
  init(
    _ verbosity: Verbosity, for plan: RowPlan, phrases: Phrases, locale: LocaleTag, total: String?
  ) {
    self.verbosity = verbosity
    // The header that a template asks for stands where it says.
    isValueFirst = verbosity.order == .contentFirst && plan.joining == .list
    self.phrases = phrases
    letters = LetterReading(verbosity, names: SignNames(for: locale)) {
      phrases.text(.capitalLetter, ["letter": $0])
    }
    position =
      verbosity.position == .always
      ? Affix { row in
        total.map { phrases.text(.rowPositionOf, ["row": row, "total": $0]) }
          ?? phrases.text(.rowPosition, ["row": row])
      } : nil
  }

  /// What stands around a value that is read with this header.
  func header(_ header: String) -> Affix {
    let header = header.cut(to: verbosity.headerLimit)
    let key: PhraseKey = isValueFirst ? .valueAndHeader : .headerAndValue
    return Affix { phrases.text(key, ["header": header, "value": $0]) }
  }
}
