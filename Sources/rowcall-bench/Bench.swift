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
    let rowcall = try Programs.besideThisOne("rowcall")
    let data = try BenchData(megabytes: megabytes, rows: rows, rowcall: rowcall)
    defer { data.remove() }
    print(Report.heading(runs: runs))
    for budget in Budget.all(rowcall: rowcall, data: data) where only.map(budget.name.contains) ?? true {
      print(Report.line(for: budget, try PairedRuns.measure(budget, runs: runs)))
    }
  }
}
