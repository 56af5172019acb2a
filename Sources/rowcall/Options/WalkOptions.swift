import ArgumentParser
import RowcallNarration

/// A way through a table, step by step, and how it is told.
struct WalkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Go through the table by these moves and write what is heard at each: enter,right,down,where,say-all,leave.",
      valueName: "moves"))
  var moves: String?

  @Option(help: "With --moves: the order and words of rowcall, voiceover, nvda or orca.")
  var dialect = "rowcall"

  @Option(help: "With --moves: terse, medium or verbose.")
  var verbosity = Verbosity.Preset.medium

  func validate() throws {
    guard Dialect.named(dialect) != nil else {
      let known = Dialect.all.map(\.id).joined(separator: ", ")
      throw ValidationError("there is no dialect \(dialect.debugDescription); there are \(known)")
    }
    do { _ = try moves.map(TableMove.list) } catch { throw ValidationError("--moves: \(error)") }
  }
}

extension Verbosity.Preset: ExpressibleByArgument {}
