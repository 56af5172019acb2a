import CMecab

/// Reads Japanese names as MeCab's dictionary does.
final class JapaneseReader: ReadingDeriver {
  private let mecab: LazyMecab

  init(_ location: MecabLocation) { mecab = LazyMecab(location) }

  var shortcoming: ReadingError? { mecab.shortcoming }

  func reading(of name: String) -> Reading? {
    guard Han.isIn(name) else { return nil }
    return mecab.loaded?.withSentence { self.reading(of: name, $0) } ?? nil
  }

  func readings(of names: [String]) -> [Reading?] {
    guard let mecab = names.contains(where: Han.isIn) ? mecab.loaded : nil else {
      return names.map { _ in nil }
    }
    let readings = mecab.withSentence { sentence in
      names.map { Han.isIn($0) ? self.reading(of: $0, sentence) : nil }
    }
    return readings ?? names.map { _ in nil }
  }

  /// The reading of a name that has kanji.
  ///
  /// The eighth field of IPADIC is how a word is written in kana, the ninth how it is pronounced: 東京 is とうきょう and
  /// とーきょー. Names are sorted and annotated by the first; a voice says the second.
  private func reading(of name: String, _ sentence: MecabSentence) -> Reading? {
    var (text, spoken) = (KanaWriter(), KanaWriter())
    let isDone = sentence.analyze(name) { word in
      text.append(word, word.reading)
      spoken.append(word, word.pronunciation)
    }
    guard isDone else { return nil }
    let (reading, pronunciation) = (text.text, spoken.text)
    return Reading(
      reading, source: .derived, pronunciation: pronunciation == reading ? nil : pronunciation)
  }
}
