import Foundation
import Testing

/// Columns whose later rows contradict the first ones.
@Suite struct MisfitTests {
  /// - Parameters:
  ///   - later: the price in every row behind the first ones.
  ///   - first: the share of the first ones in percent.
  ///   - department: a cell that is the same in every row.
  private func table(rows: Int, later: String, first: Int = 80, department: String = "") -> Data {
    var text = "Name,Price,Dept\n"
    for row in 0..<rows {
      let price = row * 100 < rows * first ? "$\(row % 90).50" : later
      text += "Item \(row),\(price),\(department.isEmpty ? "D\(row)" : department)\n"
    }
    return Data(text.utf8)
  }

  private static func note(_ count: Int, of rows: Int) -> String {
    "-: column \"Price\": by its first rows it holds money, but in \(count) of \(rows) rows the cell does not fit, and is read as "
      + "written\n"
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "4"], ["--spoken"], ["--format", "json"]])
  func theLastNoteSaysHowManyCellsDoNotFit(arguments: [String]) throws {
    let result = try Command.run(
      ["transcript", "-", "--locale", "en-US"] + arguments, input: table(rows: 40_000, later: "ask us"))
    #expect(result.errorOutput == Self.note(8000, of: 40_000))
    #expect(result.output.contains("Price ask us"))
  }

  @Test func speechSaysItToo() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let sound = scratch.path("a.wav")
    let result = try Command.run(
      ["speak", "-", "--locale", "en-US", "-o", sound, "--rows", "39999-40000"],
      input: table(rows: 40_000, later: "ask us"))
    #expect(result.errorOutput.hasSuffix(Self.note(2, of: 2)))
  }

  @Test(arguments: ["$7.50", ""]) func cellsThatFitAndBlankOnesAreNotReported(later: String) throws {
    let result = try Command.run(["transcript", "-"], input: table(rows: 40_000, later: later))
    #expect(result.errorOutput.isEmpty)
  }

  @Test func whatTheFirstRowsShowedIsNotReported() throws {
    let result = try Command.run(
      ["transcript", "-"], input: Data("Name,Price\nA,$1.50\nB,$2.50\nC,$3.50\nD,ask\n".utf8))
    #expect(result.errorOutput.isEmpty)
  }

  @Test func aFileThatIsSearchedToItsEndTypesTheColumnAnew() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = scratch.path("a.csv")
    try table(rows: 9000, later: "ask us", first: 50, department: "HMRC").write(
      to: URL(fileURLWithPath: path))
    let inspected = try Command.run(["inspect", path, "--locale", "en-US"]).output
    #expect(inspected.contains("Column 2, \"Price\": text."))
    #expect(
      inspected.contains(
        "the first rows have another type, but only 282 of 563 cells from the whole file fit it"))
    let result = try Command.run(["transcript", path, "--locale", "en-US"])
    #expect(result.errorOutput.isEmpty)
    #expect(result.output.contains("Item 0, Price $0.50\n"))
  }
}
