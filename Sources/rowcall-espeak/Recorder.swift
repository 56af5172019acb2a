// Copyright (C) 2026 The Rowcall contributors
// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeak
import CProcess
import RowcallWire

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
