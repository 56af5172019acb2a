import RowcallModel

/// Numbers of places in Japanese texts: `梅田1-13-1`.
extension EastAsianCursor {
  /// The numbers of an address as they stand, which are neither a range nor a code.
  ///
  /// Three or four behind kanji or katakana, two only behind a word such as 丁目 or 町.
  mutating func addressNumbers() -> String? {
    guard next?.isDigit == true, let before = previous, before.isPlaceLetter else { return nil }
    return attempt { cursor in
      let start = cursor.position
      guard cursor.addressNumber() else { return nil }
      var count = 1
      while cursor.attempt({ $0.take("-") && $0.addressNumber() ? true : nil }) != nil { count += 1 }
      let isAddress = (3...4).contains(count) || (count == 2 && "目町村区条地番".unicodeScalars.contains(before))
      guard isAddress, cursor.next != "-", cursor.next != "." else { return nil }
      return cursor.folded(since: start)
    }
  }

  private mutating func addressNumber() -> Bool { next != "0" && digits(1...4) != nil }

  /// `月〜金`, said as weekdays.
  mutating func weekdayRange() -> [TextPiece]? {
    guard previous.map({ !$0.isKanji }) ?? true else { return nil }
    return attempt { cursor in
      guard let first = cursor.weekday(), cursor.take("~"), let last = cursor.weekday(),
        cursor.next.map({ !$0.isKanji || $0 == "祝" }) ?? true
      else { return nil }
      return [.value(.range(.date(CalendarDate(weekday: first)), .date(CalendarDate(weekday: last))))]
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isKanji: Bool { ("一"..."鿿").contains(self) || self == "々" }

  /// Whether a place may be called so; numbers behind 番号 are codes.
  fileprivate var isPlaceLetter: Bool {
    (isKanji || ("ァ"..."ー").contains(self)) && self != "号" && self != "第"
  }
}
