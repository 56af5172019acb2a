#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the time and the memory of a command grow with its input, measured in whole processes.
struct GrowthBench {
  /// What one command took for inputs of growing size.
  struct Figures {
    let shape: GrowthShape
    let command: GrowthCommand
    /// What a tiny input takes: the start of the program.
    let start: Cost
    /// The input and what it took, the smallest first.
    let costs: [Cost]
    /// Whether an input took longer than anybody should wait, so that larger ones were not tried.
    let isCutShort: Bool
  }

  /// What one run took.
  struct Cost {
    /// Bytes of the input.
    let bytes: Int
    /// Seconds of processor time.
    let seconds: Double
    /// Largest resident size in MiB.
    let memory: Double
  }

  let rowcall: String
  /// How much larger or smaller the inputs are than usual.
  let scale: Double
  /// How often each is run; the least of the figures counts, for other programs only add to it.
  let runs: Int

  /// No larger input is tried after one that took so many seconds.
  private static let patience = 20.0
  /// What takes less time says nothing of how it grows.
  static let leastSeconds = 0.03

  /// Measures one command for one kind of input.
  func measure(_ command: GrowthCommand, for shape: GrowthShape, in folder: GrowthFolder) throws -> Figures {
    let start = try cost(of: command, for: shape, count: 2, in: folder)
    var costs: [Cost] = []
    for factor in [1, 4, 16, 64] where (costs.last?.seconds ?? 0) < Self.patience {
      // What three inputs show to grow needs no larger one.
      if costs.count == 3, costs[1].seconds - start.seconds >= Self.leastSeconds { break }
      let count = max(1, Int(Double(shape.count * factor) * scale))
      do {
        costs.append(try cost(of: command, for: shape, count: count, in: folder))
      } catch {
        // The largest input may be more than the command takes.
        guard costs.count == 3 else { throw error }
        break
      }
    }
    return Figures(shape: shape, command: command, start: start, costs: costs, isCutShort: costs.count < 3)
  }

  private func cost(
    of command: GrowthCommand, for shape: GrowthShape, count: Int, in folder: GrowthFolder
  ) throws -> Cost {
    folder.clear()
    try shape.write(count, folder)
    let bytes = folder.byteCount
    let call = Invocation(rowcall, command.arguments(folder.path(of: shape.file), folder.path))
    // A table of nothing but headers has nothing to say.
    let all = try (0..<runs).map { _ in try MeasuredRun(call, statuses: 0...1) }
    return Cost(
      bytes: bytes, seconds: all.map(\.cpu).min() ?? 0, memory: all.map(\.memory).min() ?? 0)
  }
}

extension GrowthBench.Figures {
  /// The power of the input's size with which processor time grows; nil where it is too short to tell.
  var timeExponent: Double? { exponent(\.seconds, leastDifference: GrowthBench.leastSeconds) }

  /// The same for memory.
  var memoryExponent: Double? { exponent(\.memory, leastDifference: 6) }

  /// From the last but one input to the last, the start of the program taken off.
  ///
  /// - Parameter leastDifference: the least that the smaller one must have taken; less drowns in what every run differs by.
  private func exponent(_ figure: KeyPath<GrowthBench.Cost, Double>, leastDifference: Double) -> Double? {
    guard costs.count > 1 else { return nil }
    let (small, large) = (costs[costs.count - 2], costs[costs.count - 1])
    let smallCost = small[keyPath: figure] - start[keyPath: figure]
    let largeCost = large[keyPath: figure] - start[keyPath: figure]
    guard smallCost >= leastDifference, large.bytes > small.bytes else { return nil }
    return log(largeCost / smallCost) / log(Double(large.bytes) / Double(small.bytes))
  }

  /// Whether time or memory grows with a greater power than allowed.
  func exceeds(_ limit: Double) -> Bool {
    isCutShort || [timeExponent, memoryExponent].contains { $0 ?? 0 > limit }
  }
}
