#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import RowcallReadings
import RowcallText

/// What the derived readings of a long list of Japanese names cost, beside MeCab's own program on the same list.
struct ReadingsBench {
  /// What its figures are called.
  static let name = "index: Japanese readings, mecab -Oyomi"
  /// The program of the peer.
  static let peer = "mecab"
  /// The largest allowed ratio.
  static let limit = 1.5

  /// The figures of a list.
  struct Figures {
    let count: Int
    /// Medians in milliseconds.
    let ours: Double
    let peer: Double
    /// The median of the ratios.
    let ratio: Double
  }

  private let names: [String]

  /// Makes so many names.
  init(count: Int = 100_000) {
    var generator = SplitMix(state: 11)
    names = (0..<count).map { _ in
      Self.families[generator.below(Self.families.count)] + Self.firsts[generator.below(Self.firsts.count)]
        + Self.seconds[generator.below(Self.seconds.count)]
    }
  }

  /// Measures both sides in turn, each with its dictionary to load; throws when the peer fails.
  func measure(runs: Int) throws -> Figures {
    let data = try BenchData()
    defer { data.remove() }
    try write(to: data.longWords)
    let invocation = Invocation(Self.peer, ["-Oyomi", data.longWords])
    _ = try MeasuredRun(invocation)
    let times = try (0..<runs).map { _ in
      let ours = try ContinuousClock().measure { try read() } / .milliseconds(1)
      return (ours: ours, peer: try MeasuredRun(invocation).wall * 1_000)
    }
    return Figures(
      count: names.count, ours: Self.median(times.map(\.ours)), peer: Self.median(times.map(\.peer)),
      ratio: Self.median(times.map { $0.ours / $0.peer }))
  }

  private func read() throws {
    let readings = Readings(for: LocaleTag("ja")).readings(of: names)
    guard readings.allSatisfy({ $0?.source == .derived }) else { throw BenchError.differs(figure: Self.name) }
  }

  private func write(to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw BenchError.notWritten(path: path, reason: String(cString: strerror(errno)))
    }
    for name in names { _ = fputs(name + "\n", file) }
    guard fclose(file) == 0 else {
      throw BenchError.notWritten(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static let families = [
    "山田", "佐藤", "鈴木", "高橋", "田中", "伊藤", "渡辺", "中村", "小林", "加藤", "吉田", "松本", "井上", "木村", "清水", "新宿", "大手町",
    "横浜",
  ]
  private static let firsts = [
    "健", "花", "美", "正", "和", "一", "春", "秋", "真", "直", "東", "西", "南", "北", "中央", "駅前",
  ]
  private static let seconds = ["子", "太郎", "男", "美", "樹", "香", "店", "支店", "人", "夫", "代", "江"]
}
