/// Puts what a voice says together from words: numbers with what they count, all other words one by one.
struct JapaneseSpeaker {
  let words: [JapaneseWord]

  /// All words as a voice says them.
  var spoken: String {
    var spoken = ""
    var index = 0
    while index < words.count {
      if isPlace(at: index) {
        spoken += "の"
        index += 1
        continue
      }
      if let code = code(at: index) {
        spoken += words[index].gap + code.spoken
        index = code.end
        continue
      }
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

  /// Whether a hyphen parts the numbers of an address, which begin behind kanji or katakana: 梅田1-13-1, 3丁目2-1.
  private func isPlace(at index: Int) -> Bool {
    guard isHyphen(index), isTightNumber(index - 1), isTightNumber(index + 1) else { return false }
    var start = index - 1
    // An address has a few numbers; thousands of them are none.
    while start > 0, index - start < 16, isTightNumber(start - 1) || isHyphen(start - 1) { start -= 1 }
    guard start > 0, words[start].gap.isEmpty, let last = words[start - 1].written.unicodeScalars.last
    else { return false }
    return Han.isOne(last) || (0x30A1...0x30FC).contains(last.value)
  }

  /// A telephone number, digit by digit, and where it ends: groups of digits of which the first begins with a zero.
  private func code(at start: Int) -> (spoken: String, end: Int)? {
    guard words[start].written.first?.digit == 0 else { return nil }
    var groups: [NumberKana] = []
    var (end, length) = (start, 0)
    while let number = WrittenNumber(words[end...]), number.fraction.isEmpty, length <= 11 {
      groups.append(NumberKana(digits: number.digits))
      length += number.digits.count
      end += number.wordCount
      guard words.indices.contains(end), isHyphen(end), isTightNumber(end + 1) else { break }
      end += 1
    }
    guard groups.count > 1, (9...11).contains(length) else { return nil }
    return (groups.map(\.spoken).joined(separator: "の"), end)
  }

  private func isHyphen(_ index: Int) -> Bool {
    words[index].gap.isEmpty && ["-", "−", "－", "‐", "–"].contains(words[index].written)
  }

  private func isTightNumber(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].isNumber && words[index].gap.isEmpty
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
