/// Lines of a file that are read as no row, all for one reason.
package struct LeftOutLines: Hashable, Sendable {
  /// Why lines are no rows; in the order in which they are listed.
  package enum Reason: Int, CaseIterable, Hashable, Sendable {
    /// Above the table, and not its title.
    case beforeTable
    /// They start with `#`.
    case comment
    /// Rows of a sheet that are hidden.
    case hidden
    /// Nothing is written on them, or nothing but delimiters between two tables.
    case blank
    /// They have the column names once more.
    case repeatedHeader
    /// Lines of another program between rows.
    case amongRows
    /// Below the table: a count of its rows, a source, a note.
    case afterTable
  }

  package let reason: Reason
  package private(set) var count = 0
  /// The one-based line of the first.
  package private(set) var line: Int
  /// What the first of them say.
  package private(set) var texts: [String] = []

  /// So many texts are quoted, each up to so many characters.
  private static let mostTexts = 3
  private static let longestText = 60

  init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }

  mutating func add(_ count: Int, text: String?) {
    self.count += count
    guard let text, texts.count < Self.mostTexts else { return }
    let isLong = text.prefix(Self.longestText + 1).count > Self.longestText
    texts.append(isLong ? text.prefix(Self.longestText) + "…" : text)
  }
}

extension LeftOutLines: CustomStringConvertible {
  /// How many, and what they say or where they are: `1 line after the table ("(2 rows)")`.
  package var description: String {
    let several = count == 1 ? "" : "s"
    let lines =
      switch reason {
      case .beforeTable: "\(count) line\(several) before the table"
      case .comment: "\(count) comment line\(several)"
      case .hidden: "\(count) hidden row\(several)"
      case .blank: "\(count) blank line\(several)"
      case .repeatedHeader: "\(count) repeated header row\(several)"
      case .amongRows: "\(count) line\(several) among the rows"
      case .afterTable: "\(count) line\(several) after the table"
      }
    return lines + details.map { " (\($0))" }.joined()
  }

  private var details: [String] {
    if reason == .repeatedHeader { return [count == 1 ? "line \(line)" : "the first on line \(line)"] }
    if texts.isEmpty { return [] }
    return [texts.map { "\"\($0)\"" }.joined(separator: ", ") + (count > texts.count ? " and more" : "")]
  }
}
