/// What is spoken step by step: a block for each move, `[right]` and the lines below it.
package struct MovesTranscript: Sendable {
  private let moves: [TableMove]
  private let pages: [PageWalk]
  private let texts: StretchText

  /// Creates the transcript of moves on a page.
  package init(_ moves: [TableMove], on page: PageWalk, format: TranscriptFormat = .text) {
    self.moves = moves
    pages = [page]
    texts = StretchText(nil, format)
  }

  /// Creates the transcript of the same moves by several dialects, for each of which the page is prepared.
  package init(
    _ moves: [TableMove], on pages: [PageWalk], comparing comparison: DialectComparison,
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
