#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the fuzzer was started for, from the environment.
private enum Run {
  /// The target that `ROWCALL_FUZZ_TARGET` names; whoever names none is shown the list.
  static let target: FuzzTarget = {
    let wanted = variable("ROWCALL_FUZZ_TARGET") ?? ""
    if let target = FuzzTarget.all.first(where: { $0.name == wanted }) { return target }
    for target in FuzzTarget.all { print(target.name, target.longest, target.seeds.joined(separator: " ")) }
    exit(wanted.isEmpty ? 0 : 2)
  }()

  /// Where the worst growth is written if `ROWCALL_FUZZ_GROWTH` names a folder.
  static let growth = variable("ROWCALL_FUZZ_GROWTH").map { GrowthProbe(target: target, folder: $0) }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Finds the target before the first input; called by libFuzzer.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer?
) -> CInt {
  _ = Run.target
  return 0
}

/// Tries an input; called by libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  if let growth = Run.growth { growth.measure(input) } else { Run.target.body(input) }
  return 0
}
