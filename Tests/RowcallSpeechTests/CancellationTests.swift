import Dispatch
import RowcallModel
import RowcallNarration
import Testing

@testable import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.serialized, .timeLimit(.minutes(10))) struct CancellationTests {
  private let long = utterance(String(repeating: "a very long cell about rain, ", count: 400))

  @Test func cancellingStopsInTheMiddleOfAnUtterance() throws {
    let backend = try makeBackend(jobs: 2)
    let expected = try backend.sounds(of: [utterance("Oslo")])
    for _ in 0..<5 {
      let cancellation = try SpeechCancellation()
      var cancelled = ContinuousClock.now
      #expect(throws: SpeechError.cancelled) {
        try backend.speak([long, long, long], cancellation: cancellation) { piece in
          guard case .samples = piece, !cancellation.isCancelled else { return }
          cancelled = .now
          cancellation.cancel()
        }
      }
      // The limit is 20 ms; four times that leaves room for a busy machine.
      #expect(cancelled.duration(to: .now) < .milliseconds(80))
      #expect(try backend.sounds(of: [utterance("Oslo")]).fingerprints == expected.fingerprints)
    }
  }

  @Test func cancellingTheTaskStopsTheSound() async throws {
    let backend = try makeBackend()
    let task = Task { try await backend.synthesize(long) }
    // A thread of its own, since other tests may hold all threads of tasks until the sound is complete.
    let refusal = Threads.start {
      usleep(30_000)
      task.cancel()
    }
    #expect(refusal == nil)
    await #expect(throws: SpeechError.cancelled) { try await task.value }
  }

  @Test func noProcessIsLeftBehind() throws {
    var processes: [Int32] = []
    do {
      let backend = try makeBackend(jobs: 2, voice: "en-gb-scotland")
      #expect(throws: Stop.self) {
        try backend.speak([long, long]) { piece in
          guard case .samples = piece else { return }
          let workers = workers(of: "en-gb-scotland")
          processes = workers + workers.flatMap { ProcessList.children(of: $0) }
          throw Stop()
        }
      }
      #expect(workers(of: "en-gb-scotland").allSatisfy { ProcessList.children(of: $0).isEmpty })
    }
    #expect(!processes.isEmpty)
    // A copy that outlives its worker by a moment is buried by the system, not by us.
    for _ in 0..<200 where !areGone(processes) { usleep(20_000) }
    #expect(areGone(processes))
  }

  private func areGone(_ processes: [Int32]) -> Bool { processes.allSatisfy { kill($0, 0) != 0 } }

  @Test func killedWorkerLeavesTheSoundCompleteAndIdentical() throws {
    let rows = (0..<40).map {
      utterance("Row \($0)", "\($0 * 7) dollars and \($0) cents", "down \($0) percent")
    }
    let expected = try makeBackend(voice: "en-029").sounds(of: rows)
    let backend = try makeBackend(jobs: 2, voice: "en-029")
    var sounds = [SpeechAudio()]
    var pieces = 0
    try backend.speak(rows) { piece in
      sounds[sounds.count - 1].append(piece)
      if case .finished = piece { sounds.append(SpeechAudio()) }
      pieces += 1
      if pieces % 150 == 0 { killOne(ofWorkers: workers(of: "en-029"), orItsCopy: pieces % 300 == 0) }
    }
    #expect(pieces > 600)
    #expect(sounds.flatMap(\.warnings) == [])
    #expect(sounds.dropLast().fingerprints == expected.fingerprints)
  }

  private struct Stop: Error {}

  private func killOne(ofWorkers workers: [Int32], orItsCopy: Bool) {
    guard let worker = workers.randomElement() else { return }
    let copy = orItsCopy ? ProcessList.children(of: worker).first : nil
    kill(copy ?? worker, SIGKILL)
  }

  /// The workers of this process that have a voice.
  private func workers(of voice: String) -> [Int32] {
    ProcessList.children(of: getpid()).filter { ProcessList.arguments(of: $0).last == voice }
  }
}
