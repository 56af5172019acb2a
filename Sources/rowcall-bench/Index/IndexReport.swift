import RowcallLanguages

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
