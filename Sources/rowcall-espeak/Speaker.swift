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

/// Passes what eSpeak NG produces for one text on to the client.
final class Recorder {
  /// The bytes that are sent in one go.
  ///
  /// Each write wakes the client, and at one write for each 60 ms of sound that waking took a quarter of all the time.
  private static let batch = 65_536

  private let output: AnswerPipe
  private var pending: [UInt8] = []
  private var isFirst = true
  /// The samples of the request so far, which its end must name.
  private var samples: UInt64 = 0
  /// Why the answer cannot be complete: a write that failed while the library was calling back.
  private(set) var failure: WorkerStop?

  init(output: AnswerPipe) {
    self.output = output
    pending.reserveCapacity(Recorder.batch)
  }

  /// Takes what the library calls back with; returns 1 to have it stop.
  func receive(_ samples: UnsafeBufferPointer<Int16>, _ events: UnsafeMutablePointer<espeak_EVENT>?) -> Int32
  {
    do throws(WorkerStop) {
      if rowcall_is_asked_to_stop() != 0 { return 1 }
      try send(events)
      try send(samples)
      // A listener waits for the first sound of a request, and for no other.
      if isFirst && !samples.isEmpty {
        isFirst = false
        try flush()
      }
      return 0
    } catch {
      failure = error
      return 1
    }
  }

  /// Announces a text.
  func begin(text: Int, of request: UInt32) throws(WorkerStop) {
    try add(WorkerMessage.began(request: request, text: UInt16(text)).frame)
  }

  private func send(_ events: UnsafeMutablePointer<espeak_EVENT>?) throws(WorkerStop) {
    var next = events
    while let event = next?.pointee, event.type != espeakEVENT_LIST_TERMINATED {
      if let speechEvent = SpeechEvent(event) { try add(WorkerMessage.event(speechEvent).frame) }
      next = next?.advanced(by: 1)
    }
  }

  /// Sends the end of a request of which everything was spoken.
  func end(_ request: UInt32) throws(WorkerStop) {
    try add(WorkerMessage.ended(request: request, .spoken(samples: samples)).frame)
    try flush()
  }

  private func send(_ samples: UnsafeBufferPointer<Int16>) throws(WorkerStop) {
    self.samples += UInt64(samples.count)
    var rest = samples[...]
    while !rest.isEmpty {
      try add(WorkerMessage.samplesFrame(UnsafeBufferPointer(rebasing: rest.prefix(Wire.mostSamples))))
      rest = rest.dropFirst(Wire.mostSamples)
    }
  }

  private func add(_ frame: [UInt8]) throws(WorkerStop) {
    if pending.count + frame.count > Recorder.batch { try flush() }
    pending.append(contentsOf: frame)
  }

  /// Sends what has been gathered.
  func flush() throws(WorkerStop) {
    guard !pending.isEmpty else { return }
    try output.write(pending)
    pending.removeAll(keepingCapacity: true)
  }
}

extension SpeechEvent {
  /// The word or sentence that an event announces; nil for other events.
  fileprivate init?(_ event: espeak_EVENT) {
    // The library counts the scalars of a text from one.
    let offset = UInt32(max(0, event.text_position - 1))
    let sample = UInt32(max(0, event.sample))
    switch event.type {
    case espeakEVENT_WORD:
      self.init(kind: .word, sample: sample, offset: offset, length: UInt32(max(0, event.length)))
    case espeakEVENT_SENTENCE:
      self.init(kind: .sentence, sample: sample, offset: offset, length: 0)
    default: return nil
    }
  }
}
