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
    /// Whether the worker is gone, or sent what it should not have sent.
    var isLost = false
    /// What was wrong with what it sent after the messages.
    var error: WireError?
  }

  /// As many requests as may be with a worker: one that it speaks, and one to go on with at once.
  static let mostRequests = 2

  let voice: String
  let process: ChildProcess
  /// Checks the answers; nil for a worker that only lists its voices.
  private(set) var check: AnswerCheck?
  /// For how long it was waited for since it last got ahead: said hello, began a text or ended a request.
  var waited = Duration.zero
  private var inbox = FrameBuffer(limit: Wire.longestAnswer)

  init(path: String, voice: String) throws(SpeechError) {
    process = try ChildProcess(
      path: path, arguments: ["speak", String(Wire.version), voice], environment: WorkerLink.environment,
      readsOutput: true)
    self.voice = voice
    check = AnswerCheck()
  }

  /// Starts a worker that lists its voices.
  init(listingVoicesOf path: String) throws(SpeechError) {
    process = try ChildProcess(path: path, arguments: ["voices", String(Wire.version)], readsOutput: true)
    voice = ""
  }

  /// The worker's copies inherit calls that are bound, instead of binding them anew for each passage; and a crash is
  /// reported by the signal, without minutes of collecting a backtrace that nobody reads.
  private static let environment = ["LD_BIND_NOW=1", "SWIFT_BACKTRACE=enable=no"]

  /// The numbers of the requests that it has not ended, in order.
  var requests: [UInt32] { check?.requests.map(\.id) ?? [] }

  var isIdle: Bool { check?.requests.isEmpty ?? true }

  var isReady: Bool { check?.isReady ?? true }

  /// Gives it a request; a worker that has gone is found out by reading.
  mutating func send(_ request: SynthesisRequest) {
    if isIdle { waited = .zero }
    check?.expect(request)
    send(.speak(request))
  }

  /// Has it stop all that it speaks.
  mutating func cancelAll() {
    for request in requests { send(.cancel(request)) }
    check?.cancelAll()
  }

  private func send(_ message: ClientMessage) {
    let failure = message.frame.withUnsafeBytes { Descriptor.write($0, to: process.input) }
    // It would wait for the rest of the frame; one that has gone is found out the same way, by reading.
    if failure != nil { process.end() }
  }

  /// Whether it was waited for too long.
  ///
  /// eSpeak NG speaks a thousand times faster than it sounds; ten milliseconds for a letter is ample on any machine.
  func isHung(patience: Duration) -> Bool {
    waited > patience + .milliseconds(10 * (check?.requests.first?.currentLength ?? 0))
  }

  /// Waits until it says something; false where it does not in time.
  func waitForAnswer(until deadline: ContinuousClock.Instant) -> Bool {
    var watched = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
    while true {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      let ready = left > 0 ? poll(&watched, 1, Int32(left.rounded(.up))) : 0
      if ready >= 0 || errno != EINTR { return ready > 0 }
    }
  }

  /// Takes what has arrived; blocks while nothing has.
  mutating func read() -> Reading {
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      let count = readBytes(process.output, buffer)
      if count > 0 { inbox.append(UnsafeRawBufferPointer(rebasing: buffer.prefix(count))) }
      return count
    }
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return Reading() }
    guard count > 0 else { return Reading(isLost: true) }
    var reading = Reading()
    do throws(WireError) {
      while let frame = try inbox.next() { reading.messages.append(try checked(WorkerMessage(frame))) }
    } catch {
      reading.isLost = true
      reading.error = error
    }
    return reading
  }

  private mutating func checked(_ message: WorkerMessage) throws(WireError) -> WorkerMessage {
    try check?.accept(message)
    switch message {
    case .hello, .began, .ended: waited = .zero
    case .refused, .voice, .voicesEnd, .samples, .event: break
    }
    return message
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

/// Finds the worker's program: at the given path or in the installation folders.
enum WorkerLocation {
  /// The name of the variable that holds the program's path.
  static let variable = "ROWCALL_ESPEAK"

  /// The worker's path.
  ///
  /// - Parameters:
  ///   - told: the path to use, and no other; nil to look beside the program that runs, then in `../libexec/rowcall`.
  /// - Throws: `SpeechError.workerMissing` with all places that were looked at.
  static func find(told: String?, program: String) throws(SpeechError) -> String {
    let places: [String]
    if let told {
      places = [told]
    } else {
      let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/")
      places = [folder + "/rowcall-espeak", folder + "/../libexec/rowcall/rowcall-espeak"]
    }
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      if let present = places.first(where: { access($0, F_OK) == 0 }) {
        throw .workerFails(path: present, reason: "the file is not executable")
      }
      throw .workerMissing(lookedAt: places)
    }
    return found
  }

  /// What the environment says; nil when it says nothing.
  static var environmentPath: String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The path of the program that runs, links resolved.
  static var programPath: String {
    #if canImport(Glibc)
      let path = realpath("/proc/self/exe", nil)
    #else
      let path = realpath(CommandLine.arguments.first ?? "", nil)
    #endif
    defer { free(path) }
    return path.map { String(cString: $0) } ?? ""
  }
}
