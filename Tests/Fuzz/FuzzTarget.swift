/// One thing that a fuzzer tries: a name, and what is done with the bytes that it makes up.
///
/// A body checks promises, and does not only wait for a trap: what is broken ends the process with a sentence.
struct FuzzTarget: Sendable {
  /// What `.ci/fuzz` and the folders of its inputs call it.
  let name: String
  /// The longest input that is worth trying, in bytes.
  let longest: Int
  /// Files to start from, as patterns of the shell below the package's folder.
  let seeds: [String]
  /// Tries an input.
  let body: @Sendable ([UInt8]) -> Void

  init(
    _ name: String, longest: Int = 4096, seeds: [String]? = nil,
    _ body: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.name = name
    self.longest = longest
    self.seeds = seeds ?? ["Tests/Fuzz/Seeds/\(name)/*"]
    self.body = body
  }

  /// All targets.
  static let all: [FuzzTarget] = [
    FuzzTarget(
      "delimited", seeds: ["fixtures/*.csv", "fixtures/*.tsv", "Tests/Fuzz/Seeds/delimited/*"],
      ImportFuzz.delimited),
    FuzzTarget("workbook", WorkbookFuzz.sheet),
    FuzzTarget("json", seeds: ["fixtures/*.json", "fixtures/*.jsonl"], ImportFuzz.json),
    FuzzTarget("html", seeds: ["fixtures/*.html"], ImportFuzz.html),
    FuzzTarget(
      "interface", longest: 8192, seeds: ["fixtures/*.storyboard", "Tests/Fuzz/Seeds/interface/*"],
      InterfaceFuzz.interface),
    FuzzTarget("frames", WireFuzz.frames),
    FuzzTarget("label", longest: 1024, LabelFuzz.label),
    FuzzTarget("settings", SettingsFuzz.settings),
    FuzzTarget("pattern", longest: 96, PatternFuzz.pattern),
    FuzzTarget("rows", longest: 2048, seeds: ["fixtures/*.*"], NarrationFuzz.rows),
    FuzzTarget("walk", longest: 2048, seeds: ["fixtures/*.*"], NarrationFuzz.walk),
    FuzzTarget("audit", seeds: ["fixtures/*.*"], AuditFuzz.audit),
  ]
}

/// Ends the process with a sentence if a promise is broken.
func require(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { fatalError("broken promise: \(promise())") }
}
