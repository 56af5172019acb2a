import Foundation
import Testing

/// `rowcall audit` as a person or a pipeline runs it.
@Suite struct AuditTests {
  @Test func aFindingHasItsPlaceSpokenTextAndAdvice() throws {
    let result = try Command.run(["audit", "fixtures/rain.html", "--rule", "page-headers-reference"])
    #expect(result.status == 1)
    #expect(
      result.output == """
        fixtures/rain.html:9:35: serious: headers references “aprl”, but no element has that id. \
        [page-headers-reference]
          in table 1 > row 3 > cell 2
          | <tr><td headers="city">Rome</td><td headers="aprl">80</td><td>55</td></tr>
          |                                 ^
          now: 80, row 2, column 2
          after the fix: April, 80, row 2, column 2
          to fix: Reference header cells of this table by id, or remove the attribute.

        1 file: 1 problem (1 serious)

        """)
  }

  @Test func onlyFindingsAtTheLimitFail() throws {
    let arguments = ["audit", "fixtures/rain.html", "--rule", "page-headers-reference", "--fail-on"]
    #expect(try Command.run(arguments + ["serious"]).status == 1)
    #expect(try Command.run(arguments + ["critical"]).status == 0)
    #expect(try Command.run(arguments + ["never"]).status == 0)
  }

  @Test func rulesAndFilesAreLeftOut() throws {
    let rules = try report(["fixtures/rain.html", "--exclude", "page-headers-*"]).files[0].outcomes.map(
      \.rule)
    #expect(!rules.contains("page-headers-reference") && rules.contains("page-header-empty"))
    let files = try report(["fixtures", "--exclude", "*.csv", "--exclude", "fixtures/f*"]).files.map(\.path)
    #expect(files.contains("fixtures/rain.html"))
    #expect(!files.contains { $0.hasSuffix(".csv") || $0.hasPrefix("fixtures/f") })
  }

  @Test func everyRuleOfASubjectHasAnOutcome() throws {
    let outcomes = try report(["fixtures/rain.html"]).files[0].outcomes
    for outcome in outcomes {
      let isFound = ["failed", "cantTell"].contains(outcome.outcome)
      #expect(isFound == (outcome.line != nil) && isFound == (outcome.fingerprint != nil), "\(outcome)")
    }
    #expect(
      outcomes.contains { $0.outcome == "passed" } && outcomes.contains { $0.outcome == "inapplicable" })
  }

  @Test func whatWasKnownIsNoNewsAfterRowsWereInsertedAboveIt() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let page = try String(
      contentsOf: Command.root.appendingPathComponent("fixtures/rain.html"), encoding: .utf8)
    let path = try scratch.write(page, as: "rain.html")
    let baseline = scratch.path("baseline.json")
    #expect(try Command.run(["audit", path, "--format", "json", "-o", baseline]).status == 1)
    let row = "<tr><td headers=\"city\">Bonn</td><td headers=\"april\">60</td><td>71</td></tr>\n  "
    let marker = "<tr><td headers=\"city\">Oslo"
    _ = try scratch.write(page.replacingOccurrences(of: marker, with: row + row + marker), as: "rain.html")
    let again = try Command.run(["audit", path, "--baseline", baseline])
    #expect(again.status == 0)
    #expect(again.output.contains("known from the baseline"))
    #expect(!again.output.contains("gone"))
    _ = try scratch.write(page.replacingOccurrences(of: "aprl", with: "april"), as: "rain.html")
    let fixed = try Command.run(["audit", path, "--baseline", baseline])
    #expect(fixed.status == 0)
    #expect(fixed.output.contains("1 finding of the baseline gone:"))
    #expect(fixed.output.contains("page-headers-reference: headers references “aprl”"))
  }

  @Test func aRemarkInTheFileOrTheProjectsSettingsSuppressesWithAReason() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = "<table><caption>Rain</caption><tr><th>City</th><th>May</th></tr>\n"
    let row = "<tr><td>Oslo</td><td headers=\"nope\">5</td></tr></table>"
    let remark = "<!-- rowcall-ignore page-headers-reference: old links lead here -->\n"
    let path = try scratch.write(table + remark + row, as: "a.html")
    let other = try scratch.write(table + row, as: "b.html")
    let config = try scratch.write(
      #"{"accept": [{"rule": "page-headers-reference", "path": "b.html", "reason": "goes in June"}]}"#,
      as: "config.json")
    let files = try report([path, other, "--config", config, "--rule", "page-headers-reference"]).files
    #expect(
      files.map { $0.outcomes.map(\.suppression?.reason) } == [["old links lead here"], ["goes in June"]])
    #expect(files.map { $0.outcomes.map(\.suppression?.source) } == [["inSource"], ["settings"]])
    let run = try Command.run(["audit", path, other, "--config", config, "--rule", "page-headers-reference"])
    #expect(run.status == 0 && run.output.contains("2 findings suppressed"))
  }

  @Test func exclusionsWithoutEffectAreReported() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let page = try scratch.write(
      "<table><caption>R</caption><tr><th>A</th><td>1</td></tr></table>", as: "a.html")
    let settings = #"{"accept": [{"rule": "page-scope", "path": "*.html", "reason": "old"}]}"#
    let config = try scratch.write(settings, as: ".rowcall-audit.json")
    let idle = #""accept" has page-scope in *.html, but there is no such finding; remove it"#
    let folder = scratch.folder.path
    let whole = try Command.run(["audit", folder, "--config", config, "--exclude", "b.*"])
    #expect(
      whole.errorOutput
        == "rowcall: --exclude \"b.*\" excludes nothing; correct or remove it\n"
        + "rowcall: \(config): \(idle)\n")
    #expect(whole.status == 0)
    // What is found elsewhere in the project, an audit of a part cannot know.
    #expect(try Command.run(["audit", page, "--config", config]).errorOutput.isEmpty)
    #expect(
      try Command.run(["audit", folder, "--config", config, "--rule", "page-header-*"]).errorOutput.isEmpty)
  }

  @Test func aRemarkWithoutAReasonCountsForNothing() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write(
      "<table><caption>R</caption><!-- rowcall-ignore page-*: -->\n<tr><th>C</th></tr><tr><td headers=x>5</td></tr></table>",
      as: "a.html")
    #expect(try Command.run(["audit", path, "--rule", "page-headers-reference"]).status == 1)
  }

  @Test func aFileThatCannotBeReadIsReportedAndTheOthersAreAudited() throws {
    let result = try Command.run(
      ["audit", "nowhere.html", "fixtures/rain.html", "--fail-on", "never", "--format", "json"])
    #expect(result.status == 66)
    let alone = try Command.run(["audit", "nowhere.html"])
    #expect(alone.output == "no file audited\n")
    #expect(
      result.errorOutput
        == "rowcall: nowhere.html: no such file; check the path, or pass - to read standard input\n")
    let files = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).files
    #expect(files.map { $0.problem != nil } == [true, false])
    #expect(files[1].outcomes.contains { $0.outcome == "failed" })
    #expect(try Command.run(["audit", "nowhere.html", "fixtures/rain.html"]).status == 1)
  }

  @Test func eachTableOfAFileIsAudited() throws {
    let text = "Item,Sold\nTea,12\nCake,7\n\nClerk,Hours\nAda,7\nBo,8,9\nCy,8\nDee,5\n"
    let result = try Command.run(["audit", "-", "--rule", "data-*"], input: Data(text.utf8))
    #expect(
      result.output.contains("-:5:1: moderate: Table 2 of the file begins on line 5. [data-table-second]\n"))
    #expect(
      result.output.contains("-:7:1: serious: Row 2 has 3 cells, more than the 2 columns of the table."))
    #expect(result.output.contains("\n  in table 2, row 2\n"))
  }

  @Test func standardInputIsTakenForWhatItBeginsLike() throws {
    let page = try Data(contentsOf: Command.root.appendingPathComponent("fixtures/rain.html"))
    let result = try Command.run(["audit", "-", "--format", "json"], input: page)
    let file = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).files[0]
    #expect(result.status == 1 && file.path == "-" && file.kind == "page")
  }

  @Test(arguments: [
    (["--rule", "page-header-emty"], "there is no rule page-header-emty (did you mean page-header-empty"),
    (["--exclude", "page-nothing-such"], "there is no rule page-nothing-such"),
    (["--format", "xml"], "expected one of text, json, sarif, junit, markdown, earl, html"),
    (["--fail-on", "all"], "expected minor, moderate, serious, critical or never"),
    (["--max-seconds-per-row", "0"], "expected a number above zero"),
    (["--dialect", "jaws"], "expected one of rowcall, voiceover, nvda, orca"),
    (["--exclude", "!a.html"], "--exclude !a.html: ! is not supported here; exclude less instead"),
    (["--exclude", ""], "--exclude is empty; name a rule or files, or leave it out"),
    (["--audio"], "--audio needs an HTML report; add --format html"),
  ])
  func wrongUsageIsTold(arguments: [String], sentence: String) throws {
    let result = try Command.run(["audit", "fixtures/rain.html"] + arguments)
    #expect(result.status == 2)
    #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
  }

  @Test func aBaselineThatIsNoneIsRefused() throws {
    let result = try Command.run(["audit", "fixtures/rain.html", "--baseline", "fixtures/planets.json"])
    #expect(result.status == 65)
    #expect(
      result.errorOutput.hasPrefix("rowcall: fixtures/planets.json:1: not an audit report; create one with"))
  }

  @Test func reportsAndBaselinesInADirectoryAreNoPartOfIt() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    _ = try scratch.write("City,Rain\nOslo,5 mm\nRome,7 mm\n")
    let baseline = scratch.path("baseline.json")
    #expect(try Command.run(["audit", scratch.folder.path, "--format", "json", "-o", baseline]).status == 0)
    #expect(try Command.run(["audit", scratch.folder.path, "--baseline", baseline]).status == 0)
    let page = scratch.path("audit.html")
    for _ in 1...2 {
      let result = try Command.run(["audit", scratch.folder.path, "--format", "html", "-o", page])
      #expect(result.status == 0)
    }
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("1 file: no problems"))
  }

  @Test func whereThereIsNothingToAuditTheAuditDoesNotPass() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    _ = try scratch.write("x", as: "notes.txt")
    let result = try Command.run(["audit", scratch.folder.path])
    #expect(result.status == 66)
    #expect(result.errorOutput.hasPrefix("rowcall: no file to audit (1 of other kinds); name files"))
    _ = try scratch.write("City,Rain\nOslo,5 mm\nRome,7 mm\n")
    let some = try Command.run(["audit", scratch.folder.path])
    #expect(
      some.output.contains("\n1 file of other kinds skipped: \(scratch.path("notes.txt"))\n"),
      "\(some.output)")
    let excluded = try Command.run(["audit", "fixtures", "--exclude", "fixtures"])
    #expect(excluded.status == 66)
    #expect(excluded.errorOutput.hasPrefix("rowcall: no file to audit (1 excluded); name files"))
  }

  @Test func anAuditWithoutAnyRuleDoesNotPass() throws {
    let result = try Command.run(["audit", "fixtures/rain.html", "--rule", "data-*"])
    #expect(result.status == 66 && result.output.isEmpty)
    #expect(
      result.errorOutput
        == "rowcall: no rule to check on the file; --rule, --exclude and the settings exclude all rules, correct them\n"
    )
    // Of files of several kinds, some may have none.
    let some = try Command.run([
      "audit", "fixtures/rain.html", "fixtures/stops.html", "fixtures/stocks.csv", "--rule",
      "data-header-missing",
    ])
    #expect(some.status == 0)
  }

  @Test func theReportNeverReplacesWhatIsAudited() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let page = try scratch.write("<p>Rain</p>", as: "a.html")
    for audited in [page, scratch.folder.path] {
      let result = try Command.run(["audit", audited, "--format", "html", "-o", page])
      #expect(result.status == 2)
      #expect(
        result.errorOutput == "rowcall: --output \(page) is a file that is audited; name another file\n")
    }
    #expect(try String(contentsOfFile: page, encoding: .utf8) == "<p>Rain</p>")
  }

  @Test func theReportNeverReplacesSettingsThatTheAuditReads() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    _ = try scratch.write("City,Rain\nOslo,5 mm\n")
    for (path, options) in [
      (".rowcall-audit.json", []), ("c.json", ["--config", "c.json"]), ("s.json", ["--settings", "s.json"]),
    ] {
      _ = try scratch.write("{}", as: path)
      let result = try Command.run(["audit", ".", "-o", "./" + path] + options, in: scratch.folder)
      #expect(result.status == 2)
      #expect(
        result.errorOutput
          == "rowcall: --output ./\(path) contains settings of this audit; name another file\n")
      #expect(try String(contentsOfFile: scratch.path(path), encoding: .utf8) == "{}")
    }
  }

  @Test func linksOutOfTheTreeAreNamedAndSkippedUnlessTheyAreFollowed() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    _ = try scratch.write("City,Rain\nOslo,5 mm\nRome,7 mm\n")
    for index in 1...7 {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("\(index).csv"), withDestinationPath: "/etc/passwd")
    }
    let skipped = try Command.run(["audit", ".", "--format", "json"], in: scratch.folder)
    #expect(skipped.status == 0 && !skipped.output.contains("root"))
    #expect(
      skipped.errorOutput
        == "rowcall: 7 links skipped, because they lead outside the audited directories: ./1.csv, ./2.csv, ./3.csv, "
        + "./4.csv, ./5.csv and 2 more; pass --follow-links to read them\n")
    let followed = try Command.run(["audit", ".", "--follow-links", "--format", "json"], in: scratch.folder)
    #expect(followed.errorOutput.isEmpty && followed.output.contains("\"./1.csv\""))
    let named = try Command.run(["audit", "1.csv", "--format", "json"], in: scratch.folder)
    #expect(named.errorOutput.isEmpty && named.output.contains("\"1.csv\""))
    let bounded = try Command.run(["audit", ".", "--max-files", "7"], in: scratch.folder)
    #expect(bounded.status == 65 && bounded.output.isEmpty)
    #expect(bounded.errorOutput.hasPrefix("rowcall: .: more than 7 files and directories in total"))
  }

  @Test func settingsBehindALinkThatLeadsNowhereAreMissed() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    _ = try scratch.write("City,Rain\nOslo,5 mm\n")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(".rowcall-audit.json"), withDestinationPath: "nowhere.json")
    let result = try Command.run(["audit", "."], in: scratch.folder)
    #expect(result.status == 66)
    #expect(
      result.errorOutput.hasPrefix("rowcall: .rowcall-audit.json: no such file"), "\(result.errorOutput)")
  }

  @Test func aPageWithoutTablesSaysSoAndPasses() throws {
    let result = try Command.run(["audit", "-"], input: Data("<!DOCTYPE html><p lang=en>Rain</p>".utf8))
    #expect(result.status == 0)
    #expect(result.output == "-: no table on this page\n\n1 file: no problems\n")
  }

  @Test func aPipeWithANameIsReadOnce() throws {
    let result = try Command.shell(
      "mkfifo \"$pipe\" && (cat fixtures/rain.html > \"$pipe\" & \"$rowcall\" audit \"$pipe\" --format json; status=$?; rm \"$pipe\"; exit $status)",
      environment: ["pipe": FileManager.default.temporaryDirectory.path + "/rowcall-\(UUID().uuidString)"])
    let file = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).files[0]
    #expect(result.status == 1 && file.kind == "page" && file.problem == nil)
  }

  @Test func anEndlessBaselineIsRefused() throws {
    let result = try Command.run(["audit", "fixtures/rain.html", "--config", "/dev/zero"])
    #expect(result.status == 65)
    #expect(
      result.errorOutput
        == "rowcall: /dev/zero: longer than 1048576 bytes, the limit for audit settings and reports; check that it is the right file\n"
    )
  }

  @Test func whatTheUserKnowsAboutDataIsTaken() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write("Oslo,Norway\nRome,Italy\nBonn,Germany\n")
    let rows = try report([path, "--header", "none"]).files[0].outcomes
    #expect(rows.contains { $0.rule == "data-header-missing" && $0.outcome == "failed" })
    let named = try report([path, "--header", "row"]).files[0].outcomes
    #expect(named.contains { $0.rule == "data-header-missing" && $0.outcome == "passed" })
  }

  @Test func theReportIsWrittenCompletelyOrNotAtAll() throws {
    let result = try Command.run(["audit", "fixtures/rain.html", "-o", "/nowhere/report.txt"])
    #expect(result.status == 73 && result.output.isEmpty)
  }

  @Test func soundGoesIntoThePage() throws {
    let result = try Command.run([
      "audit", "fixtures/rain.html", "--rule", "page-headers-reference", "--format", "html", "--audio",
    ])
    #expect(result.status == 1)
    #expect(result.output.matches(of: /src="data:audio\/wav;base64,UklGR/).count == 2)
  }

  private func report(_ arguments: [String]) throws -> Report {
    let result = try Command.run(["audit"] + arguments + ["--format", "json"])
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }
}

/// A report in JSON as other programs read it.
private struct Report: Decodable {
  struct File: Decodable {
    let path: String
    let kind: String?
    let problem: String?
    let outcomes: [Outcome]
  }

  struct Outcome: Decodable {
    struct Suppression: Decodable {
      let source: String
      let reason: String
    }

    let rule: String
    let outcome: String
    let impact: String
    let line: Int?
    let fingerprint: String?
    let suppression: Suppression?
  }

  let files: [File]
}
