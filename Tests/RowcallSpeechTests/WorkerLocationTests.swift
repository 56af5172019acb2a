import Testing

@testable import RowcallSpeech

@Suite struct WorkerLocationTests {
  @Test func aGivenPlaceIsTheOnlyOne() throws {
    #expect(try WorkerLocation.find(told: "/bin/sh", program: "/nowhere/rowcall") == "/bin/sh")
    #expect(throws: SpeechError.workerMissing(lookedAt: ["/nowhere/worker"])) {
      try WorkerLocation.find(told: "/nowhere/worker", program: WorkerLocation.programPath)
    }
  }

  @Test func otherwiseItIsBesideTheProgramOrInLibexec() {
    let error = #expect(throws: SpeechError.self) {
      try WorkerLocation.find(told: nil, program: "/opt/bin/rowcall")
    }
    #expect(
      error?.description
        == "rowcall-espeak, the speech worker, is not at /opt/bin/rowcall-espeak, nor at "
        + "/opt/bin/../libexec/rowcall/rowcall-espeak; install it there or set ROWCALL_ESPEAK to its path")
  }
}
