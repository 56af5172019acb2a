/// The 44 bytes before the samples of a WAV file.
package struct WAVHeader {
  static let length = 44
  /// The most samples that the format's 32-bit lengths allow.
  static let mostSamples = (Int(UInt32.max) - length) / 2

  /// The samples that follow; nil for a stream whose length nobody knows yet.
  package var samples: Int?

  /// The header of so many samples; nil for a stream whose length nobody knows yet.
  package init(samples: Int? = nil) { self.samples = samples }

  /// The header as bytes.
  package var bytes: [UInt8] {
    let data = UInt32((samples ?? WAVHeader.mostSamples) * 2)
    let rate = UInt32(SpeechAudio.sampleRate)
    var bytes: [UInt8] = []
    bytes += Array("RIFF".utf8) + little(data + UInt32(WAVHeader.length - 8)) + Array("WAVEfmt ".utf8)
    bytes += little(UInt32(16)) + little(UInt16(1)) + little(UInt16(1))
    bytes += little(rate) + little(rate * 2) + little(UInt16(2)) + little(UInt16(16))
    return bytes + Array("data".utf8) + little(data)
  }

  private func little<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
