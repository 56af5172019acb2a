/// The bytes at a file's start that decisions are made on.
struct FileHead: Sendable {
  var bytes: [UInt8] = []
  /// Whether the file ends with them.
  var isWhole = false

  /// How much of a regular file, and of a pipe, is looked at.
  static let size = 1 << 20
  static let pipeSize = 1 << 16
}

extension FileHead {
  /// Reads a head.
  ///
  /// A pipe that has given two lines and then pauses is not waited for: somebody listens at the other end.
  init(reading source: inout some ByteSource) throws(ImportError) {
    let limit = source.isInteractive ? Self.pipeSize : Self.size
    while bytes.count < limit, !isWhole {
      if source.isInteractive, hasTwoLines, !source.isReady(withinMilliseconds: Self.patience) { break }
      isWhole = try !source.append(to: &bytes, upTo: limit - bytes.count)
    }
  }

  private static let patience: Int32 = 100

  private var hasTwoLines: Bool {
    guard let first = bytes.firstIndex(of: Byte.lineFeed) else { return false }
    return bytes[(first + 1)...].contains(Byte.lineFeed)
  }
}
