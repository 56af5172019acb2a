import RowcallText

/// How long the voice of a language takes for what is counted in a text, at the default rate.
struct SpeakingPace: Hashable, Sendable {
  /// Before the first sound and after the last, in seconds.
  let start: Double
  /// For each syllable.
  let syllable: Double
  /// For each word besides its syllables.
  let word: Double
  /// At each comma.
  let comma: Double

  /// How long what was counted takes, in seconds.
  func seconds(_ count: SpokenCount) -> Double {
    start + syllable * Double(count.tenths) / 10 + word * Double(count.words) + comma * Double(count.commas)
      + 2 * comma * Double(count.stops)
  }

  /// The pace of a locale's voice; that of an average voice for languages that were not measured.
  static func pace(of locale: LocaleTag) -> SpeakingPace {
    measured[locale.language] ?? SpeakingPace(start: 0.1, syllable: 0.17, word: 0.05, comma: 0.2)
  }

  private static let measured: [String: SpeakingPace] = [:]
}
