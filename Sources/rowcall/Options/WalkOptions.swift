import ArgumentParser
import RowcallNarration

/// A way through a table, step by step.
struct WalkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Go through the table by these moves and write what is heard at each: enter,right,down,where,say-all,leave.",
      valueName: "moves"))
  var moves: String?

  func validate() throws {
    // The sentence begins with "moves:".
    do { _ = try moves.map(TableMove.list) } catch { throw ValidationError("--\(error)") }
  }
}
