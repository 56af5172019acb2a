import RowcallText
import RowcallWire

/// A voice that can be asked for.
package struct Voice: Hashable, Codable, Sendable {
  package enum Gender: String, Codable, Sendable {
    case male, female
  }

  /// The name to ask for it by: `en-us`.
  package var identifier: String
  /// Its name for people: `English (America)`.
  package var name: String
  /// The languages it speaks, the best one first.
  package var languages: [LocaleTag]
  /// What it sounds like; nil when its maker does not say.
  package var gender: Gender?

  init(_ record: VoiceRecord) {
    identifier = record.identifier
    name = record.name
    languages = record.languages.map { LocaleTag($0) }
    gender = [1: .male, 2: .female][record.gender]
  }

  /// Whether it speaks a locale's language; for a tag with a region, `en-GB`, whether it speaks just that.
  package func speaks(_ locale: LocaleTag) -> Bool {
    let wanted = locale.identifier.lowercased()
    let isChosen = identifier == VoiceTable.voice(for: locale)
    return isChosen
      || languages.contains {
        let tag = $0.identifier.lowercased()
        return tag == wanted || tag.hasPrefix(wanted + "-")
      }
  }
}

/// Chooses the voice for each stretch of text.
package struct VoiceChoice: Hashable, Sendable {
  /// The voice for all text; nil to choose by script and language.
  package var voice: String?

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

/// Which eSpeak NG voice speaks which language and script.
enum VoiceTable {
  /// The voice for what has no better one.
  static let fallback = "en-us"

  /// Reads hanzi as well as pinyin; the voice `cmn` spells hanzi out in English.
  static let mandarin = "cmn-latn-pinyin"

  /// The voice of a locale; nil when eSpeak NG has none for its language.
  static func voice(for locale: LocaleTag) -> String? {
    let tag = locale.identifier.lowercased()
    if let voice = regional[tag] { return voice }
    if let voice = renamed[locale.language] { return voice }
    return languages.contains(locale.language) ? locale.language : nil
  }

  /// The voice for a script's text in a table of some locale; nil for a script that eSpeak NG cannot read.
  ///
  /// Text in a script that the locale's language is written in gets the locale's own voice, other text the voice of
  /// the script's most widely spoken language.
  static func voice(forScript script: String, in locale: LocaleTag) -> String? {
    let own = voice(for: locale)
    switch script {
    case "Zyyy", "Zinh": return own ?? fallback
    case "Latn": return nonLatin[locale.language] == nil ? own ?? fallback : fallback
    default: break
    }
    if nonLatin[locale.language]?.contains(script) == true, let own { return own }
    return scripts[script]
  }

  /// All voices that may be chosen.
  static var allVoices: Set<String> {
    languages.union(regional.values).union(renamed.values).union(scripts.values).union([fallback])
  }

  /// Locales whose voice is not their language's: voice, then locales.
  private static let regional = table([
    "en-gb": "en-gb en-au en-nz en-ie en-in en-za",
    "es-419": "es-419 es-mx es-ar es-co es-cl es-pe es-us es-ve",
    "fr-be": "fr-be", "fr-ch": "fr-ch", "pt": "pt-pt pt-ao pt-mz", "yue": "zh-hk zh-mo",
  ])

  /// Languages whose voice has another name: voice, then languages.
  private static let renamed = table([
    "en-us": "en tl", "fr-fr": "fr", "pt-br": "pt", "nb": "no nn", "he": "iw", "id": "in", "hr": "sh",
    mandarin: "zh cmn",
  ])

  /// Languages whose voice has their own name.
  private static let languages = Set(
    words(
      """
      af am an ar as az ba be bg bn bpy bs ca cs cv cy da de el eo es et eu fa fi ga gd gn grc gu hak haw he hi hr ht hu
      hy hyw ia id io is it ja jbo ka kk kl kn ko kok ku ky la lb lfn lt ltg lv mi mk ml mr ms mt my nb nci ne nl nog om
      or pa pap pl quc ro ru sd shn si sk sl smj sq sr sv sw ta te th tk tn tr tt ug uk ur uz vi yue
      """))

  /// The scripts of languages that are not written in Latin.
  private static let nonLatin: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for (script, languages) in writers {
      for language in words(languages) { table[language, default: []].insert(script) }
    }
    return table
  }()

  /// The languages written in a script; the first is its most widely spoken.
  private static let writers = [
    "Cyrl": "ru uk bg be mk kk ky tt ba cv nog mn tg", "Arab": "ar fa ur ug sd ps", "Grek": "el grc",
    "Hebr": "he iw yi", "Armn": "hy hyw", "Geor": "ka", "Ethi": "am ti", "Deva": "hi mr ne kok",
    "Beng": "bn as bpy", "Guru": "pa", "Gujr": "gu", "Orya": "or", "Taml": "ta", "Telu": "te", "Knda": "kn",
    "Mlym": "ml", "Sinh": "si", "Thai": "th", "Mymr": "my shn", "Hang": "ko", "Hira": "ja", "Kana": "ja",
    "Hani": "zh cmn yue hak ja ko", "Bopo": "zh cmn yue",
  ]

  /// The voice of the language that is most widely spoken of those written in a script.
  private static let scripts = writers.mapValues { languages in
    let language = words(languages).first ?? ""
    return renamed[language] ?? language
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Turns lists of keys by value into values by key.
  private static func table(_ keys: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: keys.flatMap { value, keys in words(keys).map { ($0, value) } })
  }
}
