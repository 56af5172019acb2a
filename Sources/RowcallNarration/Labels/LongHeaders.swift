/// What is said for headers of many words once they were said whole: their first words, and those that tell them apart.
///
/// "What percentage of your election polls include cellphones?" becomes "What percentage of your election polls…", and a choice of
/// a question "Which organizations were particularly…Other".
struct LongHeaders {
  /// More words are cut.
  static let mostWords = 10
  /// So many are kept at the start, fewer where others follow that tell headers apart.
  private static let firstWords = 6
  private static let fewestWords = 4
  private static let lastWords = 6

  private let words: [[Substring]]

  /// - Parameter texts: what is said for each column of a table.
  init(_ texts: [String]) { words = texts.map { $0.split(separator: " ") } }

  /// The cut headers by their zero-based column.
  var cut: [Int: String] {
    let long = words.indices.filter { words[$0].count > Self.mostWords }
    guard !long.isEmpty else { return [:] }
    let shared = sharedWords
    let cut = Dictionary(uniqueKeysWithValues: long.map { ($0, self.cut(words[$0], behind: shared[$0])) })
    // Who hears one of them must know which it is.
    let said = words.indices.map { cut[$0] ?? words[$0].joined(separator: " ") }
    let counts = Dictionary(said.map { ($0, 1) }, uniquingKeysWith: +)
    return cut.filter { counts[$0.value] == 1 }
  }

  /// With how many words each header begins as another one does.
  private var sharedWords: [Int] {
    var shared = words.map { _ in 0 }
    let sorted = words.indices.sorted { words[$0].lexicographicallyPrecedes(words[$1]) }
    for (index, next) in zip(sorted, sorted.dropFirst()) {
      let common = zip(words[index], words[next]).prefix { $0 == $1 }.count
      shared[index] = max(shared[index], common)
      shared[next] = max(shared[next], common)
    }
    return shared
  }

  private func cut(_ words: [Substring], behind shared: Int) -> String {
    guard shared >= Self.firstWords else { return Self.start(of: words, Self.firstWords) }
    guard shared >= Self.mostWords - Self.lastWords + Self.fewestWords else {
      return Self.start(of: words, shared + 1)
    }
    let rest = words.dropFirst(shared)
    return Self.start(of: words, Self.fewestWords)
      + (rest.count > Self.lastWords
        ? " " + Self.start(of: Array(rest), Self.lastWords) : " " + rest.joined(separator: " "))
  }

  private static func start(of words: [Substring], _ count: Int) -> String {
    let start = words.prefix(count).joined(separator: " ")
    let end = start.lastIndex { $0.isLetter || $0.isNumber }.map(start.index(after:)) ?? start.endIndex
    return start[..<end] + "…"
  }
}
