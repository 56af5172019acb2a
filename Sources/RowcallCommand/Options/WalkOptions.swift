import ArgumentParser
import RowcallNarration

/// A way through a table, step by step, and whom to hear on it.
struct WalkOptions: ParsableArguments {
  @Option(help: movesHelp) var moves: String?

  @Option(
    help: ArgumentHelp(
      "Set these dialects side by side at each move, or for each row: orca,nvda.", valueName: "dialects"))
  var compare: String?

  /// The help of moves, wherever they can be made.
  static let movesHelp = ArgumentHelp(
    "Go through the table by these moves and tell what is heard at each: enter,right,down,where,say-all,leave.",
    valueName: "moves")

  /// Throws for moves that nobody can make.
  static func check(moves: String?) throws {
    // The sentence begins with "moves:".
    do { _ = try moves.map(TableMove.list) } catch { throw ValidationError("--\(error)") }
  }

  func validate() throws {
    try Self.check(moves: moves)
    do { _ = try compare.map(Dialect.list) } catch { throw ValidationError("--compare: \(error)") }
  }
}
