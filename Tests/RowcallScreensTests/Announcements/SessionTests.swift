import Foundation
import RowcallNarration
import RowcallScreens
import RowcallText
import Testing

/// A whole session as it is heard, in files that a person can read: each step and, indented below it, the lines.
///
/// `ROWCALL_RECORD=1` writes them anew and still fails the run.
@Suite struct SessionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Transcripts")

  private static let sessions: [(language: String, preset: Verbosity.Preset)] =
    ["ar", "de", "en", "ja"].map { ($0, .medium) } + [("en", .terse), ("en", .verbose)]

  @Test(arguments: sessions) func aSessionIsSpokenAsItsTranscriptSays(
    language: String, preset: Verbosity.Preset
  ) throws {
    let transcript = try heard(language, preset)
    let golden = Self.folder.appending(path: "session.\(language).\(preset.rawValue).txt")
    if ProcessInfo.processInfo.environment["ROWCALL_RECORD"] != nil {
      try transcript.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.lastPathComponent); read it, then run without ROWCALL_RECORD")
    }
    #expect(try transcript == String(contentsOf: golden, encoding: .utf8))
  }

  private func heard(_ language: String, _ preset: Verbosity.Preset) throws -> String {
    let session = try Session(try #require(Session.Words.all[language]))
    var announcer = Announcer(locale: LocaleTag(language), verbosity: Verbosity(preset))
    var transcript = ""
    for step in [Session.Step("open") { _ in }] + Session.script {
      do { try step.perform(session) } catch {}
      let lines = announcer.announce(session.stack).map { "  \($0.text)\n" }
      transcript += "> \(step.title)\n" + (lines.isEmpty ? "  (nothing)\n" : lines.joined())
    }
    return transcript
  }
}
