import Foundation
import Testing

/// Time and memory grow no faster than the input, measured by the benchmark in whole processes.
///
/// Four times the input may take eight times as long, so that a busy machine fails nothing, and what grows with the square
/// of its input does.
@Suite(.serialized) struct GrowthTests {
  @Test(arguments: [
    ("stacked column headers", "nvda", "0.25"), ("stacked row headers", "moves", "0.3"),
    ("headers of one row group", "moves", "0.3"), ("ids in headers", "nvda", "1"),
    ("titles", "nvda", "0.4"), ("length of a cell over rows", "tree", "1"),
    ("stacked column headers", "audit", "1"), ("headers of columns beside those of groups", "audit", "1"),
    ("columns", "json", "0.15"), ("columns of one name", "spoken", "0.3"),
    ("settings sections", "settings list", "1"), ("length of a cell over rows", "transcript", "0.5"),
    ("header length and rows", "tree", "0.2"), ("header length and rows", "json", "0.5"),
  ])
  func growsWithItsInput(shape: String, command: String, scale: String) throws {
    let result = try Command.shell(
      "\"${rowcall%rowcall}rowcall-bench\" growth --shape '\(shape)' --command '\(command)'"
        + " --scale \(scale) --limit 1.5")
    #expect(result.status == 0, "\(result.output)\(result.errorOutput)")
  }

  @Test func anInputThatIsNotThereIsRefusedWithTheNamesThatThereAre() throws {
    let result = try Command.shell("\"${rowcall%rowcall}rowcall-bench\" growth --shape zzz")
    #expect(result.status != 0)
    #expect(result.errorOutput.contains("no input and command of these names; there are\nrows\n"))
  }
}
