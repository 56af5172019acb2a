import ArgumentParser
import RowcallNarration

/// Options for moves through a table and comparisons of dialects.
struct WalkOptions: ParsableArguments {
  @Option(help: movesHelp) var moves: String?

  @Option(
    help: ArgumentHelp(
      "Compare these dialects at each move, or for each row: orca,nvda.", valueName: "dialects",
      visibility: .hidden))
  var compare: String?

  /// The help of `--moves`.
  static let movesHelp = ArgumentHelp(
    "Walk through the table and write what is spoken at each move: enter,right,down,where,say-all,leave.",
    valueName: "moves")

  /// Throws for invalid moves.
  static func check(moves: String?) throws {
    // The sentence begins with "moves:".
    do { _ = try moves.map(TableMove.list) } catch { throw ValidationError("--\(error)") }
  }

  func validate() throws {
    try Self.check(moves: moves)
    do { _ = try compare.map(Dialect.list) } catch { throw ValidationError("--compare: \(error)") }
  }
}
