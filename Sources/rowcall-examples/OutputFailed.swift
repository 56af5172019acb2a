import Foundation

/// Standard output could not be written.
struct OutputFailed: Error, CustomStringConvertible {
  /// What the system says.
  let reason: String

  /// - Parameter error: what Foundation threw, which wraps what the system says.
  init(_ error: any Error) {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    reason = cause.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }

  var description: String {
    "standard output cannot be written: \(reason); free some space or choose another place"
  }
}
