import RowcallDemos
import RowcallExamples
import Testing

@Suite struct ProgramTests {
  @Test func anExampleIsPrintedAsItRuns() throws {
    let result = try Program.run("weather")
    #expect(result.status == 0)
    #expect(try result.output == #require(Example.all.first { $0.name == "weather" }).log())
    #expect(result.errorOutput.isEmpty)
  }

  @Test func withoutANameTheExamplesAreListed() throws {
    let result = try Program.run()
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == Example.all.map(\.name))
    for (line, example) in zip(lines, Example.all) { #expect(line.hasSuffix("  \(example.summary)")) }
  }

  @Test func allRunsEachExampleUnderItsSummary() throws {
    let runs = try Example.all.map { "\($0.name): \($0.summary)\n\n\(try $0.log())" }
    #expect(try Program.run("all").output == runs.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("wether", "did you mean weather?"),
    ("piano", "there are \(Example.all.map(\.name).joined(separator: ", ")), all"),
  ])
  func anUnknownNameIsWrongUsageAndHearsOfTheNearOnes(name: String, advice: String) throws {
    let result = try Program.run(name)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorOutput.hasPrefix("Error: there is no example \"\(name)\"; \(advice)\n"))
  }

  @Test func theContentsAreInTheLanguageOfTheLocale() throws {
    let result = try Program.run("packing", "--locale", "ja-JP")
    #expect(result.output == (try #require(Example.all.first { $0.name == "packing" }).log(in: .japanese)))
    #expect(result.output.hasPrefix("> 開く\n  loaded 3 rows in 1 section\n> 「傘」をタップ\n"))
    #expect(result.errorOutput.isEmpty)
  }

  @Test func aLanguageWithoutContentsIsReportedAndGetsEnglish() throws {
    let result = try Program.run("packing", "--locale", "fr")
    #expect(result.status == 0)
    #expect(result.output == (try #require(Example.all.first { $0.name == "packing" }).log()))
    #expect(result.errorOutput == "no example has contents in fr; they are in English here\n")
  }

  @Test func aLocaleThatIsNoneIsWrongUsage() throws {
    let result = try Program.run("packing", "--locale", "klingonish")
    #expect(result.status == 2)
    #expect(
      result.errorOutput.hasPrefix(
        "Error: --locale klingonish: no such language; take a tag such as ja or de-AT\n"))
  }

  @Test func aListenerOfAnotherLanguageHearsItsWordsAroundEnglishContents() throws {
    let result = try Program.run("sound", "--spoken", "--locale", "fr")
    #expect(result.status == 0)
    #expect(result.output.contains("> turn sounds off\n  Sounds, désactivé"))
    #expect(result.errorOutput == "no example has contents in fr; they are in English here\n")
  }

  @Test func aTreeHoldsWhatThereIsAfterTheLastStep() throws {
    #expect(
      try Program.run("stocks", "--tree").output == """
        list
        └─ section
           ├─ row "Apple Inc., $650.00, up 2.14%" 1 of 3 {activate}
           ├─ row "Coca-Cola, $70.42, down 0.31%" 2 of 3 {activate}
           └─ row "Boeing, $74.85, down 0.33%" (on) 3 of 3 {activate}

        """)
    #expect(
      try Program.run("branches", "--tree", "--locale", "ja").output == """
        list
        ├─ section "あ"
        │  ├─ heading "あ" level 2
        │  ├─ row "朝霞店" = "埼玉県" 1 of 4
        │  ├─ row "飯田橋店" = "東京都" 2 of 4
        │  ├─ row "浦安店" = "千葉県" 3 of 4
        │  └─ row "大手町店" = "東京都" 4 of 4
        └─ index = "あ" 2 of 12 {activate, increment, decrement}

        """)
    #expect(try Program.run("to-do", "--tree", "--locale", "de").output.hasPrefix("group \"Aufgaben\"\n"))
  }

  @Test(arguments: [("--verbosity", "terse"), ("--roles", "all"), ("--changes", "everywhere")])
  func howMuchIsSaidNeedsSomethingSaid(flag: String, value: String) throws {
    let result = try Program.run("sound", flag, value)
    #expect(result.status == 2)
    #expect(result.errorOutput.hasPrefix("Error: \(flag) is about what is said; add --spoken\n"))
  }

  @Test func rolesAndChangesRefineHowMuchIsSaid() throws {
    let heading = "  Messages, heading\n"
    #expect(try Program.run("sound", "--spoken").output.contains(heading))
    #expect(try !Program.run("sound", "--spoken", "--roles", "operated").output.contains(heading))
    #expect(
      try Program.run("sound", "--spoken", "--verbosity", "terse", "--roles", "all").output.contains(heading))
    let change = "> hear that Apple rises\n  Apple Inc., 650 dollars"
    #expect(try Program.run("stocks", "--spoken").output.contains(change))
    #expect(try !Program.run("stocks", "--spoken", "--changes", "at-cursor").output.contains(change))
  }

  @Test func eventsGiveWayToOneThing() throws {
    #expect(try Program.run("sound", "--spoken", "--tree").status == 2)
  }

  /// Lines of the shell, the status of the program in them, and what is on standard error.
  static let closed: [(line: String, status: Int32, problem: String)] = [
    ("\"$program\" nope 2> /dev/full", 2, ""),
    ("\"$program\" packing --locale fr > /dev/null 2> /dev/full", 0, ""),
    (
      "\"$program\" to-do > /dev/full", 74,
      "rowcall-examples: standard output cannot be written: No space left on device; "
        + "free some space or choose another place\n"
    ),
    (
      "{ sleep 1; \"$program\" to-do; echo $? > status; } | true; exit $(cat status)", 74,
      "rowcall-examples: standard output cannot be written: Broken pipe; "
        + "free some space or choose another place\n"
    ),
  ]

  @Test(arguments: closed)
  func whatCannotBeWrittenHasItsStatus(line: String, status: Int32, problem: String) throws {
    let result = try Program.shell(line)
    #expect(result.status == status)
    #expect(result.errorOutput == problem)
  }

  @Test func anUnknownOptionIsWrongUsage() throws {
    #expect(try Program.run("--loud").status == 2)
  }

  @Test func helpSaysWhatItIsFor() throws {
    let result = try Program.run("--help")
    #expect(result.status == 0)
    #expect(result.output.contains("Example: rowcall-examples to-do --spoken --locale de"))
  }
}
