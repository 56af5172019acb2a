/// The figures of audits of pages, in Markdown.
enum PageReport {
  /// The lines above the first page.
  static func heading(runs: Int) -> String {
    """

    Audit of an HTML page with one table, each side from its start to its last finding; median of \(runs) paired runs. \
    The peer is axe-core in headless Chromium.

    | rows | ours | axe-core | times faster | budget | |
    |--:|--:|--:|--:|--:|---|
    """
  }

  /// The line of one page.
  static func line(for figures: PageBench.Figures) -> String {
    let cells = [
      "\(figures.rows)", "\(tenths(figures.ours)) ms", "\(tenths(figures.peer)) ms", tenths(figures.ratio),
      "≥ \(tenths(PageBench.limit))", figures.ratio >= PageBench.limit ? "holds" : "missed",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The line where the peer is not there.
  static func line(without missing: String) -> String { "| | | | | | not run: \(missing) |" }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
