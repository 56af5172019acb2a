import RowcallModel

/// What is spoken step by step: a block for each move, `[right]` and the lines below it.
package struct MovesTranscript: Sendable {
  private let moves: [TableMove]
  private let pages: [PageWalk]
  private let texts: StretchText

  package init(_ moves: [TableMove], on page: PageWalk) { self.init(moves, on: [page], comparing: nil) }

  /// Creates the transcript of the same moves by several dialects, for each of which the page is prepared.
  package init(
    _ moves: [TableMove], on pages: [PageWalk], comparing comparison: DialectComparison?,
    format: TranscriptFormat = .text
  ) {
    self.moves = moves
    self.pages = pages
    texts = StretchText(comparison, format)
  }

  /// Makes the moves and hands on the text of each.
  ///
  /// Throws what a table or the sink throws.
  package func write(to sink: (String) throws -> Void) throws {
    var pages = pages
    for move in moves {
      guard move == .sayAll else {
        try sink(texts.text(move, try pages.indices.map { try pages[$0].move(move) }))
        continue
      }
      if texts.format == .text { try sink("[\(move.rawValue)]\n") }
      var transcript = SayAllTranscript(texts, at: move)
      try transcript.write(try pages.indices.map { try pages[$0].sayAll() }, to: sink)
    }
  }

  /// The whole transcript; throws what a table throws.
  package func text() throws -> String {
    var text = ""
    try write { text += $0 }
    return text
  }
}

/// What is spoken when everything is read in one go, by one dialect or by several next to each other.
///
/// Side by side they go stretch by stretch (the way into a table, each row, the way out), with a blank line between.
package struct SayAllTranscript: Sendable {
  private var texts: StretchText
  private let move: TableMove?

  /// Creates a transcript of one dialect, or of those that are compared.
  package init(_ comparison: DialectComparison? = nil, format: TranscriptFormat = .text) {
    self.init(StretchText(comparison, format))
  }

  /// - Parameter move: the one at which everything is read; nil for none.
  init(_ texts: StretchText, at move: TableMove? = nil) {
    self.texts = texts
    self.move = move
  }

  /// Reads a page, prepared for each of the dialects, and hands on the text as it comes.
  ///
  /// Throws what a table or the sink throws.
  package mutating func write(_ pages: [NarratedPage], to sink: (String) throws -> Void) throws {
    try write(pages.map { PageReading($0) }, to: sink)
  }

  /// Reads rows of data as they come, by the narrator of each dialect, and hands on the text of each batch.
  ///
  /// Throws what the source or the sink throws; rows before a fault have been handed on.
  package mutating func write(
    _ reading: RecordReading, of source: inout some RowSource, by narrators: [Narrator],
    to sink: (String) throws -> Void
  ) throws {
    for stretch in try reading.start(by: narrators) { try sink(text(stretch)) }
    while let batch = try source.nextBatch() {
      var rows = ""
      try reading.rows(of: batch, by: narrators) { rows += text($0) }
      try sink(rows)
    }
    try sink(text(reading.end(by: narrators)))
  }

  mutating func write(_ readings: [PageReading], to sink: (String) throws -> Void) throws {
    var readings = readings
    while true {
      let stretch = try readings.indices.map { try readings[$0].next() }
      guard stretch.contains(where: { $0 != nil }) else { return }
      try sink(text(stretch.map { $0 ?? [] }))
    }
  }

  private mutating func text(_ stretch: [[SpokenLine]]) -> String { texts.text(stretch, of: move) }
}

/// Sets next to each other what several dialects say: under each other, each below its name.
///
///     orca  Line
///           column header
///     nvda  Line
package struct DialectComparison: Hashable, Sendable {
  package let names: [String]
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
