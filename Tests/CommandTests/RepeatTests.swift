import Foundation
import Testing

/// What rows say once: placeholders, and the name of the row.
@Suite struct RepeatTests {
  private func transcript(_ text: String, _ arguments: [String] = []) throws -> [Substring] {
    let result = try Command.run(
      ["transcript", "-", "--locale", "en"] + arguments, input: Data(text.utf8))
    #expect(result.status == 0 && result.errorOutput.isEmpty)
    return result.output.split(separator: "\n")
  }

  private static let weather = """
    City,Wind,Rain,Note
    Oslo,5.1,N/A,n/a
    Bergen,N/A,12,windy
    Hamar,--,13,n/a
    Moss,7.2,--,nil

    """

  @Test func aPlaceholderIsSaidOnceInEachColumn() throws {
    #expect(
      try transcript(Self.weather) == [
        "Oslo, Wind 5.1, Rain N/A, Note n/a", "Bergen, Wind N/A, Rain 12, Note windy", "Hamar, Rain 13",
        "Moss, Wind 7.2",
      ])
    #expect(
      try transcript(Self.weather, ["--rows", "3-4", "--spoken"]) == [
        "Hamar, Wind hyphen hyphen, Rain 13, Note n/a", "Moss, Wind 7.2, Rain hyphen hyphen",
      ])
  }

  @Test func laterPlaceholdersAreBlanks() throws {
    #expect(
      try transcript(Self.weather, ["--blanks", "said"]).last == "Moss, Wind 7.2, Rain blank, Note blank")
  }

  @Test(arguments: [["--repeats", "said"], ["--verbosity", "verbose"]])
  func placeholdersAreSaidEachTime(arguments: [String]) throws {
    let row = try #require(try transcript(Self.weather, arguments).last)
    #expect(
      row.hasSuffix("Moss, Wind 7.2, Rain --, Note nil") || row.hasSuffix("Rain --, Note nil, row 4"))
  }

  @Test(arguments: [[], ["--spoken"]])
  func aPlaceholderThatTheFirstRowHasNoTimeForIsSaidByTheNext(arguments: [String]) throws {
    let text = """
      name,note,val
      N0,a long note with so many words in it that nothing else has time,n/a
      N1,x,n/a
      N2,y,n/a

      """
    let rows = try transcript(text, arguments + ["--max-seconds-per-row", "4"])
    #expect(rows == ["N0, and 2 more", "N1, note x, val n/a", "N2, note y"])
  }

  @Test func theHeaderOfAnOnlyColumnIsSaidBeforeItsRows() throws {
    #expect(try transcript("one\ntwo\nthree\n") == ["one", "two", "three"])
    #expect(try transcript("one\ntwo\nthree\n", ["--header", "none"]) == ["one", "two", "three"])
    #expect(try transcript("Dept\n" + String(repeating: "A\n", count: 5)).first == "1 column; Dept always A")
  }

  @Test func jsonHasThePlaceholderThatItsRowLeavesOut() throws {
    let row = try #require(try transcript(Self.weather, ["--format", "json"]).last)
    #expect(row.contains(#"{"column":3,"header":"Rain","display":"","spoken":"","written":"--"}"#))
  }

  @Test func wordsThatMayBeMeantAreNoPlaceholdersAmongWords() throws {
    let people = "Name,Country\nAnn Null,NA\nBen Null,NA\nCid Wu,None\nDan Wu,None\n"
    #expect(
      try transcript(people) == [
        "Ann Null, Country NA", "Ben Null, Country NA", "Cid Wu, Country None", "Dan Wu, Country None",
      ])
  }

  private static let fruit =
    "Title,Slug,Colour\nApple,apple,red\nPear,pear,green\nWest plum,plum,blue\nFig,FIG,Fig\n"

  @Test func aColumnThatMostlyRepeatsTheNameSaysOnlyWhatDiffers() throws {
    #expect(
      try transcript(Self.fruit) == [
        "3 columns; Slug only where it differs from Title", "Apple, Colour red", "Pear, Colour green",
        "West plum, Slug plum, Colour blue", "Fig, Colour Fig",
      ])
    #expect(try transcript(Self.fruit, ["--repeats", "said"]).first == "Apple, Slug apple, Colour red")
    #expect(try transcript(Self.fruit, ["--columns", "Title,Slug", "--rows", "1"]) == ["Apple, Slug apple"])
  }

  @Test func jsonHasTheNameThatItsRowLeavesOut() throws {
    let lines = try transcript(Self.fruit, ["--format", "json"])
    #expect(lines[0].contains(#""repeating":[2]"#))
    #expect(lines[1].contains(#"{"column":2,"header":"Slug","display":"","spoken":"","written":"apple"}"#))
  }

  @Test func aLongRowIsShortenedAtTheRateOfTheSettings() throws {
    let wide = "City,Wind,Rain,Sun,Snow\nOslo,5,12,7,3\n"
    func rows(_ arguments: [String], rate: String? = nil) throws -> String {
      try Command.run(
        ["transcript", "-", "--locale", "en"] + arguments, input: Data(wide.utf8),
        environment: rate.map { ["ROWCALL_RATE": $0] } ?? [:]
      ).output
    }
    #expect(try rows(["--max-seconds-per-row", "2"]) == "Oslo, and 4 more\n")
    #expect(
      try rows(["--max-seconds-per-row", "2"], rate: "450") == "Oslo, Wind 5, Rain 12, Sun 7, Snow 3\n")
    #expect(try rows(["--max-seconds-per-row", "2", "--format", "json"]).contains(#""display":"3""#))
    let label = try Command.run(
      ["transcript", "-", "--label", "{City}", "--max-seconds-per-row", "2"], input: Data(wide.utf8))
    #expect(label.errorOutput.contains("leave out --max-seconds-per-row"))
  }
}
