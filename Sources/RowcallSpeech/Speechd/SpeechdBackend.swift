import CSpeechd
import RowcallModel
import RowcallText
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Speaks through speech-dispatcher, whose server chooses the voice and makes the sound.
///
/// Unchecked, because the connection is a bare pointer, which several threads may use at a time.
package final class SpeechdBackend: @unchecked Sendable {
  /// How speech-dispatcher speaks.
  private struct Settings: Equatable {
    var language: String
    var prosody: Prosody
  }

  private let connection: OpaquePointer
  /// The numbers of messages that were spoken or cancelled.
  private let ends: (read: Int32, write: Int32)
  private let hasVoice: Bool
  /// The settings that the server has now; nil for nothing.
  private let settings = Mutex<Settings?>(nil)

  /// Connects to the server of this user, which is started where it does not run.
  ///
  /// There is one backend at a time.
  ///
  /// - Parameters:
  ///   - voice: a voice by its name; nil for that of the language.
  ///   - patience: how long the server may take to answer.
  /// - Throws: `SpeechError.noSpeechd` and `SpeechError.speechdFails`.
  package init(
    voice: String? = nil, library: String = SpeechdBackend.library, patience: Duration = .seconds(10)
  ) throws(SpeechError) {
    ends = try Descriptor.pipe()
    let attempt = try SpeechdAttempt(library: library, ends: ends.write)
    connection = try attempt.connection(within: patience)
    hasVoice = voice != nil
    if let voice, !rowcall_speechd_set_voice(connection, voice) {
      throw .speechdFails(reason: "it has no voice \"\(voice)\" (\"spd-say -L\" lists them all)")
    }
  }

  // The library's thread may still write to the pipe, which therefore stays open.
  deinit { rowcall_speechd_close(connection) }

  /// Speaks a text, and returns when it was spoken.
  ///
  /// - Throws: `SpeechError.cancelled` once it is cancelled, and `SpeechError.speechdFails` where the server is gone.
  package func speak(
    _ text: String, language: LocaleTag, prosody: Prosody, cancellation: SpeechCancellation
  ) throws(SpeechError) {
    try apply(Settings(language: language.identifier, prosody: prosody.clamped))
    guard !cancellation.isCancelled else { throw .cancelled }
    let message = rowcall_speechd_say(connection, Self.oneLine(text))
    guard message >= 0 else { throw Self.isGone }
    if cancellation.isCancelled { cancel() }
    try wait(for: message, cancellation)
  }

  /// A text without lines, of which libspeechd would take one with a single dot for the end.
  private static func oneLine(_ text: String) -> String {
    " " + text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Silences what is being spoken, from any thread.
  package func cancel() { _ = rowcall_speechd_cancel(connection) }

  private func apply(_ new: Settings) throws(SpeechError) {
    let old = settings.withLock { $0 }
    guard old != new else { return }
    let prosody = SpeechdProsody(new.prosody)
    let isDone =
      (old?.prosody == new.prosody
        || rowcall_speechd_set_prosody(connection, prosody.rate, prosody.pitch, prosody.volume))
      && (hasVoice || old?.language == new.language
        || rowcall_speechd_set_language(connection, new.language))
    guard isDone else { throw Self.isGone }
    settings.withLock { $0 = new }
  }

  private func wait(for message: Int32, _ cancellation: SpeechCancellation) throws(SpeechError) {
    while true {
      var watched = [
        pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: cancellation.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&watched, 2, Self.checkInterval)
      if cancellation.isCancelled { throw .cancelled }
      if count == 0, !rowcall_speechd_answers(connection) { throw Self.isGone }
      var number: Int32 = 0
      if count > 0, watched[0].revents != 0, read(ends.read, &number, 4) == 4, number == message { return }
    }
  }

  private static let isGone = SpeechError.speechdFails(reason: "the server is gone")
  /// After so many milliseconds without an answer, the server is asked whether it is there.
  private static let checkInterval: Int32 = 1000

  #if os(macOS)
    package static let library = "libspeechd.2.dylib"
  #else
    package static let library = "libspeechd.so.2"
  #endif
}

/// A prosody on the scales of speech-dispatcher, from -100 to 100; 0 is the usual rate and pitch, and 100 the usual volume.
struct SpeechdProsody: Hashable {
  let rate: Int32
  let pitch: Int32
  let volume: Int32

  init(_ prosody: Prosody) {
    let (usual, rates) = (Prosody().rate, Prosody.rates)
    let distance = prosody.rate - usual
    let room = distance < 0 ? usual - rates.lowerBound : rates.upperBound - usual
    rate = Int32(distance * 100 / room)
    pitch = Int32(prosody.pitch * 2 - 100)
    volume = Int32(min(prosody.volume, 100) * 2 - 100)
  }
}

/// An attempt to connect, on a thread of its own: a server that accepts a connection may never answer.
private final class SpeechdAttempt: Sendable {
  private struct Opened: @unchecked Sendable {
    let connection: OpaquePointer?
    let status: Int32
    let reason: String
  }

  private let opened = Mutex<Opened?>(nil)
  private let done: (read: Int32, write: Int32)
  private let library: String

  init(library: String, ends: Int32) throws(SpeechError) {
    done = try Descriptor.pipe()
    self.library = library
    let refusal = Threads.start {
      let result = Self.open(library, ends)
      self.opened.withLock { $0 = result }
      Descriptor.signal(self.done.write)
    }
    if let refusal { throw .system(call: "pthread_create", code: refusal) }
  }

  deinit {
    close(done.read)
    close(done.write)
  }

  func connection(within patience: Duration) throws(SpeechError) -> OpaquePointer {
    var watched = pollfd(fd: done.read, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(clamping: patience.components.seconds * 1000)
    while poll(&watched, 1, milliseconds) < 0 && errno == EINTR {}
    guard let opened = opened.withLock({ $0 }) else {
      throw .speechdFails(reason: "no answer for \(patience.components.seconds) seconds")
    }
    switch opened.status {
    case Int32(ROWCALL_SPEECHD_NO_LIBRARY), Int32(ROWCALL_SPEECHD_NO_FUNCTION):
      throw .noSpeechd(library: library)
    default: break
    }
    guard let connection = opened.connection else {
      throw .speechdFails(reason: opened.reason.isEmpty ? "no connection to its server" : opened.reason)
    }
    return connection
  }

  private static func open(_ library: String, _ ends: Int32) -> Opened {
    var connection: OpaquePointer?
    var reason = [CChar](repeating: 0, count: 512)
    let status = rowcall_speechd_open(library, ends, &connection, &reason, Int32(reason.count))
    let words = String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return Opened(connection: connection, status: status, reason: sentence(words))
  }

  /// The library's words as the middle of a sentence.
  private static func sentence(_ words: String) -> String {
    let lines = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    let bare = lines.hasPrefix("Error: ") ? lines.dropFirst("Error: ".count) : lines[...]
    return String(bare.hasSuffix(".") ? bare.dropLast() : bare)
  }
}
