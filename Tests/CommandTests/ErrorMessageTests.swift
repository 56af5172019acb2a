import Foundation
import Testing

/// Wrong use and bad input: the sentence, and the exit status that the help text promises.
@Suite struct ErrorMessageTests {
  /// A table that is written to a file, the arguments before its path, and what comes of it.
  struct Case: CustomTestStringConvertible {
    let name: String
    let text: String
    let arguments: [String]
    let status: Int32
    let sentence: String
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "an empty file", text: "", arguments: ["transcript"], status: 65,
      sentence: "table.csv: empty; a table needs at least one row"),
    Case(
      name: "only a header", text: "Name,Price\n", arguments: ["transcript", "--header", "row"], status: 1,
      sentence:
        "table.csv: a header but no rows, nothing to speak; pass --header none if the first line is a row"),
    Case(
      name: "a Markdown table without rows", text: "| id | fee |\n|---|---|\n", arguments: ["transcript"],
      status: 1,
      sentence: "table.csv: 0 rows, nothing to speak; columns id, fee\n"),
    Case(
      name: "a table of psql without rows", text: " id | fee \n----+-----\n(0 rows)\n",
      arguments: ["speak", "--raw"],
      status: 1, sentence: "table.csv: 0 rows, nothing to speak; columns id, fee\n"),
    Case(
      name: "an empty result", text: "Empty set (0.00 sec)\n", arguments: ["transcript"], status: 1,
      sentence: "table.csv: an empty result, nothing to speak\n"),
    Case(
      name: "an empty result with warnings", text: "Empty set, 2 warnings (0.01 sec)\n",
      arguments: ["transcript"],
      status: 1, sentence: "table.csv: an empty result, nothing to speak\n"),
    Case(
      name: "rows beyond the end", text: "Name,Price\nA,1\n", arguments: ["transcript", "--rows", "9-"],
      status: 1,
      sentence: "table.csv: no row matches; choose other rows with --rows"),
    Case(
      name: "an open quote", text: "Name,Note\nA,\"open\nB\nC,3\n",
      arguments: ["transcript", "--delimiter", ",", "--quote", "double", "--header", "row"], status: 65,
      sentence: "table.csv:2: "),
    Case(
      name: "rows before an open quote", text: "Name,Note\nA,x\nB,y\nC,\"open\n", arguments: ["transcript"],
      status: 65, sentence: "; 2 rows were written before it"),
    Case(
      name: "an unknown encoding", text: "Name\nA\n", arguments: ["transcript", "--encoding", "UFT-8"],
      status: 2,
      sentence: "did you mean UTF-8?"),
    Case(
      name: "an unknown column in a label", text: "Company,Price\nA,1\n",
      arguments: ["transcript", "--label", "{Compny}"], status: 2, sentence: "did you mean \"Company\"?"),
    Case(
      name: "a column that only the second table has", text: "Name,Qty\nA,1\nB,2\n\nStaff,Age\nX,33\nY,44\n",
      arguments: ["transcript", "--columns", "Staff"], status: 2,
      sentence:
        "table.csv, table 1: columns: there is no column \"Staff\"; the columns are Name, Qty; to read one of the 2 "
        + "tables, set --table\n"),
    Case(
      name: "an unknown order of dates", text: "Name\nA\n",
      arguments: ["transcript", "--dates", "day-first"],
      status: 2, sentence: "The value 'day-first' is invalid for '--dates': expected dmy, mdy or ymd\n"),
    Case(
      name: "an unknown decimal mark", text: "Name\nA\n", arguments: ["transcript", "--decimal", "foo"],
      status: 2, sentence: "The value 'foo' is invalid for '--decimal': expected point or comma\n"),
    Case(
      name: "an unknown format", text: "Name\nA\n", arguments: ["transcript", "--input-format", "xml"],
      status: 2,
      sentence:
        "invalid for '--input-format': expected delimited, json, html, text-table, property-list or interface\n"
    ),
    Case(
      name: "an unknown place of the header", text: "Name\nA\n", arguments: ["inspect", "--header", "first"],
      status: 2, sentence: "invalid for '--header': expected row, none or the number of a line\n"),
    Case(
      name: "a delimiter of two characters", text: "Name\nA\n", arguments: ["inspect", "--delimiter", "::"],
      status: 2,
      sentence:
        "invalid for '--delimiter': expected one character, or tab, comma, semicolon, pipe, colon or space\n"),
    Case(
      name: "an unknown column in a choice", text: "Company,Price\nA,1\n",
      arguments: ["transcript", "--columns", "Prize"], status: 2, sentence: "did you mean \"Price\"?"),
    Case(
      name: "rows that are none", text: "Name\nA\n", arguments: ["transcript", "--rows", "0"], status: 2,
      sentence: "rows: \"0\" in \"0\" is no row"),
    Case(
      name: "invalid JSON", text: "[{\"a\": 1},\n {\"a\": }]",
      arguments: ["transcript", "--input-format", "json"],
      status: 65, sentence: "table.csv:2:8: "),
    Case(
      name: "an unknown voice", text: "Name\nA\n", arguments: ["speak", "--raw", "--voice", "en-gbb"],
      status: 69,
      sentence: "no voice \"en-gbb\", did you mean en-gb"),
    Case(
      name: "a rate out of range", text: "Name\nA\n", arguments: ["speak", "--rate", "9000"], status: 2,
      sentence: "--rate is 9000, expected a number from 80 to 450"),
    Case(
      name: "two places for the sound", text: "Name\nA\n", arguments: ["speak", "--raw", "-o", "a.wav"],
      status: 2,
      sentence: "--output, --raw and --player each say where the sound goes; choose one"),
    Case(
      name: "a folder that is not there", text: "Name\nA\n", arguments: ["speak", "-o", "/nowhere/a.wav"],
      status: 73,
      sentence: "/nowhere/a.wav: cannot write: No such file or directory"),
    Case(
      name: "a player that is not there", text: "Name\nA\n",
      arguments: ["speak", "--player", "no-such-player"],
      status: 69, sentence: "no audio player (looked for no-such-player)"),
    Case(
      name: "a language that is none", text: "Name\nA\n", arguments: ["transcript", "--locale", "german"],
      status: 2,
      sentence: "--locale is german, expected a language tag such as de, pt-BR or zh-Hant"),
    Case(
      name: "another table than the only one", text: "Name\nA\n", arguments: ["transcript", "--table", "2"],
      status: 2, sentence: "table.csv: no table \"2\", the file is a single table; leave out --table"),
    Case(
      name: "a table that is not on the page", text: "<table><caption>Tides</caption><tr><td>1</table>",
      arguments: ["speak", "--raw", "--table", "Tids"], status: 2,
      sentence: "table.csv: no table \"Tids\"; did you mean \"Tides\"?"),
    Case(
      name: "header rows twice", text: "Name\nA\n",
      arguments: ["transcript", "--header", "row", "--header-rows", "1"], status: 2,
      sentence: "--header and --header-rows both say where the column names are; choose one"),
    Case(
      name: "a row header that is no column", text: "Name,Price\nA,1\n",
      arguments: ["transcript", "--row-header", "Prize"], status: 2, sentence: "did you mean \"Price\"?"),
    Case(
      name: "two row headers", text: "Name,Price\nA,1\n", arguments: ["transcript", "--row-header", "1-2"],
      status: 2, sentence: "rowcall: --row-header 1-2: 2 columns, expected one; name one, or none"),
    Case(
      name: "more header rows than rows", text: "Name,Price\nA,1\n",
      arguments: ["inspect", "--header-rows", "99"],
      status: 65,
      sentence: "table.csv: no 99 header rows, the start of the file has 2; pass --header-rows "),
    Case(
      name: "nothing but header rows", text: "Name,Price\nA,1\n",
      arguments: ["transcript", "--header-rows", "2"], status: 1,
      sentence:
        "table.csv: only header rows, nothing to speak; pass a smaller --header-rows"),
    Case(
      name: "a table without a cell", text: "<table></table><table><tr><td>1</table>",
      arguments: ["transcript", "--table", "1"], status: 1,
      sentence: "table.csv: the table has no cells, nothing to speak; choose another one with --table"),
    Case(
      name: "a header line on a page", text: "<table><tr><td>1</table>",
      arguments: ["transcript", "--header", "5"], status: 2,
      sentence: "table.csv: no header on line 5, because tables of a page have rows, not lines; "),
    Case(
      name: "rows that no table of the page has",
      text: "<table><tr><th>A<tr><td>1</table><table><tr><th>B<tr><td>2</table>",
      arguments: ["transcript", "--rows", "9"], status: 1,
      sentence: "table.csv: no row matches; choose other rows with --rows"),
    Case(
      name: "rows of a tree beyond the end", text: "Name,Price\nA,1\n", arguments: ["tree", "--rows", "2-"],
      status: 1, sentence: "table.csv: no row matches; choose other rows with --rows"),
    Case(
      name: "a tree of a page without tables", text: "<!DOCTYPE html><p>x", arguments: ["tree"], status: 65,
      sentence: "table.csv: no table on the page"),
    Case(
      name: "an empty label", text: "Name\nA\n", arguments: ["transcript", "--label", " "], status: 2,
      sentence: "--label is empty; name a column in braces, such as '{Name}'"),
    Case(
      name: "a cell over the limit", text: "Name,Note\nA,\(String(repeating: "x", count: 200))\n",
      arguments: ["transcript", "--max-cell-bytes", "100"], status: 65, sentence: "--max-cell-bytes"),
  ]

  @Test(arguments: cases) func anErrorSaysWhatIsWrongAndHasItsStatus(problem: Case) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write(problem.text)
    let result = try Command.run(problem.arguments + [path])
    #expect(result.status == problem.status)
    #expect(result.errorOutput.contains(problem.sentence), "\(result.errorOutput)")
  }

  @Test(arguments: [
    ("nowhere.csv", "nowhere.csv: no such file"),
    ("fixtures", "fixtures: a directory, not a file; name a file in it"),
  ])
  func whatCannotBeReadIsNoInput(path: String, sentence: String) throws {
    let result = try Command.run(["transcript", path])
    #expect(result.status == 66)
    #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
  }

  @Test func theTableItselfIsNeverReplacedBySound() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write("Name\nA\nB\n")
    let result = try Command.run(["speak", path, "-o", path])
    #expect(result.status == 2)
    #expect(result.errorOutput.contains("--output \(path) is the table itself; name another file"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "Name\nA\nB\n")
  }

  @Test(arguments: [
    #""$rowcall" speak - -o table.csv <table.csv"#,
    #""$rowcall" audit - --fail-on never -o table.csv <table.csv"#,
    #""$rowcall" speak table.csv --settings read.txt -o read.txt"#,
    #""$rowcall" speak table.csv --by 1 --readings read.txt -o read.txt"#,
  ])
  func noFileThatIsReadIsReplaced(line: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name\nA\nB\n")
    let other = try scratch.write("{}", as: "read.txt")
    let result = try Command.shell("cd '\(scratch.folder.path)' && \(line)")
    #expect(result.status == 2, "\(result)")
    #expect(try String(contentsOfFile: table, encoding: .utf8) == "Name\nA\nB\n")
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "{}")
  }

  @Test func aNameThatIsNotUTF8IsRefusedInsteadOfChanged() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name\nA\n")
    let result = try Command.shell(
      #""$rowcall" speak '\#(table)' -o "$(printf '\#(scratch.folder.path)/\377.wav')""#)
    #expect(result.status == 2)
    #expect(result.errorOutput.hasPrefix("rowcall: argument 4, "), "\(result.errorOutput)")
    #expect(result.errorOutput.hasSuffix(" is not UTF-8; rename the file, or pass its bytes: - <FILE\n"))
    #expect(try scratch.names() == ["table.csv"])
  }

  @Test(arguments: [
    (
      "<tr><th>A<th>B<tr><td rowspan=3>\(String(repeating: "word ", count: 400))<td>1<tr><td>2<tr><td>3",
      "line 1: a cell that spans several rows or columns has more than 1000 characters; its text is spoken in full once "
        + "and shortened elsewhere\n"
    ),
    (
      (1...80).map { "<tr><th>Level \($0)<th>Step \($0)" }.joined() + "<tr><td>1<td>2",
      "columns have 80 levels of headers; the 64 nearest to the data are spoken, and \"…\" for the others\n"
    ),
  ])
  func whatIsNotRepeatedInFullIsTold(rows: String, sentence: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let page = try scratch.write("<!doctype html><title>T</title><table>\(rows)</table>", as: "page.html")
    let result = try Command.run(["transcript", page, "--text-limit", "off"])
    #expect(result.status == 0)
    #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
    #expect(result.output.contains("…"))
    #expect(result.output.utf8.count < 5_500)
  }

  @Test func memoryThatRunsOutIsReportedInASentence() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let header = (0..<200_000).map { "c\($0)" }.joined(separator: ",")
    let table = try scratch.write("\(header)\n1,2,3\n")
    // Enough to start with, and too little for a table of this width.
    let result = try Command.shell(
      #"for limit in 160000 130000 110000; do (ulimit -v $limit; "$rowcall" transcript '\#(table)' >/dev/null); "#
        + "status=$?; [ $status = 0 ] || exit $status; done")
    #expect(result.status == 74)
    #expect(
      result.errorOutput.hasSuffix(
        "rowcall: the system has no memory left; end other programs or raise the limit that \"ulimit -v\" shows, "
          + "and try again\n"), "\(result.errorOutput)")
  }

  @Test func whatIsInAHeaderNeverReachesTheTerminalAsItIs() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write("Name,\u{1B}]0;pwn\u{07}Price,\u{202E}x\nA,1,2\nB,2,3\nC,3,4,5\n")
    for command in ["inspect", "transcript"] {
      let result = try Command.run([command, "--header", "row", path])
      let text = result.output + result.errorOutput
      #expect(result.status == 0)
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" }, "\(text)")
    }
  }

  @Test(arguments: [["--moves", "enter,leave"], ["--dialect", "orca"], ["--compare", "nvda,rowcall"], []])
  func noNameOfATableReachesTheTerminalAsItIs(arguments: [String]) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = "<table aria-label='T\u{1B}[2J\n[down]'><tr><th>A<tr><td>1</table>"
    let data = try scratch.write("Name,Price\nA,1\n", as: "x\n[leave]\n\u{1B}y.csv")
    for path in [try scratch.write(table + table, as: "p.html"), data] {
      let text = try Command.run(["transcript", path] + arguments).output
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(text)")
      #expect(!text.contains("\n[down]") && text.split(separator: "\n[leave]").count <= 2, "\(text)")
    }
  }

  @Test func anInvalidChoiceIsReportedBeforeAnyRow() throws {
    let page = "<table><tr><th>City<tr><td>Ayr</table><table><tr><th>Town<tr><td>Oban</table>"
    for command in [["transcript"], ["speak", "--raw"]] {
      let result = try Command.run(command + ["--columns", "City", "-"], input: Data(page.utf8))
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(
        result.errorOutput
          == "rowcall: -, table 2: columns: there is no column \"City\"; the columns are Town; to read one of the 2 "
          + "tables, set --table\n")
    }
  }

  @Test(arguments: [[], ["--moves", "leave"], ["--dialect", "orca"]])
  func theOdditiesOfEachTableAreReported(arguments: [String]) throws {
    let page = "<table><tr><th>A<th>B<tr><td>1<td>2</table><table><tr><th>C<th>C<tr><td>1<td>2</table>"
    let result = try Command.run(["transcript", "-"] + arguments, input: Data(page.utf8))
    #expect(result.errorOutput == "-, table 2: more than one column is named \"C\"\n")
  }

  @Test(arguments: [
    "transcript", "transcript --moves say-all", "transcript --compare orca,rowcall", "tree", "speak --raw",
  ])
  func whatIsNotReadAsATableIsReported(command: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let layout = "<table role=none><tr><td>menu</table><table></table>"
    let data = "<table><tr><th>A<tr><td>1</table>"
    let told = try ["", layout, layout + layout, String(repeating: layout, count: 7)].map { start in
      let page = try scratch.write(start + data, as: "p.html")
      return try Command.shell("$rowcall \(command) - <\(page) >/dev/null").errorOutput
    }
    #expect(
      told == [
        "", "-: table 1 is a layout table and is not read; --table 1 reads it\n",
        "-: tables 1 and 3 are layout tables and are not read; --table 1 reads the first of "
          + "them\n",
        "-: tables 1, 3, 5, 7, 9 and 2 more are layout tables and are not read; --table 1 reads "
          + "the first of them\n",
      ])
    let quiet = try Command.shell("$rowcall \(command) --quiet \(scratch.path("p.html")) >/dev/null")
    #expect(quiet.status == 0 && quiet.errorOutput.isEmpty)
  }

  @Test func whatIsInACellIsSpokenWhateverPlacesItThere() throws {
    let page =
      "<table><tr><th>Stage<th>Evening<tr><td>Barn<td>18:30<table><tr><td>Bring a lamp.</table>Bar</table>"
    for (arguments, line) in [
      ([], "Barn, Evening 18:30 Bring a lamp. Bar\n"),
      (["--moves", "say-all"], "Barn, Evening 18:30 Bring a lamp. Bar\n"),
      (["--table", "1"], "Barn, Evening 18:30 Bring a lamp. Bar\n"),
    ] {
      let heard = try Command.run(["transcript", "-"] + arguments, input: Data(page.utf8)).output
      #expect(heard.contains(line), "\(heard)")
    }
  }

  @Test(arguments: [
    ("/nowhere/rowcall-espeak", "is not at /nowhere/rowcall-espeak"),
    ("/etc/passwd", "the file is not executable"),
    ("/bin/true", "the speech worker /bin/true does not start: it ended with status 0 before it was ready"),
    ("/tmp", "cannot start /tmp: Permission denied; make it executable, or name another program"),
  ])
  func aWorkerThatDoesNotWorkIsNamed(path: String, sentence: String) throws {
    let result = try Command.run(
      ["speak", "fixtures/stocks.csv", "--raw"], environment: ["ROWCALL_ESPEAK": path])
    #expect(result.status == 69)
    #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
  }

  @Test func withoutAnyPlayerItSaysWhatToInstall() throws {
    let result = try Command.run(["speak", "fixtures/stocks.csv"], environment: ["PATH": "/nowhere"])
    #expect(result.status == 69)
    #expect(
      result.errorOutput.contains("no audio player (looked for pw-play, paplay, aplay"),
      "\(result.errorOutput)")
  }

  @Test func aFullDiskIsReportedAndHasItsStatus() throws {
    for line in [
      "transcript fixtures/stocks.csv", "speak fixtures/stocks.csv --raw", "speak fixtures/stocks.csv -o -",
      "--help", "speak --help", "--version", "--generate-completion-script bash",
    ] {
      let result = try Command.shell("\"$rowcall\" \(line) > /dev/full")
      #expect(result.status == 74)
      #expect(result.errorOutput.contains("No space left on device"), "\(result.errorOutput)")
    }
  }

  @Test func aReaderThatStopsEndsTheCommandWithoutAWord() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let rows = (0..<200_000).map { "row \($0),\($0)\n" }.joined()
    let path = try scratch.write("Name,Number\n" + rows)
    let result = try Command.shell(
      "{ \"$rowcall\" transcript \(path); echo \"status $?\" >&2; } | head -n 1")
    #expect(result.output == "row 0, Number 0\n")
    #expect(result.errorOutput == "status 141\n")
  }
}
