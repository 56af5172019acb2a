#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that ran to its end, with what it wrote.
package struct FinishedProcess: Sendable {
  /// Its exit status, or 128 + the signal that ended it.
  package let status: Int32
  /// Its standard output.
  package let output: [UInt8]
  /// The last line of its standard error; nil without one.
  package let errorLine: String?

  /// Runs a program that is found in the search path, without input; its status is 127 if there is no such program.
  package init(_ program: String, _ arguments: [String]) throws(SpeechError) {
    let errors = NamelessFile()
    let child = try ChildProcess(
      path: "/usr/bin/env", arguments: [program] + arguments, readsOutput: true, errorOutput: errors)
    output = Self.bytes(from: child.output)
    status = child.wait()
    errorLine = errors?.lastLine
  }

  private static func bytes(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { bytes += chunk[..<count] } else if count == 0 || errno != EINTR { return bytes }
    }
  }
}
