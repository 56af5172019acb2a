import Foundation
import Testing

/// What an audit lists, and which settings it uses.
@Suite struct AuditScopeTests {
  private static let row = "<tr><td>Oslo</td><td headers=\"nope\">5</td></tr>\n"
  private static let head = "<table><caption>Rain</caption><tr><th>City</th><th>May</th></tr>\n"

  private func git(_ folder: URL, _ arguments: String...) throws {
    let names = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let result = try Command.run("/usr/bin/git", names + arguments, in: folder)
    #expect(result.status == 0, "\(result.errorOutput)")
  }

  @Test func onlyChangedLinesAndNewFilesAreReported() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    _ = try scratch.write(Self.head + Self.row + Self.row, as: "a ö.html")
    _ = try scratch.write(Self.head + Self.row, as: "same.html")
    try git(scratch.folder, "init", "-q")
    try git(scratch.folder, "add", ".")
    try git(scratch.folder, "commit", "-qm", "Start")
    _ = try scratch.write(
      Self.head + Self.row + "<!-- -->\n" + Self.row.replacing("Oslo", with: "Rome"), as: "a ö.html")
    _ = try scratch.write(Self.head + Self.row, as: "new.html")
    let options = ["--rule", "page-headers-reference", "--format", "xcode"]
    let result = try Command.run(["audit", ".", "--changed-since", "HEAD"] + options, in: scratch.folder)
    #expect(result.status == 1)
    let places = result.output.split(separator: "\n").dropLast().compactMap {
      $0.split(separator: " error").first
    }
    #expect(places == ["./a ö.html:4:18:", "./new.html:2:18:"], "\(result.output)")
    let text = try Command.run(
      ["audit", scratch.folder.path, "--changed-since", "HEAD"] + options.dropLast(2), in: scratch.folder)
    #expect(
      text.output.contains("1 unchanged file skipped")
        && text.output.contains("1 finding on unchanged lines not shown"))
    try git(scratch.folder, "add", ".")
    try git(scratch.folder, "commit", "-qm", "Change")
    let none = try Command.run(["audit", ".", "--changed-since", "HEAD"], in: scratch.folder)
    #expect(none.status == 0 && none.output.hasPrefix("0 files: no problems\n"), "\(none.output)")
    let missing = try Command.run(["audit", "nowhere.html", "--changed-since", "HEAD"], in: scratch.folder)
    #expect(missing.status == 66)
    let typo = try Command.run(["audit", ".", "--changed-since", "mian"], in: scratch.folder)
    #expect(typo.status == 2)
    #expect(typo.errorOutput.hasPrefix("rowcall: --changed-since mian: there is no such revision in /"))
  }

  @Test func withoutARepositoryOrGitNothingIsAudited() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write(Self.head + Self.row, as: "a.html")
    let arguments = ["audit", path, "--changed-since", "HEAD"]
    let result = try Command.run(arguments, environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errorOutput.hasPrefix("rowcall: --changed-since: \(path) is in no git repository (git: "))
    let gitless = try Command.run(arguments, environment: ["PATH": "/nowhere"])
    #expect(gitless.status == 66)
    #expect(
      gitless.errorOutput.hasPrefix("rowcall: --changed-since: git is not in the search path; install git"))
    let piped = try Command.run(["audit", "-", "--changed-since", "HEAD"])
    #expect(piped.status == 2 && piped.errorOutput.contains("standard input has no earlier revision"))
  }

  @Test func lowerImpactsAreCountedAndNotListed() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write(Self.head + Self.row, as: "a.html")
    let result = try Command.run(["audit", path, "--rule", "page-headers-*", "--show", "critical"])
    // What is not listed fails all the same.
    #expect(result.status == 1)
    let total = "1 file: 1 problem (1 serious) not shown\n"
    #expect(
      result.output == total + "1 finding with a lower impact not shown; leave out --show to see it\n")
    let lines = try Command.run([
      "audit", path, "--rule", "page-headers-*", "--show", "critical", "--format", "github",
    ])
    #expect(lines.status == 1 && lines.output == total)
    let all = try Command.run(["audit", path, "--rule", "page-headers-*", "--show", "serious"])
    #expect(all.output.contains("[page-headers-reference]") && !all.output.contains("not shown"))
  }

  @Test func allListsSimilarFindings() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write(Self.head + String(repeating: Self.row, count: 260), as: "a.html")
    let arguments = ["audit", path, "--rule", "page-headers-reference"]
    let some = try Command.run(arguments).output
    #expect(some.contains("\n210 similar findings not shown; --all lists them"))
    #expect(some.matches(of: /headers references/).count == 50)
    let all = try Command.run(arguments + ["--all"]).output
    #expect(all.matches(of: /headers references/).count == 260 && !all.contains("not shown"))
  }

  @Test func theNearestSettingsAroundTheAuditedPathsApply() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let inner = scratch.folder.appendingPathComponent("app/pages")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let path = try scratch.write(Self.head + Self.row, as: "app/pages/a.html")
    let name = ".rowcall-audit.json"
    _ = try scratch.write(#"{"fail-on": "never"}"#, as: name)
    let arguments = ["audit", path, "--rule", "page-headers-reference"]
    #expect(try Command.run(arguments).status == 0)
    #expect(try Command.run(arguments + ["--fail-on", "serious"]).status == 1)
    #expect(try Command.run(arguments + ["--config", "none"]).status == 1)
    _ = try scratch.write(#"{"fail-on": "minor"}"#, as: "app/" + name)
    #expect(try Command.run(arguments).status == 1)
    #expect(try Command.run(["audit", "a.html", "--rule", "page-headers-reference"], in: inner).status == 1)
    // Paths with different settings use those around all of them.
    let other = try scratch.write(Self.head + Self.row, as: "b.html")
    #expect(try Command.run(arguments + [other]).status == 0)
    _ = try scratch.write("{", as: "app/" + name)
    #expect(try Command.run(arguments).errorOutput.hasPrefix("rowcall: \(scratch.path("app/" + name)):1:2:"))
  }

  @Test func fixesAreShownThenWritten() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let page =
      Self.head.replacing("<th>", with: "<th scope=\"column\">")
      + "<tr><td>Oslo</td><td>5</td></tr></table>\r\n"
    let path = try scratch.write(page, as: "a.html")
    let shown = try Command.run(["audit", path, "--fix", "--dry-run"])
    #expect(
      shown.status == 0 && shown.output.contains("\n+<table><caption>Rain</caption><tr><th scope=\"col\">"))
    #expect(shown.errorOutput == "rowcall: 2 fixes in 1 file, not written\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == page)
    let fixed = try Command.run(["audit", path, "--fix"])
    #expect(fixed.output == shown.output && fixed.errorOutput == "rowcall: 2 fixes in 1 file\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == page.replacing("column", with: "col"))
    #expect(try scratch.names() == ["a.html"])
    let again = try Command.run(["audit", path, "--fix"])
    #expect(
      again.output.isEmpty && again.errorOutput == "rowcall: nothing that can be fixed with certainty\n")
    #expect(try Command.run(["audit", path, "--dry-run"]).status == 2)
    #expect(try Command.run(["audit", path, "--fix", "--format", "json"]).status == 2)
  }
}
