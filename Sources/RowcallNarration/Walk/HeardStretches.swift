import RowcallModel

/// What one dialect says of a file, one stretch after the other, for a voice that takes each when it has said the last.
package struct HeardStretches<Source: RowSource & Sendable>: Sendable {
  private enum Way: Sendable {
    case walk(PageWalk, moves: ArraySlice<TableMove>)
    case records(RecordReading, Source, Narrator)
  }

  private var way: Way
  /// What is spoken before anything else is looked at.
  private var waiting: ArraySlice<[SpokenLine]> = []
  /// What reads on to the end.
  private var sayAll: PageReading?
  private var isAtEnd = false

  /// Reads the tables of a page from the first word to the last.
  package init(reading page: NarratedPage) {
    self.init([], on: page)
    sayAll = PageReading(page)
  }

  /// Makes moves on a page; what is spoken at one is a stretch.
  package init(_ moves: [TableMove], on page: NarratedPage) { way = .walk(PageWalk(page), moves: moves[...]) }

  /// Reads rows of data as they come, a batch at a time; throws what the header row throws.
  package init(_ reading: RecordReading, of source: Source, by narrator: Narrator) throws {
    way = .records(reading, source, narrator)
    waiting = try reading.start(by: [narrator]).map { $0[0] }[...]
  }

  /// The next spoken text, which may be nothing; nil after the last one.
  ///
  /// Throws what a table or the source of the rows throws.
  package mutating func next() throws -> [SpokenLine]? {
    if let stretch = waiting.popFirst() { return stretch }
    if let stretch = try sayAll?.next() { return stretch }
    sayAll = nil
    switch way {
    case .walk(var walk, var moves):
      defer { way = .walk(walk, moves: moves) }
      guard let move = moves.popFirst() else { return nil }
      guard move == .sayAll else { return try walk.move(move) }
      sayAll = try walk.sayAll()
      return []
    case .records(let reading, var source, let narrator):
      defer { way = .records(reading, source, narrator) }
      return try batch(reading, &source, narrator)
    }
  }

  /// Begins the next batch of rows, or gives the way out once.
  private mutating func batch(
    _ reading: RecordReading, _ source: inout Source, _ narrator: Narrator
  ) throws -> [SpokenLine]? {
    if isAtEnd { return nil }
    guard let batch = try source.nextBatch() else {
      isAtEnd = true
      return reading.end(by: [narrator])[0]
    }
    var rows: [[SpokenLine]] = []
    try reading.rows(of: batch, by: [narrator]) { rows.append($0[0]) }
    waiting = rows[...]
    return []
  }
}

extension HeardStretches {
  /// Where the rows of data come from, as far as it has been read; nil for a page.
  package var source: Source? { if case .records(_, let source, _) = way { source } else { nil } }
}

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
