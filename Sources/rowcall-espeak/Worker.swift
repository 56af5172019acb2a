// Copyright (C) 2026 The Rowcall contributors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RowcallWire

/// Takes requests from standard input, has one after the other spoken, and watches both meanwhile.
struct Worker {
  /// More requests than any client of ours sends ahead.
  private static let mostWaiting = 8

  private let output: AnswerPipe
  private var inbox = FrameBuffer(limit: Wire.longestRequest)
  private var waiting: [SynthesisRequest] = []
  private var speaker: Speaker?
  /// Cancelled requests whose end is not reported yet.
  private var cancelled: Set<UInt32> = []

  init(engine: Engine, output: AnswerPipe) {
    self.output = output
  }

  /// Serves until the client closes the pipe, and then stops at once.
  mutating func run() throws(WorkerStop) {
    defer { speaker?.abandon() }
    while true {
      while speaker == nil, !waiting.isEmpty { try startNext() }
      let ready = try wait()
      if ready.departure { try finish() }
      if ready.input {
        guard try readRequests() else { return }
      }
    }
  }

  private mutating func startNext() throws(WorkerStop) {
    let request = waiting.removeFirst()
    if cancelled.remove(request.id) != nil {
      try output.send([.ended(request: request.id, .cancelled)])
    } else {
      speaker = try Speaker(request, output: output)
    }
  }

  private func wait() throws(WorkerStop) -> (input: Bool, departure: Bool) {
    // A negative descriptor is skipped by poll(2).
    var watched = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: speaker?.departure ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&watched, 2, -1) > 0 else {
      if [EINTR, EAGAIN].contains(errno) { return (false, false) }
      // In the middle of an answer a refusal would stand inside a frame of the copy's.
      throw speaker == nil ? .refusal(ofSystemCall: "poll") : .brokenPipe
    }
    return (watched[0].revents != 0, watched[1].revents != 0)
  }

  private mutating func finish() throws(WorkerStop) {
    guard let speaker = speaker.take() else { return }
    let request = speaker.request
    let isCancelled = cancelled.remove(request) != nil
    // The end of what was spoken is the copy's to send: only the copy knows what it sent.
    if try !speaker.finish(wasStopped: isCancelled) {
      try output.send([.ended(request: request, .cancelled)])
    }
  }

  /// Reads what there is; false at the end of the pipe.
  private mutating func readRequests() throws(WorkerStop) -> Bool {
    var bytes = [UInt8](repeating: 0, count: Wire.longestRequest)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0 && [EINTR, EAGAIN].contains(errno) { return true }
    guard count > 0 else { return false }
    bytes.withUnsafeBytes { inbox.append(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
    do throws(WireError) {
      while let frame = try inbox.next() { try obey(ClientMessage(frame)) }
    } catch {
      throw .badRequest(error)
    }
    return true
  }

  private mutating func obey(_ message: ClientMessage) throws(WireError) {
    switch message {
    case let .speak(request):
      guard waiting.count < Worker.mostWaiting else {
        throw .tooManyRequests(limit: Worker.mostWaiting)
      }
      waiting.append(request)
    case let .cancel(id):
      let isSpeaking = speaker?.request == id
      if isSpeaking { speaker?.stop() }
      // The end of a finished request has already been reported.
      if isSpeaking || waiting.contains(where: { $0.id == id }) { cancelled.insert(id) }
    }
  }
}
