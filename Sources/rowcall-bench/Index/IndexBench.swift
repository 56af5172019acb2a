import CBench
import RowcallCollation
import RowcallText

/// What the sections of a long list of names cost, beside the same in C++ straight on ICU.
struct IndexBench {
  /// What its figures are called.
  static let name = "index: names to sections, C++ on ICU"

  /// The figures of one list.
  struct Figures {
    let locale: String
    let count: Int
    /// Medians in milliseconds.
    let ours: Double
    let peer: Double
    /// The median of the ratios.
    let ratio: Double
    /// Bytes for each name at the highest, beyond the names themselves; nil where the system does not say.
    let memory: Double?
  }

  /// The lists that are measured: more and more names, then as many in other scripts.
  static let lists = [
    ("en", 1_000), ("en", 10_000), ("en", 100_000), ("en", 1_000_000), ("ja", 1_000_000), ("zh", 1_000_000),
  ]

  /// The largest allowed ratio, and the most bytes for each name of a long list.
  static let limits = (ratio: 1.3, memory: 100.0)

  private let names: BenchNames
  private let peer: IndexPeer

  /// Makes the names.
  init(locale: String, count: Int) {
    names = BenchNames(locale: locale, count: count)
    peer = IndexPeer(names)
  }

  /// Measures both sides in turn, and throws when they differ.
  func measure(runs: Int) throws -> Figures {
    var positions = [Int64](repeating: 0, count: names.names.count)
    let (sections, memory) = Memory.peak { self.sections() }
    peer.sort(to: &positions)
    guard sections.flatMap(\.positions).elementsEqual(positions, by: ==) else {
      throw BenchError.differs(figure: Self.name)
    }
    let clock = ContinuousClock()
    let times = (0..<runs).map { _ in
      let ours = clock.measure { _ = self.sections() }
      let peers = clock.measure { peer.sort(to: &positions) }
      return (ours: ours / .milliseconds(1), peer: peers / .milliseconds(1))
    }
    return Figures(
      locale: names.locale, count: names.names.count, ours: Self.median(times.map(\.ours)),
      peer: Self.median(times.map(\.peer)), ratio: Self.median(times.map { $0.ours / $0.peer }),
      memory: memory.map { Double($0) / Double(names.names.count) })
  }

  private func sections() -> IndexedSections<String> {
    LocalizedIndexedCollation(locale: LocaleTag(names.locale)).sections(of: names.names, by: \.self)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// The names as a C++ program would like to have them.
private struct IndexPeer {
  private let locale: String
  private let bytes: [CChar]
  private let offsets: [Int64]

  init(_ names: BenchNames) {
    locale = names.locale
    bytes = names.names.flatMap { $0.utf8.map(CChar.init(bitPattern:)) }
    offsets = names.names.reduce(into: [0]) { $0.append(($0.last ?? 0) + Int64($1.utf8.count)) }
  }

  /// Writes the positions of all names, bucket after bucket.
  func sort(to positions: inout [Int64]) {
    _ = bench_sort_names(locale, bytes, offsets, Int64(positions.count), &positions)
  }
}
