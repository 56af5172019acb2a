/// One promise about speed or size: our command, the peer's command, and how far they may be apart.
struct Budget {
  /// What is compared.
  enum Figure: String {
    /// Seconds from start to end.
    case wall
    /// Seconds of processor time, with all child processes.
    case cpu
    /// Seconds until the first byte of standard output.
    case firstByte = "first byte"
    /// Largest resident size of our process in MiB; compared with the limit itself, not with a peer.
    case memory = "peak MiB"
  }

  /// What the listener waits for.
  let name: String
  /// Our command.
  let ours: Invocation
  /// The command of the peer.
  let peer: Invocation
  /// What is compared, and the largest allowed ratio (for memory: MiB).
  let limits: [(figure: Figure, limit: Double)]
}

/// A program with its arguments, ready to be started.
struct Invocation {
  /// A path, or a name that is looked up in PATH.
  var program: String
  /// What follows the name.
  var arguments: [String]
  /// A file for standard input; nil is an empty input.
  var input: String?

  init(_ program: String, _ arguments: [String], input: String? = nil) {
    self.program = program
    self.arguments = arguments
    self.input = input
  }
}

extension Budget {
  /// The names of all budgets.
  static let names = all(rowcall: "rowcall", data: .unmade).map(\.name)

  /// All budgets, in the order in which a listener meets them.
  static func all(rowcall: String, data: BenchData) -> [Budget] {
    [
      Budget(
        name: "start: transcript of 10 rows, espeak-ng -q x",
        ours: Invocation(rowcall, ["transcript", data.shortTable]),
        peer: Invocation("espeak-ng", ["-q", "x"]),
        limits: [(.wall, 1.5)]),
      Budget(
        name: "first sound: speak - --raw, espeak-ng --stdout",
        ours: Invocation(rowcall, ["speak", "-", "--raw"], input: data.oneRowTable),
        peer: Invocation("espeak-ng", ["--stdout", "-f", data.oneRowWords]),
        limits: [(.firstByte, 2)]),
      Budget(
        name: "narration: long table to WAV, espeak-ng -f -w",
        ours: Invocation(rowcall, ["speak", data.longTable, "-o", data.ourSound, "--quiet"]),
        peer: Invocation("espeak-ng", ["-f", data.longWords, "-w", data.peerSound]),
        limits: [(.wall, 0.6), (.cpu, 1.1)]),
      Budget(
        name: "transcript: large CSV, mlr --icsv --oxtab cat",
        ours: Invocation(rowcall, ["transcript", data.largeTable]),
        peer: Invocation("mlr", ["--icsv", "--oxtab", "cat", data.largeTable]),
        limits: [(.wall, 0.5), (.memory, 64)]),
      Budget(
        name: "transcript: large CSV, Python's csv module",
        ours: Invocation(rowcall, ["transcript", data.largeTable]),
        peer: Invocation("python3", ["-c", Self.pythonLabels, data.largeTable]),
        limits: [(.wall, 0.5)]),
    ] + rowNarration(rowcall: rowcall, data: data) + [audit(rowcall: rowcall, data: data)]
  }

  /// What it costs to hold a file of data against all rules, beside writing its rows once.
  private static func audit(rowcall: String, data: BenchData) -> Budget {
    Budget(
      name: "audit: large CSV, plain transcript",
      ours: Invocation(rowcall, ["audit", data.largeTable, "--fail-on", "never"]),
      peer: Invocation(rowcall, ["transcript", data.largeTable]),
      limits: [(.wall, 2), (.memory, 64)])
  }

  /// What narrating rows costs beside their plain transcript: as labels with every header and every row's number, and
  /// as words for a voice.
  ///
  /// Both are read from the same budget; processor time is what it costs, for all of them write as fast as they can.
  private static func rowNarration(rowcall: String, data: BenchData) -> [Budget] {
    let plain = Invocation(rowcall, ["transcript", data.largeTable])
    return [
      Budget(
        name: "row narration: large CSV with --verbosity verbose, plain transcript",
        ours: Invocation(rowcall, ["transcript", data.largeTable, "--verbosity", "verbose"]), peer: plain,
        limits: [(.cpu, 1.5), (.wall, 1.5)]),
      Budget(
        name: "row narration: large CSV with --spoken, plain transcript",
        ours: Invocation(rowcall, ["transcript", data.largeTable, "--spoken"]), peer: plain,
        limits: [(.cpu, 3), (.wall, 3)]),
    ]
  }

  /// The plainest program that prints one joined line for each row, without typed values.
  private static let pythonLabels = """
    import csv, sys
    with open(sys.argv[1], newline='', encoding='utf-8') as file:
        rows = csv.reader(file)
        next(rows)
        for row in rows:
            sys.stdout.write(', '.join(row) + '\\n')
    """
}
