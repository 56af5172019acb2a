/// What Rowcall itself says, by key: the patterns of its phrases.
package protocol PhraseTables: SendableMetatype {
  /// The phrases around single values, which every transcript needs.
  static var values: KeyValuePairs<PhraseKey, String> { get }
  /// The phrases around tables, lists and what happens in them, which are not even made until one is asked for.
  static var tables: KeyValuePairs<PhraseKey, String> { get }
}

extension PhraseTables {
  /// The pattern of a phrase; nil when the language lacks it, which the tests keep from happening.
  ///
  /// It is looked for from the start, because each key is looked for once.
  static func pattern(_ key: PhraseKey) -> String? {
    (values.first { $0.key == key } ?? tables.first { $0.key == key })?.value
  }
}

/// Everything that Rowcall knows of one language, as data in one folder.
///
/// Every part is made when it is first asked for, so that a language that nobody uses costs nothing.
package protocol Language: PhraseTables {
  /// The subtag of the language, "de"; with its script where it is written in two: "zh-Hant".
  static var tag: String { get }
  /// Other subtags under which the language goes.
  static var aliases: [String] { get }
  /// What signs are called when they are said.
  static var signs: KeyValuePairs<Sign, String> { get }
}

extension Language {
  package static var aliases: [String] { [] }
}
