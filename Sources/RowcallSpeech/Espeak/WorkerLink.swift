import RowcallWire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The client's end of a worker that speaks with one voice.
struct WorkerLink: Sendable {
  /// What reading from a worker brought.
  struct Reading {
    var messages: [WorkerMessage] = []
    /// Whether the worker is gone, or sent what is not the wire format.
    var isLost = false
    /// What was wrong with what it sent after the messages.
    var error: WireError?
  }

  /// As many requests as may be with a worker: one that it speaks, and one to go on with at once.
  static let mostRequests = 2

  let voice: String
  let process: ChildProcess
  /// The requests that it has not ended, in order.
  var requests: [UInt32] = []
  /// Whether it has said that it is ready.
  var isReady = false
  /// For how long it was listened to in vain, in milliseconds.
  var silence = 0
  private var inbox = FrameBuffer(limit: Wire.longestAnswer)

  /// Starts a worker for a voice.
  init(path: String, voice: String) throws(SpeechError) {
    let process = try ChildProcess(
      path: path, arguments: ["speak", String(Wire.version), voice], environment: WorkerLink.environment,
      readsOutput: true)
    self.init(voice: voice, process: process)
  }

  /// The worker's copies inherit calls that are bound, instead of binding them anew for each passage; and a crash is
  /// reported by the signal, without minutes of collecting a backtrace that nobody reads.
  private static let environment = ["LD_BIND_NOW=1", "SWIFT_BACKTRACE=enable=no"]

  /// Takes over a worker that was started.
  init(voice: String, process: ChildProcess) {
    self.voice = voice
    self.process = process
  }

  /// Sends a message; a worker that has gone is found out by reading.
  func send(_ message: ClientMessage) {
    message.frame.withUnsafeBytes { _ = Descriptor.write($0, to: process.input) }
  }

  /// Takes what has arrived; blocks while nothing has.
  mutating func read() -> Reading {
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      let count = readBytes(process.output, buffer)
      if count > 0 { inbox.append(UnsafeRawBufferPointer(rebasing: buffer.prefix(count))) }
      return count
    }
    if count < 0 && errno == EINTR { return Reading() }
    guard count > 0 else { return Reading(isLost: true) }
    silence = 0
    var reading = Reading()
    do throws(WireError) {
      while let frame = try inbox.next() { reading.messages.append(try WorkerMessage(frame)) }
    } catch {
      reading.isLost = true
      reading.error = error
    }
    return reading
  }

  /// Ends the worker and whatever it speaks, and waits for that.
  @discardableResult
  func end() -> Int32 {
    process.end()
    return process.wait()
  }
}

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
