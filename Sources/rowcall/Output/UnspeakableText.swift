import RowcallSpeech

/// Speech is missing: eSpeak NG cannot speak some text.
enum UnspeakableText: Error, CustomStringConvertible {
  /// A text of a table; everything ends there.
  case table(path: String, SpeechWarning)
  /// So many texts of a table were left out, each named before, since the user wants the rest all the same.
  case leftOut(path: String, count: Int)
  /// A sentence of a report that should have sound.
  case report(SpeechWarning)

  var description: String {
    switch self {
    case .table(let path, let warning):
      "\(path): cannot speak \"\(warning.excerpt)\": \(warning.reason); change the text, or pass --keep-going to leave "
        + "it out and speak the rest"
    case .leftOut(let path, let count):
      "\(path): \(count == 1 ? "1 text was" : "\(count) texts were") left out of the sound"
    case .report(let warning):
      "the report has no sound for \"\(warning.excerpt)\": \(warning.reason); change the text, or leave out --audio"
    }
  }
}
