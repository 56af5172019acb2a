import RowcallNarration
import Testing

@testable import RowcallSpeech

/// In which order utterances are taken and heard; the stand-in worker gives each letter's number as a sample.
@Suite(.timeLimit(.minutes(1))) struct RecitalTests {
  private struct Fault: Error {}

  @Test(arguments: [1, 2]) func whatWasTakenBeforeAFaultIsHeardBeforeItIsThrown(jobs: Int) throws {
    let backend = try makeBackend(jobs: jobs, voice: "any", worker: "faulty-worker")
    var rest = ["one", "two", "three", "four"][...]
    var heard: [Int16] = []
    var finished: [Int] = []
    #expect(throws: Fault.self) {
      try backend.speak(
        {
          guard let text = rest.popFirst() else { throw Fault() }
          return utterance(text)
        }, prosody: Prosody(), cancellation: nil
      ) { piece in
        if case let .samples(samples) = piece { heard += samples }
        if case let .finished(number) = piece { finished.append(number) }
      }
    }
    #expect(heard == "onetwothreefour".utf8.map(Int16.init))
    #expect(finished == [0, 1, 2, 3])
  }
}
