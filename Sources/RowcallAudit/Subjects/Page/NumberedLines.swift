/// Lists row or column numbers in messages.
enum NumberedLines {
  /// "column 3", "rows 2 and 4", "columns 1, 2, 3, 4, 5, 6, 7, 8 and 12 more"; the numbers are counted from zero.
  static func text(_ what: String, _ lines: [Int]) -> String {
    var parts = lines.prefix(8).map { String($0 + 1) }
    if lines.count > 8 { parts.append("\(lines.count - 8) more") }
    let before = parts.dropLast().joined(separator: ", ")
    let numbers = [before, parts.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
    return "\(what)\(lines.count == 1 ? "" : "s") \(numbers)"
  }
}
