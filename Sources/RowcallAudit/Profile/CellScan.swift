import RowcallNarration

/// What the bytes of a cell are, at a glance.
struct ByteKinds: OptionSet, Sendable {
  let rawValue: UInt16
  static let lower = ByteKinds(rawValue: 1 << 8)
  static let upper = ByteKinds(rawValue: 1 << 9)
  static let digit = ByteKinds(rawValue: 1 << 10)
  static let space = ByteKinds(rawValue: 1 << 11)
  static let sign = ByteKinds(rawValue: 1 << 12)
  static let control = ByteKinds(rawValue: 1 << 13)
  static let beyondASCII = ByteKinds(rawValue: 1 << 14)

  /// Whether there are letters or digits that somebody hears.
  var hasWords: Bool { !isDisjoint(with: [.lower, .upper, .digit, .beyondASCII]) }
}

/// A cell's bytes taken together: what kinds there are, and about how much there is to say.
struct CellScan {
  /// Tenths of a syllable, roughly; what a column's values cost beyond that is measured on its first rows.
  private(set) var weight = 0
  private(set) var kinds: ByteKinds = []

  /// - Parameter table: `ByteTable.entries`, taken out of the loop.
  @inline(__always)
  init(_ bytes: Span<UInt8>, table: Span<UInt16>) {
    var bits: UInt16 = 0
    var sum = 0
    for index in bytes.indices {
      let entry = table[Int(bytes[index])]
      bits |= entry
      sum &+= Int(entry & 0xFF)
    }
    weight = sum
    kinds = ByteKinds(rawValue: bits & 0xFF00)
  }
}

/// For each byte its kind in the high byte, and its weight in tenths of a syllable in the low one.
enum ByteTable {
  static let entries: [UInt16] = (0...255).map { byte in
    let (kind, weight) = entry(UInt8(byte))
    return kind.rawValue | weight
  }

  private static func entry(_ byte: UInt8) -> (ByteKinds, UInt16) {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20: (.space, 0)
    case 0...0x1F, 0x7F: (.control, 0)
    case 0x30...0x39: (.digit, 15)
    case 0x41...0x5A: (.upper, isVowel(byte | 0x20) ? 8 : 1)
    case 0x61...0x7A: (.lower, isVowel(byte) ? 8 : 1)
    case 0xC0...0xDF: (.beyondASCII, 5)
    case 0xE0...0xF7: (.beyondASCII, 10)
    case 0x80...0xFF: (.beyondASCII, 0)
    default: (.sign, 1)
    }
  }

  private static func isVowel(_ lower: UInt8) -> Bool { "aeiouy".utf8.contains(lower) }
}

/// What a cell of a column costs to hear, by how much is written in it.
struct CellCost: Hashable, Sendable {
  /// For the header, where it is said with each value, and the pause after the cell, in seconds.
  var fixed: Double
  /// For each unit of `CellScan.weight`.
  var perWeight: Double
  /// For a cell that holds nothing.
  var blank: Double

  /// The silence after a row, in seconds.
  static let afterRow = Double(RowPauses().afterRow) / 1000

  /// How long a cell takes, in seconds.
  @inline(__always)
  func seconds(_ weight: Int, isBlank: Bool) -> Double {
    isBlank ? blank : fixed + perWeight * Double(weight)
  }
}
