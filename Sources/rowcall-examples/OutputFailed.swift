import Foundation

/// Standard output could not be written.
struct OutputFailed: Error, CustomStringConvertible {
  let reason: any Error

  var description: String {
    "standard output cannot be written: \(reason.localizedDescription) Free some space or choose another place."
  }
}
