import RowcallModel
import RowcallText
import Synchronization
import Testing

@testable import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// speech-dispatcher's library with a server that notes what it is asked.
@Suite(.serialized, .timeLimit(.minutes(15))) struct SpeechdTests {
  static let hasLibrary = dlopen(SpeechdBackend.library, RTLD_NOW) != nil

  @Test func aMissingLibraryIsNamed() {
    let error = #expect(throws: SpeechError.self) { try SpeechdBackend(library: "libspeechd.so.99") }
    #expect(
      error?.description == "there is no libspeechd.so.99, the library of speech-dispatcher; install "
        + "speech-dispatcher, or leave out --backend speechd")
  }

  @Test func aLibraryWithoutTheFunctionsIsNoneOfSpeechDispatcher() {
    let error = #expect(throws: SpeechError.self) { try SpeechdBackend(library: "libc.so.6") }
    #expect(error == .noSpeechd(library: "libc.so.6"))
  }

  @Test(.enabled(if: hasLibrary)) func aServerThatIsNotThereIsReported() {
    setenv("SPEECHD_ADDRESS", "unix_socket:/no/such/socket", 1)
    let error = #expect(throws: SpeechError.self) { try SpeechdBackend() }
    #expect(error?.description.hasPrefix("speech-dispatcher does not speak: ") == true, "\(error as Any)")
  }

  @Test(.enabled(if: hasLibrary)) func aServerThatDoesNotAnswerIsReported() throws {
    let server = try FakeSpeechd(isSilent: true)
    let error = #expect(throws: SpeechError.self) { try SpeechdBackend(patience: .seconds(1)) }
    #expect(error == .speechdFails(reason: "no answer for 1 seconds"))
    server.end()
  }

  @Test(.enabled(if: hasLibrary)) func textsAreSpokenWithLanguageAndProsody() throws {
    let server = try FakeSpeechd()
    defer { server.end() }
    let backend = try SpeechdBackend()
    let cancellation = try SpeechCancellation()
    let slow = Prosody(rate: 80, pitch: 100, volume: 50)
    try backend.speak(
      "Preis: 5\n.", language: LocaleTag("de"), prosody: slow, cancellation: cancellation)
    try backend.speak("Oslo", language: LocaleTag("en-GB"), prosody: slow, cancellation: cancellation)
    let asked = server.lines.drop { !$0.contains("RATE") }
    #expect(
      Array(asked) == [
        "SET SELF RATE -100", "SET SELF PITCH 100", "SET SELF VOLUME 0", "SET SELF LANGUAGE DE",
        "SET SELF PRIORITY MESSAGE", "SPEAK",
        " PREIS: 5 .", ".", "SET SELF LANGUAGE EN-GB", "SET SELF PRIORITY MESSAGE", "SPEAK", " OSLO", ".",
      ])
  }

  @Test(.enabled(if: hasLibrary)) func aVoiceIsLookedForInTheListOfTheServer() throws {
    let server = try FakeSpeechd()
    _ = try SpeechdBackend(voice: "Ada")
    #expect(server.lines.contains { $0.hasPrefix("SET SELF SYNTHESIS_VOICE") })
    server.end()
    let other = try FakeSpeechd()
    let error = #expect(throws: SpeechError.self) { try SpeechdBackend(voice: "Bob") }
    #expect(
      error == .speechdFails(reason: "it has no voice \"Bob\" (\"spd-say -L\" lists them all)"))
    other.end()
  }

  @Test(.enabled(if: hasLibrary)) func speechIsCancelledFromAnotherThread() throws {
    let server = try FakeSpeechd(speaksForever: true)
    defer { server.end() }
    let backend = try SpeechdBackend()
    let cancellation = try SpeechCancellation()
    _ = Threads.start {
      server.wait(for: " OSLO")
      cancellation.cancel()
      backend.cancel()
    }
    #expect(throws: SpeechError.cancelled) {
      try backend.speak("Oslo", language: LocaleTag("en"), prosody: Prosody(), cancellation: cancellation)
    }
    server.wait(for: "CANCEL SELF")
    #expect(server.lines.contains("CANCEL SELF"))
  }

  @Test(.enabled(if: hasLibrary)) func aServerThatGoesIsReported() throws {
    let server = try FakeSpeechd(speaksForever: true)
    let backend = try SpeechdBackend()
    _ = Threads.start {
      server.wait(for: " OSLO")
      server.end()
    }
    #expect(throws: SpeechError.speechdFails(reason: "the server is gone")) {
      try backend.speak(
        "Oslo", language: LocaleTag("en"), prosody: Prosody(), cancellation: SpeechCancellation())
    }
  }

  @Test(arguments: [
    (Prosody(), [0, 0, 100]), (Prosody(rate: 80, pitch: 0, volume: 0), [-100, -100, -100]),
    (Prosody(rate: 450, pitch: 100, volume: 200), [100, 100, 100]),
    (Prosody(rate: 312, pitch: 75, volume: 75), [49, 50, 50]),
  ])
  func prosodyIsMappedToTheScalesOfTheServer(prosody: Prosody, expected: [Int32]) {
    let mapped = SpeechdProsody(prosody)
    #expect([mapped.rate, mapped.pitch, mapped.volume] == expected)
  }
}

/// A server that answers as speech-dispatcher does, and makes no sound.
private final class FakeSpeechd: Sendable {
  private let socket: Int32
  private let path: String
  private let isSilent: Bool
  private let speaksForever: Bool
  private let state = Mutex<(lines: [String], client: Int32)>(([], -1))

  /// - Parameters:
  ///   - isSilent: whether it answers nothing.
  ///   - speaksForever: whether no text ends.
  init(isSilent: Bool = false, speaksForever: Bool = false) throws {
    self.isSilent = isSilent
    self.speaksForever = speaksForever
    path = "/tmp/rowcall-speechd-\(getpid())-\(UInt32.random(in: .min ... .max))"
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) }
    }
    try #require(isBound == 0 && listen(socket, 1) == 0)
    setenv("SPEECHD_ADDRESS", "unix_socket:\(path)", 1)
    _ = Threads.start { self.serve() }
  }

  /// Waits until it was asked something, for some seconds.
  func wait(for line: String) {
    for _ in 0..<1000 where !lines.contains(line) { Descriptor.pause(milliseconds: 5) }
  }

  /// What it was asked, line by line, in capitals: the library writes both.
  var lines: [String] { state.withLock { $0.lines } }

  func end() {
    let client = state.withLock { $0.client }
    for end in [client, socket] where end >= 0 { shutdown(end, Int32(SHUT_RDWR)) }
    unlink(path)
  }

  private func serve() {
    let client = accept(socket, nil, nil)
    state.withLock { $0.client = client }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var isText = false
    var message = 0
    while case let count = read(client, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
      while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: bytes[..<end], as: UTF8.self).filter { !$0.isNewline }.uppercased()
        bytes.removeFirst(end + 1)
        state.withLock { $0.lines.append(line) }
        if isText, line != "." || isSilent { continue }
        if line == "." { message += 1 }
        isText = line == "SPEAK"
        if !isSilent { answer(line, message, client) }
      }
    }
  }

  private func answer(_ line: String, _ message: Int, _ client: Int32) {
    var answer =
      switch line {
      case "SPEAK": "230 OK RECEIVING DATA\r\n"
      case ".": "225-\(message)\r\n225 OK MESSAGE QUEUED\r\n"
      case "LIST SYNTHESIS_VOICES": "249-Ada\ten\tnone\r\n249 OK VOICE LIST SENT\r\n"
      case "HISTORY GET CLIENT_ID": "245-1\r\n245 OK CLIENT ID SENT\r\n"
      default: "208 OK SET\r\n"
      }
    if line == ".", !speaksForever { answer += "702-\(message)\r\n702-1\r\n702 END\r\n" }
    _ = Array(answer.utf8).withUnsafeBytes { Descriptor.write($0, to: client) }
  }
}
