import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `rowcall browse` as scripts and people at a terminal run it.
@Suite(.timeLimit(.minutes(30))) struct BrowseTests {
  private static let askQuit =
    "q once more ends and keeps them for the next time, ctrl-s saves them"
  private static let askDelete = "y deletes, any other key keeps"
  private static let fares = "Town,Fare\nOslo,42\nRome,9\nNice,30\n"

  @Test func commandsAreReadFromStandardInput() throws {
    let result = try Command.run(
      ["browse", "fixtures/stocks.csv"], input: Data("down\nend\nfind Boeing\nsprt\nsum\n".utf8))
    #expect(
      result.output == """
        stocks.csv, table, 5 rows, 3 columns
        Apple Inc., Company, row 1, column 1
        Coca-Cola, Inc., row 2
        down 0.31%, Change, column 3
        Boeing, Company, row 3, column 1
        there is no command sprt; there is sort
        Company, 5 values

        """)
    #expect(result.status == 0 && result.errorOutput.isEmpty)
  }

  @Test func whatWasGuessedWhenTheFileWasOpenedIsSaid() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("City,Day\nOslo,1/2/2024\nRome,3/4/2024\n")
    let result = try Command.run(["browse", table], input: Data("down\n".utf8))
    #expect(
      result.errorOutput.contains("column \"Day\": dates are read as month, day, year"),
      "\(result.errorOutput)")
  }

  @Test func tablesOfAPageThatAreLeftOutAreANote() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let fares = "<table><tr><th>Town<th>Fare<tr><td>Oslo<td>42<tr><td>Rome<td>9</table>"
    let page = try scratch.write("<table><tr><td>Menu</table>\(fares)", as: "t.html")
    let result = try Command.run(["browse", page], input: Data("notes\n".utf8))
    #expect(
      result.output.hasSuffix("table 1 is a layout table and is not read; --table 1 reads it\n"), "\(result)")
  }

  @Test func sizesInBytesAreSortedFilteredAndAddedUp() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Disk,Size,Path\na,916G,/a\nb,0,/b\nc,1.8T,/c\nd,512M,/d\ne,4.0K,/e\n")
    let input = "right\nsort\ndown\nsum\nfilter Size > 1G\nsum\n"
    let result = try Command.run(["browse", table], input: Data(input.utf8))
    #expect(
      result.output == """
        table.csv, table, 5 rows, 3 columns
        a, Disk, row 1, column 1
        916G, Size, column 2
        Size, sorted ascending
        0, Size, b, row 1, column 2
        4.0K, e, row 2
        Size, 5 values
        0 to 1.8T, median 512M
        sum 2.7T, mean 551.9G
        2 rows of 5
        916G, Size, a, row 1, column 2
        Size, 2 values
        916G to 1.8T, median 1.3T
        sum 2.7T, mean 1.3T

        """)
  }

  @Test func rowsAreNumberedAsTheyAreBrowsed() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Price,Seats\n5,1\n3,2\n4,3\n3,4\n")
    let result = try Command.run(
      ["browse", table, "--position", "always"],
      input: Data("sort\nfilter Seats > 1\ndown\nrow\ngreatest 2\n".utf8))
    #expect(
      result.output.hasSuffix("row 2, 3 (Price), 4 (Seats)\n4, row 3\n3, row 1\nand 1 more with 3\n"),
      "\(result.output)")
  }

  @Test func aScriptThatCannotSaveEndsWithAnErrorStatus() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let copy = try scratch.write("a", as: "copy.csv")
    let failed = try Command.run(["browse", table], input: Data("set Bonn\nsave-copy \(copy)\n".utf8))
    #expect(failed.status == 73 || failed.status == 74, "\(failed)")
    #expect(failed.errorOutput.contains("there is a file of this name already"), "\(failed)")
    // The advice of rowcall edit would be of no use here.
    #expect(!failed.errorOutput.contains("--"), "\(failed)")
    let saved = try Command.run(["browse", table], input: Data("save-copy \(copy)\nsave\n".utf8))
    #expect(saved.status == 0, "\(saved)")
  }

  @Test func changesThatAreNotSavedAreReportedAndKept() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let first = try Command.run(["browse", table], input: Data("right\nset 50\n".utf8))
    #expect(first.errorOutput == "\(table): 1 change is not saved\n")
    #expect(try String(contentsOfFile: table, encoding: .utf8) == Self.fares)
    let second = try Command.run(["browse", table], input: Data("down\nright\nset 10\nsave\n".utf8))
    #expect(second.errorOutput.isEmpty)
    #expect(
      try String(contentsOfFile: table, encoding: .utf8) == "Town,Fare\nOslo,50\nRome,10\nNice,30\n")
  }

  @Test func keysWalkAskAndEdit() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type(
      "\u{1B}[B", "\u{1B}[C", "[", "/", "n", "i", "\r", "3", "g", "e", "\u{15}", "4", "5", "\u{7F}", "7",
      "\r", "d",
      "n", "\u{13}",
      "\u{1B}[20~", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(
      lines == [
        "table.csv, table, 3 rows, 2 columns", "Oslo, Town, row 1, column 1", "Rome, row 2",
        "9, Fare, column 2",
        "Fare, sorted ascending", "9, Fare, Rome, row 1, column 2", "text to find: ni",
        "Nice, Town, row 2, column 1",
        "3", "Oslo, row 3",
        "Town: Oslo\u{8} \u{8}\u{8} \u{8}\u{8} \u{8}\u{8} \u{8}45\u{8} \u{8}7", "Town 47",
        "Delete 47?", "y deletes, any other key keeps", "47 kept", "saved, table.csv", "f9 has no function",
        "? lists the keys",
      ])
    #expect(try String(contentsOfFile: table, encoding: .utf8) == "Town,Fare\n47,42\nRome,9\nNice,30\n")
  }

  @Test func aScriptCopiesReadsOnAndListsCommands() throws {
    let result = try Command.run(
      ["browse", "fixtures/stocks.csv"],
      input: Data("go 4\ncopy-row\nend\ncopy\nsay-all\nhelp\nquit\ndown\n".utf8))
    #expect(result.status == 0 && result.errorOutput.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains("right, left, down, up: to the next cell in this direction"))
    #expect(lines.contains { $0.hasPrefix("find TEXT: ") } && lines.count < 25, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("topics: moving, reading, finding") }, "\(lines)")
  }

  @Test func keysComeFromTheSettings() throws {
    let user = try SettingsUser("{\"keys\": \"visidata\", \"bind\": \"f6=find Boeing; f7=sum\"}")
    defer { user.remove() }
    let terminal = try TerminalSession(
      ["browse", "fixtures/stocks.csv", "--silent", "--settings", user.path])
    terminal.type("j", "\u{1B}[17~", "q")
    let (lines, _) = terminal.finish()
    #expect(Array(lines.suffix(2)) == ["Coca-Cola, Inc., row 2", "Boeing, row 3"], "\(lines)")
  }

  @Test func aCellIsCorrectedInItsMiddleAndLeftAsItIs() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("e", "\u{1B}[D", "\u{1B}[D", "X", "\u{1B}[H", "\u{1B}[3~", "\r", "e", "\r", "q", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(
      lines.contains("Town sXlo") && lines.contains("sXlo kept") && lines.last == Self.askQuit,
      "\(lines)")
    #expect(try Command.run(["browse", table], input: Data("save\n".utf8)).status == 0)
    #expect(try String(contentsOfFile: table, encoding: .utf8) == "Town,Fare\nsXlo,42\nRome,9\nNice,30\n")
  }

  /// A wide character takes two columns of the terminal, and a sign that it would act on is shown by its number.
  @Test func whatIsDeletedIsGoneFromTheScreen() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Town,Fare\n東京,42\na\u{9B}b,9\n")
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("e", "\u{7F}", "\u{1B}", "\u{1B}[B", "e", "\u{1B}[D", "\u{7F}", "\u{1B}", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(lines.contains("Town: 東京\u{8}\u{8}  \u{8}\u{8}"), "\(lines)")
    let (back, blanks) = (String(repeating: "\u{8}", count: 6), String(repeating: " ", count: 6))
    #expect(lines.contains("Town: a\\u{9B}b\u{8}\(back)b\(blanks)\(back)\u{8}"), "\(lines)")
  }

  @Test func changesAreLostOnlyWhenTheKeyIsPressedTwice() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("e", "X", "\r", "R", "r", "q", "w", "R", "R", "2", "\u{1B}[B", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    let asked = ["1 change is not saved", "R once more forgets them, any other key keeps them"]
    #expect(
      Array(lines.suffix(12)) == asked + [
        "changes kept", "1 change is not saved", Self.askQuit, "not ended",
      ] + asked
        + ["changes forgotten", "Oslo, Town, row 1, column 1", "2", "Nice, row 3"], "\(lines)")
  }

  @Test func aFileThatCannotBeChangedSaysSoBeforeItAsks() throws {
    let terminal = try TerminalSession(["browse", "fixtures/rain.html", "--silent"])
    terminal.type("e", "q")
    let (lines, _) = terminal.finish()
    #expect(lines.last == "this file can be read but not changed", "\(lines)")
  }

  /// Nobody has to think of a name for a copy that cannot be made.
  @Test func aCopyThatCannotBeMadeIsRefusedBeforeItsNameIsAskedFor() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.query("CREATE TABLE t(a); INSERT INTO t VALUES(1)", in: "t.db")
    let query = ["browse", scratch.path("t.db"), "--query", "SELECT a FROM t", "--silent"]
    let terminal = try TerminalSession(query)
    terminal.type("S", "q")
    let (lines, _) = terminal.finish()
    #expect(lines.last == "this file can be read but not changed", "\(lines)")
    // One that cannot be changed can be copied.
    let page = try TerminalSession(["browse", "fixtures/rain.html", "--silent"])
    page.type("S", scratch.path("copy.html"), "\r", "q")
    let (said, _) = page.finish()
    #expect(said.last == "saved, \(scratch.path("copy.html"))", "\(said)")
  }

  @Test func theSaveKeyAnswersTheQuestionAtTheEnd() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("e", "X", "\r", "q", "\u{13}", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(
      Array(lines.suffix(3)) == ["1 change is not saved", Self.askQuit, "saved, table.csv"], "\(lines)")
    #expect(try String(contentsOfFile: table, encoding: .utf8).contains("OsloX"))
  }

  @Test func messagesNameTheKeysThatAreBoundInThisSession() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let terminal = try TerminalSession(
      ["browse", try scratch.write(Self.fares), "--silent", "--bind", "f7=set", "--bind", "f8=save"])
    terminal.type("k", "E", "\u{1B}[18~", "X", "\r", "q", "n", "q", "q")
    let (lines, _) = terminal.finish()
    #expect(lines.contains("Town does not hold yes and no; f7 changes the cell"), "\(lines)")
    #expect(lines.contains { $0.hasSuffix("f7 and no text makes the cell blank") }, "\(lines)")
    #expect(lines.last?.hasSuffix("f8 saves them") == true, "\(lines)")
  }

  @Test func theHelpKeySaysAFewKeysAndThenTopicsByTheirDigits() throws {
    let terminal = try TerminalSession(["browse", "fixtures/stocks.csv", "--silent"])
    terminal.type("?", "4", "?", "i", "\u{1B}", "p", "q")
    let (lines, _) = terminal.finish()
    let start = try #require(
      lines.firstIndex(of: "right, left, down, up: to the next cell in this direction"))
    #expect(
      Array(lines[start...].dropFirst(5).prefix(6)) == [
        "q: ends; changes that are not saved are kept for the next time",
        "topics: 1 moving, 2 reading, 3 finding, 4 bookmarks, 5 sorting, 6 sums, 7 editing, 8 tables, 9 speech, 0 questions",
        "now a digit lists a topic, and any other key is explained", "key help, escape ends it",
        "bookmarks: bookmarks and selected rows", "m: sets a bookmark",
      ], "\(lines)")
    #expect(lines.contains("a number before m, ', =: the bookmark of that name"), "\(lines)")
    #expect(lines.contains("7 editing: changing, undoing, saving"), "\(lines)")
    #expect(
      lines.contains("i: reads what is in the column: count, range, sum, mean, frequent values"), "\(lines)")
    #expect(lines.last == "Company has no amounts or dates that could be tones", "\(lines)")
  }

  /// As the option, its help and the key say.
  @Test(arguments: [
    ([], ["$70.42, Price, column 2", "cell, column header", "column header, cell"]),
    (["--order", "content-first"], ["$70.42, Price, column 2"]),
    (["--order", "header-first"], ["Price, $70.42, column 2"]),
  ])
  func theCellComesFirstUnlessTheHeaderIsAskedFor(options: [String], expected: [String]) throws {
    let stocks = ["browse", "fixtures/stocks.csv"] + options
    let said = try Command.run(stocks, input: Data("down\nright\norder\nleft\nright\norder\n".utf8)).output
      .split(separator: "\n").map(String.init)
    #expect(expected.allSatisfy(said.contains), "\(said)")
    #expect(said[3] == expected[0], "\(said)")
    let isHeaderFirst = options.last == "header-first"
    #expect(said[6] == (isHeaderFirst ? "$70.42, Price, column 2" : "Price, $70.42, column 2"), "\(said)")
    let help = try Command.run(["browse", "--help-hidden"]).output
    #expect(help.replacing(#/\s+/#, with: " ").contains("browse begins with the cell unless this is set"))
  }

  @Test func aScriptGetsHelpAboutTopicsAndCommands() throws {
    let help = { (about: String) in
      try Command.run(["browse", "fixtures/stocks.csv"], input: Data("help \(about)\n".utf8)).output
        .split(separator: "\n").dropFirst(2).map(String.init)
    }
    #expect(
      try help("find") == [
        "find TEXT: to the next cell with a text or regular expression, as written or as spoken"
      ])
    #expect(try help("saev") == ["there is no command saev; there is save"])
    #expect(try help("editng") == ["there is no command editng; there is editing"])
    let topics = try help("").first { $0.hasPrefix("topics: ") }
    #expect(topics == "topics: moving, reading, finding, bookmarks, sorting, sums, editing, tables, speech")
    #expect(try help("questions").first?.hasPrefix("there is no command questions") == true)
    #expect(try help("FIND") == help("find") && help("Sorting") == help("sorting"))
    let sorting = try help("sorting")
    #expect(
      sorting.contains(
        "filter CONDITION: only rows for which a condition holds: Price > 100 and Region = West; without one, filters and sorts again"
      ))
    #expect(sorting.contains("in a condition =, !=: for the same value, or another"), "\(sorting)")
  }

  @Test func commandsOfAScriptMayBeginWithCapitals() throws {
    let input = "Copy\nHELP Find\nFind Boeing\nQuit\ndown\n"
    let said = try Command.run(["browse", "fixtures/stocks.csv"], input: Data(input.utf8)).output
      .split(separator: "\n").dropFirst(2)
    #expect(
      said == [
        "Apple Inc.",
        "find TEXT: to the next cell with a text or regular expression, as written or as spoken",
        "Boeing, row 3",
      ])
  }

  @Test func aRowOutOfItsPlaceSaysWhichKeysFilterAgain() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type(
      "\u{1B}[C", "F", "F", "a", "r", "e", " ", ">", " ", "2", "0", "\r", "e", "\u{15}", "1", "\r", "q", "q")
    let (lines, _) = terminal.finish()
    #expect(lines.contains("does not match the filter"), "\(lines)")
    #expect(lines.contains("press F, then enter, to filter and sort again"), "\(lines)")
  }

  @Test func aColumnThatCannotBePlayedInThisSessionSaysSo() throws {
    let terminal = try TerminalSession(["browse", "fixtures/stocks.csv", "--silent"])
    terminal.type("\u{1B}[C", "p", "q")
    let (lines, _) = terminal.finish()
    #expect(lines.last == "nothing is spoken in this session; start without --silent", "\(lines)")
    #expect(lines.dropLast().last?.hasPrefix("Price, ") == true, "\(lines)")
  }

  @Test func theQuestionOfABlankCellSaysWhichBlankItIs() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(
      #"[{"name":"Ann","note":null},{"name":"Bob","note":"x"}]"#, as: "notes.json")
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("\u{1B}[C", "e", "\u{1B}", "q")
    let (lines, _) = terminal.finish()
    #expect(Array(lines.suffix(2)) == ["note, null: ", "note, null, cancelled"], "\(lines)")
  }

  @Test func lettersLeadToRowsWhileTheyAreTyped() throws {
    let terminal = try TerminalSession(["browse", "fixtures/stocks.csv", "--silent"])
    terminal.type("j", "b", "o", "\r", "2", "m", "2", "'", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(
      Array(lines.suffix(7)) == [
        "first letters", "Boeing, row 3", "Boeing", "2", "bookmark set, 2", "2", "Boeing",
      ],
      "\(lines)")
  }

  /// A table comes through a pipe, and keys from the terminal of the program.
  @Test func aPipedTableIsBrowsedByKeys() throws {
    let terminal = try TerminalSession(
      ["--ctty", "--wait", "/bin/sh", "-c", "cat fixtures/stocks.csv | \"$rowcall\" browse - --silent"],
      program: "/usr/bin/setsid")
    terminal.type("\u{1B}[B", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0 && lines.last == "Coca-Cola, Inc., row 2", "\(lines)")
  }

  /// Whoever presses a key that cannot do anything hears why, and what can.
  @Test func refusedKeysSayWhy() throws {
    let terminal = try TerminalSession(["browse", "fixtures/stocks.csv", "--silent"])
    terminal.type("9", "9", "g", "k", "M", "n", "2", "'", "\u{1B}[A", "\u{1B}[1;5A", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(
      Array(lines.dropFirst(2).prefix(7)) == [
        "99", "row 99 not found, 5 rows",
        "Company does not hold yes and no; e changes the cell",
        "nothing is spoken in this session; start without --silent",
        "nothing was searched for yet; / finds a text", "2", "no bookmark, 2",
      ], "\(lines)")
    let script = try Command.run(["browse", "fixtures/stocks.csv"], input: Data("mute\ntoggle\n".utf8))
    #expect(
      script.output.hasSuffix(
        "start with --raw or --voice-only\nCompany does not hold yes and no; set changes the cell\n"
      ), "\(script.output)")
  }

  /// The program that opens links is the one of the search path.
  @Test func aLinkIsSaidAndOpenedOnlyByEnter() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Site,Fare\nhttps://example.org/a?b=c,4\n")
    let opener = try scratch.write("#!/bin/sh\necho \"$1\" >> \"${0%/*}/opened\"\n", as: "xdg-open")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener)
    let folder = scratch.path("")
    let terminal = try TerminalSession(
      ["PATH=\(folder):/usr/bin:/bin", Command.program.path, "browse", table, "--silent"],
      program: "/usr/bin/env")
    terminal.type("l", "\u{1B}", "l", "\r")
    terminal.waitForOutput("link, done")
    terminal.type("l", "\u{1B}[C", "l", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(
      Array(lines.dropFirst(2)) == [
        "https://example.org/a?b=c", "press Enter to open", "link, cancelled", "https://example.org/a?b=c",
        "press Enter to open", "link, done", "https://example.org/a?b=c", "press Enter to open",
        "4, Fare, column 2", "link not found",
      ], "\(lines)")
    let end = Date().addingTimeInterval(10)
    while !FileManager.default.fileExists(atPath: scratch.path("opened")), Date() < end { usleep(50_000) }
    #expect(
      try String(contentsOfFile: scratch.path("opened"), encoding: .utf8) == "https://example.org/a?b=c\n")
  }

  @Test func theSameKeyLeadsToTheNextLinkOfACell() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let cell =
      "<a href=\"https://one.example\">one</a> <a href=\"two.html\">two</a> <a href=\"https://three.example\">x</a>"
    let page = try scratch.write("<table><tr><th>Site<th>N<tr><td>\(cell)<td>1</table>", as: "t.html")
    let script = try Command.run(
      ["browse", page], input: Data("link\nlink\nlink\nlink\nright\nleft\nlink\n".utf8))
    let places = script.output.split(separator: "\n").filter {
      $0.contains("https") || $0.hasSuffix(".html") && !$0.contains("table")
    }
    #expect(
      places == [
        "https://one.example", "https://three.example", "two.html", "https://one.example",
        "https://one.example",
      ], "\(script.output)")
    #expect(script.output.contains("2 of 3\nhttps://three.example"), "\(script.output)")
  }

  @Test func aKeyWithoutAFunctionInAQuestionSaysSo() throws {
    let terminal = try TerminalSession(["browse", "fixtures/stocks.csv", "--silent"])
    terminal.type("/", "B", "\u{13}", "o", "\r", "q")
    let (lines, _) = terminal.finish()
    #expect(
      Array(lines.dropFirst(2)) == [
        "text to find: B", "ctrl-s has no function", "text to find: Bo", "Boeing, row 3",
      ], "\(lines)")
  }

  @Test func theTitleOfTheTerminalSaysWhereTheCursorIs() throws {
    let terminal = try TerminalSession(
      ["TERM=xterm", Command.program.path, "browse", "fixtures/stocks.csv", "--silent", "--status"],
      program: "/usr/bin/env")
    let title = "\u{1B}]2;fixtures/stocks.csv, "
    terminal.waitForOutput(title + "Company, row 1")
    terminal.type("\u{1B}[C", "q")
    let (lines, _) = terminal.finish()
    #expect(lines.contains { $0.contains(title + "Price, row 1\u{7}") }, "\(lines)")
  }

  /// What is typed is heard as the setting says, and always seen.
  @Test(arguments: [("characters", 3), ("words", 1), ("none", 0)])
  func whatIsTypedIsSaid(echo: String, expected: Int) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let samples = scratch.path("samples")
    let terminal = try TerminalSession(
      ["-c", "\"$rowcall\" browse fixtures/stocks.csv --raw --echo \(echo) > '\(samples)'"],
      program: "/bin/sh")
    let size = { (try? FileManager.default.attributesOfItem(atPath: samples)[.size] as? Int) ?? 0 }
    let grows = { (key: String) in
      terminal.waitUntilQuiet(size)
      let before = size()
      terminal.type(key)
      terminal.waitUntilQuiet(size)
      return size() > before
    }
    _ = grows("/")
    let spoken = ["B", "o", " "].filter(grows)
    #expect(spoken.count == expected, "\(spoken)")
    terminal.type("\u{1B}", "q")
    let (lines, _) = terminal.finish()
    #expect(lines.contains { $0.hasPrefix("text to find: Bo") }, "\(lines)")
  }

  @Test func whatIsDeletedInAQuestionIsSaid() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let samples = scratch.path("samples")
    let terminal = try TerminalSession(
      ["-c", "\"$rowcall\" browse fixtures/stocks.csv --raw > '\(samples)'"], program: "/bin/sh")
    let size = { (try? FileManager.default.attributesOfItem(atPath: samples)[.size] as? Int) ?? 0 }
    // Ctrl-W and Ctrl-U, with and without something to delete.
    for key in ["/", "B", "o", "\u{17}", "\u{17}", "x", "\u{15}", "\u{15}"] {
      terminal.waitUntilQuiet(size)
      let before = size()
      terminal.type(key)
      terminal.waitUntilQuiet(size)
      #expect(size() > before, "\(key.unicodeScalars)")
    }
    terminal.type("\u{1B}", "q")
    _ = terminal.finish()
  }

  @Test func whatWasFoundWhenTheFileWasOpenedIsSaidToListeners() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("City,Day\n\nOslo,1/2/2024\nRome,3/4/2024\n")
    let terminal = try TerminalSession(["browse", table, "--silent", "--locale", "de"])
    terminal.type("*", "q")
    let (lines, _) = terminal.finish()
    let day = "column \"Day\": dates are read as day, month, year"
    #expect(lines.count { $0.hasPrefix(day) } == 2, "\(lines)")
    #expect(
      lines.contains("Hinweise: 2, * liest sie vor") && !lines.contains { $0.contains(table + ":") },
      "\(lines)")
    let none = try TerminalSession(["browse", "fixtures/stocks.csv", "--silent"])
    none.type("*", "q")
    #expect(none.finish().lines.dropFirst(2) == ["no notes"])
  }

  @Test func theHeaderAsksForNoTextAndNoConfirmation() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let terminal = try TerminalSession(["browse", try scratch.write(Self.fares), "--silent"])
    terminal.type("\u{1B}[A", "e", "d", "q")
    let (lines, _) = terminal.finish()
    let refusal = "this is the header; go down to a row first"
    #expect(Array(lines.suffix(2)) == [refusal, refusal], "\(lines)")
  }

  @Test func questionsAreInTheListenersLanguage() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    // A copy: whoever is asked before a deletion has the file to themselves.
    let table = try scratch.write(try String(contentsOfFile: "fixtures/stocks.csv", encoding: .utf8))
    let terminal = try TerminalSession(["browse", table, "--silent", "--locale", "de"])
    terminal.type("/", "B", "\r", "g", "1", "\r", "F", "\u{3}", "j", "\u{1B}", "d", "n", "\u{3}", "q")
    let (lines, _) = terminal.finish()
    #expect(
      Array(lines.dropFirst(2)) == [
        "gesuchter Text: B", "Boeing, Zeile 3", "Zeilennummer oder Spaltenname: 1", "Apple Inc., Zeile 1",
        "Bedingung: ",
        "Bedingung, abgebrochen", "erste Buchstaben", "Apple Inc. löschen?",
        "y löscht, jede andere Taste behält",
        "Apple Inc. behalten", "q beendet das Programm",
      ], "\(lines)")
  }

  @Test func aStoppedSessionThatIsKilledKeepsItsChanges() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    let before = terminal.mode
    terminal.type("e", "\u{15}", "X", "\r")
    terminal.waitForOutput("Town X")
    kill(terminal.process.processIdentifier, SIGTSTP)
    usleep(300_000)
    #expect(terminal.mode == before)
    kill(terminal.process.processIdentifier, SIGKILL)
    _ = terminal.finish()
    #expect(terminal.mode == before)
    let again = try Command.run(["browse", table], input: Data("save\n".utf8))
    #expect(again.output.contains("1 change is not saved") && again.output.hasSuffix("saved, table.csv\n"))
    #expect(try String(contentsOfFile: table, encoding: .utf8) == "Town,Fare\nX,42\nRome,9\nNice,30\n")
  }

  @Test func aSessionThatGoesOnSaysWhereItIs() throws {
    let terminal = try TerminalSession(["browse", "fixtures/stocks.csv", "--silent"])
    let process = terminal.process.processIdentifier
    let goOn = {
      kill(process, SIGTSTP)
      usleep(300_000)
      kill(process, SIGCONT)
      usleep(300_000)
    }
    terminal.type("\u{1B}[B")
    goOn()
    terminal.type("/", "B")
    goOn()
    terminal.type("o", "\r", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(lines.contains("Company, Coca-Cola, Inc., row 2 of 5, column 1 of 3"), "\(lines)")
    #expect(lines.suffix(2) == ["text to find: Btext to find: Bo", "Boeing, row 3"], "\(lines)")
  }

  /// Of a text with `count` lines, in a cell.
  private func pasted(_ count: Int, isMarked: Bool) throws -> (lines: [String], table: String) {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("e", "\u{15}")
    terminal.paste(String(repeating: "long\n", count: count), isMarked: isMarked)
    terminal.type("\r", "\u{13}", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    return (lines, try String(contentsOfFile: table, encoding: .utf8))
  }

  @Test(arguments: [true, false]) func aPasteChangesOneCellAndIsShownShortly(isMarked: Bool) throws {
    let (lines, saved) = try pasted(2000, isMarked: isMarked)
    #expect(
      saved
        == "Town,Fare\n\(Array(repeating: "long", count: 2000).joined(separator: " ")),42\nRome,9\nNice,30\n")
    #expect(lines.allSatisfy { $0.count < 400 } && lines.last == "saved, table.csv", "\(lines)")
  }

  /// A part of it would be saved without a word.
  @Test(arguments: [true, false]) func aPasteThatIsTooLongIsRefused(isMarked: Bool) throws {
    let (lines, table) = try pasted(200_000, isMarked: isMarked)
    #expect(table == Self.fares)
    #expect(lines.contains { $0.hasPrefix("the paste is longer than 64 KiB") }, "\(lines.suffix(5))")
    #expect(lines.last == "no changes")
    #expect(lines.joined().count < 1000)
  }

  @Test(arguments: [true, false]) func aPasteBesideQuestionsIsNoCommands(isMarked: Bool) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("w")
    terminal.paste(String(repeating: "edit, delete and save\n", count: 50_000), isMarked: isMarked)
    terminal.type("\u{1B}[B", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    let refusal = "a paste is taken only where a text is asked for"
    #expect(Array(lines.suffix(2)) == [refusal, "Rome, row 2"], "\(lines)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["table.csv"])
  }

  /// A text that is typed at once begins with the key that asks for it.
  @Test func aShortPasteWithoutMarksChangesNothing() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.paste("West dock, delete it", isMarked: false)
    terminal.paste("/Nice\rdd", isMarked: false)
    terminal.paste("eNice town\r", isMarked: false)
    terminal.type("rwhrwhrwhq", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    func refusal(_ key: String) -> String {
      "many keys came at once, as in a paste; \(key) and what follows was left out"
    }
    #expect(
      Array(lines[2...8]) == [
        "W has no function", "? lists the keys", refusal("e"), "text to find: Nice", "Nice, row 3",
        refusal("d"),
        "Town: NiceNice town",
      ], "\(lines)")
    #expect(Array(lines.suffix(2)) == ["1 change is not saved", Self.askQuit], "\(lines)")
  }

  /// As a row that is moved is, which no paste may do either.
  @Test func aNumberMovesARowSoManyRows() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("2", "J", "9", "K")
    terminal.paste("whrJwhrs", isMarked: false)
    terminal.type("q", "q")
    let (lines, _) = terminal.finish()
    #expect(
      Array(lines[2...5]) == ["2", "Oslo moved below Nice, row 3", "9", "Oslo moved above Rome, row 1"],
      "\(lines)")
    #expect(
      lines.contains("many keys came at once, as in a paste; J and what follows was left out"), "\(lines)")
  }

  @Test func aNumberLeadsOverColumnsAndIsRefusedByKeysThatCountNothing() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("A,B,C,D\n1,2,3,4\n5,6,7,8\n")
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("2", "\u{1B}[C", "9", "\u{1B}[C", "3", "\u{1B}[D", "2", "d", "q")
    let (lines, _) = terminal.finish()
    #expect(
      Array(lines.dropFirst(2)) == [
        "2", "3, C, column 3", "9", "4, D, column 4", "end of row", "3", "1, A, column 1", "2",
        "2d has no function", "? lists the keys",
      ], "\(lines)")
  }

  @Test func aKeyThatIsHeldDownDeletesNothing() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let terminal = try TerminalSession(["browse", try scratch.write(Self.fares), "--silent"])
    terminal.type("d")
    // As keyboards do: the first repetition comes late, the others fast.
    Thread.sleep(forTimeInterval: 0.4)
    terminal.type("ddd")
    terminal.type("n", "d", "y", "q", "q")
    let (lines, _) = terminal.finish()
    #expect(
      Array(lines.dropFirst(2).prefix(6)) == [
        "Delete Oslo?", Self.askDelete, Self.askDelete, "Oslo kept", "Delete Oslo?", Self.askDelete,
      ], "\(lines)")
    #expect(lines.filter { $0.hasSuffix(" deleted") } == ["Oslo deleted"], "\(lines)")
  }

  @Test func controlCCancelsQuestionsAndEndsNothing() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type(
      "/", "n", "\u{3}", "e", "X", "\r", "e", "Y", "\u{3}", "d", "\u{3}", "j", "r", "\u{3}", "\u{3}", "w")
    #expect(terminal.process.isRunning)
    terminal.type("q", "q")
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    #expect(
      Array(lines.dropFirst(2)) == [
        "text to find: n", "text to find, cancelled", "Town: OsloX", "Town OsloX", "Town: OsloXY",
        "Town, cancelled", "Delete OsloX?", Self.askDelete, "OsloX kept",
        "first letters", "Rome, row 2", "q ends the program",
        "Town, Rome, row 2 of 3, column 1 of 2", "1 change is not saved", Self.askQuit,
      ], "\(lines)")
  }

  /// Scripts have no keys.
  @Test func aFileThatChangedIsReadAgainByItsKeyOrCommand() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let script = try Command.shell(
      "{ echo down; sleep 1; echo 'Pisa,5' >> '\(table)'; echo down; } | \"$rowcall\" browse '\(table)'")
    #expect(script.output.contains("the file has changed; reload reads it again"), "\(script.output)")
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("w")
    _ = try scratch.write(Self.fares)
    terminal.type("w", "q")
    let (lines, _) = terminal.finish()
    #expect(lines.contains("the file has changed; f5 reads it again"), "\(lines)")
  }

  @Test func changesBelowWhichTheFileChangedAreSavedInAnotherFileOnly() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let conflict = "another program changed the file; S saves under another name, R forgets the changes"
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("e", "X", "\r")
    let other = try scratch.write(Self.fares + "Pisa,5\n")
    #expect(other == table)
    terminal.type("\u{1B}[15~", "q")
    terminal.type("q")
    let (lines, _) = terminal.finish()
    #expect(
      Array(lines.suffix(4)) == [
        "1 change is not saved", conflict, "1 change is not saved",
        "q once more ends and keeps them for the next time, S saves them",
      ], "\(lines)")
    let later = try TerminalSession(["browse", table, "--silent"])
    let copy = table.replacingOccurrences(of: "table.csv", with: "copy.csv")
    later.type("\u{13}", "S", copy, "\r", "q")
    let said = later.finish().lines
    #expect(said.filter { $0 == conflict }.count == 2, "\(said)")
    #expect(said.contains("saved, \(copy), 3 rows"), "\(said)")
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "Town,Fare\nOsloX,42\nRome,9\nNice,30\n")
    #expect(try String(contentsOfFile: table, encoding: .utf8) == Self.fares + "Pisa,5\n")
  }

  @Test func undoingAllChangesOfAChangedFileSaysHowToReadItAgain() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(Self.fares)
    let terminal = try TerminalSession(["browse", table, "--silent"])
    terminal.type("e", "X", "\r")
    _ = try scratch.write(Self.fares + "Pisa,5\n")
    terminal.type("u", "q")
    let (lines, _) = terminal.finish()
    #expect(lines.contains("the file has changed; f5 reads it again"), "\(lines)")
  }

  @Test func aSignalLeavesTheTerminalAsItWas() throws {
    let terminal = try TerminalSession(["browse", "fixtures/stocks.csv", "--silent"])
    let before = terminal.mode
    terminal.type("\u{1B}[B")
    terminal.waitForOutput("Coca-Cola")
    #expect(terminal.mode & tcflag_t(ICANON | ECHO) == 0)
    kill(terminal.process.processIdentifier, SIGTERM)
    let (_, status) = terminal.finish()
    #expect(status == 128 + SIGTERM)
    #expect(terminal.mode == before && before & tcflag_t(ICANON | ECHO) != 0)
  }

  @Test func samplesComeForEachStep() throws {
    let quiet = try Command.shell(
      "printf 'down\\n' | \"$rowcall\" browse fixtures/stocks.csv --raw 2>/dev/null | wc -c")
    let long = try Command.shell(
      "printf 'down\\nrow\\nrow\\n' | \"$rowcall\" browse fixtures/stocks.csv --raw 2>/dev/null | wc -c")
    let sizes = [quiet, long].map { Int($0.output.filter(\.isNumber)) ?? 0 }
    #expect(sizes[0] > 44_100 && sizes[1] > sizes[0] + 88_200, "\(sizes)")
  }

  /// An edge has a tone of 50 ms and a rest of 20 ms; the words stay as they are.
  @Test func soundsComeBeforeWords() throws {
    let run = { (options: String) in
      try Command.shell("printf 'left\\n' | \"$rowcall\" browse fixtures/stocks.csv --raw \(options) | wc -c")
    }
    let (plain, sounding) = (try run(""), try run("--sounds"))
    #expect(sounding.errorOutput == plain.errorOutput && !plain.errorOutput.isEmpty)
    let sizes = [plain, sounding].map { Int($0.output.filter(\.isNumber)) ?? 0 }
    #expect(sizes[1] - sizes[0] == 2 * (1102 + 441), "\(sizes)")
  }

  @Test func silencedPlayersAreGone() throws {
    let terminal = try TerminalSession(["browse", "fixtures/stocks.csv", "--player", "cat"])
    terminal.waitForOutput("Apple Inc., Company")
    terminal.type(String(repeating: "r", count: 200))
    terminal.type("w")
    #expect(terminal.deadChildren == 0)
    terminal.type("q")
    #expect(terminal.finish().status == 0)
  }

  @Test func aMissingSpeechDispatcherIsReported() throws {
    let result = try Command.run(
      ["browse", "fixtures/stocks.csv", "--voice-only", "--backend", "speechd"],
      environment: ["SPEECHD_ADDRESS": "unix_socket:/no/such/socket"])
    #expect(result.status == 69 && result.output.isEmpty)
    #expect(result.errorOutput.contains("speech-dispatcher"), "\(result.errorOutput)")
    #expect(result.errorOutput.contains("leave out --backend speechd"), "\(result.errorOutput)")
  }

  @Test func speechThatCannotBeMadeEndsTheSession() throws {
    let result = try Command.shell(
      "printf 'down\\nset X\\n' | \"$rowcall\" browse fixtures/stocks.csv --raw --voice nosuchvoice 2>&1 >/dev/null; echo $?"
    )
    #expect(result.output.contains("nosuchvoice") && result.output.hasSuffix("69\n"), "\(result.output)")
    #expect(!result.output.contains("not saved"), "\(result.output)")
  }

  @Test(arguments: [
    (
      ["--raw", "--backend", "speechd"],
      "--raw writes samples, which speech-dispatcher keeps; leave out one of them"
    ),
    (["--silent", "--sounds"], "--silent turns off the sound that --sounds asks for; choose one"),
    (["--silent", "--raw"], "--silent turns speech off, which --voice-only and --raw ask for; choose one"),
    (["--bind", "f5"], "--bind f5: expected a key and a command, as in f5=sum"),
    (["--bind", "f5=sun"], "--bind f5=sun: there is no command \"sun\"; did you mean \"sum\"?"),
  ])
  func wrongOptionsAreExplained(options: [String], message: String) throws {
    let result = try Command.run(["browse", "fixtures/stocks.csv"] + options)
    #expect(result.status == 2)
    #expect(result.errorOutput.contains(message), "\(result.errorOutput)")
  }
}

/// A program at a terminal of its own.
final class TerminalSession {
  let process: Process
  private let master: Int32
  private let slave: Int32
  private var output: [UInt8] = []

  init(_ arguments: [String], program: String = Command.program.path) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (locked, number): (Int32, Int32) = (0, -1)
    // TIOCSPTLCK and TIOCGPTN: unlock the other end, and ask for its number.
    try #require(ioctl(master, 0x4004_5431, &locked) == 0 && ioctl(master, 0x8004_5430, &number) == 0)
    slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    process = Command.start(program, arguments, environment: ["TERM": "dumb"])
    let handle = FileHandle(fileDescriptor: slave)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    close(master)
    close(slave)
  }

  /// The local modes of the terminal.
  var mode: tcflag_t {
    var mode = termios()
    tcgetattr(slave, &mode)
    return mode.c_lflag
  }

  /// How many processes that it started have ended, and were not waited for.
  var deadChildren: Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.count { process in
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      // Behind the name in brackets come the state and the parent.
      let fields = status?.split(separator: ")").last?.split(separator: " ").prefix(2) ?? []
      return fields == ["Z", "\(self.process.processIdentifier)"]
    }
  }

  /// Types keys, each when there has been an answer to the one before.
  func type(_ keys: String...) {
    waitForOutput("")
    for key in keys {
      let bytes = Array(key.utf8)
      _ = write(master, bytes, bytes.count)
      readAll(within: 150)
    }
  }

  /// Waits until a figure stays the same for half a second.
  func waitUntilQuiet(_ figure: () -> Int) {
    let end = Date().addingTimeInterval(60)
    var (last, since) = (figure(), Date())
    while Date() < end, Date().timeIntervalSince(since) < 0.5 {
      readAll(within: 50)
      if figure() != last { (last, since) = (figure(), Date()) }
    }
  }

  /// Pastes a text as terminals do: between marks, or without them.
  func paste(_ text: String, isMarked: Bool = true) {
    var rest = Array((isMarked ? "\u{1B}[200~\(text)\u{1B}[201~" : text).utf8)[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(1024))
      guard write(master, piece, piece.count) == piece.count else { return }
      rest = rest.dropFirst(piece.count)
      readAll(within: 0)
    }
    readAll(within: 500)
  }

  /// Waits until a text was printed; for an empty one until anything was.
  func waitForOutput(_ text: String) {
    let end = Date().addingTimeInterval(60)
    while Date() < end {
      readAll(within: 50)
      if !output.isEmpty, text.isEmpty || String(decoding: output, as: UTF8.self).contains(text) { return }
    }
  }

  private func readAll(within milliseconds: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&wanted, 1, milliseconds) > 0 {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { return }
      output += buffer[..<count]
    }
  }

  /// Waits for the end, and gives the lines that were printed and the exit status.
  func finish() -> (lines: [String], status: Int32) {
    let end = Date().addingTimeInterval(60)
    while process.isRunning, Date() < end { readAll(within: 20) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    readAll(within: 100)
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\r\n").map(String.init)
    let status =
      process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return (lines, status)
  }
}
