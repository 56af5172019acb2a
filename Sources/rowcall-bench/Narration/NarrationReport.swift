/// The figures of announcements and trees, in Markdown.
enum NarrationReport {
  /// The lines above the first figure.
  static func heading(moves: Int, trees: Int) -> String {
    """
    Announcements of one cell among \(CellBench.rows) rows, over \(moves) moves each, and trees of \(TreeBench.rows) \
    rows, over \(trees); the 99th of 100 is held against the budget.

    | in this process | median | 99th of 100 | budget | |
    |---|--:|--:|--:|---|
    """
  }

  /// The line of one language.
  static func line(for figures: CellBench.Figures) -> String {
    let way = figures.isSpoken ? "said" : "shown"
    return row("\(CellBench.name), \(figures.locale), as \(way)", figures.times, CellBench.limit)
  }

  /// The line of the tree.
  static func line(forTree times: Times) -> String {
    row("\(TreeBench.name), \(TreeBench.rows) rows", times, TreeBench.limit)
  }

  private static func row(_ name: String, _ times: Times, _ limit: Double) -> String {
    let cells = [
      name, microseconds(times.median), microseconds(times.ninetyNinth), microseconds(limit),
      times.ninetyNinth <= limit ? "holds" : "missed",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func microseconds(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) µs"
  }
}
