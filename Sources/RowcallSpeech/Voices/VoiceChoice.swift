import RowcallText

/// Chooses the voice for each stretch of text.
package struct VoiceChoice: Hashable, Sendable {
  /// The voice for all text; nil to choose by script and language.
  package var voice: String?

  /// Creates a choice.
  package init(voice: String? = nil) {
    self.voice = voice
  }

  /// The voice for most text of a locale: the one to have ready.
  package func voice(for locale: LocaleTag) -> String {
    voice ?? VoiceTable.voice(for: locale) ?? VoiceTable.fallback
  }

  /// Text of one voice.
  struct Run: Hashable {
    var range: Range<String.Index>
    var voice: String
  }

  /// Cuts a text into runs of one voice, in order and without gaps.
  ///
  /// Digits and punctuation stay with their neighbour, pinyin in Chinese is Mandarin, and what no voice can read stays with the locale's.
  func runs(of text: String, language: LocaleTag) -> [Run] {
    if let voice { return [Run(range: text.startIndex..<text.endIndex, voice: voice)] }
    var runs: [Run] = []
    for scriptRun in ScriptRuns.runs(of: text) {
      let own = VoiceTable.voice(forScript: scriptRun.script, in: language) ?? self.voice(for: language)
      let isPinyin =
        language.language == "zh" && scriptRun.script == "Latn" && PinyinText.isOne(text[scriptRun.range])
      let voice = isPinyin ? VoiceTable.mandarin : own
      if let last = runs.last, last.voice == voice {
        runs[runs.count - 1].range = last.range.lowerBound..<scriptRun.range.upperBound
      } else {
        runs.append(Run(range: scriptRun.range, voice: voice))
      }
    }
    return runs
  }
}
