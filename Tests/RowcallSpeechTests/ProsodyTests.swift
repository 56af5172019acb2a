import Testing

@testable import RowcallSpeech

@Suite struct ProsodyTests {
  @Test func valuesOutsideTheirRangeBecomeTheNearestInside() {
    #expect(Prosody(rate: 1, pitch: -1, volume: 1000) == Prosody(rate: 80, pitch: 0, volume: 200))
    #expect(Prosody() == Prosody(rate: 175, pitch: 50, volume: 100))
  }

  @Test func valuesThatAreSetOutsideTheirRangeAreNotSpokenSo() throws {
    var prosody = Prosody()
    prosody.rate = -1
    prosody.pitch = .max
    prosody.volume = .min
    let backend = try makeBackend(voice: "any", worker: "faulty-worker")
    #expect(try backend.sounds(of: [utterance("one")], prosody: prosody)[0].samples.count == 3)
    #expect(prosody.clamped == Prosody(rate: 80, pitch: 100, volume: 0))
  }
}
