import RowcallSpeech
import Testing

/// Tones as they are measured.
@Suite struct ToneTests {
  @Test(arguments: [(220.0, 50), (440, 35), (880, 25), (1320, 40), (1760, 50)])
  func aToneHasItsPitchAndLengthAndSoftEdges(frequency: Double, milliseconds: Int) {
    let samples = Tone(frequency, milliseconds: milliseconds).samples()
    #expect(samples.count == 22_050 * milliseconds / 1000)
    #expect(abs(samples.pitch - frequency) < frequency * 0.04, "\(samples.pitch)")
    #expect(samples.hasSoftEdges)
    #expect((7000...8000).contains(samples.map(\.magnitude).max() ?? 0))
  }

  @Test func theVolumeScalesTones() {
    let loudest = { (volume: Int) in Tone(440, milliseconds: 50).samples(volume: volume).max() ?? 0 }
    #expect(loudest(0) == 0)
    #expect(abs(Int(loudest(200)) - 2 * Int(loudest(100))) <= 2)
  }

  @Test func aRestIsSilentAndAToneMayBeEmpty() {
    #expect(Tone(nil, milliseconds: 10).samples() == [Int16](repeating: 0, count: 220))
    #expect(Tone(440, milliseconds: 0).samples().isEmpty)
    #expect([Tone(440, milliseconds: 10), Tone(nil, milliseconds: 10)].samples().count == 440)
  }
}

extension [Int16] {
  /// The frequency in Hz by the crossings of zero, between the first and the last one upwards.
  fileprivate var pitch: Double {
    let crossings = indices.dropFirst().filter { self[$0 - 1] < 0 && self[$0] >= 0 }
    guard let first = crossings.first, let last = crossings.last, first < last else { return 0 }
    return Double(crossings.count - 1) * 22_050 / Double(last - first)
  }

  /// Whether nothing clicks: half a millisecond at each end is nearly silent, and no sample jumps from there.
  fileprivate var hasSoftEdges: Bool {
    (prefix(11) + suffix(11)).allSatisfy { abs(Int($0)) < 250 }
  }
}
