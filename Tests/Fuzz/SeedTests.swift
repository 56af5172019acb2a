import Foundation
import Testing

/// What the fuzzer starts from keeps every promise already, and the fuzzer's targets compile with the rest.
@Suite struct SeedTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func theSeedsOfAFuzzingTargetBreakNoPromise(_ name: String) async {
    // A broken promise ends the process.
    await #expect(processExitsWith: .success) { [name] in
      let target = try #require(FuzzTarget.all.first { $0.name == name })
      let seeds = try Seeds.files(target.seeds)
      try #require(!seeds.isEmpty)
      for seed in seeds { target.body(Array(try Data(contentsOf: seed).prefix(target.longest))) }
    }
  }
}

private enum Seeds {
  /// The files that patterns of the shell name, below the package's folder.
  static func files(_ patterns: [String]) throws -> [URL] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try patterns.flatMap { pattern in
      let folder = package.appending(path: pattern).deletingLastPathComponent()
      let ending = pattern.drop { $0 != "*" }.dropFirst()
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { ending.contains("*") || $0.lastPathComponent.hasSuffix(ending) }
        .sorted { $0.path < $1.path }
    }
  }
}
