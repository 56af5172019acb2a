import RowcallSpeech

extension BrowseCue {
  /// How the cue sounds: low for what cannot be, high for a place, and two tones for what went round.
  package var tones: [Tone] {
    switch self {
    case .edge: [Tone(220, milliseconds: 50)]
    case .wrap: [Tone(440, milliseconds: 35), Tone(660, milliseconds: 35)]
    case .error: [Tone(330, milliseconds: 40), Tone(220, milliseconds: 50)]
    case .blank: [Tone(880, milliseconds: 25)]
    case .header: [Tone(1320, milliseconds: 40)]
    }
  }
}

extension BrowseLine {
  /// What sounds before the words; nothing for a line without a cue.
  package var leadingTones: [Tone] { cue.map { $0.tones + [Tone(nil, milliseconds: 20)] } ?? [] }
}
