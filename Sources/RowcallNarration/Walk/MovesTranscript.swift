/// What is heard step by step: a block for each move, `[right]` and the lines below it.
public struct MovesTranscript: Hashable, Sendable {
  /// One move.
  public struct Block: Hashable, Sendable {
    /// The move.
    public var move: TableMove
    /// What was heard; empty when nothing was.
    public var lines: [SpokenLine]
  }

  /// The blocks in the order of the moves.
  public var blocks: [Block]

  /// Makes moves on a page; throws what a table throws.
  public init(_ moves: [TableMove], on page: PageWalk) throws {
    var page = page
    blocks = []
    for move in moves { blocks.append(Block(move: move, lines: try page.move(move))) }
  }

  /// The blocks as text, with a line break at the end.
  public var text: String {
    blocks.map { block in
      (["[\(block.move.rawValue)]"] + block.lines.map(\.text)).joined(separator: "\n") + "\n"
    }.joined()
  }
}
