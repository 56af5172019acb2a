import Rowcall

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a listener waits for in `rowcall browse`: the sound after a key, silence, and commands that read all rows.
struct BrowseBench {
  static let name = "browse: keys, find, sort, filter and groups, duckdb, mlr, sqlite3, awk and grep"

  /// One figure of ours with its limit, and those of other programs for the same work.
  struct Figure {
    let name: String
    let ours: Double
    let limit: Double
    let unit: String
    var others: [(program: String, value: Double)] = []
  }

  let rowcall: String
  let table: String

  /// Seconds until the first line is printed, and until the first sample of a key and silence, for a table of so many rows.
  func keys(rows: Int, count: Int) throws -> [Figure] {
    try BenchTable.write(to: table) { _, row in row < rows }
    let session = try KeySession(rowcall, table)
    defer { session.end() }
    let first = session.firstLine
    let times = (0..<count).map { session.timeToSound(of: Self.keys[$0 % Self.keys.count]) }.sorted()
    let name = "\(rows) rows"
    return [
      Figure(name: "first line, \(name)", ours: first * 1000, limit: 100, unit: "ms"),
      Figure(
        name: "key to sound, \(name)", ours: times[(times.count - 1) * 99 / 100] * 1000, limit: 20, unit: "ms"
      ),
    ]
  }

  /// Arrows, pages, rows, headers and a jump.
  private static let keys = [
    "\u{1B}[B", "\u{1B}[C", "\u{1B}[B", "r", "\u{1B}[6~", "h", "\u{1B}[D", "s", "\u{1B}[5~", "v",
  ]

  /// From a key to the end of the player that speaks.
  func silence(count: Int) throws -> Figure {
    try BenchTable.write(to: table) { _, row in row < 1000 }
    let session = try KeySession(rowcall, table, withPlayer: true)
    defer { session.end() }
    let times = (0..<count).map { _ in session.timeToSilence() }.sorted()
    return Figure(
      name: "key to silence", ours: times[(times.count - 1) * 99 / 100] * 1000, limit: 20, unit: "ms")
  }

  /// Commands on a million rows beside programs that read the same file and print as much.
  func commands(runs: Int) throws -> [Figure] {
    let rows = 1_000_000
    try BenchTable.write(to: table) { _, row in row < rows }
    let megabytes = Double(try size()) / 1e6
    let session = try BrowseSession(path: table)
    _ = session.open()
    // Reads to the end once, as a listener who goes on does.
    _ = session.perform(.move(.last))
    _ = session.perform(.summary)
    let time = { (command: BrowseCommand) in
      let all = (0..<runs).map { _ in
        _ = session.perform(.go(row: 1))
        let time = ContinuousClock().measure { _ = session.perform(command) } / .seconds(1)
        _ = session.perform(.fileOrder)
        _ = session.perform(.allRows)
        return time
      }
      return all.sorted()[runs / 2]
    }
    _ = session.perform(.move(.home))
    _ = session.perform(.move(.right))
    let (found, sorted) = (time(.find("no such text")), time(.sort(isAscending: true)))
    let filtered = time(.filter("Price > 1990 and Company = Blue Harbour"))
    _ = session.perform(.move(.home))
    let grouped = time(.totals("Quantity"))
    return [
      try figure("find, 1,000,000 rows", megabytes / found, 300, "MB/s", runs, Self.finders) {
        megabytes / $0
      },
      try figure("sort, 1,000,000 rows", sorted, 1.5, "s", runs, Self.sorters) { $0 },
      try figure("filter, 1,000,000 rows", filtered, 0.5, "s", runs, Self.filters) { $0 },
      try figure("group totals, 1,000,000 rows", grouped, 0.5, "s", runs, Self.groupers) { $0 },
    ]
  }

  /// The memory of sessions on a large file: one that moves, finds and filters, and one that sorts.
  func memory(megabytes: Int) throws -> [Figure] {
    try BenchTable.write(to: table) { bytes, _ in bytes < megabytes * 1_000_000 }
    let walk = "bottom\ngo 1000000\nfind no such text\nright\nsum\nfilter Price > 1998\ndown\n"
    return try [("moving, sum and filter", walk, 300.0), ("sort", "right\nsort\ndown\n", 300)].map {
      name, commands, limit in
      let input = table + ".commands"
      guard let file = fopen(input, "w") else {
        throw BenchError.notWritten(path: input, reason: String(cString: strerror(errno)))
      }
      fputs(commands, file)
      fclose(file)
      defer { unlink(input) }
      let run = try MeasuredRun(Invocation(rowcall, ["browse", table], input: input))
      return Figure(name: "memory: \(name), \(megabytes) MB", ours: run.memory, limit: limit, unit: "MiB")
    }
  }

  private func size() throws -> Int {
    var status = stat()
    guard stat(table, &status) == 0 else { return 0 }
    return Int(status.st_size)
  }

  private func figure(
    _ name: String, _ ours: Double, _ limit: Double, _ unit: String, _ runs: Int,
    _ peers: [(String, [String])], _ value: (Double) -> Double
  ) throws -> Figure {
    var others: [(String, Double)] = []
    for (program, arguments) in peers where isInstalled(program) {
      let words = arguments.map { $0 == "FILE" ? table : $0.replacing("FILE", with: table) }
      let invocation = Invocation(program == "duckdb" ? "python3" : program, words)
      let times = try (0..<runs).map { _ in
        try MeasuredRun(invocation, statuses: 0...(program == "grep" ? 1 : 0)).wall
      }.sorted()
      others.append((program, value(times[runs / 2])))
    }
    return Figure(name: name, ours: ours, limit: limit, unit: unit, others: others)
  }

  /// DuckDB is asked through Python, whose start is measured with it.
  private func isInstalled(_ program: String) -> Bool {
    guard program == "duckdb" else { return Programs.isInstalled(program) }
    return (try? MeasuredRun(Invocation("python3", ["-c", "import duckdb"]))) != nil
  }

  private static let finders = [
    ("grep", ["-i", "no such text", "FILE"]), ("awk", ["tolower($0) ~ /no such text/", "FILE"]),
    (
      "duckdb",
      duckdb(
        "select count(*) from 'FILE' where \"Company\" ilike '%no such text%' or \"Note\" ilike '%no such text%'"
      )
    ),
  ]
  private static let sorters = [
    ("mlr", ["--icsv", "--ocsv", "sort", "-nf", "Price (USD)", "FILE"]),
    ("duckdb", duckdb("copy (select * from 'FILE' order by \"Price (USD)\") to '/dev/null' (format csv)")),
    ("sqlite3", sqlite("select * from t order by cast(\"Price (USD)\" as real)")),
  ]
  private static let filters = [
    ("mlr", ["--icsv", "--ocsv", "filter", "${Price (USD)} > 1990 && $Company == \"Blue Harbour\"", "FILE"]),
    (
      "duckdb",
      duckdb(
        "copy (select * from 'FILE' where \"Price (USD)\" > 1990 and \"Company\" = 'Blue Harbour') to '/dev/null' (format csv)"
      )
    ),
    (
      "sqlite3",
      sqlite("select * from t where cast(\"Price (USD)\" as real) > 1990 and Company = 'Blue Harbour'")
    ),
  ]
  private static let groupers = [
    ("mlr", ["--icsv", "--ocsv", "stats1", "-a", "count,sum", "-f", "Quantity", "-g", "Company", "FILE"]),
    ("duckdb", duckdb("select \"Company\", count(*), sum(\"Quantity\") from 'FILE' group by all")),
    ("sqlite3", sqlite("select Company, count(*), sum(Quantity) from t group by Company")),
  ]

  private static func duckdb(_ query: String) -> [String] {
    ["-c", "import duckdb\nprint(duckdb.sql('''\(query) '''))"]
  }

  private static func sqlite(_ query: String) -> [String] {
    [":memory:", ".mode csv", ".import FILE t", query + ";"]
  }
}

/// The figures of a session, in Markdown.
enum BrowseReport {
  static let heading = """

    Sessions of `rowcall browse`; the 99th percentile of keys, and the median of commands.

    | figure | ours | budget | | other programs |
    |---|--:|--:|---|---|
    """

  static func line(for figure: BrowseBench.Figure) -> String {
    let isRate = figure.unit == "MB/s"
    let holds = isRate ? figure.ours >= figure.limit : figure.ours <= figure.limit
    let others = figure.others.map { "\($0.program) \(amount($0.value, figure.unit))" }
    let cells = [
      figure.name, amount(figure.ours, figure.unit), amount(figure.limit, figure.unit),
      holds ? "met" : "missed",
      others.joined(separator: ", "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func amount(_ value: Double, _ unit: String) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return value >= 20
      ? "\(Int(value.rounded())) \(unit)" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) \(unit)"
  }
}
