/// Rows or columns of a table, as messages name them.
enum NumberedLines {
  /// "column 3", "rows 2, 4", "columns 1, 2, 3, 4, 5, 6, 7, 8 and 12 more"; the numbers are counted from zero.
  static func text(_ what: String, _ lines: [Int]) -> String {
    let numbers = lines.prefix(8).map { String($0 + 1) }.joined(separator: ", ")
    let more = lines.count > 8 ? " and \(lines.count - 8) more" : ""
    return "\(what)\(lines.count == 1 ? "" : "s") \(numbers)\(more)"
  }
}
