import CBench

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What one finished process took, by the operating system's own accounting.
struct MeasuredRun {
  /// Seconds from start to end.
  let wall: Double
  /// Seconds of processor time, with all children that it waited for.
  let cpu: Double
  /// Seconds until the first byte of standard output; nil when there was none.
  let firstByte: Double?
  /// Largest resident size in MiB.
  let memory: Double

  /// The figure that a budget limits.
  func value(of figure: Budget.Figure) -> Double {
    switch figure {
    case .wall: wall
    case .cpu: cpu
    case .firstByte: firstByte ?? .infinity
    case .memory: memory
    }
  }

  /// Runs a program to its end; its output is read and thrown away, its error output is not shown.
  ///
  /// - Parameter statuses: how it may end.
  init(_ invocation: Invocation, statuses: ClosedRange<Int32> = 0...0) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw BenchError.notStarted(program: invocation.program, reason: String(cString: strerror(errno)))
    }
    let start = Self.now()
    let process = try Self.spawn(invocation, output: ends[1])
    close(ends[1])
    let firstByte = Self.drain(ends[0]).map { $0 - start }
    close(ends[0])
    var usage = rusage()
    var status: Int32 = 0
    while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    guard status & 0x7F == 0, statuses.contains(status >> 8) else {
      throw BenchError.failed(program: invocation.program, status: status >> 8)
    }
    wall = Self.now() - start
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    memory = Double(usage.ru_maxrss) / 1024
    self.firstByte = firstByte
  }

  private static func spawn(_ invocation: Invocation, output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, invocation.input ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = ([invocation.program] + invocation.arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, invocation.program, &actions, nil, words + [nil], environ)
    guard failure == 0 else {
      throw BenchError.notStarted(program: invocation.program, reason: String(cString: strerror(failure)))
    }
    return process
  }

  /// Reads to the end; gives the moment of the first byte.
  private static func drain(_ descriptor: Int32) -> Double? {
    var first: Double?
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { first = first ?? now() }
      if count == 0 || (count < 0 && errno != EINTR) { return first }
    }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// Where programs are.
enum Programs {
  /// The path that a program has if it was built beside this one.
  static func besideThisOne(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let this = String(decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = this.lastIndex(of: "/").map { this[..<$0] } ?? "."
    return "\(folder)/\(name)"
  }

  /// Throws when a program is not at its path.
  static func require(_ path: String) throws {
    guard access(path, X_OK) == 0 else { throw BenchError.missingProgram(path: path) }
  }

  /// Whether a program can be found by its name or path.
  static func isInstalled(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}

/// The memory of this process.
enum Memory {
  /// What `body` gives, and by how many bytes the process was larger at its highest than before; nil where the system
  /// does not say.
  static func peak<Result>(_ body: () throws -> Result) rethrows -> (result: Result, bytes: Int?) {
    let isReset = resetPeak()
    let before = peakKiB()
    let result = try body()
    guard isReset, let before, let after = peakKiB() else { return (result, nil) }
    return (result, (after - before) * 1024)
  }

  /// Makes the highest size the present one, without what was freed before.
  private static func resetPeak() -> Bool {
    bench_trim_memory()
    guard let file = fopen("/proc/self/clear_refs", "w") else { return false }
    fputs("5", file)
    return fclose(file) == 0
  }

  private static func peakKiB() -> Int? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix("VmHWM:") else { continue }
      return text.split { !$0.isNumber }.first.flatMap { Int($0) }
    }
    return nil
  }
}

/// Times of one thing that was done many times.
struct Times {
  /// In microseconds, the shortest first.
  private let sorted: [Double]

  /// Does something so many times, each for itself by the clock.
  static func measure(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Times {
    let clock = ContinuousClock()
    var times: [Double] = []
    times.reserveCapacity(count)
    for run in 0..<count { times.append(try clock.measure { try body(run) } / .microseconds(1)) }
    return Times(sorted: times.sorted())
  }

  private init(sorted: [Double]) { self.sorted = sorted }

  /// The time that half of them were within.
  var median: Double { sorted[sorted.count / 2] }

  /// The time that 99 of 100 were within; the rest met another process.
  var ninetyNinth: Double { sorted[(sorted.count - 1) * 99 / 100] }
}
