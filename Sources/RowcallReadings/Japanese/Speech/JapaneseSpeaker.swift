/// Puts what a voice says together from words: numbers with what they count, all other words one by one.
struct JapaneseSpeaker {
  private let words: [JapaneseWord]

  init(_ words: [JapaneseWord]) { self.words = words }

  /// All words as a voice says them.
  var spoken: String {
    var spoken = ""
    var index = 0
    while index < words.count {
      guard let number = WrittenNumber(words[index...]) else {
        spoken += words[index].said
        index += 1
        continue
      }
      let place = index + number.wordCount
      let counted = counter(at: place, of: number, isInDate: spoken.hasSuffix("がつ"))
      spoken += words[index].gap + (counted?.spoken ?? number.kana.spoken)
      index = place + (counted?.wordCount ?? 0)
    }
    return spoken
  }

  /// The longest counter that ends where a word ends, with its number.
  private func counter(
    at place: Int, of number: WrittenNumber, isInDate: Bool
  ) -> (spoken: String, wordCount: Int)? {
    var written = ""
    var best: (spoken: String, wordCount: Int)?
    for (offset, word) in words[place...].prefix(Counter.mostWords).enumerated() {
      written += (offset == 0 ? "" : word.gap) + word.written
      if let counter = Counter.all[written] {
        best = (counter.spoken(after: number, isInDate: isInDate), offset + 1)
      }
    }
    return best
  }
}
