/// Takes sound as it is made.
package protocol SoundSink {
  /// Takes samples that follow those before.
  mutating func write(_ samples: [Int16]) throws(SpeechError)

  /// Says that there is no more sound; without it, nothing counts as done.
  mutating func finish() throws(SpeechError)
}
