import ArgumentParser
import RowcallNarration

/// A way through a table, step by step, and how it is told.
struct WalkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Go through the table by these moves and write what is heard at each: enter,right,down,where,say-all,leave.",
      valueName: "moves"))
  var moves: String?

  @Option(help: "With --moves: the order and words of rowcall (otherwise), voiceover, nvda or orca.")
  var dialect: String?

  @Option(help: "With --moves: terse, medium (otherwise) or verbose.")
  var verbosity: Verbosity.Preset?

  func validate() throws {
    if let dialect, Dialect.named(dialect) == nil {
      let known = Dialect.all.map(\.id).joined(separator: ", ")
      throw ValidationError("there is no dialect \(dialect.debugDescription); there are \(known)")
    }
    if moves == nil, dialect != nil || verbosity != nil {
      throw ValidationError(
        "--dialect and --verbosity say how --moves is told; write --moves enter,right,down too")
    }
    // The sentence begins with "moves:".
    do { _ = try moves.map(TableMove.list) } catch { throw ValidationError("--\(error)") }
  }
}

extension Verbosity.Preset: ExpressibleByArgument {}
