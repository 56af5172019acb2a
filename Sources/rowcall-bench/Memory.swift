import CBench

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
