import Foundation
import RowcallUIKit
import Testing

/// Compares what a session wrote with the golden file of a screen.
///
/// `ROWCALL_RECORD=1` writes the file anew and still fails the run.
@MainActor func expectTranscript(
  _ name: String, of session: ScreenSession, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = transcripts.appendingPathComponent("\(name).txt")
  if ProcessInfo.processInfo.environment["ROWCALL_RECORD"] != nil {
    try session.transcript.write(to: golden, atomically: true, encoding: .utf8)
    Issue.record(
      "recorded \(name).txt; read it, then run without ROWCALL_RECORD", sourceLocation: sourceLocation)
  }
  let expected = try String(contentsOf: golden, encoding: .utf8)
  #expect(session.transcript == expected, sourceLocation: sourceLocation)
}

let transcripts = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Transcripts")
