import Foundation

/// Standard error.
enum StandardError {
  /// Writes a line; that standard error cannot be written is nobody's concern.
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
