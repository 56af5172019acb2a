import Foundation
import Testing

/// Storyboards and XIBs in the commands that take them.
@Suite struct InterfaceTests {
  private static let file = "fixtures/alarm.storyboard"

  @Test func countsOfSeveralFilesAreAddedUp() throws {
    let output = try Command.output(["inspect", Self.file, Self.file])
    let lines = output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.last?.hasPrefix("All 2 files: scene 4, tableView 4, tableViewSection 4, tableViewCell 10") == true
    )
  }

  @Test func aBrokenFileIsReportedAndTheOthersAreCounted() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let broken = try scratch.write("<document", as: "Broken.storyboard")
    let nowhere = scratch.path("Nowhere.xib")
    let result = try Command.run(["inspect", broken, Self.file, nowhere, Self.file])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3 && lines.last?.hasPrefix("All 2 files that can be read: scene 4") == true)
    #expect(result.status == 65)
    let errorOutput = result.errorOutput.split(separator: "\n")
    #expect(errorOutput.count == 2)
    #expect(errorOutput.first?.hasPrefix("rowcall: \(broken):1:") == true)
    #expect(errorOutput.last?.hasPrefix("rowcall: \(nowhere)") == true)
  }

  @Test func countsAreThoseOfAPlainCountOfTags() throws {
    let text = try String(contentsOf: Command.root.appendingPathComponent(Self.file), encoding: .utf8)
    let output = try Command.output(["inspect", Self.file])
    let counts = try #require(output.split(separator: ": ").last).split(separator: ",")
    for count in counts {
      let parts = count.split(whereSeparator: \.isWhitespace)
      let tags = text.split(separator: "<").count { $0.prefix { $0.isLetter } == parts[0] }
      #expect(String(tags) == parts[1], "\(parts[0])")
    }
    #expect(counts.count == 10)
  }

  @Test func rowsOfPrototypesAreSaidToBeNoData() throws {
    let result = try Command.run(["transcript", Self.file])
    #expect(
      result.errorOutput
        == "fixtures/alarm.storyboard: 1 row is a prototype and is read once as designed; code fills it with data\n"
    )
  }

  @Test func textsOfTheListenersLanguageAreTaken() throws {
    let output = try Command.shell(
      """
      folder=$(mktemp -d) && mkdir $folder/Base.lproj $folder/de.lproj && cp fixtures/alarm.storyboard $folder/Base.lproj
      echo '"set-la-001.text" = "Werktags";' > $folder/de.lproj/alarm.strings
      "$rowcall" transcript --quiet --locale de $folder/Base.lproj/alarm.storyboard; rm -r $folder
      """
    ).output
    #expect(output.contains("\nWerktags\n"))
  }

  @Test(arguments: [
    ["transcript", "--rows", "2"], ["transcript", "--moves", "enter"], ["transcript", "--delimiter", "tab"],
    ["transcript", "--furigana"], ["tree", "--rows", "2"], ["inspect", "--table", "2"],
    ["tree", "--by", "Name"],
    ["speak", "--columns", "1"],
  ])
  func whatIsAboutTablesOfDataIsRefused(_ arguments: [String]) throws {
    let result = try Command.run(arguments + [Self.file])
    #expect(result.status == 2)
    #expect(
      result.errorOutput
        == "rowcall: \(arguments[1]) applies to data tables, but \(Self.file) is an interface file; leave the option out\n"
    )
  }

  @Test(arguments: [
    (
      ["fixtures/stocks.csv", "fixtures/alarm.storyboard"],
      "fixtures/alarm.storyboard: data files are inspected one"
    ),
    (
      ["fixtures/alarm.storyboard", "fixtures/stocks.csv"],
      "fixtures/stocks.csv: not a storyboard or XIB like"
    ),
  ])
  func onlyInterfacesAreInspectedTogether(_ files: [String], _ sentence: String) throws {
    let result = try Command.run(["inspect"] + files)
    #expect(result.status == 2)
    #expect(result.errorOutput.hasPrefix("rowcall: " + sentence))
  }

  @Test func anInterfaceWithoutAnythingToHearSaysSo() throws {
    let result = try Command.shell(
      """
      folder=$(mktemp -d)
      echo '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>' > $folder/Empty.xib
      "$rowcall" transcript $folder/Empty.xib; status=$?; rm -r $folder; exit $status
      """)
    #expect(result.status == 1)
    #expect(result.errorOutput.contains("Empty.xib: nothing to speak; it has no text or control"))
  }

  @Test func whatIsWrittenIsWhatIsSaid() throws {
    let written = try Command.output(["transcript", "--quiet", Self.file])
    #expect(try Command.output(["transcript", "--quiet", "--spoken", Self.file]) == written)
  }

  @Test func noIndexIsMadeOfAnInterface() throws {
    let result = try Command.run(["index", Self.file])
    #expect(result.status == 2)
    #expect(result.errorOutput.contains("an interface file, but an index needs a data table"))
  }

  @Test func anInterfaceThatComesThroughAPipeIsNoTable() throws {
    let result = try Command.shell("cat \(Self.file) | \"$rowcall\" transcript -")
    #expect(result.status == 65)
    #expect(
      result.errorOutput
        == "rowcall: -: a storyboard or XIB, not a table; use the suffix .storyboard or .xib, or pass "
        + "--input-format interface\n")
  }

  @Test(arguments: ["transcript", "tree"])
  func anInterfaceThatComesThroughAPipeIsReadWhereTheUserSaysThatItIsOne(_ command: String) throws {
    let result = try Command.shell(
      "cat \(Self.file) | \"$rowcall\" \(command) - --quiet --input-format interface")
    #expect(result.output == (try Command.output([command, "--quiet", Self.file])))
  }

  @Test func brokenXMLEndsWithItsPlace() throws {
    let result = try Command.shell(
      """
      folder=$(mktemp -d); echo '<document' > $folder/Main.storyboard
      "$rowcall" tree $folder/Main.storyboard; status=$?; rm -r $folder; exit $status
      """)
    #expect(result.status == 65)
    #expect(result.errorOutput.contains("Main.storyboard:1:1: not XML: "))
  }
}
