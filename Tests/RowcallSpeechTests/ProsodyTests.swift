import Testing

@testable import RowcallSpeech

@Suite struct ProsodyTests {
  @Test func valuesOutsideTheirRangeBecomeTheNearestInside() {
    #expect(Prosody(rate: 1, pitch: -1, volume: 1000) == Prosody(rate: 80, pitch: 0, volume: 200))
    #expect(Prosody() == Prosody(rate: 175, pitch: 50, volume: 100))
  }
}
