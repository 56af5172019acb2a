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

/// The way to the client.
struct AnswerPipe {
  let descriptor: Int32

  /// Takes standard output for frames alone: what a library prints there from now on goes nowhere.
  static func takingStandardOutput() throws(WorkerStop) -> AnswerPipe {
    let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0, nowhere >= 0, dup2(nowhere, STDOUT_FILENO) >= 0 else { throw .brokenPipe }
    close(nowhere)
    return AnswerPipe(descriptor: descriptor)
  }

  /// Sends messages, each in a write of its own.
  func send(_ messages: [WorkerMessage]) throws(WorkerStop) {
    for message in messages { try write(message.frame) }
  }

  /// Writes whole frames, to the end even when a signal comes in between, so that no half frame is left behind.
  func write(_ frames: [UInt8]) throws(WorkerStop) {
    var sent = 0
    while sent < frames.count {
      let count = frames.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent)
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN {
        var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&full, 1, -1)
        continue
      }
      guard count > 0 else { throw .brokenPipe }
      sent += count
    }
  }
}

/// Why the worker ends before its standard input does.
enum WorkerStop: Error, Equatable {
  /// It cannot serve, and tells its client so.
  case refused(WorkerMessage.Refusal, detail: String)
  /// Its client is gone, or a pipe is broken.
  case brokenPipe
  /// Its client does not keep to the format.
  case badRequest(WireError)

  /// A copy was asked to stop.
  case stopped
  /// eSpeak NG reports that it could not speak a text.
  case synthesisFailed
  /// A copy of the worker died of a signal, or left with 256 + its exit status, maybe in the middle of a frame.
  case copyFailed(Int32)

  /// 69 cannot serve, 70 eSpeak NG failed, 74 broken pipe, 75 stopped, 76 format broken; after a copy that died what a
  /// shell would give it: 128 + the signal.
  var exitStatus: Int32 {
    switch self {
    case .refused: 69
    case .synthesisFailed: 70
    case .brokenPipe: 74
    case .stopped: Wire.stoppedStatus
    case .badRequest: 76
    case let .copyFailed(reason): reason < 256 ? 128 + reason : reason - 256
    }
  }

  /// What to tell the client when a call of the system has just failed.
  static func refusal(ofSystemCall call: String) -> WorkerStop {
    .refused(.system, detail: "\(call): \(String(cString: strerror(errno)))")
  }
}
