import Dispatch
import RowcallNarration
import Synchronization
import Testing

@testable import RowcallSpeech

/// In which order utterances are taken and heard; the stand-in worker gives each letter's number as a sample.
@Suite(.timeLimit(.minutes(10))) struct SpeechJobTests {
  private struct Fault: Error {}

  @Test(arguments: [1, 2]) func whatWasTakenBeforeAFaultIsSpokenBeforeItIsThrown(jobs: Int) throws {
    let backend = try makeBackend(jobs: jobs, voice: "any", worker: "faulty-worker")
    let rest = Mutex(["one", "two", "three", "four"][...])
    var heard: [Int16] = []
    var finished: [Int] = []
    #expect(throws: Fault.self) {
      try backend.speak(
        {
          guard let text = rest.withLock({ $0.popFirst() }) else { throw Fault() }
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

  @Test(arguments: [1, 2]) func whatIsThereIsSpokenWhileTheSourceBlocks(jobs: Int) throws {
    let backend = try makeBackend(jobs: jobs, voice: "any", worker: "faulty-worker")
    let count = Atomic(0)
    let heard = DispatchSemaphore(value: 0)
    var heardInTime: [Bool] = []
    let source: @Sendable () -> Utterance? = {
      let number = count.wrappingAdd(1, ordering: .relaxed).oldValue
      // Each row but the first comes only when the one before has been heard.
      if number > 0 && heard.wait(timeout: .now() + 5) == .timedOut { return nil }
      return number < 3 ? utterance("row") : nil
    }
    try backend.speak(source, prosody: Prosody(), cancellation: nil) { piece in
      guard case .finished = piece else { return }
      heardInTime.append(true)
      heard.signal()
    }
    #expect(heardInTime.count == 3)
  }

  @Test func cancellingDoesNotWaitForASourceThatBlocks() throws {
    let backend = try makeBackend(voice: "any", worker: "faulty-worker")
    let cancellation = try SpeechCancellation()
    let never = DispatchSemaphore(value: 0)
    defer { never.signal() }
    let started = ContinuousClock.now
    #expect(throws: SpeechError.cancelled) {
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { cancellation.cancel() }
      try backend.speak(
        {
          never.wait()
          return nil
        }, prosody: Prosody(), cancellation: cancellation
      ) { _ in }
    }
    #expect(started.duration(to: .now) < .seconds(5))
  }
}
