/// A language that Rowcall itself speaks: three tables of data, in three files.
///
/// The notes for translators are the comments of ``PhraseKey`` and ``Sign``; the phrase tests say what is missing or wrong.
protocol PhraseLanguage: SendableMetatype {
  /// The phrases around single values, which every transcript needs.
  static var values: [Phrase] { get }
  /// The phrases around tables, lists and what happens in them, which are not even made until one is asked for.
  static var tables: [Phrase] { get }
  /// What signs are called when they are said; a sign that has no name of its own here is left out.
  static var signs: [SignName] { get }
}

extension PhraseLanguage {
  /// The phrase for a key; nil when the language lacks it, which the tests keep from happening.
  ///
  /// It is looked for from the start, because each key is looked for once.
  static func phrase(_ key: PhraseKey) -> Phrase? {
    values.first { $0.key == key } ?? tables.first { $0.key == key }
  }
}
