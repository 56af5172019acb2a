import ArgumentParser

/// Measures Rowcall's budgets against their peers, side by side in one run.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rowcall-bench",
    abstract: "Measure Rowcall's budgets as ratios against peers in the same run.",
    discussion: """
      Each budget runs our command and its peer's in turn, several times, and prints the median of the ratios. A \
      peer that is not installed is named and left out. Build with -c release first.

      Example: rowcall-bench --runs 7
      """, subcommands: [Growth.self])

  @Option(help: "Pairs of runs for each budget.")
  var runs = 7

  @Option(help: "Size of the CSV file of the long transcript, in megabytes.")
  var megabytes = 100

  @Option(help: "Rows of the table that is narrated to a file.")
  var rows = 2_000

  @Option(
    help:
      "Only the figures whose name contains this, such as table view, narration, start, index or transcript.")
  var only: String?

  func validate() throws {
    guard runs > 0, megabytes > 0, rows > 0 else {
      throw ValidationError("--runs, --megabytes and --rows take numbers above zero")
    }
    guard Self.names.contains(where: isWanted) else {
      throw ValidationError(
        "--only \(only ?? ""): no figure has that in its name; there are\n"
          + Self.names.joined(separator: "\n"))
    }
  }

  /// The names of all figures.
  private static let names =
    [
      TableViewBench.name, CellBench.name, TreeBench.name, IndexBench.name, ReadingsBench.name,
      PageBench.name, SourceBench.name, BrowseBench.name,
    ] + Budget.names

  func run() throws { try Output.end(measure) }

  private func measure() throws {
    // Other programs first: the system counts this process's memory to a program until that has begun.
    try measureBudgets()
    if isWanted(PageBench.name) { try measurePages() }
    if isWanted(BrowseBench.name) { try measureSessions() }
    if isWanted(SourceBench.name) { try measureSources() }
    if isWanted(TableViewBench.name) { try measureTableView() }
    try measureNarration()
    if isWanted(ReadingsBench.name) { try measureReadings() }
    if isWanted(IndexBench.name) { try measureIndex() }
  }

  private func isWanted(_ name: String) -> Bool { only.map(name.contains) ?? true }

  private func measureBudgets() throws {
    let rowcall = Programs.besideThisOne("rowcall")
    let data = try BenchData()
    defer { data.remove() }
    let budgets = Budget.all(rowcall: rowcall, data: data).filter { isWanted($0.name) }
    if budgets.isEmpty { return }
    try Programs.require(rowcall)
    try data.write(megabytes: megabytes, rows: rows, rowcall: rowcall)
    try Output.write(Report.heading(runs: runs))
    for budget in budgets {
      try Output.write(Report.line(for: budget, try PairedRuns.measure(budget, runs: runs)))
    }
  }

  private func measurePages() throws {
    try Output.write(PageReport.heading(runs: runs))
    guard Programs.isInstalled(PageBench.browser) else {
      return try Output.write(PageReport.line(without: "\(PageBench.browser) is not installed") + "\n")
    }
    guard let axe = PageBench.axe else {
      return try Output.write(
        PageReport.line(without: "\(PageBench.variable) does not name axe.min.js of axe-core") + "\n")
    }
    let bench = PageBench(rowcall: Programs.besideThisOne("rowcall"), axe: axe)
    try Programs.require(bench.rowcall)
    for rows in PageBench.sizes {
      try Output.write(PageReport.line(for: try bench.measure(rows: rows, runs: runs)))
    }
    try Output.write("")
  }

  private func measureTableView() throws {
    try Output.write(TableViewReport.heading(runs: 100 * runs))
    // A first table warms the allocator and the runtime, so that its memory is not counted to the smallest size.
    _ = try TableViewBench.measure(sections: 10, rowsEach: 1_000, runs: 10)
    for (sections, rowsEach) in TableViewBench.sizes {
      let figures = try TableViewBench.measure(sections: sections, rowsEach: rowsEach, runs: 100 * runs)
      try Output.write(TableViewReport.line(for: figures))
    }
    try Output.write("")
  }

  private func measureIndex() throws {
    try Output.write(IndexReport.heading(runs: runs))
    // A first list loads ICU's data, so that its time and memory are not counted to the smallest size.
    _ = try IndexBench(locale: "en", count: 1_000).measure(runs: 1)
    for (locale, count) in IndexBench.lists {
      try Output.write(
        IndexReport.line(for: try IndexBench(locale: locale, count: count).measure(runs: runs)))
    }
    try Output.write("")
  }

  private func measureSources() throws {
    let data = try BenchData()
    defer { data.remove() }
    try data.writeLargeTable(megabytes: megabytes)
    try Output.write(SourceReport.heading(megabytes: megabytes, runs: runs))
    let bench = SourceBench(
      rowcall: Programs.besideThisOne("rowcall"), data: data, megabytes: megabytes)
    try Programs.require(bench.rowcall)
    for figure in try bench.measure(runs: runs) { try Output.write(SourceReport.line(for: figure)) }
    try Output.write("")
  }

  private func measureSessions() throws {
    let data = try BenchData()
    defer { data.remove() }
    let bench = BrowseBench(rowcall: Programs.besideThisOne("rowcall"), table: data.largeTable)
    try Programs.require(bench.rowcall)
    try Output.write(BrowseReport.heading)
    let write = { (figures: [BrowseBench.Figure]) in
      for figure in figures { try Output.write(BrowseReport.line(for: figure)) }
    }
    try write(bench.memory(megabytes: 10 * megabytes))
    for rows in [1_000, 100_000, 10_000_000] { try write(bench.keys(rows: rows, count: 1_000)) }
    try write([bench.silence(count: 100)] + bench.commands(runs: runs))
    try Output.write("")
  }

  private func measureReadings() throws {
    let isInstalled = Programs.isInstalled(ReadingsBench.peer)
    let figures = isInstalled ? try ReadingsBench().measure(runs: runs) : nil
    try Output.write(IndexReport.readings(figures, runs: runs) + "\n")
  }

  private func measureNarration() throws {
    let (moves, trees) = (3_000 * runs, 50 * runs)
    guard isWanted(CellBench.name) || isWanted(TreeBench.name) else { return }
    try Output.write(NarrationReport.heading(moves: moves, trees: trees))
    if isWanted(CellBench.name) { try measureCells(moves) }
    if isWanted(TreeBench.name) {
      try Output.write(NarrationReport.line(forTree: try TreeBench.measure(runs: trees)))
    }
    try Output.write("")
  }

  private func measureCells(_ moves: Int) throws {
    let bench = try CellBench()
    for locale in CellBench.locales {
      for isSpoken in [false, true] {
        let figures = try bench.measure(locale: locale, isSpoken: isSpoken, moves: moves)
        try Output.write(NarrationReport.line(for: figures))
      }
    }
  }
}
