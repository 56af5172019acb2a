/// Writes what is spoken in one go, by one dialect or by several next to each other.
///
/// As JSON each stretch is an object on a line: `{"lines":[{"text":"Line"}]}`; with a move its name, `"move":"right"`; of
/// several dialects `{"dialects":{"nvda":[…],"orca":[…]}}`. A line in another language than the listener's has its
/// `language`.
struct StretchText: Sendable {
  let comparison: DialectComparison?
  let format: TranscriptFormat
  private var isFirst = true

  init(_ comparison: DialectComparison?, _ format: TranscriptFormat) {
    self.comparison = comparison
    self.format = format
  }

  /// What is spoken at a move, with a line break at the end.
  func text(_ move: TableMove, _ stretch: [[SpokenLine]]) -> String {
    if format == .json { return json(stretch, move) }
    return "[\(move.rawValue)]\n" + plain(stretch)
  }

  /// A stretch of a reading; empty when nobody says anything.
  ///
  /// Between stretches of several dialects is a blank line.
  mutating func text(_ stretch: [[SpokenLine]], of move: TableMove? = nil) -> String {
    guard stretch.contains(where: { !$0.isEmpty }) else { return "" }
    if format == .json { return json(stretch, move) }
    defer { isFirst = false }
    return (comparison == nil || isFirst ? "" : "\n") + plain(stretch)
  }

  private func plain(_ stretch: [[SpokenLine]]) -> String {
    comparison?.text(stretch) ?? stretch.joined().map { $0.text + "\n" }.joined()
  }

  private func json(_ stretch: [[SpokenLine]], _ move: TableMove?) -> String {
    let start = move.map { #""move":"\#($0.rawValue)","# } ?? ""
    guard let comparison else { return "{\(start)\"lines\":\(Self.json(stretch.flatMap(\.self)))}\n" }
    let dialects = zip(comparison.names, stretch).map { "\"\($0)\":\(Self.json($1))" }
    return "{\(start)\"dialects\":{\(dialects.joined(separator: ","))}}\n"
  }

  private static func json(_ lines: [SpokenLine]) -> String {
    let objects = lines.map { line in
      var text = ByteBuffer()
      if let language = line.language {
        text.append("{\"language\":")
        JSONText.append(language, to: &text)
        text.append(",\"text\":")
      } else {
        text.append("{\"text\":")
      }
      JSONText.append(line.text, to: &text)
      text.append("}")
      return text.text()
    }
    return "[" + objects.joined(separator: ",") + "]"
  }
}
