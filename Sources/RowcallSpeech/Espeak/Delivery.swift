/// Hands what has come back over to the listener, with places counted from the start of the utterance.
struct Delivery {
  private var position = 0
  private var line = 0
  private var lineStart = 0

  /// Hands over what comes between texts.
  mutating func deliver(_ cues: [SpeechPlan.Cue], to receive: (SpeechPiece) throws -> Void) rethrows {
    for cue in cues {
      switch cue {
      case let .silence(count):
        try deliverSilence(count, to: receive)
      case let .mark(name, segment):
        try receive(.mark(SpeechMark(kind: .named(name), sample: position, segment: segment)))
      }
    }
  }

  /// Hands over an item of a passage.
  mutating func deliver(
    _ item: PassageProgress.Item, of passage: SpeechPlan.Passage, to receive: (SpeechPiece) throws -> Void
  ) rethrows {
    switch item {
    case let .line(index):
      try deliver(passage.lines[index].cues, to: receive)
      line = index
      lineStart = position
    case let .samples(samples):
      position += samples.count
      try receive(.samples(samples))
    case let .event(event):
      let piece = passage.lines[line].piece
      let place = piece.place(offset: Int(event.offset), length: Int(event.length))
      try receive(
        .mark(
          SpeechMark(
            kind: event.kind == .word ? .word : .sentence, sample: lineStart + Int(event.sample),
            segment: piece.segment, scalars: place.scalars, utf8: place.utf8)))
    case let .warning(warning): try receive(.warning(warning))
    }
  }

  /// Begins a new utterance.
  mutating func finish(_ utterance: Int, to receive: (SpeechPiece) throws -> Void) rethrows {
    try receive(.finished(utterance: utterance))
    self = Delivery()
  }

  private mutating func deliverSilence(_ count: Int, to receive: (SpeechPiece) throws -> Void) rethrows {
    position += count
    // A long pause comes in pieces, so that it takes no more memory than speech does.
    var rest = count
    while rest > 0 {
      let size = min(rest, SpeechAudio.sampleRate)
      try receive(.samples([Int16](repeating: 0, count: size)))
      rest -= size
    }
  }
}
