import RowcallImport

/// Words for messages.
enum Wording {
  /// `1 cell`, `12,345 cells`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `12 of 340 cells`.
  static func share(_ count: Int, of total: Int, _ noun: String) -> String {
    "\(grouped(count)) of \(Self.count(total, noun))"
  }

  /// Texts in quotation marks with commas and "and" between them.
  static func list(_ texts: [String]) -> String {
    texts.map { "\"\($0.onOneLine.shortened(to: 40))\"" }.joinedByAnd
  }

  /// `column 3`, `rows 2 and 4`, `columns 1, 2, 3, 4, 5, 6, 7, 8 and 12 more`; the numbers are counted from zero.
  static func numbers(_ noun: String, _ numbers: [Int]) -> String {
    let more = numbers.count > 8 ? ["\(numbers.count - 8) more"] : []
    return
      "\(noun)\(numbers.count == 1 ? "" : "s") \((numbers.prefix(8).map { "\($0 + 1)" } + more).joinedByAnd)"
  }

  /// `column C`, `rows 2, 4 and 12 more`.
  static func names(_ noun: String, _ names: [String]) -> String {
    "\(noun)\(names.count == 1 ? "" : "s") \(names.firstFew.joinedByAnd)"
  }

  /// `52 s`, `4 min 10 s`, `26 h 10 min`.
  static func duration(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 1e12).rounded())
    if whole < 90 { return "\(max(1, whole)) s" }
    if whole < 5400 { return "\(whole / 60) min" + (whole % 60 == 0 ? "" : " \(whole % 60) s") }
    let hours = whole / 3600
    let minutes = whole % 3600 / 60
    return "\(grouped(hours)) h" + (minutes == 0 ? "" : " \(minutes) min")
  }

  private static func grouped(_ count: Int) -> String {
    let digits = String(count)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

extension [String] {
  /// The first six, and how many more there are.
  var firstFew: [String] { prefix(6) + (count > 6 ? ["\(count - 6) more"] : []) }

  /// `a`, `a and b`, `a, b and c`.
  var joinedByAnd: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}

extension String {
  /// The text with a capital at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Whether there is nothing but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text; nil if it is blank.
  var filled: String? { trimmed.isEmpty ? nil : self }

  /// The text with a space in place of each run of white space.
  var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.properties.isWhitespace && $0 != " " }) else { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text cut after a number of characters, with `…` if it was longer.
  func shortened(to length: Int) -> String {
    guard utf8.count > length, count > length else { return self }
    return prefix(length - 1) + "…"
  }

  /// The start of a text, for keys and messages.
  var cut: String { utf8.count <= 60 ? self : String(prefix(60)) + "…" }

  /// The text in quotation marks, shortened if long.
  var quoted: String { "“\(cut)”" }
}
