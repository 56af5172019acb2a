// Copyright (C) 2026 The Rowcall contributors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RowcallWire

// The pipes are all that connects the worker with the world: it outlives Ctrl-C at the terminal (its client decides),
// and a client that has gone is an error of writing, not a signal.
signal(SIGINT, SIG_IGN)
signal(SIGPIPE, SIG_IGN)
// If the program that started the client ignored this, the kernel would reap copies before we read their status.
signal(SIGCHLD, SIG_DFL)

guard let command = WorkerCommand(arguments: CommandLine.arguments.dropFirst()) else {
  print("rowcall-espeak is the speech worker of rowcall, which starts it by itself.")
  exit(2)
}
exit(command.run())

/// What the worker was started for.
enum WorkerCommand: Equatable {
  /// Speak requests with one voice until standard input ends.
  case speak(version: UInt16, voice: String)
  /// List the voices.
  case voices(version: UInt16)

  /// Reads `speak VERSION VOICE` or `voices VERSION`; nil for anything else: a person started the worker.
  init?(arguments: some Collection<String>) {
    let words = Array(arguments)
    let version = words.dropFirst().first.flatMap(UInt16.init)
    switch (words.first, version, words.count) {
    case let ("speak", version?, 3): self = .speak(version: version, voice: words[2])
    case let ("voices", version?, 2): self = .voices(version: version)
    default: return nil
    }
  }

  /// Serves to the end and returns the exit status.
  func run() -> Int32 {
    do throws(WorkerStop) {
      let output = try AnswerPipe.takingStandardOutput()
      do throws(WorkerStop) {
        try serve(output)
      } catch .refused(let refusal, let detail) {
        try output.send([.refused(refusal, detail: detail)])
        throw .refused(refusal, detail: detail)
      }
      return 0
    } catch {
      return error.exitStatus
    }
  }

  private func serve(_ output: AnswerPipe) throws(WorkerStop) {
    switch self {
    case let .speak(version, voice):
      try check(version)
      let engine = try Engine(voice: voice)
      try output.send([.hello(version: Wire.version, sampleRate: engine.sampleRate)])
      var worker = Worker(engine: engine, output: output)
      try worker.run()
    case let .voices(version):
      try check(version)
      for voice in try Engine.voices() { try output.send([.voice(voice)]) }
      try output.send([.voicesEnd])
    }
  }

  private func check(_ version: UInt16) throws(WorkerStop) {
    guard version == Wire.version else { throw .refused(.version, detail: String(Wire.version)) }
  }
}
