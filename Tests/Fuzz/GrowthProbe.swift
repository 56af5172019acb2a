import Foundation
import Synchronization

/// Measures how time and memory grow with an input, and keeps the worst.
///
/// A part of the input is repeated until the whole is 2, 8 and 32 KiB long: what grows with the square of its length shows
/// itself however small the input is that the fuzzer found.
final class GrowthProbe: Sendable {
  private let target: FuzzTarget
  private let folder: String
  private let worst = Mutex(Worst())

  private struct Worst {
    var secondsPerByte = 0.0
    var bytesPerByte = 0.0
    var exponent = 0.0
  }

  init(target: FuzzTarget, folder: String) {
    self.target = target
    self.folder = folder
  }

  /// The first two bytes say which part of the rest is repeated.
  func measure(_ input: [UInt8]) {
    guard input.count > 3 else { return }
    let seed = input.dropFirst(2)
    let start = seed.startIndex + Int(input[0]) % seed.count
    let end = start + 1 + Int(input[1]) % (seed.endIndex - start)
    let runs = [2, 8, 32].map { run(Self.grown(seed, repeating: start..<end, to: $0 << 10)) }
    let last = runs[2]
    let exponent = log(last.seconds / max(runs[1].seconds, 1e-4)) / log(4)
    worst.withLock { worst in
      // What takes no time says nothing of how it grows.
      if runs[1].seconds > 0.01, last.seconds > 0.05, exponent > worst.exponent + 0.05 {
        worst.exponent = exponent
        keep(
          last, "exponent", String(format: "time grows with exponent %.2f, %.3f s", exponent, last.seconds))
      }
      let seconds = last.seconds / Double(last.input.count)
      if seconds > worst.secondsPerByte * 1.2 {
        worst.secondsPerByte = seconds
        keep(last, "time", String(format: "%.2f microseconds a byte", seconds * 1e6))
      }
      let memory = Double(last.memory) / Double(last.input.count)
      if memory > worst.bytesPerByte * 1.2 {
        worst.bytesPerByte = memory
        keep(last, "memory", String(format: "%.0f bytes of memory a byte", memory))
      }
    }
  }

  private struct Measured {
    let input: [UInt8]
    let seconds: Double
    let memory: Int
  }

  private func run(_ input: [UInt8]) -> Measured {
    let memory = Memory.startPeak()
    var before = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before)
    target.body(input)
    var after = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after)
    let seconds = Double(after.tv_sec - before.tv_sec) + Double(after.tv_nsec - before.tv_nsec) / 1e9
    return Measured(input: input, seconds: seconds, memory: Memory.peak() - memory)
  }

  private func keep(_ run: Measured, _ name: String, _ words: String) {
    try? Data(run.input).write(to: URL(fileURLWithPath: "\(folder)/\(target.name)-\(name)"))
    FileHandle.standardError.write(Data("growth: \(target.name): \(words)\n".utf8))
  }

  private static func grown(_ seed: ArraySlice<UInt8>, repeating part: Range<Int>, to size: Int) -> [UInt8] {
    let count = max(1, (size - seed.count) / part.count)
    var bytes = Array(seed[..<part.lowerBound])
    for _ in 0..<count { bytes += seed[part] }
    return bytes + seed[part.upperBound...]
  }
}

/// The process's memory, as Linux counts it.
private enum Memory {
  /// Forgets the peak, and gives the bytes in use.
  static func startPeak() -> Int {
    if let file = fopen("/proc/self/clear_refs", "w") {
      fputs("5", file)
      fclose(file)
    }
    return bytes(of: "VmRSS:")
  }

  /// The most bytes in use since `startPeak`.
  static func peak() -> Int { bytes(of: "VmHWM:") }

  private static func bytes(of key: String) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(key) })
    else { return 0 }
    return (Int(line.filter(\.isNumber)) ?? 0) << 10
  }
}
