import RowcallNarration
import RowcallSpeech

/// One narration from the first wanted row to the last, into one place.
package struct NarrationRun {
  /// What happens while a narration goes on.
  package enum Step {
    /// So many samples were made.
    case samples(Int)
    /// So many rows or lines were spoken; `share` of all is done, from 0 to 1, nil when nobody knows how much there is.
    case spoken(count: Int, RowFeed.Position.Unit, share: Double?)
  }

  private let feed: RowFeed
  private let path: String
  private let length: NarrationLength
  private let keepsGoing: Bool
  private let output: Output
  /// The texts that could not be spoken.
  private var leftOut = 0

  /// - Parameters:
  ///   - path: the file that is spoken.
  ///   - rows: those that are wanted of the whole.
  ///   - keepsGoing: whether texts that cannot be spoken are left out, where they otherwise end the narration.
  ///   - output: takes a note for each text that is left out.
  package init(
    _ source: any SpokenSource, of path: String, rows: RowSelection = .all, keepsGoing: Bool = false,
    output: Output
  ) {
    feed = RowFeed(source)
    self.path = path
    length = NarrationLength(rows, path: path)
    self.keepsGoing = keepsGoing
    self.output = output
  }

  /// Whether nothing has been handed to the voices.
  package var isSilent: Bool { feed.position.count == 0 }

  /// Speaks everything.
  ///
  /// A cancelled narration stops at once and throws `SpeechError.cancelled`; no half-written file stays behind.
  ///
  /// - Parameter isFile: whether the sound goes to a file, which appears whole or not at all.
  package mutating func speak(
    with backend: EspeakBackend, prosody: Prosody = Prosody(), into place: some SoundSink, isFile: Bool,
    cancellation: SpeechCancellation? = nil, progress: (Step) -> Void = { _ in }
  ) throws {
    var sink = place
    do {
      try backend.speak({ [feed] in try feed.next() }, prosody: prosody, cancellation: cancellation) {
        try take($0, into: &sink, progress)
      }
      // Without any row there is no sound, and no file.
      if !isSilent { try sink.finish() }
    } catch  where cancellation?.isCancelled == true {
      // Other errors only follow from the cancellation.
      throw SpeechError.cancelled
    } catch {
      // Rows before an error are still played to their end; a file that is not whole does not appear.
      if !isFile { try? sink.finish() }
      throw error
    }
  }

  /// Reports the problems of the file; throws when texts were left out.
  package func finish(to notes: Output) throws {
    feed.reportProblems(to: notes)
    if leftOut > 0 { throw UnspeakableText.leftOut(path: path, count: leftOut) }
  }

  private mutating func take(
    _ piece: SpeechPiece, into sink: inout some SoundSink, _ progress: (Step) -> Void
  ) throws {
    switch piece {
    case .samples(let samples):
      progress(.samples(samples.count))
      try sink.write(samples)
    case .warning(let warning):
      guard keepsGoing else { throw UnspeakableText.table(path: path, warning) }
      leftOut += 1
      output.note("\(path): \(warning)")
    case .finished:
      let position = feed.position
      let share = length.share(row: position.nextRow, bytes: position.spokenBytes)
      progress(.spoken(count: position.count, position.unit, share: share))
    case .mark: break
    }
  }
}

/// How long a narration will be, as far as that can be known before its end.
struct NarrationLength {
  /// The row, from 1, after which no other is wanted; nil when all are.
  private let lastRow: Int?
  /// The size of the file; nil for a pipe.
  private let bytes: Int?

  init(_ rows: RowSelection, path: String) {
    lastRow = rows.lastRow.map { $0 + 1 }
    bytes = path == "-" ? nil : FileIdentity(path: path).flatMap { $0.isRegular ? $0.byteCount : nil }
  }

  /// How much is done, from 0 to 1, when so many rows and bytes of the table are; nil when nobody knows.
  func share(row: Int, bytes done: Int) -> Double? {
    let shares = [lastRow.map { Double(row) / Double($0) }, bytes.map { Double(done) / Double(max($0, 1)) }]
    // A choice of rows may reach beyond the end of the file.
    return shares.compactMap { $0 }.max().map { min($0, 1) }
  }
}
