/// The growth of commands, in Markdown.
enum GrowthReport {
  /// The lines above the first command.
  static func heading(limit: Double) -> String {
    """
    Processor time and peak memory of whole processes for n, 4n and 16n of each kind of input (and 64n where less takes \
    too little time to tell), and the powers of the input's bytes with which they grow between the last two, the start of \
    the program taken off; - where even that is too little. Above \(hundredths(limit)) is a defect.

    | input | command | KiB | seconds | MiB | time | memory | |
    |---|---|--:|--:|--:|--:|--:|---|
    """
  }

  /// The line of one command.
  static func line(for figures: GrowthBench.Figures, limit: Double) -> String {
    let cells = [
      figures.shape.name, figures.command.name,
      list(figures.costs) { "\($0.bytes / 1024)" }, list(figures.costs) { hundredths($0.seconds) },
      list(figures.costs) { "\(Int($0.memory.rounded()))" },
      figures.timeExponent.map(hundredths) ?? "-", figures.memoryExponent.map(hundredths) ?? "-",
      figures.exceeds(limit) ? "over" : "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func list(_ costs: [GrowthBench.Cost], _ text: (GrowthBench.Cost) -> String) -> String {
    costs.map(text).joined(separator: " / ")
  }

  private static func hundredths(_ value: Double) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
