import Foundation
import Testing

/// The small promises of a command: standard input, choices, help, completion.
@Suite struct UsageTests {
  @Test func standardInputIsReadForADash() throws {
    let result = try Command.run(["transcript", "-"], input: Data("Name,Price (USD)\nTea,3.5\n".utf8))
    #expect(result.output == "Tea, $3.50\n")
  }

  @Test func aTableThatIsPipedInIsReadWithoutArguments() throws {
    let piped = try Command.shell("cat fixtures/disks.df.txt | $rowcall")
    #expect(piped.output == (try Command.output(["transcript", "fixtures/disks.df.txt"])))
    let file = try Command.run([], input: Data("Name,Price (USD)\nTea,3.5\n".utf8))
    #expect(file.output == "Tea, $3.50\n")
    let spoken = try Command.shell("cat fixtures/disks.df.txt | $rowcall --spoken --rows 2")
    #expect(spoken.output == (try Command.output(["--spoken", "--rows", "2", "fixtures/disks.df.txt"])))
    let inspected = try Command.shell("cat fixtures/disks.df.txt | $rowcall inspect")
    #expect(inspected.output.hasPrefix("-: 4 rows, 6 columns\nFormat: text-table, 90% sure"))
    let wrong = try Command.shell("cat fixtures/disks.df.txt | $rowcall --spokn")
    #expect(wrong.status == 2)
    let empty = try Command.shell(": | $rowcall")
    #expect(empty.status == 65)
    #expect(empty.errorOutput == "rowcall: -: empty; a table needs at least one row\n")
  }

  @Test(arguments: ["</dev/null", "<&-"]) func helpIsShownWithoutArgumentsAndInput(input: String) throws {
    let result = try Command.shell("$rowcall \(input)")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("OVERVIEW: "))
  }

  @Test(arguments: [
    (
      ["fixtures/stocks.csv", "--rate", "5"],
      "transcript has no option --rate; use it with speak, browse or demo"
    ),
    (["-o", "x.wav", "fixtures/stocks.csv"], "transcript has no option -o; use it with speak or audit"),
    (
      ["audit", "fixtures/stocks.csv", "--voice", "x"],
      "audit has no option --voice; use it with speak, browse or demo"
    ),
    (["--rate", "5"], "transcript has no option --rate; use it with speak, browse or demo"),
    (["--bogus"], "Unknown option '--bogus'"), (["speak", "--bogus"], "Unknown option '--bogus'"),
    (["edit", "--bogus"], "Unknown option '--bogus'"), (["audit", "--bogus"], "Unknown option '--bogus'"),
    (["related", "--bogus"], "Unknown option '--bogus'"),
    (["speak", "nofile.csv", "--raet", "5"], "Unknown option '--raet'. Did you mean '--rate'?"),
  ])
  func anOptionOfAnotherCommandIsNamedWithIt(arguments: [String], message: String) throws {
    let result = try Command.shell(
      "$rowcall " + arguments.joined(separator: " ") + " </dev/null")
    #expect(result.status == 2 && result.errorOutput.contains(message), "\(result.errorOutput)")
  }

  @Test func placesThatCannotBeWrittenSayWhatToDo() throws {
    let sound = try Command.run(["speak", "fixtures/stocks.csv", "-o", "/nosuch/x.wav"])
    #expect(sound.status == 73)
    #expect(
      sound.errorOutput.hasSuffix("No such file or directory; make the folder, or choose another place\n"),
      "\(sound.errorOutput)")
    let closed = try Command.shell("$rowcall fixtures/stocks.csv >&-")
    #expect(closed.status == 74)
    #expect(
      closed.errorOutput
        == "rowcall: standard output: it was closed before the start; leave out >&-, or name a place\n")
  }

  @Test func sizesAndMeasuresCanBeAskedFor() throws {
    let text = Data("Name,A,B\nx,916G,5 km\ny,2K,7\n".utf8)
    let result = try Command.run(["transcript", "-", "--spoken", "--type", "A=size,B=measure"], input: text)
    #expect(result.output == "x, A 916 gigabytes, B 5 kilometers\ny, A 2 kilobytes, B 7\n")
  }

  @Test func helpForAnUnknownCommandIsAnError() throws {
    let near = try Command.run(["help", "transcribe"])
    #expect(near.status == 2 && near.output.isEmpty)
    #expect(
      near.errorOutput.hasPrefix("rowcall: no command has the name \"transcribe\"; did you mean transcript?"))
    let far = try Command.run(["help", "xyzzy"])
    #expect(far.status == 2 && far.errorOutput.contains("; the commands are speak, transcript, "))
    #expect(try Command.output(["help", "speak"]).hasPrefix("OVERVIEW: "))
  }

  @Test func allColumnsOfANameAreChosen() throws {
    let text = Data("Item,Price,Price\nPen,1,2\nCup,3,4\n".utf8)
    let all = try Command.run(["transcript", "-", "--columns", "Price"], input: text)
    #expect(all.output == "Price 1, Price 2\nPrice 3, Price 4\n")
    let last = try Command.run(["transcript", "-", "--columns", "Item,#3"], input: text)
    #expect(last.output == "Pen, Price 2\nCup, Price 4\n")
    let others = try Command.run(["transcript", "-", "--columns", "-Price"], input: text)
    #expect(!others.output.contains("Price"))
  }

  @Test func aPageFromStandardInputIsWalkedThrough() throws {
    let page = "<table><caption>Tides</caption><tr><th>Port<th>High<tr><td>Ayr<td>4:10</table>"
    let result = try Command.run(["transcript", "-", "--moves", "enter,down"], input: Data(page.utf8))
    #expect(
      result.output.hasPrefix(
        "[enter]\nTides, table, 1 row, 2 columns\nPort, column header, column 1\n[down]\nAyr, row 1\n"))
    let rows = try Command.run(
      ["transcript", "-", "--moves", "enter"], input: Data("Name,Price\nTea,3\n".utf8))
    #expect(rows.output.hasPrefix("[enter]\ntable, 1 row, 2 columns\n"))
  }

  @Test(arguments: [
    (["--moves", "entr"], "--moves: there is no move \"entr\"; did you mean \"enter\"?"),
    (
      ["--moves", "enter", "--dialect", "orka"],
      "--dialect is orka, expected rowcall, voiceover, nvda or orca (did you mean orca?)"
    ),
    (
      ["--moves", "enter", "--header-limit", "0"], "--header-limit is 0, expected a number above zero or off"
    ),
    (["--moves", "enter", "--rows", "1"], "--moves goes through the whole table; leave out --rows"),
    (["--moves", "enter", "--label", "{Price}"], "--moves has words of its own; leave out --label"),
    (["--dialect", "nvda", "--label", "{Price}"], "--dialect nvda has words of its own; leave out --label"),
    (["--compare", "orca,nvda", "--label", "{Price}"], "--compare has words of its own; leave out --label"),
    (["--compare", "orca,nvdda"], "--compare: there is no dialect \"nvdda\"; did you mean \"nvda\"?"),
    (
      ["--compare", "orca,nvda", "--dialect", "voiceover"],
      "--compare already names the dialects; leave out --dialect voiceover"
    ),
    (["--compare", "orca"], "--compare: there is nothing to compare orca with"),
  ])
  func aWalkThatCannotBeIsRefused(arguments: [String], sentence: String) throws {
    let result = try Command.run(["transcript", "fixtures/stocks.csv"] + arguments)
    #expect(result.status == 2)
    #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
  }

  /// The first 12,000 days are the 1st of January to the 12th, or of each month.
  private static let lateDecision =
    "Name,Date\n" + (0..<35_000).map { "P\($0),\(min($0 / 1_000 + 1, 12))/01/2006\n" }.joined()
    + "Z,13/01/2006\n"

  @Test func theLastRowOfAFileDecidesTheDatesOfTheFirst() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv")
    try Data(Self.lateDecision.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try Command.run(["transcript", file.path, "--locale", "en-US", "--rows", "1,5000,35001"])
    #expect(result.output == "P0, Jan 1, 2006\nP4999, Jan 5, 2006\nZ, Jan 13, 2006\n")
    #expect(result.errorOutput.isEmpty)
  }

  /// Most later rows decide: they do not contradict the type that the first rows gave the column.
  @Test func laterRowsDecideTheDatesOfTheFirst() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv")
    let first = (0..<1_150).map { "P\($0),\($0 % 12 + 1)/01/2006\n" }
    let later = (1_150..<20_000).map { "P\($0),\($0 % 28 + 1)/\($0 % 12 + 1)/2006\n" }
    try Data(("Name,Date\n" + (first + later).joined()).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try Command.run(["transcript", file.path, "--locale", "en-US", "--rows", "1-2,1151"])
    #expect(result.output == "P0, Jan 1, 2006\nP1, Jan 2, 2006\nP1150, Nov 3, 2006\n")
    #expect(result.errorOutput.isEmpty)
  }

  @Test func theLastRowOfAPageDecidesTheDatesOfTheFirst() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    let rows = Self.lateDecision.split(separator: "\n").map {
      "<tr><td>" + $0.replacing(",", with: "<td>") + "\n"
    }
    let page = "<table><tr><th>Name<th>Date\n" + rows.dropFirst().joined() + "</table>"
    try Data(page.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try Command.run(["transcript", file.path, "--locale", "en-US", "--rows", "1,35001"])
    #expect(result.output == "P0, Jan 1, 2006\nZ, Jan 13, 2006\n")
    #expect(result.errorOutput.isEmpty)
  }

  @Test func noDateFromAPipeIsGuessed() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv")
    try Data(Self.lateDecision.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let line = "cat \(file.path) | \"$rowcall\" - --locale en-US --rows 1,5000,35001"
    let result = try Command.shell(line)
    #expect(result.output == "P0, Date 1/01/2006\nP4999, Date 5/01/2006\nZ, Jan 13, 2006\n")
    #expect(
      result.errorOutput
        == "-: column \"Date\": some dates can be read with the day or with the month first, and are read as written; "
        + "set --dates dmy or --dates mdy\n")
    let chosen = try Command.shell("\(line) --dates dmy")
    #expect(chosen.output == "P0, Jan 1, 2006\nP4999, Jan 5, 2006\nZ, Jan 13, 2006\n")
    #expect(chosen.errorOutput.isEmpty)
  }

  private static let sameInEveryRow =
    "Name,Dept,Price (USD),Note\n" + (1...5).map { "P\($0),HMRC,\($0).50,\n" }.joined()

  @Test func aRowWithNothingButWhatIsSaidOnceIsNotBlank() throws {
    func output(_ text: String) throws -> String {
      try Command.run(["transcript", "-", "--locale", "en"], input: Data(text.utf8)).output
    }
    let same = String(repeating: "HMRC\n", count: 5)
    #expect(try output("Dept\n" + same) == "1 column; Dept always HMRC\n" + same)
    let notes = "x,HMRC\n,HMRC\nx,HMRC\ny,HMRC\ny,HMRC\n"
    #expect(
      try output("Note,Dept\n" + notes)
        == "2 columns; Dept always HMRC\nrow 1, Note x\nrow 2, Dept HMRC\nrow 3, Note x\nrow 4, Note y\nrow 5, Note y\n"
    )
  }

  @Test func aKThatMayBeKilometersIsSpokenAsALetter() throws {
    let text = "Race,Budget\n10K,$5K\n5K,$6K\n21K,$12K\n"
    let result = try Command.run(
      ["transcript", "-", "--spoken", "--locale", "en", "--rows", "1"], input: Data(text.utf8))
    #expect(result.output == "Race 10 K, 5 thousand dollars\n")
  }

  @Test(arguments: [
    ("Chart,Weeks\nTOP 40,3\nTOP 100,12\n", "row 1, Chart TOP 40, Weeks 3"),
    ("Package,License\nnumpy,BSD-3\nflask,BSD-2\n", "numpy, License BSD-3"),
    ("Town,Price\nIzmir,TRY 40\nBursa,TRY 120\n", "Izmir, 40 lira"),
    ("Song,Views\nMelody,2.1m\nNightingale,450k\nBlackbird,900k\n", "Melody, Views 2.1m"),
    ("City,Population\nOslo,450k\nBergen,120k\n", "Oslo, Population 450 thousand"),
    ("Box,Weight\nA,5 kg\nB,10 kg\nC,7 kg\nD,2k\n", "A, 5 kilograms"),
    ("Town,Fee\nLima,PEN 12.00\nCusco,PEN 8.50\n", "Lima, 12 Peruvian soles"),
    ("Host,Version\nweb,PHP 8.2\nold,PHP 7.4\n", "web, Version PHP 8.2"),
    ("Host,Version\nweb,PHP 8.2\nold,PHP 8.10\nnew,PHP 8.11\n", "web, Version PHP 8.2"),
    ("Host,System\nweb,BSD-13.2\nold,BSD-12.1\n", "web, System BSD-13.2"),
    ("Bag,Weight\nrice,50 KGS\nsalt,20 KGS\n", "rice, Weight 50 KGS"),
    ("Bag,Quantity\nrice,50.00 KGS\nsalt,20.00 KGS\n", "rice, Quantity 50.00 KGS"),
    ("Chart,Weight\na,TOP 40\nb,TOP 30\n", "a, Weight TOP 40"),
    ("Race,Distance\nRiver,5k\nHill,10k\n", "River, Distance 5 k"),
    ("Screen,Resolution\nA,4k\nB,8k\n", "A, Resolution 4 k"),
    ("Path,File size\na.txt,10K\nb.txt,20K\n", "a.txt, File size 10 K"),
    ("Ort,Gewicht\nA,10K\nB,20K\n", "A, Gewicht 10 K"),
    ("Clerk,Salary\nAda,10k\nBo,20k\n", "Ada, Salary 10 thousand"),
    ("Event,Date\nRamadan,1445/09/01\nEid,1445/10/01\n", "Ramadan, Date 1445/09/01"),
  ])
  func aColumnIsNotGivenAMeaningThatOnlyItsLettersSuggest(text: String, row: String) throws {
    let result = try Command.run(
      ["transcript", "-", "--spoken", "--locale", "en", "--rows", "1"], input: Data(text.utf8))
    #expect(result.output == row + "\n")
  }

  @Test func columnsThatAreRoundedInSpeechAreNamedBeforeTheRows() throws {
    let text = "Team,Prob,Size\nAda,0.123456789,12.891\nBo,0.5,9.5\n"
    func lines(_ arguments: [String]) throws -> [Substring] {
      let result = try Command.run(
        ["transcript", "-", "--locale", "en"] + arguments, input: Data(text.utf8))
      #expect(result.status == 0 && result.errorOutput.isEmpty)
      return result.output.split(separator: "\n")
    }
    #expect(try lines([]) == ["Ada, Prob 0.123456789, Size 12.891", "Bo, Prob 0.5, Size 9.5"])
    #expect(
      try lines(["--spoken"])
        == ["3 columns; Prob rounded", "Ada, Prob 0.1235, Size 12.891", "Bo, Prob 0.5, Size 9.5"])
    #expect(try lines(["--spoken", "--columns", "Team,Size"]).first == "Ada, Size 12.891")
    #expect(
      try lines(["--format", "json"])[0].contains(#""rounded":[2],"spoken":"3 columns; Prob rounded"}"#))
  }

  @Test func whatIsTheSameInEveryRowIsSaidOnce() throws {
    func lines(_ arguments: [String]) throws -> [Substring] {
      let result = try Command.run(
        ["transcript", "-", "--rows", "1", "--locale", "en"] + arguments,
        input: Data(Self.sameInEveryRow.utf8))
      #expect(result.status == 0 && result.errorOutput.isEmpty)
      return result.output.split(separator: "\n")
    }
    #expect(try lines([]) == ["4 columns; Note always blank; Dept always HMRC", "P1, $1.50"])
    #expect(
      try lines(["--spoken"])
        == ["4 columns; Note always blank; Dept always HMRC", "P1, 1 dollar and 50 cents"])
    #expect(try lines(["--constants", "said"]) == ["P1, Dept HMRC, $1.50"])
    #expect(try lines(["--columns", "Name,Dept"]) == ["P1, Dept HMRC"])
    #expect(try lines(["--verbosity", "verbose"]) == ["Name P1, Dept HMRC, Price $1.50, row 1"])
    let json = try lines(["--format", "json"])
    #expect(
      json[0].hasPrefix(#"{"blank":[4],"columns":4,"constant":[{"column":2,"display":"HMRC","header":"Dept""#)
    )
    #expect(json[1].contains(#"{"column":2,"header":"Dept","display":"","spoken":"","written":"HMRC"}"#))
  }

  @Test func whatIsAssumedIsInJSON() throws {
    let result = try Command.run(
      ["transcript", "-", "--locale", "de", "--delimiter", "tab", "--format", "json"],
      input: Data("Ort\tTag\tGäste\nA\t01/02/2006\t1.234\n".utf8))
    #expect(result.output.contains(#""header":"Tag","assumed":"dates dmy","display":"1. Feb. 2006""#))
    #expect(result.output.contains(#""header":"Gäste","assumed":"decimal comma","display":"1.234""#))
    #expect(
      result.errorOutput.contains(
        "-: column \"Gäste\": numbers are read with a decimal comma, as is usual in de; nothing in the file tells what 1.234 "
          + "is; if that is wrong, set --decimal point\n"), "\(result.errorOutput)")
  }

  @Test func aDialectReadsOnlyTheWantedRows() throws {
    let result = try Command.run(["transcript", "fixtures/stocks.csv", "--dialect", "nvda", "--rows", "2,5"])
    #expect(
      result.output == """
        stocks.csv  table  with 6 rows and 3 columns
        row 1  column 1  Company
        column 2  Price
        column 3  Change
        row 3  Company  column 1  Coca-Cola, Inc.
        Price  column 2  $70.42
        Change  column 3  down 0.31%
        row 6  Company  column 1  Microsoft
        Price  column 2  $31.80
        Change  column 3  down 1.20%
        out of table

        """)
    let none = try Command.run(["transcript", "fixtures/stocks.csv", "--dialect", "nvda", "--rows", "99"])
    #expect(none.status == 1 && none.output.isEmpty)
    #expect(none.errorOutput.contains("no row matches"))
    let stored = try Command.run(
      ["transcript", "fixtures/stocks.csv", "--rows", "1"], environment: ["ROWCALL_DIALECT": "nvda"])
    #expect(stored.output == "Apple Inc., $648.11, up 1.85%\n", "a stored dialect gives way")
    let columns = try Command.run([
      "transcript", "fixtures/stocks.csv", "--dialect", "nvda", "--rows", "2-", "--columns", "Change,Company",
    ])
    #expect(
      columns.output == """
        stocks.csv  table  with 6 rows and 2 columns
        row 1  column 1  Change
        column 2  Company
        Coca-Cola, Inc.  row 3  Change  column 1  down 0.31%
        Company  column 2  Coca-Cola, Inc.
        Boeing  row 4  Change  column 1  unchanged
        Company  column 2  Boeing
        Exxon Mobil  row 5  Change  column 1  up 0.04%
        Company  column 2  Exxon Mobil
        Microsoft  row 6  Change  column 1  down 1.20%
        Company  column 2  Microsoft
        out of table

        """)
    let indexed = try Command.run([
      "transcript", "fixtures/stocks.csv", "--by", "Company", "--moves", "enter,down,right", "--columns",
      "Price",
    ])
    #expect(
      indexed.output == """
        [enter]
        stocks.csv, table, 5 rows, 1 column
        section index, A, B, C, E, M
        Price, column header, column 1
        [down]
        A, $648.11, row 1
        [right]
        end of row

        """)
    let columnsOfAPage = try Command.run([
      "transcript", "fixtures/rain.html", "--dialect", "nvda", "--columns", "1",
    ])
    #expect(
      columnsOfAPage.errorOutput.contains(
        "in dialects and walks, --columns works for data files only, and this is a page; leave it out"))
    let page = try Command.run(["transcript", "fixtures/rain.html", "--dialect", "nvda", "--rows", "2"])
    #expect(page.status == 2)
    #expect(
      page.errorOutput.contains(
        "in a dialect, --rows works for data files only, and this is a page; leave it out"))
  }

  @Test func whatDialectsSayIsWrittenAsJSONToo() throws {
    let one = try Command.run([
      "transcript", "fixtures/stocks.csv", "--dialect", "nvda", "--rows", "2", "--format", "json",
    ])
    #expect(
      one.output.split(separator: "\n").dropFirst(2).first.map(String.init)
        == #"{"lines":[{"text":"row 3  Company  column 1  Coca-Cola, Inc."},{"text":"Price  column 2  $70.42"},"#
        + #"{"text":"Change  column 3  down 0.31%"}]}"#, "\(one.output)")
    let moves = try Command.run([
      "transcript", "fixtures/stocks.csv", "--compare", "orca,nvda", "--moves", "enter,down", "--format",
      "json",
    ])
    let lines = moves.output.split(separator: "\n")
    #expect(lines.count == 2)
    for (line, move) in zip(lines, ["enter", "down"]) {
      #expect(line.hasPrefix(#"{"move":"\#(move)","dialects":{"orca":[{"text":""#), "\(line)")
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect((object?["dialects"] as? [String: Any])?.keys.sorted() == ["nvda", "orca"])
    }
  }

  @Test func aDialectReadsAStreamWhoseRowsNobodyHasCounted() throws {
    let rows = Data("Name,Price (USD)\nTea,3.5\nMilk,2\n".utf8)
    let result = try Command.run(["transcript", "-", "--dialect", "nvda"], input: rows)
    #expect(
      result.output == """
        table  with 2 columns
        row 1  column 1  Name
        column 2  Price
        row 2  Name  column 1  Tea
        Price  column 2  $3.50
        row 3  Name  column 1  Milk
        Price  column 2  $2
        out of table

        """)
  }

  /// The audit reports that nobody marked them.
  @Test func aTreeWithGuessedHeadersSaysSo() throws {
    let note = "unmarked headers are guessed; --header-rows N and --row-header COLUMN override the guess"
    let cells = "<table><tr><td>Name<td>Age<tr><td>Ann<td>3<tr><td>Bob<td>4</table>"
    let guessed = try Command.run(["tree", "-"], input: Data("<!doctype html>\(cells)".utf8))
    #expect(guessed.errorOutput == "-: \(note)\n" && guessed.output.contains("columnHeader"))
    let marked = cells.replacing("<td>Name<td>Age", with: "<th>Name<th>Age")
    let result = try Command.run(["tree", "-"], input: Data("<!doctype html>\(marked)".utf8))
    #expect(result.errorOutput.isEmpty, "\(result.errorOutput)")
  }

  @Test func aTreeShowsTheFirstRowsAndReportsTheRest() throws {
    let rows = (1...120).map { "name \($0),\($0)\n" }.joined()
    let input = Data(("Name,Number\n" + rows).utf8)
    let tree = try Command.run(["tree", "-"], input: input)
    #expect(tree.output.hasPrefix("dataTable 120 rows, 2 columns\n├─ row\n│  ├─ columnHeader \"Name\"\n"))
    #expect(tree.output.contains("└─ row 50 of 120\n"))
    #expect(tree.output.hasSuffix("\n(70 more rows; --rows 51-100 shows the next)\n"))
    let json = try Command.run(["tree", "-", "--format", "json"], input: input)
    #expect(json.errorOutput == "-: 70 more rows; --rows 51-100 shows the next\n")
    let window = try Command.run(["tree", "-", "--rows", "3,119-"], input: input)
    #expect(
      window.output.split(separator: "\n").filter { $0.hasSuffix("of 120") }
        == ["├─ row 3 of 120", "├─ row 119 of 120", "└─ row 120 of 120"])
  }

  @Test func aTreeOfSeveralTablesReportsWhichHasMoreRows() throws {
    let rows = (1...60).map { "<tr><td>name \($0)<td>\($0)" }.joined()
    let page = "<table><tr><th>A<tr><td>1</table><table><tr><th>Name<th>Number\(rows)</table>"
    let tree = try Command.run(["tree", "-"], input: Data(page.utf8))
    #expect(tree.output.hasSuffix("\n(table 2: 11 more rows; --rows 51-100 shows the next)\n"))
  }

  @Test func whatPlacesThingsOnThePageIsLeftOutOfRowcallsWalkToo() throws {
    let page = "<table><tr><td>menu</table><table><tr><th>A<tr><td>1</table>"
    for way in [["--moves", "enter,enter"], ["--moves", "say-all"]] {
      let heard = try Command.run(["transcript", "-"] + way, input: Data(page.utf8)).output
      #expect(heard.contains("A") && !heard.contains("menu"), "\(heard)")
    }
    let other = try Command.run(["transcript", "-", "--dialect", "orca"], input: Data(page.utf8))
    #expect(other.output.contains("menu"), "\(other.output)")
    let chosen = try Command.run(
      ["transcript", "-", "--table", "1", "--moves", "enter"], input: Data(page.utf8))
    #expect(chosen.output.contains("menu"), "\(chosen.output)")
  }

  @Test func theUserSaysWhatNamesRowsAndColumns() throws {
    let input = Data("2025,,Note\nName,Size,Note\n7,1,good\n8,2,bad\n".utf8)
    let stacked = try Command.run(
      ["transcript", "-", "--header-rows", "2", "--row-header", "Note"], input: input)
    #expect(stacked.output == "good, 2025 Name 7, 2025 Size 1\nbad, 2025 Name 8, 2025 Size 2\n")
    let walk = try Command.run(
      ["transcript", "-", "--header-rows", "2", "--row-header", "none", "--moves", "enter,down,right"],
      input: input)
    #expect(
      walk.output == """
        [enter]
        table, 2 rows, 3 columns
        2025 Name, column header, column 1
        [down]
        7, row 1
        [right]
        2025 Size, 1, column 2

        """)
  }

  @Test func eachOfSeveralTablesIsSpoken() throws {
    let page = "<table><caption>A</caption><tr><th>B<tr><td>1</table>"
    let one = try Command.run(["transcript", "-"], input: Data(page.utf8))
    #expect(one.output == "A\nB\n1\n")
    let two = try Command.run(["transcript", "-"], input: Data((page + page).utf8))
    let announced = "A, table, 1 row, 1 column\nB\n1\nend of table\n"
    #expect(two.output == announced + announced)
    let sounds = try [page, page + page].map { page in
      try Command.shell("printf '%s' '\(page)' | \"$rowcall\" speak - --raw | wc -c").output
    }.compactMap { Int($0.filter(\.isNumber)) }
    #expect(sounds.count == 2 && sounds[1] > 3 * sounds[0], "announcements are heard, too: \(sounds)")
  }

  static let idleFlags: [(arguments: [String], sentence: String)] = [
    (
      ["transcript", "--no-spans"],
      "--spans works only with --moves or a --dialect such as orca"
    ),
    (
      ["speak", "--raw", "--hints"],
      "--hints works only with --moves or a --dialect such as orca"
    ),
    (
      ["speak", "--raw", "--dialect", "orca", "--label", "{Price}"],
      "--dialect orca has words of its own; leave out --label"
    ),
    (
      ["speak", "--raw", "--moves", "enter", "--label", "{Price}"],
      "--moves has words of its own; leave out --label"
    ),
    (["speak", "--raw", "--moves", "enter,dwn"], "did you mean \"down\"?"),
    (
      ["transcript", "--label", "{Company}", "--columns", "Price"],
      "--label names its columns itself; leave out --columns"
    ),
    (
      ["transcript", "--label", "{Company}", "--order", "content-first"],
      "--label decides about headers and blanks by itself; leave out --order"
    ),
    (
      ["transcript", "--label", "{Company}", "--header-limit", "3"],
      "--label decides about headers and blanks by itself; leave out --header-limit"
    ),
    (["transcript", "--capitals", "icon"], "--capitals is icon, expected none or spell"),
  ]

  @Test(arguments: idleFlags)
  func aFlagWithoutEffectIsRefused(arguments: [String], sentence: String) throws {
    let result = try Command.run(arguments + ["fixtures/stocks.csv"])
    #expect(result.status == 2)
    #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
    #expect(!result.errorOutput.contains("Usage: rowcall <subcommand>"), "no usage of another command")
  }

  @Test func withoutTheNamingColumnEachValueHasItsOwnHeader() throws {
    for (columns, row) in [
      ("Items,Discount", "Items 1"), ("Discount,Items", "Items 1"),
      ("Paid", "Paid no"), ("Paid,Items", "Paid no, Items 1"),
    ] {
      let result = try Command.run([
        "transcript", "fixtures/trades.csv", "--rows", "2", "--columns", columns,
      ])
      #expect(result.output == row + "\n")
    }
  }

  @Test func aLabelTemplateDecidesWhatIsInARow() throws {
    let result = try Command.run([
      "transcript", "fixtures/stocks.csv", "--rows", "1,3", "--label", "{Company} at {Price} ({Change})",
    ])
    #expect(result.output == "Apple Inc. at $648.11 (up 1.85%)\nBoeing at $75.10 (unchanged)\n")
  }

  @Test func aColumnIsLeftOutWithADash() throws {
    let result = try Command.run(["transcript", "fixtures/stocks.csv", "--rows", "1", "--columns", "-Change"])
    #expect(result.output == "Apple Inc., $648.11\n")
  }

  @Test func aRowFromASlowPipeIsWrittenBeforeTheNextOneComes() throws {
    let result = try Command.shell(
      "{ printf 'Name,Price (USD)\\nTea,3.5\\nMilk,2\\n'; sleep 2; printf 'Salt,1\\n'; } "
        + "| \"$rowcall\" transcript - | { read line; date +%s; cat > /dev/null; date +%s; }")
    let seconds = result.output.split(separator: "\n").compactMap { Int($0) }
    #expect(seconds.count == 2 && seconds[1] > seconds[0], "the first row came while the pipe was still open")
  }

  @Test func aLanguageWithoutWordsOfItsOwnIsSpokenInEnglishAndSaidSo() throws {
    let arguments = ["transcript", "fixtures/stocks.csv", "--locale", "sr", "--moves", "enter"]
    let result = try Command.run(arguments)
    #expect(result.output.contains("stocks.csv, table, 5 rows, 3 columns"))
    #expect(
      result.errorOutput
        == "sr: Rowcall does not speak this language; numbers and dates follow it, other words are symbols or English\n"
    )
    #expect(try Command.run(arguments + ["--quiet"]).errorOutput.isEmpty)
  }

  @Test func anUnknownLanguageOfTheEnvironmentFallsBackToEnglishAndSaysSo() throws {
    let arguments = ["transcript", "fixtures/stocks.csv", "--spoken", "--rows", "1"]
    let result = try Command.run(arguments, environment: ["LC_ALL": "klingon"])
    #expect(result.output == "Apple Inc., 648 dollars and 11 cents, up 1.85 percent\n")
    #expect(
      result.errorOutput
        == "LC_ALL=klingon: unknown language, English is used; pass --locale to choose another\n")
    let quiet = try Command.run(arguments + ["--quiet"], environment: ["LC_ALL": "klingon"])
    #expect(quiet.errorOutput.isEmpty && quiet.output == result.output)
  }

  @Test(arguments: ["C", "POSIX", "C.UTF-8"])
  func aLocaleOfNoLanguageIsEnglishWithoutAWord(locale: String) throws {
    let arguments = ["transcript", "fixtures/stocks.csv", "--spoken", "--rows", "1"]
    let result = try Command.run(arguments, environment: ["LC_ALL": locale])
    #expect(result.output == "Apple Inc., 648 dollars and 11 cents, up 1.85 percent\n")
    #expect(result.errorOutput.isEmpty)
  }

  @Test func theLocaleComesFromTheEnvironment() throws {
    let result = try Command.run(
      ["transcript", "fixtures/stocks.csv", "--rows", "1"], environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(result.output == "Apple Inc., 648,11\u{A0}$, plus 1,85\u{A0}%\n")
  }

  @Test func anOddFileIsReadAndItsOddityTold() throws {
    let told = try Command.run(["transcript", "fixtures/uneven.tsv"])
    #expect(told.status == 0)
    #expect(
      told.errorOutput == """
        fixtures/uneven.tsv: line 3: 2 cells, expected 3; 2 uneven rows
        fixtures/uneven.tsv: 3 rows; left out: 2 blank lines

        """)
    let quiet = try Command.run(["transcript", "fixtures/uneven.tsv", "--quiet"])
    #expect(quiet.errorOutput.isEmpty)
  }

  @Test(arguments: [
    "", "speak", "transcript", "inspect", "tree", "audit", "rules", "voices", "settings", "settings list",
    "settings set", "settings unset", "settings explain", "settings path",
  ])
  func everyExampleInTheHelpOfACommandRuns(command: String) throws {
    let help = try Command.run(command.split(separator: " ").map(String.init) + ["--help"])
    #expect(help.status == 0)
    let examples = help.output.matches(of: /Example: rowcall (.*)/).map(\.1)
    #expect(!examples.isEmpty)
    let fixtures = ["stocks.csv", "alarm.storyboard"].map {
      Command.root.appendingPathComponent("fixtures/\($0)").path
    }
    for example in examples {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let result = try Command.shell(
        "cd \(scratch.folder.path) && cp \(fixtures.joined(separator: " ")) . && \"$rowcall\" \(example)",
        environment: ["XDG_CONFIG_HOME": scratch.path("config")])
      #expect(result.status == 0, "\(example): \(result.errorOutput)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsAreMadeForTheShell(shell: String) throws {
    let result = try Command.run(["--generate-completion-script", shell])
    #expect(result.status == 0)
    #expect(result.output.contains("transcript"))
  }

  @Test(arguments: [
    ["fixtures/stocks.csv"], ["fixtures/stocks.csv", "--rows", "1-2"],
    ["--rows", "1-2", "fixtures/stocks.csv"],
    ["--", "fixtures/stocks.csv"],
  ])
  func aFileAloneIsTranscribed(arguments: [String]) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 0)
    #expect(result.output == (try Command.run(["transcript"] + arguments)).output)
    #expect(result.output.hasPrefix("Apple Inc., $648.11, up 1.85%\n"))
  }

  @Test func standardInputAloneIsTranscribed() throws {
    #expect(try Command.run(["-"], input: Data("Name,Age\nA,5\n".utf8)).output == "A, Age 5\n")
  }

  @Test(arguments: [
    (
      ["transcirpt", "x.csv"],
      "rowcall: no command or file has the name \"transcirpt\"; did you mean transcript?\n"
    ),
    (
      ["stocks"],
      "rowcall: no command or file has the name \"stocks\"; the commands are speak, transcript, "
    ),
    (["nowhere.csv"], "rowcall: nowhere.csv: no such file"),
    (["transcript", "fixtures/stocks.csv", "--rosw", "1"], "Did you mean '--rows'?"),
    (
      ["speak", "fixtures/stocks.csv", "-o", "x.mp3"],
      "Rowcall writes WAV, but the name ends in .mp3; use a name that ends in .wav"
    ),
  ])
  func whatIsMisspeltGetsASuggestion(arguments: [String], sentence: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == (arguments == ["nowhere.csv"] ? 66 : 2))
    #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
    #expect(result.errorOutput.components(separatedBy: sentence).count == 2, "said once")
  }

  @Test(arguments: ["transcript", "speak", "inspect", "tree", "index", "audit"])
  func helpShowsTheOptionsThatPeopleUseFirst(command: String) throws {
    let short = try Command.run([command, "--help"]).output
    let long = try Command.run([command, "--help-hidden"]).output
    let options = { (help: String) in help.matches(of: /(?m)^  (?:-\w, )?--/).count }
    #expect((3...17).contains(options(short)), "\(short)")
    #expect(options(long) > options(short) + 5, "\(long)")
    #expect(short.contains("USAGE: rowcall \(command) "))
    #expect(!short.contains("--max-cell-bytes") && long.contains("--max-cell-bytes"))
  }

  @Test(arguments: [
    ("--voice", "transcript", false), ("--rule", "audit", true), ("--voice", "speak", true),
  ])
  func shellsCompleteValues(option: String, command: String, isThere: Bool) throws {
    let script = try Command.run(["--generate-completion-script", "fish"]).output
    let lines = script.split(separator: "\n").filter {
      $0.contains("-l '\(option.dropFirst(2))'") && $0.contains("\(command)")
    }
    #expect(lines.contains { $0.contains("---completion") } == isThere, "\(lines)")
  }

  @Test func voicesAreListedForALanguage() throws {
    let result = try Command.run(["voices", "--locale", "pt"])
    #expect(result.status == 0)
    #expect(result.output.contains("pt-br\t"))
    #expect(!result.output.contains("German"))
  }
}
