// Copyright (C) 2026 The Rowcall contributors
// SPDX-License-Identifier: GPL-3.0-or-later

import RowcallWire

/// Why the worker ends before its standard input does.
enum WorkerStop: Error, Equatable {
  /// It cannot serve, and tells its client so.
  case refused(WorkerMessage.Refusal, detail: String)
  /// Its client is gone, or a pipe is broken.
  case brokenPipe
  /// Its client does not keep to the format.
  case badRequest(WireError)

  /// A copy of the worker died of a signal, or left with 256 + its exit status, maybe in the middle of a frame.
  case copyFailed(Int32)

  /// 69 cannot serve, 74 broken pipe, 76 format broken; for a copy what a shell would give it: 128 + the signal.
  var exitStatus: Int32 {
    switch self {
    case .refused: 69
    case .brokenPipe: 74
    case .badRequest: 76
    case let .copyFailed(reason): reason < 256 ? 128 + reason : reason - 256
    }
  }
}
