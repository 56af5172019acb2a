import Foundation
import RowcallDemos
import RowcallExamples
import Testing

/// What happens in each example, and what a listener hears of it, in files that a person can read.
///
/// `packing.txt` holds the events, `packing.ja.txt` what is said in Japanese. `ROWCALL_RECORD=1` writes them anew and
/// still fails the run.
@Suite struct TranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Transcripts")

  @Test(arguments: Example.all.map(\.name)) func anExampleRunsAsItsTranscriptSays(name: String) throws {
    let example = try #require(Example.all.first { $0.name == name })
    try expect(example.log(), in: "\(name).txt")
  }

  @Test(arguments: Example.all.map(\.name), ExampleLanguage.allCases.map(\.rawValue))
  func aListenerHearsWhatTheTranscriptSays(name: String, locale: String) throws {
    try expect(Program.run(name, "--spoken", "--locale", locale).output, in: "\(name).\(locale).txt")
  }

  /// How much is said, where it makes a difference: in lists of several levels, with pages, with controls.
  @Test(arguments: SpokenAtLength.all) func howMuchIsSaidIsTheListenersChoice(session: SpokenAtLength) throws
  {
    let output = try Program.run(
      session.name, "--spoken", "--locale", session.locale, "--verbosity", session.verbosity
    ).output
    try expect(output, in: session.file)
  }

  @Test func everyTranscriptBelongsToAnExample() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let expected = Example.all.flatMap { example in
      [example.name] + ExampleLanguage.allCases.map { "\(example.name).\($0.rawValue)" }
    }
    #expect(Set(files) == Set(expected.map { "\($0).txt" } + SpokenAtLength.all.map(\.file)))
  }

  @Test(arguments: Example.all.map(\.name)) func twoRunsReadTheSame(name: String) throws {
    let example = try #require(Example.all.first { $0.name == name })
    #expect(try example.log() == example.log())
  }

  private func expect(_ transcript: String, in file: String) throws {
    let golden = Self.folder.appendingPathComponent(file)
    if ProcessInfo.processInfo.environment["ROWCALL_RECORD"] != nil {
      try transcript.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file); read it, then run without ROWCALL_RECORD")
    }
    #expect(try transcript == String(contentsOf: golden, encoding: .utf8))
  }
}

/// A session of which less or more is said than usual.
struct SpokenAtLength {
  var name: String
  var locale: String
  var verbosity: String

  var file: String { "\(name).\(locale).\(verbosity).txt" }

  static let all = ["weather", "trails", "sound"].flatMap { name in
    ["terse", "verbose"].flatMap { verbosity in
      ["en", "ja", "de"].map { Self(name: name, locale: $0, verbosity: verbosity) }
    }
  }
}
