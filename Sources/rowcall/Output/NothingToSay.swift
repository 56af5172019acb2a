/// There is a table, but nothing in it to speak.
struct NothingToSay: Error, CustomStringConvertible {
  /// Why nothing is there.
  enum Reason {
    /// No row is one of those that were chosen.
    case noChosenRow
    /// There is a header and nothing below it.
    case onlyHeader
    /// All rows are header rows, since the user asked for so many.
    case onlyHeaderRows
    /// The table has no cell at all.
    case noCell
    /// Nothing is heard at the moves that the user made.
    case silentMoves
    /// The dialect passes over everything that is there.
    case silentDialect
    /// No scene of a storyboard or XIB has anything that is heard.
    case silentInterface
  }

  let path: String
  let reason: Reason

  var description: String {
    switch reason {
    case .noChosenRow: "\(path): no row is left to speak; choose other rows with --rows"
    case .onlyHeader:
      "\(path): a header and no rows; nothing to speak, pass --header none if the first line is a row"
    case .onlyHeaderRows:
      "\(path): header rows and no others; nothing to speak, pass --header-rows with a smaller number"
    case .silentMoves: "\(path): nothing is heard at these moves; begin with enter"
    case .silentDialect:
      "\(path): this dialect passes over all that is there; choose another one with --dialect"
    case .silentInterface:
      "\(path): nothing in it is heard; code puts everything there, or it holds no text and no control"
    case .noCell: "\(path): the table has no cell; nothing to speak, choose another one with --table"
    }
  }
}
