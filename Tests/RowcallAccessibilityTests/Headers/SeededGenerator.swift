import Foundation

/// A random number generator that repeats itself: the same seed gives the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Is true so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

/// The seeds of a random test: so many that follow a new one each time, or only the one in `ROWCALL_SEED`.
enum Seeds {
  static func next(_ count: Int, of test: String) -> [UInt64] {
    if let seed = ProcessInfo.processInfo.environment["ROWCALL_SEED"].flatMap(UInt64.init) { return [seed] }
    let first = UInt64.random(in: 0..<UInt64(UInt32.max))
    print("\(test): seeds \(first) to \(first + UInt64(count) - 1); ROWCALL_SEED=\(first) repeats the first")
    return (0..<UInt64(count)).map { first + $0 }
  }
}
