import Foundation
import RowcallExamples
import Testing

/// What happens in each example, in files that a person can read.
///
/// `ROWCALL_RECORD=1` writes them anew and still fails the run.
@Suite struct TranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Transcripts")

  @Test(arguments: Example.all.map(\.name)) func anExampleRunsAsItsTranscriptSays(name: String) throws {
    let transcript = try #require(Example.all.first { $0.name == name }).log()
    let golden = Self.folder.appendingPathComponent("\(name).txt")
    if ProcessInfo.processInfo.environment["ROWCALL_RECORD"] != nil {
      try transcript.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.lastPathComponent); read it, then run without ROWCALL_RECORD")
    }
    #expect(try transcript == String(contentsOf: golden, encoding: .utf8))
  }

  @Test func everyTranscriptBelongsToAnExample() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Example.all.map { "\($0.name).txt" }))
  }

  @Test(arguments: Example.all.map(\.name)) func twoRunsReadTheSame(name: String) throws {
    let example = try #require(Example.all.first { $0.name == name })
    #expect(try example.log() == example.log())
  }
}
