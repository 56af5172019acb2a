import RowcallText

/// Which eSpeak NG voice speaks which language and script.
enum VoiceTable {
  /// The voice for what has no better one.
  static let fallback = "en-us"

  /// Reads hanzi as well as pinyin; the voice `cmn` spells hanzi out in English.
  private static let mandarin = "cmn-latn-pinyin"

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

  private static let regional = [
    "en-gb": "en-gb", "en-au": "en-gb", "en-nz": "en-gb", "en-ie": "en-gb", "en-in": "en-gb", "en-za": "en-gb",
    "es-mx": "es-419", "es-419": "es-419", "es-ar": "es-419", "es-co": "es-419", "es-cl": "es-419",
    "es-pe": "es-419", "es-us": "es-419", "es-ve": "es-419", "fr-be": "fr-be", "fr-ch": "fr-ch", "pt-pt": "pt",
    "pt-ao": "pt", "pt-mz": "pt", "zh-hk": "yue", "zh-mo": "yue",
  ]

  private static let renamed = [
    "en": "en-us", "fr": "fr-fr", "pt": "pt-br", "zh": mandarin, "cmn": mandarin, "no": "nb", "nn": "nb", "iw": "he", "in": "id",
    "tl": fallback, "sh": "hr",
  ]

  private static let languages: Set = [
    "af", "am", "an", "ar", "as", "az", "ba", "be", "bg", "bn", "bpy", "bs", "ca", "cmn", "cs", "cv", "cy", "da", "de",
    "el", "eo", "es", "et", "eu", "fa", "fi", "ga", "gd", "gn", "grc", "gu", "hak", "haw", "he", "hi", "hr", "ht", "hu",
    "hy", "hyw", "ia", "id", "io", "is", "it", "ja", "jbo", "ka", "kk", "kl", "kn", "ko", "kok", "ku", "ky", "la", "lb",
    "lfn", "lt", "ltg", "lv", "mi", "mk", "ml", "mr", "ms", "mt", "my", "nb", "nci", "ne", "nl", "nog", "om", "or",
    "pa", "pap", "pl", "quc", "ro", "ru", "sd", "shn", "si", "sk", "sl", "smj", "sq", "sr", "sv", "sw", "ta", "te",
    "th", "tk", "tn", "tr", "tt", "ug", "uk", "ur", "uz", "vi", "yue",
  ]

  private static let nonLatin: [String: Set<String>] = {
    var table: [String: Set<String>] = ["ja": ["Hira", "Kana", "Hani"], "ko": ["Hang", "Hani"]]
    for (script, languages) in written {
      for language in languages { table[language, default: []].insert(script) }
    }
    return table
  }()

  private static let written = [
    "Cyrl": ["ru", "uk", "bg", "be", "mk", "kk", "ky", "tt", "ba", "cv", "nog", "mn", "tg"],
    "Arab": ["ar", "fa", "ur", "ug", "sd", "ps"],
    "Grek": ["el", "grc"], "Hebr": ["he", "iw", "yi"], "Armn": ["hy", "hyw"], "Geor": ["ka"], "Ethi": ["am", "ti"],
    "Deva": ["hi", "mr", "ne", "kok"], "Beng": ["bn", "as", "bpy"], "Guru": ["pa"], "Gujr": ["gu"], "Orya": ["or"],
    "Taml": ["ta"], "Telu": ["te"], "Knda": ["kn"], "Mlym": ["ml"], "Sinh": ["si"], "Thai": ["th"],
    "Mymr": ["my", "shn"], "Hani": ["zh", "cmn", "yue", "hak"],
  ]

  private static let scripts = [
    "Cyrl": "ru", "Arab": "ar", "Grek": "el", "Hebr": "he", "Armn": "hy", "Geor": "ka", "Ethi": "am", "Deva": "hi",
    "Beng": "bn", "Guru": "pa", "Gujr": "gu", "Orya": "or", "Taml": "ta", "Telu": "te", "Knda": "kn", "Mlym": "ml",
    "Sinh": "si", "Thai": "th", "Mymr": "my", "Hang": "ko", "Hira": "ja", "Kana": "ja", "Hani": mandarin, "Bopo": mandarin,
  ]
}
