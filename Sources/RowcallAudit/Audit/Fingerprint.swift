/// Computes fingerprints of findings that stay the same when the file around them is edited.
///
/// Findings of one rule with the same key are numbered in order.
struct Fingerprints {
  private var counts: [UInt64: Int] = [:]

  /// The fingerprint of the next finding of a rule: 16 hexadecimal digits.
  mutating func next(rule: String, key: [String]) -> String {
    let base = Self.hash([rule] + key)
    let count = counts[base, default: 0]
    counts[base] = count + 1
    return Self.digits(count == 0 ? base : Self.hash([String(count)], from: base))
  }

  /// The fingerprints for other keys, without a number.
  static func aliases(rule: String, keys: [[String]]) -> [String] {
    var seen: Set<[String]> = []
    return keys.filter { seen.insert($0).inserted }.map { digits(hash([rule] + $0)) }
  }

  private static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The Fowler-Noll-Vo hash (FNV-1a, 64 bits) of texts, each ended by a byte that no text in UTF-8 holds.
  ///
  /// Swift's own hash differs between runs.
  private static func hash(_ parts: [String], from start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    var hash = start
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return hash
  }
}
