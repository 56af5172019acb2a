// Copyright (C) 2026 The Rowcall contributors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RowcallWire

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
