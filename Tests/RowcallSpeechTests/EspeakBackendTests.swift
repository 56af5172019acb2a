import RowcallNarration
import RowcallText
import Testing

@testable import RowcallSpeech

@Suite struct EspeakBackendTests {
  private let rows = [
    utterance("Halden Brewery", "412 dollars and 7 cents", "down 3.5 percent"),
    utterance("Kestrel Metals", "19 dollars", "up 0.4 percent"),
    utterance("Ganges Tea", "no change"),
  ]

  @Test func sameTextGivesTheSameSamplesWhateverCameBefore() throws {
    let backend = try makeBackend()
    let first = try backend.sounds(of: rows)
    let again = try backend.sounds(of: rows.reversed() + rows)
    #expect(first.count == 3)
    #expect(first.allSatisfy { $0.duration > 1 && $0.warnings.isEmpty })
    #expect(Array(again.suffix(3)) == first)
    #expect(again.prefix(3).reversed() == first)
  }

  @Test(arguments: [1, 2, 4]) func sameTextGivesTheSameSamplesWithSoManyWorkers(jobs: Int) throws {
    let many = (0..<30).flatMap { _ in rows }
    let sounds = try makeBackend(jobs: jobs).sounds(of: many)
    let alone = try makeBackend().sounds(of: rows)
    #expect(sounds == (0..<30).flatMap { _ in alone })
  }
}
