#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `rowcall browse` at a terminal of its own, whose samples or player are watched.
final class KeySession {
  /// Seconds from the start until the first line was printed.
  private(set) var firstLine = 0.0
  private let process: pid_t
  private let terminal: Int32
  /// What is spoken: samples, or the end of a pipe that the player keeps open.
  private let sound: Int32
  private let folder: String

  /// - Parameter withPlayer: whether a player that says when it begins takes the sound; otherwise its samples are read.
  init(_ rowcall: String, _ table: String, withPlayer: Bool = false) throws {
    folder = table + ".session"
    mkdir(folder, 0o700)
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (locked, number): (Int32, Int32) = (0, -1)
    // TIOCSPTLCK and TIOCGPTN: unlock the other end, and ask for its number.
    _ = ioctl(terminal, 0x4004_5431, &locked)
    _ = ioctl(terminal, 0x8004_5430, &number)
    let other = "/dev/pts/\(number)"
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw BenchError.notStarted(program: rowcall, reason: String(cString: strerror(errno)))
    }
    var arguments = ["browse", table]
    if withPlayer {
      let player = folder + "/player"
      try Self.write("#!/bin/sh\nexec 9> '\(folder)/sound'\nprintf x >&9\nexec sleep 60\n", to: player)
      mkfifo(folder + "/sound", 0o600)
      arguments += ["--player", player]
      // A reader that is there before the first player, and again after each.
      sound = open(folder + "/sound", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    } else {
      arguments.append("--raw")
      sound = ends[0]
    }
    let start = Self.now()
    process = try Self.start(rowcall, arguments, terminal: other, samples: withPlayer ? nil : ends[1])
    close(ends[1])
    wait(for: terminal, milliseconds: 60_000)
    firstLine = Self.now() - start
    settle()
  }

  /// Ends the program.
  func end() {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(terminal)
    close(sound)
    unlink(folder + "/player")
    unlink(folder + "/sound")
    rmdir(folder)
  }

  /// Seconds from a key to the first sample of what it says.
  func timeToSound(of key: String) -> Double {
    let start = type(key)
    wait(for: sound, milliseconds: 10_000)
    let time = Self.now() - start
    settle()
    return time
  }

  /// Seconds from a key that says nothing to the end of the player.
  func timeToSilence() -> Double {
    _ = type("r")
    wait(for: sound, milliseconds: 10_000)
    var byte: UInt8 = 0
    _ = read(sound, &byte, 1)
    usleep(30_000)
    let start = type("1")
    while read(sound, &byte, 1) != 0, Self.now() - start < 10 { usleep(100) }
    let time = Self.now() - start
    drain(terminal)
    return time
  }

  private func type(_ key: String) -> Double {
    let bytes = Array(key.utf8)
    let start = Self.now()
    _ = bytes.withUnsafeBytes { writeBytes(terminal, $0.baseAddress, $0.count) }
    return start
  }

  /// Reads until nothing comes any more.
  private func settle() {
    while isReadable(sound, within: 12) { drain(sound) }
    drain(terminal)
  }

  private func drain(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while isReadable(descriptor, within: 0), read(descriptor, &buffer, buffer.count) > 0 {}
  }

  private func wait(for descriptor: Int32, milliseconds: Int32) {
    _ = isReadable(descriptor, within: milliseconds)
  }

  private func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0 && wanted.revents & Int16(POLLIN) != 0
  }

  private static func start(
    _ program: String, _ arguments: [String], terminal: String, samples: Int32?
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR | O_NOCTTY, 0)
    posix_spawn_file_actions_adddup2(&actions, samples ?? 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let words = ([program] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, program, &actions, nil, words + [nil], environ)
    guard failure == 0 else {
      throw BenchError.notStarted(program: program, reason: String(cString: strerror(failure)))
    }
    return process
  }

  private static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw BenchError.notWritten(path: path, reason: String(cString: strerror(errno)))
    }
    fputs(text, file)
    fclose(file)
    chmod(path, 0o700)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
