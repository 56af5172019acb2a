@testable import RowcallWire

/// Whatever comes through a pipe, it is cut into the same frames, and a frame means the same after it was written again.
enum WireFuzz {
  static func frames(_ input: [UInt8]) {
    guard let first = input.first else { return }
    var bytes = Array(input.dropFirst())
    // The first byte says which way the frames go, and whether all that follows is one frame.
    if first & 2 == 0 { bytes = withUnsafeBytes(of: UInt32(bytes.count)) { Array($0) } + bytes }
    if first & 1 == 0 {
      check(bytes, limit: Wire.longestRequest) { frame throws(WireError) in
        try ClientMessage(frame)
      } write: {
        $0.frame
      }
    } else {
      check(bytes, limit: Wire.longestAnswer) { frame throws(WireError) in
        try WorkerMessage(frame)
      } write: {
        $0.frame
      }
    }
  }

  private static func check<Message: Equatable>(
    _ bytes: [UInt8], limit: Int, read: (FrameBuffer.Frame) throws(WireError) -> Message,
    write: (Message) -> [UInt8]
  ) {
    let whole = frames(bytes, limit: limit, chunk: max(1, bytes.count))
    require(whole == frames(bytes, limit: limit, chunk: 1), "frames do not depend on chunks")
    for frame in whole.frames {
      guard let message = try? read((frame[4], frame[5...])) else { continue }
      let written = write(message)
      let again = frames(written, limit: .max, chunk: 64).frames
      require(again == [written], "\(message) is one frame")
      require((try? read((written[4], written[5...]))) == message, "\(message) means the same again")
    }
  }

  private struct Cut: Equatable {
    var frames: [[UInt8]] = []
    var error: WireError?
  }

  private static func frames(_ bytes: [UInt8], limit: Int, chunk: Int) -> Cut {
    var buffer = FrameBuffer(limit: limit)
    var cut = Cut()
    do throws(WireError) {
      for start in stride(from: 0, to: bytes.count, by: chunk) {
        bytes[start..<min(start + chunk, bytes.count)].withUnsafeBytes { buffer.append($0) }
        while let frame = try buffer.next() {
          let length = withUnsafeBytes(of: UInt32(1 + frame.body.count)) { Array($0) }
          require(4 + 1 + frame.body.count <= limit, "a frame of \(frame.body.count) bytes")
          cut.frames.append(length + [frame.kind] + frame.body)
        }
      }
    } catch {
      cut.error = error
    }
    return cut
  }
}
