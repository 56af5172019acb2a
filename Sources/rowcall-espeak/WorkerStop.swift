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

  /// 69 cannot serve, 74 broken pipe, 76 format broken.
  var exitStatus: Int32 {
    switch self {
    case .refused: 69
    case .brokenPipe: 74
    case .badRequest: 76
    }
  }
}
