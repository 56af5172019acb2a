import Foundation
import Testing

/// The benchmark program, as far as it measures nothing.
@Suite struct BenchTests {
  @Test func aNameThatNoFigureHasIsRefusedWithTheNamesThatThereAre() throws {
    let result = try Command.shell("\"${rowcall%rowcall}rowcall-bench\" --only zzz")
    #expect(result.status != 0)
    #expect(result.output.isEmpty)
    let sentence = "--only zzz: no figure has that in its name; there are\ntable view\nnarration: one cell\n"
    #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
    #expect(result.errorOutput.contains("\nstart: transcript of 10 rows"), "\(result.errorOutput)")
  }
}
