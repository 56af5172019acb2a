/// What is heard step by step: a block for each move, `[right]` and the lines below it.
public struct MovesTranscript: Sendable {
  private let moves: [TableMove]
  private let pages: [PageWalk]
  private let comparison: DialectComparison?

  /// Creates the transcript of moves on a page.
  public init(_ moves: [TableMove], on page: PageWalk) {
    self.moves = moves
    pages = [page]
    comparison = nil
  }

  /// Creates the transcript of the same moves by several dialects, for each of which the page is prepared.
  public init(_ moves: [TableMove], on pages: [PageWalk], comparing comparison: DialectComparison) {
    self.moves = moves
    self.pages = pages
    self.comparison = comparison
  }

  /// Makes the moves and hands on the text as soon as it is heard.
  ///
  /// Throws what a table or the sink throws.
  public func write(to sink: (String) throws -> Void) throws {
    var pages = pages
    for move in moves {
      try sink("[\(move.rawValue)]\n")
      if move == .sayAll {
        var transcript = SayAllTranscript(comparison)
        try transcript.write(try pages.indices.map { try pages[$0].sayAll() }, to: sink)
      } else {
        try sink(text(try pages.indices.map { try pages[$0].move(move) }))
      }
    }
  }

  /// The whole transcript; throws what a table throws.
  public func text() throws -> String {
    var text = ""
    try write { text += $0 }
    return text
  }

  private func text(_ heard: [[SpokenLine]]) -> String {
    comparison?.text(heard) ?? heard.joined().map { $0.text + "\n" }.joined()
  }
}
