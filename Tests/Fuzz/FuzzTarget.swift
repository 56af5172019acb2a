/// One thing that a fuzzer tries: a name, and what is done with the bytes that it makes up.
///
/// A body checks promises, and does not only wait for a trap: what is broken ends the process with a sentence.
struct FuzzTarget: Sendable {
  /// What `.ci/fuzz` and the folders of its inputs call it.
  let name: String
  /// The longest input that is worth trying, in bytes.
  let longest: Int
  /// Tries an input.
  let body: @Sendable ([UInt8]) -> Void

  init(_ name: String, longest: Int = 4096, _ body: @escaping @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.longest = longest
    self.body = body
  }

  /// All targets.
  static let all: [FuzzTarget] = [
    FuzzTarget("delimited", ImportFuzz.delimited),
    FuzzTarget("json", ImportFuzz.json),
    FuzzTarget("html", ImportFuzz.html),
    FuzzTarget("interface", longest: 8192, InterfaceFuzz.interface),
    FuzzTarget("frames", WireFuzz.frames),
    FuzzTarget("label", longest: 1024, LabelFuzz.label),
    FuzzTarget("settings", SettingsFuzz.settings),
    FuzzTarget("pattern", longest: 96, PatternFuzz.pattern),
    FuzzTarget("rows", longest: 2048, NarrationFuzz.rows),
    FuzzTarget("walk", longest: 2048, NarrationFuzz.walk),
    FuzzTarget("audit", AuditFuzz.audit),
  ]
}

/// Ends the process with a sentence if a promise is broken.
func require(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { fatalError("broken promise: \(promise())") }
}
