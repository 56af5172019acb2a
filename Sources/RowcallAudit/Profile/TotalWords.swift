/// The words by which a row says that it sums up others.
struct TotalWords: Sendable {
  private let words: [[UInt8]]
  private let isFirst: [Bool]
  private static let longest = 40

  init() {
    words = Self.all.map { Array($0.utf8) }
    var isFirst = [Bool](repeating: false, count: 256)
    for word in words {
      isFirst[Int(word[0])] = true
      if word[0] < 0x80 { isFirst[Int(word[0] & 0xDF)] = true }
    }
    self.isFirst = isFirst
  }

  /// In small letters; nothing that a person, a place or a thing is called.
  private static let all = [
    "total", "totals", "grand total", "subtotal", "sub-total", "sum total", "overall total", "sum",
    "summe", "gesamtsumme", "zwischensumme", "gesamt", "insgesamt", "total général", "sous-total",
    "total general", "suma", "suma total", "totale", "totaal", "totalt", "summa", "yhteensä", "toplam",
    "razem", "celkem", "σύνολο", "итого", "всего", "разом", "усього", "المجموع", "الإجمالي", "סך הכל",
    "סה\"כ",
    "योग", "कुल", "합계", "총계", "소계", "合計", "総計", "小計", "総合計", "合计", "总计", "小计", "總計",
  ]

  /// Whether a cell says so, perhaps with a colon behind it.
  @inline(__always)
  func contains(_ cell: Span<UInt8>) -> Bool {
    guard cell.count > 2, cell.count <= Self.longest, isFirst[Int(cell[0])] else { return false }
    return words.contains { matches($0, cell) }
  }

  private func matches(_ word: [UInt8], _ cell: Span<UInt8>) -> Bool {
    guard cell.count >= word.count else { return false }
    for index in word.indices {
      let byte = cell[index]
      let small = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
      if small != word[index] { return false }
    }
    for index in word.count..<cell.count where cell[index] != 0x3A && cell[index] != 0x20 { return false }
    return true
  }
}
