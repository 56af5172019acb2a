// Copyright (C) 2026 The Rowcall contributors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RowcallWire

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
