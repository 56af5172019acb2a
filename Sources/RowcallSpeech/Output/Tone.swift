#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A tone that says something faster than words, or a rest between two.
///
/// It swells and fades, so that nothing clicks where it begins and ends.
package struct Tone: Hashable, Sendable {
  /// The pitch in Hz; nil for a rest.
  package var frequency: Double?
  /// The length in milliseconds.
  package var milliseconds: Int

  package init(_ frequency: Double?, milliseconds: Int) {
    self.frequency = frequency
    self.milliseconds = milliseconds
  }

  /// How long a tone swells and fades, in milliseconds; half a tone at most.
  private static let edge = 5
  /// How far a tone swings at the usual volume; speech has room for about as much.
  private static let amplitude = 8000.0

  /// The samples of the tone, 22,050 a second.
  ///
  /// - Parameter volume: as in ``Prosody``; 100 is usual.
  package func samples(volume: Int = 100) -> [Int16] {
    let count = SpeechAudio.samples(inMilliseconds: milliseconds)
    guard let frequency else { return [Int16](repeating: 0, count: count) }
    let loudness = Self.amplitude * Double(volume) / 100
    let step = 2 * Double.pi * frequency / Double(SpeechAudio.sampleRate)
    let edge = min(SpeechAudio.samples(inMilliseconds: Self.edge), count / 2)
    return (0..<count).map { index in
      let near = min(index, count - 1 - index)
      let swell = near < edge ? (1 - cos(Double.pi * Double(near) / Double(edge))) / 2 : 1
      return Int16(loudness * swell * sin(step * Double(index)))
    }
  }
}

extension [Tone] {
  /// The samples of the tones one after the other.
  package func samples(volume: Int = 100) -> [Int16] { flatMap { $0.samples(volume: volume) } }
}
