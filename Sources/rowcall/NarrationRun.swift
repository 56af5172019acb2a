import RowcallNarration
import RowcallSpeech

/// One narration from the first wanted row to the last, into one place.
struct NarrationRun {
  private let feed: RowFeed
  private let options: Speak
  private let length: NarrationLength
  private var progress: SpeakingProgress
  /// The texts that could not be spoken.
  private var leftOut = 0

  /// - Parameter rows: those that are wanted of the whole.
  init(_ source: any SpokenSource, rows: RowSelection, options: Speak) {
    feed = RowFeed(source)
    self.options = options
    length = NarrationLength(rows, path: options.file.file)
    progress = SpeakingProgress(isWanted: options.sound.output != nil && !options.quiet)
  }

  /// Whether nothing has been handed to the voices.
  var isSilent: Bool { feed.position.count == 0 }

  /// Speaks all rows, then tells what was wrong with the file.
  ///
  /// Ctrl-C stops the sound at once and throws `SpeechError.cancelled`; nothing half done stays behind.
  mutating func run(_ backend: EspeakBackend) throws {
    let cancellation = try SpeechCancellation()
    if let path = options.sound.output {
      try speak(backend, into: try WAVWriter(path: path, cancellation: cancellation), cancellation) {}
    } else if options.sound.raw {
      try speak(backend, into: PCMWriter(cancellation: cancellation), cancellation) {}
    } else {
      let player = try Player(command: options.sound.voice.player)
      try speak(backend, into: player, cancellation) { player.interrupt() }
    }
    if !options.quiet { feed.reportProblems() }
    if leftOut > 0 { throw UnspeakableText.leftOut(path: options.file.file, count: leftOut) }
  }

  private mutating func speak(
    _ backend: EspeakBackend, into place: some SoundSink, _ cancellation: SpeechCancellation,
    onInterruption stop: @escaping @Sendable () -> Void
  ) throws {
    let interruption = try Interruption {
      cancellation.cancel()
      stop()
    }
    defer {
      withExtendedLifetime(interruption) {}
      progress.clear()
    }
    var sink = place
    do {
      try backend.speak(
        { [feed] in try feed.next() }, prosody: options.sound.voice.prosody, cancellation: cancellation
      ) {
        try take($0, into: &sink)
      }
      // Without any row there is no sound, and no file.
      if !isSilent { try sink.finish() }
    } catch  where cancellation.isCancelled {
      // Whatever broke when everything was told to stop is no news.
      throw SpeechError.cancelled
    } catch {
      // Rows before a fault are still heard to their end; a file that is not whole does not appear.
      if options.sound.output == nil { try? sink.finish() }
      throw error
    }
  }

  private mutating func take(_ piece: SpeechPiece, into sink: inout some SoundSink) throws {
    switch piece {
    case .samples(let samples):
      progress.add(samples.count)
      try sink.write(samples)
    case .warning(let warning):
      guard options.keepGoing else { throw UnspeakableText.table(path: options.file.file, warning) }
      leftOut += 1
      Complaint.write("\(options.file.file): \(warning)")
    case .finished:
      let position = feed.position
      progress.show(
        position.count, position.unit, share: length.share(row: position.nextRow, bytes: position.spokenBytes)
      )
    case .mark: break
    }
  }
}
