/// Forms of kanji that are found in names and that dictionaries know in another form.
enum KanjiVariants {
  /// The text with the forms that dictionaries know; nil when nothing changes.
  static func replaced(in text: String) -> String? {
    guard text.contains(where: { forms[$0] != nil }) else { return nil }
    return String(text.map { forms[$0] ?? $0 })
  }

  private static let forms: [Character: Character] = [
    "髙": "高", "﨑": "崎", "碕": "崎", "濵": "浜", "德": "徳", "𠮷": "吉", "邊": "辺", "邉": "辺", "齋": "斎", "嶌": "島",
    "增": "増", "瀨": "瀬", "塚": "塚", "黑": "黒", "淸": "清", "敎": "教", "橫": "横", "晴": "晴", "賴": "頼", "內": "内",
    "槇": "槙", "藪": "薮", "籠": "篭", "﨟": "蝋", "鄕": "郷", "塡": "填", "寬": "寛", "悅": "悦", "衞": "衛", "曻": "昇",
  ]
}
