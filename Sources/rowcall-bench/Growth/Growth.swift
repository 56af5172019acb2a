import ArgumentParser

/// Measures how time and memory grow with the input.
struct Growth: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure how time and memory grow with the input.",
    discussion: """
      Runs each command of rowcall on inputs of n, 4n and 16n and prints the powers with which processor time and peak \
      memory grow. The exit status is 1 if one of them is above the limit without a reason.

      Example: rowcall-bench growth --shape "stacked column headers" --command nvda
      """)

  @Option(help: "Only the input of this name, else those whose name contains it.")
  var shape: String?

  @Option(help: "Only the command of this name.")
  var command: String?

  @Option(help: "How much larger or smaller the inputs are than usual: 0.5 for half.")
  var scale = 1.0

  @Option(help: "How often each input is run; the least of the figures counts.")
  var runs = 1

  @Option(help: "The greatest power that is no defect.")
  var limit = 1.2

  func validate() throws {
    guard scale > 0, runs > 0, limit > 0 else {
      throw ValidationError("--scale, --runs and --limit take numbers above zero")
    }
    guard !wanted.isEmpty else {
      let names =
        GrowthShape.all.map(\.name) + Set(GrowthShape.all.flatMap { $0.commands.map(\.name) }).sorted()
      throw ValidationError(
        "no input and command of these names; there are\n" + names.joined(separator: "\n"))
    }
  }

  private var wanted: [(shape: GrowthShape, command: GrowthCommand)] {
    let named = GrowthShape.all.filter { $0.name == shape }
    let shapes = named.isEmpty ? GrowthShape.all.filter { shape.map($0.name.contains) ?? true } : named
    return shapes.flatMap { shape in
      shape.commands.filter { command == nil || $0.name == command }.map { (shape, $0) }
    }
  }

  func run() throws {
    Output.reportFailedWrites()
    do {
      try measure()
    } catch let error as BenchError {
      Output.writeError(error.description)
      throw ExitCode(error.status)
    }
  }

  private func measure() throws {
    let bench = GrowthBench(rowcall: Programs.besideThisOne("rowcall"), scale: scale, runs: runs)
    try Programs.require(bench.rowcall)
    let folder = try GrowthFolder()
    defer { folder.remove() }
    try Output.write(GrowthReport.heading(limit: limit))
    var defects = 0
    for (shape, command) in wanted {
      let figures = try bench.measure(command, for: shape, in: folder)
      try Output.write(GrowthReport.line(for: figures, limit: limit))
      if figures.exceeds(limit) { defects += 1 }
    }
    if defects > 0 { throw ExitCode(1) }
  }
}
