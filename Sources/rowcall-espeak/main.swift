// Copyright (C) 2026 The Rowcall contributors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

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
