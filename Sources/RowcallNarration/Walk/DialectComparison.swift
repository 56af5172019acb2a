/// Sets next to each other what several dialects say: under each other, each below its name.
///
///     orca  Line
///           column header
///     nvda  Line
package struct DialectComparison: Hashable, Sendable {
  let names: [String]
  private let width: Int

  /// What stands for a dialect that says nothing.
  static let nothing = "(nothing)"

  /// Creates a comparison of dialects by their names, in this order.
  package init(_ names: [String]) {
    self.names = names
    width = (names.map(\.count).max() ?? 0) + 2
  }

  /// What each dialect says in one go, with a line break at the end.
  package func text(_ heard: [[SpokenLine]]) -> String {
    zip(names, heard).map { name, lines in
      let texts = lines.isEmpty ? [Self.nothing] : lines.map(\.text)
      let starts = [name] + texts.dropFirst().map { _ in "" }
      return zip(starts, texts).map { start, text in
        start + String(repeating: " ", count: width - start.count) + text + "\n"
      }.joined()
    }.joined()
  }
}
