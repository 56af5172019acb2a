/// The table view's figures, in Markdown.
enum TableViewReport {
  /// The lines above the first size.
  static func heading(runs: Int) -> String {
    """

    Table view: one block of \(BenchBlock.operations) deletes and \(BenchBlock.operations) inserts, and one reload; \
    median of \(runs) runs. The peer changes plain arrays and checks nothing.

    | rows | sections | block | peer | ratio | asked for (cells, counts) | reload | asked for | memory | budget | |
    |--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|
    """
  }

  /// The line of one size.
  static func line(for figures: TableViewBench.Figures) -> String {
    let cells = [
      "\(figures.sections * figures.rowsEach)", "\(figures.sections)", microseconds(figures.block),
      microseconds(figures.plainBlock), tenths(figures.block / figures.plainBlock),
      "\(figures.askedByBlock.cells), \(figures.askedByBlock.counts)", microseconds(figures.reload),
      "\(figures.askedByReload.cells), \(figures.askedByReload.counts)",
      figures.memory.map { "\($0) KiB" } ?? "unknown", microseconds(TableViewBench.limit),
      figures.block <= TableViewBench.limit ? "holds" : "missed",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func microseconds(_ value: Double) -> String { "\(tenths(value)) µs" }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
