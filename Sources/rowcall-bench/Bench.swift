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
      """)

  @Option(help: "Pairs of runs for each budget.")
  var runs = 7

  @Option(help: "Size of the CSV file of the long transcript, in megabytes.")
  var megabytes = 100

  @Option(help: "Rows of the table that is narrated to a file.")
  var rows = 2_000

  @Option(help: "Only the budgets whose name contains this.")
  var only: String?

  func validate() throws {
    guard runs > 0, megabytes > 0, rows > 0 else {
      throw ValidationError("--runs, --megabytes and --rows take numbers above zero")
    }
  }

  func run() throws {
    if only.map("table view".contains) ?? true { try measureTableView() }
    guard only != "table view" else { return }
    let rowcall = try Programs.besideThisOne("rowcall")
    let data = try BenchData(megabytes: megabytes, rows: rows, rowcall: rowcall)
    defer { data.remove() }
    print(Report.heading(runs: runs))
    for budget in Budget.all(rowcall: rowcall, data: data) where only.map(budget.name.contains) ?? true {
      print(Report.line(for: budget, try PairedRuns.measure(budget, runs: runs)))
    }
  }

  private func measureTableView() throws {
    print(TableViewReport.heading(runs: 100 * runs))
    // A first table warms the allocator and the runtime, so that its memory is not counted to the smallest size.
    _ = try TableViewBench.measure(sections: 10, rowsEach: 1_000, runs: 10)
    for (sections, rowsEach) in TableViewBench.sizes {
      let figures = try TableViewBench.measure(sections: sections, rowsEach: rowsEach, runs: 100 * runs)
      print(TableViewReport.line(for: figures))
    }
    print()
  }
}
