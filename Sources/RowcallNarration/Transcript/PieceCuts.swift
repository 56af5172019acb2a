import RowcallText

/// Where the pieces of a spoken row end in its text, noted only where somebody wants to distinguish them.
struct PieceCuts: Sendable {
  /// A piece; it starts where the one before ends.
  struct Piece: Sendable {
    /// The zero-based column of a cell; nil for what is between cells.
    let column: Int?
    /// The language of a cell's author; nil for the listener's.
    let language: LocaleTag?
    /// The offset after the last byte.
    let end: Int
  }

  /// The pieces in the order in which they are spoken.
  private(set) var pieces: [Piece] = []
  private let isWanted: Bool

  /// Creates an empty note.
  init(isWanted: Bool = false) { self.isWanted = isWanted }

  /// Notes a piece.
  @inline(__always)
  mutating func add(column: Int?, language: LocaleTag? = nil, end: Int) {
    if isWanted { pieces.append(Piece(column: column, language: language, end: end)) }
  }

  /// Forgets the pieces that end behind an offset.
  mutating func drop(from offset: Int) {
    while let last = pieces.last, last.end > offset { pieces.removeLast() }
  }
}
