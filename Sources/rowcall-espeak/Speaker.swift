// Copyright (C) 2026 The Rowcall contributors
// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeak
import CProcess
import Glibc
import RowcallWire

/// A copy of the worker process that speaks one request and ends.
///
/// A copy starts from the very state in which the voice was loaded, so the same request gives the same samples
/// whatever was spoken before; and a crash or a cancelled request takes nothing else with it.
struct Speaker {
  let request: UInt32
  /// Ready to read, at its end, as soon as the copy is gone.
  let departure: Int32
  private let process: pid_t

  /// Copies the process and has the copy speak.
  init(_ request: SynthesisRequest, output: AnswerPipe) throws(WorkerStop) {
    var ends: [Int32] = [0, 0]
    guard rowcall_pipe(&ends) == 0 else { throw .refusal(ofSystemCall: "pipe") }
    let worker = getpid()
    process = rowcall_fork()
    if process == 0 {
      rowcall_die_with(worker)
      rowcall_note_requests_to_stop()
      _exit(Speaker.speak(request, to: Recorder(output: output)))
    }
    let refusal = WorkerStop.refusal(ofSystemCall: "fork")
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      throw refusal
    }
    self.request = request.id
    departure = ends[0]
  }

  /// Asks the copy to stop after the frame it is writing; `finish` is still to be called.
  func stop() {
    kill(process, SIGTERM)
  }

  /// Ends the copy at once, maybe in the middle of a frame: when there is nobody left to read it.
  func abandon() {
    kill(process, SIGKILL)
  }

  /// Waits until the copy is gone, and returns whether it spoke everything and said so.
  ///
  /// Throws `WorkerStop.copyFailed` unless that is so or it was asked to stop.
  consuming func finish(wasStopped: Bool) throws(WorkerStop) -> Bool {
    close(departure)
    var status: Int32 = 0
    var ended = waitpid(process, &status, 0)
    while ended < 0 && errno == EINTR { ended = waitpid(process, &status, 0) }
    guard ended == process else { throw .refusal(ofSystemCall: "waitpid") }
    let signal = status & 0x7F
    let exit = (status >> 8) & 0xFF
    if status == 0 { return true }
    // Asked before it could note that, it dies of the signal, and has written nothing yet.
    if wasStopped && (signal == SIGTERM || (signal == 0 && exit == WorkerStop.stopped.exitStatus)) {
      return false
    }
    throw .copyFailed(signal != 0 ? signal : 256 + exit)
  }

  /// Speaks in the copy and returns its exit status: 0 only when the end of the request was sent.
  private static func speak(_ request: SynthesisRequest, to recorder: Recorder) -> Int32 {
    apply(request)
    do throws(WorkerStop) {
      for (index, text) in request.texts.enumerated() {
        try recorder.begin(text: index, of: request.id)
        if request.isCareful { try recorder.flush() }
        try synthesize(text.withoutControls, to: recorder)
      }
      try recorder.end(request.id)
      return 0
    } catch {
      return error.exitStatus
    }
  }

  private static func apply(_ request: SynthesisRequest) {
    let parameters: [(espeak_PARAMETER, Int32)] = [
      (espeakRATE, Int32(request.rate)), (espeakPITCH, Int32(request.pitch)),
      (espeakVOLUME, Int32(request.volume)), (espeakRANGE, 50), (espeakWORDGAP, 0), (espeakCAPITALS, 0),
      (espeakPUNCTUATION, Int32(espeakPUNCT_NONE.rawValue)),
    ]
    for (parameter, value) in parameters { espeak_SetParameter(parameter, value, 0) }
  }

  /// Plain text: neither SSML nor phoneme input, and no pause at the end, since pauses are the client's.
  private static func synthesize(_ text: String, to recorder: Recorder) throws(WorkerStop) {
    let terminated = Array(text.utf8) + [0]
    let result = espeak_Synth(
      terminated, terminated.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
      Unmanaged.passUnretained(recorder).toOpaque())
    if let failure = recorder.failure { throw failure }
    if rowcall_is_asked_to_stop() != 0 { throw .stopped }
    guard result == EE_OK else { throw .synthesisFailed }
  }
}
