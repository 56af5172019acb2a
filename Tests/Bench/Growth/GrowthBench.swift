import ArgumentParser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the time and the memory of a command grow with its input, measured in whole processes.
struct GrowthBench {
  /// What one command took for inputs of growing size.
  struct Figures {
    let shape: GrowthShape
    let command: GrowthCommand
    /// What a tiny input takes: the start of the program.
    let start: Cost
    /// The input and what it took, the smallest first.
    let costs: [Cost]
    /// Whether an input took longer than anybody should wait, so that larger ones were not tried.
    let isCutShort: Bool
  }

  /// What one run took.
  struct Cost {
    /// Bytes of the input.
    let bytes: Int
    /// Seconds of processor time.
    let seconds: Double
    /// Largest resident size in MiB.
    let memory: Double
  }

  let rowcall: String
  /// How much larger or smaller the inputs are than usual.
  let scale: Double
  /// How often each is run; the least of the figures counts, for other programs only add to it.
  let runs: Int

  /// No larger input is tried after one that took so many seconds.
  private static let patience = 20.0
  /// What takes less time says nothing of how it grows.
  static let leastSeconds = 0.03

  /// Measures one command for one kind of input.
  func measure(_ command: GrowthCommand, for shape: GrowthShape, in folder: GrowthFolder) throws -> Figures {
    let start = try cost(of: command, for: shape, count: 2, in: folder)
    var costs: [Cost] = []
    for factor in [1, 4, 16, 64] where (costs.last?.seconds ?? 0) < Self.patience {
      // What three inputs show to grow needs no larger one.
      if costs.count == 3, costs[1].seconds - start.seconds >= Self.leastSeconds { break }
      let count = max(1, Int(Double(shape.count * factor) * scale))
      do {
        costs.append(try cost(of: command, for: shape, count: count, in: folder))
      } catch {
        // The largest input may be more than the command takes.
        guard costs.count == 3 else { throw error }
        break
      }
    }
    return Figures(shape: shape, command: command, start: start, costs: costs, isCutShort: costs.count < 3)
  }

  private func cost(
    of command: GrowthCommand, for shape: GrowthShape, count: Int, in folder: GrowthFolder
  ) throws -> Cost {
    folder.clear()
    try shape.write(count, folder)
    let bytes = folder.byteCount
    let call = Invocation(rowcall, command.arguments(folder.path(of: shape.file), folder.path))
    // A table of nothing but headers has nothing to say.
    let all = try (0..<runs).map { _ in try MeasuredRun(call, statuses: 0...1) }
    return Cost(
      bytes: bytes, seconds: all.map(\.cpu).min() ?? 0, memory: all.map(\.memory).min() ?? 0)
  }
}

extension GrowthBench.Figures {
  /// The power of the input's size with which processor time grows; nil where it is too short to tell.
  var timeExponent: Double? { exponent(\.seconds, leastDifference: GrowthBench.leastSeconds) }

  /// The same for memory.
  var memoryExponent: Double? { exponent(\.memory, leastDifference: 6) }

  /// From the last but one input to the last, the start of the program taken off.
  ///
  /// - Parameter leastDifference: the least that the smaller one must have taken; less drowns in what every run differs by.
  private func exponent(_ figure: KeyPath<GrowthBench.Cost, Double>, leastDifference: Double) -> Double? {
    guard costs.count > 1 else { return nil }
    let (small, large) = (costs[costs.count - 2], costs[costs.count - 1])
    let smallCost = small[keyPath: figure] - start[keyPath: figure]
    let largeCost = large[keyPath: figure] - start[keyPath: figure]
    guard smallCost >= leastDifference, large.bytes > small.bytes else { return nil }
    return log(largeCost / smallCost) / log(Double(large.bytes) / Double(small.bytes))
  }

  /// Whether time or memory grows with a greater power than allowed.
  func exceeds(_ limit: Double) -> Bool {
    isCutShort || [timeExponent, memoryExponent].contains { $0 ?? 0 > limit }
  }
}

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

  func run() throws { try Output.end(measure) }

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

/// A folder for inputs, with nothing else in it.
struct GrowthFolder {
  let path: String

  /// Makes the folder.
  init() throws {
    var template = Array(
      "\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/rowcall-growth.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BenchError.notWritten(path: "a temporary folder", reason: String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The path of a file in it.
  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  func write(_ name: String, _ text: (inout GrowthText) -> Void) throws {
    guard let file = fopen(path(of: name), "w") else { throw notWritten(name) }
    var output = GrowthText(file)
    text(&output)
    guard fclose(file) == 0 else { throw notWritten(name) }
  }

  /// How many bytes its files have.
  var byteCount: Int {
    names.reduce(0) { count, name in
      var status = stat()
      return stat(path(of: name), &status) == 0 ? count + Int(status.st_size) : count
    }
  }

  /// Deletes its files.
  func clear() { for name in names { unlink(path(of: name)) } }

  /// Deletes it and its files.
  func remove() {
    clear()
    rmdir(path)
  }

  private var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private func notWritten(_ name: String) -> BenchError {
    .notWritten(path: path(of: name), reason: String(cString: strerror(errno)))
  }
}

/// The text of a file while it is written; never held, for the system counts this program's memory to those it starts.
struct GrowthText {
  private let file: UnsafeMutablePointer<FILE>

  init(_ file: UnsafeMutablePointer<FILE>) { self.file = file }

  /// Adds a text.
  mutating func add(_ text: String) {
    fputs(text, file)
  }

  /// Adds the same text so many times.
  mutating func add(_ text: String, times: Int) { for _ in 0..<max(0, times) { add(text) } }

  /// Adds a text for each number below a bound.
  mutating func add(_ count: Int, _ text: (Int) -> String) {
    for number in 0..<max(0, count) { add(text(number)) }
  }
}

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
