import CBench
import RowcallCollation
import RowcallLanguages
import RowcallReadings
import RowcallText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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

/// Made-up names in one script: the same on every machine.
struct BenchNames {
  /// The locale in which they are sorted.
  let locale: String
  /// The names.
  let names: [String]

  /// Makes so many names of the script of a locale.
  init(locale: String, count: Int) {
    var generator = SplitMix(state: 7)
    self.locale = locale
    names = (0..<count).map { _ in
      switch locale {
      case "ja": Self.word(of: 3...8, from: 0x3042..<0x3093, &generator)
      case "zh": Self.word(of: 2...4, from: 0x4E00..<0x9FA0, &generator)
      default: Self.person(&generator)
      }
    }
  }

  /// A family name of two to four syllables and a given name, some with an accent: "Stenberglin, Zoë".
  private static func person(_ generator: inout SplitMix) -> String {
    let family = (0..<2 + generator.below(3)).map { _ in syllables[generator.below(syllables.count)] }
      .joined()
    return
      "\(family.prefix(1).uppercased())\(family.dropFirst()), \(givenNames[generator.below(givenNames.count)])"
  }

  private static func word(
    of length: ClosedRange<Int>, from letters: Range<UInt32>, _ generator: inout SplitMix
  ) -> String {
    var word = String.UnicodeScalarView()
    for _ in 0..<length.lowerBound + generator.below(length.count) {
      let letter = letters.lowerBound + UInt32(generator.below(letters.count))
      if let scalar = Unicode.Scalar(letter) { word.append(scalar) }
    }
    return String(word)
  }

  private static let syllables = [
    "ka", "ro", "mi", "len", "stein", "berg", "son", "sen", "ov", "ska", "dot", "ter", "man", "hag", "wal",
    "lin",
    "fors", "ner", "bu", "cha", "di", "fel", "gor", "hu", "je",
  ]
  private static let givenNames = [
    "Anna", "Boris", "Carla", "Dieter", "Élodie", "George", "Ivo", "Jürgen", "Karl", "Lena", "Mário", "Nora",
    "Øyvind",
    "Paula", "Rosa", "Şahin", "Tomás", "Ursula", "Wanda", "Yvonne", "Zoë",
  ]
}

/// The figures of the index, in Markdown.
enum IndexReport {
  /// The lines above the first list.
  static func heading(runs: Int) -> String {
    """

    Index: titles, sections and order of a list of names; median of \(runs) paired runs. The peer does the same in C++ \
    straight on ICU.

    | locale | names | ours | peer | ratio | budget | memory for each | budget | |
    |---|--:|--:|--:|--:|--:|--:|--:|---|
    """
  }

  /// The line of one list; the memory of a short one is that of ICU's data.
  static func line(for figures: IndexBench.Figures) -> String {
    let limits = IndexBench.limits
    let isLong = figures.count >= 100_000
    let memory = isLong ? figures.memory : nil
    let holds = figures.ratio <= limits.ratio && (memory ?? 0) <= limits.memory
    let cells = [
      figures.locale, "\(figures.count)", "\(hundredths(figures.ours)) ms", "\(hundredths(figures.peer)) ms",
      hundredths(figures.ratio), hundredths(limits.ratio), memory.map { "\(Int($0.rounded())) bytes" } ?? "",
      isLong ? "\(Int(limits.memory)) bytes" : "", holds ? "holds" : "missed",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The lines about readings; nil where the peer is not installed.
  static func readings(_ figures: ReadingsBench.Figures?, runs: Int) -> String {
    let heading = """

      Readings derived for Japanese names, with the dictionary to load; median of \(runs) paired runs. The peer is mecab -Oyomi.

      | names | ours | peer | ratio | budget | |
      |--:|--:|--:|--:|--:|---|

      """
    guard let figures else {
      return heading + "| | | | | | not run: \(ReadingsBench.peer) is not installed |"
    }
    let cells = [
      "\(figures.count)", "\(hundredths(figures.ours)) ms", "\(hundredths(figures.peer)) ms",
      hundredths(figures.ratio), hundredths(ReadingsBench.limit),
      figures.ratio <= ReadingsBench.limit ? "holds" : "missed",
    ]
    return heading + "| " + cells.joined(separator: " | ") + " |"
  }

  private static func hundredths(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

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
