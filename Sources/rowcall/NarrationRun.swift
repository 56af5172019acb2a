import RowcallImport
import RowcallNarration
import RowcallSpeech

/// One narration from the first wanted row to the last, into one place.
struct NarrationRun {
  /// How many rows have been handed to the voices.
  private(set) var utterances = 0

  private var rows: SpokenRows<TableReader>
  private let options: Speak
  private var progress: SpeakingProgress

  init(_ rows: SpokenRows<TableReader>, options: Speak) {
    self.rows = rows
    self.options = options
    progress = SpeakingProgress(isWanted: options.sound.output != nil && !options.quiet)
  }

  /// Speaks all rows and gives back the reader, which knows what was wrong with the file.
  ///
  /// Ctrl-C stops the sound at once and throws `SpeechError.cancelled`; nothing half done stays behind.
  mutating func run(_ backend: EspeakBackend) throws -> TableReader {
    let cancellation = try SpeechCancellation()
    if let path = options.sound.output {
      try speak(backend, into: try WAVWriter(path: path), cancellation) {}
    } else if options.sound.raw {
      try speak(backend, into: PCMWriter(), cancellation) {}
    } else {
      let player = try Player(command: options.sound.player)
      try speak(backend, into: player, cancellation) { player.interrupt() }
    }
    return rows.source
  }

  private mutating func speak(
    _ backend: EspeakBackend, into place: some SoundSink, _ cancellation: SpeechCancellation,
    onInterruption stop: @escaping @Sendable () -> Void
  ) throws {
    let interruption = Interruption {
      cancellation.cancel()
      stop()
    }
    defer {
      withExtendedLifetime(interruption) {}
      progress.clear()
    }
    var sink = place
    var next = rows
    var count = 0
    var progress = progress
    defer { (rows, utterances) = (next, count) }
    do {
      try backend.speak(
        {
          let utterance = try next.next()
          if utterance != nil { count += 1 }
          return utterance
        }, prosody: options.sound.prosody, cancellation: cancellation
      ) { piece in
        switch piece {
        case .samples(let samples):
          progress.add(samples.count)
          try sink.write(samples)
        case .warning(let warning): Complaint.write("\(options.file.file): \(warning)")
        case .finished(let number): progress.show(rows: number + 1, share: nil)
        case .mark: break
        }
      }
      if count > 0 { try sink.finish() }
    } catch let error as SpeechError where cancellation.isCancelled {
      // Whatever broke when everything was told to stop is no news.
      _ = error
      throw SpeechError.cancelled
    }
  }
}
