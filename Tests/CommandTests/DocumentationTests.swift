import Foundation
import Testing

/// What README and the documentation show of the command is what the command prints.
@Suite struct DocumentationTests {
  @Test func thereAreExamples() throws {
    #expect(Documentation.pages.count > 15)
    #expect(try Documentation.examples.count > 15)
  }

  @Test func everySwiftFileThatAPageNamesExists() throws {
    let files = ["Sources", "Tests"].flatMap { folder in
      FileManager.default.enumerator(
        at: Command.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)?
        .compactMap { ($0 as? URL)?.lastPathComponent } ?? []
    }
    let names = try (Documentation.pages + [Command.root.appendingPathComponent(".github/CONTRIBUTING.md")])
      .flatMap {
        try String(contentsOf: $0, encoding: .utf8).matches(of: #/([\w+]+\.swift)`/#).map { String($0.1) }
      }
    #expect(names.count > 10)
    let missing = Set(names).subtracting(files)
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test func everyPathOnAPageExists() throws {
    let paths = try Documentation.pages.flatMap {
      try String(contentsOf: $0, encoding: .utf8).matches(of: #/\bSources/[\w./-]*\w/#).map { String($0.0) }
    }
    #expect(paths.count > 20)
    let missing = Set(paths).filter {
      !FileManager.default.fileExists(atPath: Command.root.appendingPathComponent($0).path)
    }
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  /// The pages whose Swift is a program, if need be with what an earlier page begins; the others show parts of apps.
  static let programs: [(pages: [String], start: String)] = [
    (["README.md"], ""), (["Rowcall.md"], ""), (["Labels.md"], "import Rowcall\n"),
    (["Walks.md"], "import Rowcall\n"), (["Editing.md"], ""), (["RowcallAudit.md"], ""),
    (["RowcallTableView.md", "Announcements.md"], ""),
  ]

  @Test(arguments: programs)
  func theSwiftOfAPageCompilesOutsideOfThePackage(_ pages: [String], start: String) throws {
    let code = try pages.flatMap { page in
      let url = try #require(Documentation.pages.first { $0.lastPathComponent == page })
      let blocks = try String(contentsOf: url, encoding: .utf8).matches(of: #/```swift\n([^`]*)```/#)
      return blocks.map { String($0.1) }.filter { !$0.contains("@Test") }
    }
    #expect(!code.isEmpty)
    let build = Command.folder.path
    let result = try Command.shell(
      """
      for map in '\(build)'/*.build/module.modulemap Sources/*/module.modulemap; do
        maps="$maps -Xcc -fmodule-map-file=$map"
      done
      printf '%s' "$code" | swiftc -typecheck -swift-version 6 -I '\(build)/Modules' $maps -
      """, environment: ["code": start + code.joined(separator: "\n")])
    #expect(result.status == 0, "\(result.errorOutput)")
  }

  @Test(arguments: try Documentation.examples)
  func everyExamplePrintsWhatIsShown(_ example: DocumentedCommand) throws {
    // Files are changed in a copy.
    let scratch = try Scratch()
    defer { scratch.remove() }
    let isEdit = example.arguments.first == "edit"
    if isEdit {
      try FileManager.default.copyItem(
        atPath: "\(Command.root.path)/fixtures", toPath: scratch.path("fixtures"))
    }
    let result =
      try example.isPipe
      ? Command.shell(String(example.command).replacing("| rowcall", with: "| \"$rowcall\""))
      : Command.run(example.arguments, in: isEdit ? scratch.folder : Command.root)
    let printed = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let shown = example.isCut ? example.output.dropLast() : example.output[...]
    #expect((example.isCut ? Array(printed.prefix(shown.count)) : Array(printed)) == Array(shown))
    #expect(!shown.isEmpty)
  }
}

/// README and the pages of the documentation that people write; those of the rules are generated.
enum Documentation {
  /// README first, then the pages by their paths.
  static var pages: [URL] {
    let sources = Command.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap {
      $0 as? URL
    }
    let pages = (files ?? []).filter {
      $0.pathExtension == "md" && $0.path.contains(".docc/") && !$0.path.contains(".docc/Rules/")
    }
    return [Command.root.appendingPathComponent("README.md")] + pages.sorted { $0.path < $1.path }
  }

  /// All commands on all pages, each with what is shown below it.
  static var examples: [DocumentedCommand] {
    get throws {
      try pages.flatMap { try DocumentedCommand.all(in: String(contentsOf: $0, encoding: .utf8)) }
    }
  }
}

/// A command of a page with what is shown below it.
struct DocumentedCommand: Sendable, CustomTestStringConvertible {
  let command: Substring
  /// The lines, set out again; `...` is the last one where there are more.
  let output: [Substring]

  var testDescription: String { String(command) }

  var isCut: Bool { output.last == "..." }

  /// Whether commands are piped into it.
  var isPipe: Bool { command.hasPrefix("printf ") }

  /// The words of the command behind `rowcall`, without the quotes of a shell around them.
  var arguments: [String] {
    command.matches(of: /'([^']*)'|[^ ']+/).dropFirst().map { String($0.1 ?? $0.0) }
  }

  /// All commands that begin with `$ rowcall` or `$ printf`, each with the indented lines up to the next one or to the text.
  static func all(in text: String) -> [Self] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter {
      lines[$0].hasPrefix("    $ rowcall ") || lines[$0].hasPrefix("    $ printf ")
    }
    return starts.map { start in
      let below = lines[(start + 1)...].prefix {
        $0.isEmpty || $0.hasPrefix("    ") && !$0.hasPrefix("    $ ")
      }
      let end = below.lastIndex { !$0.isEmpty } ?? start
      return Self(
        command: lines[start].dropFirst(6), output: lines[start + 1..<end + 1].map { $0.dropFirst(4) })
    }
  }
}
