import RowcallWire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why nothing can be spoken.
public enum SpeechError: Error, Hashable, CustomStringConvertible {
  /// There is no voice with this name; the near names may be meant.
  case unknownVoice(String, near: [String])
  /// eSpeak NG has no voices; the folder is where it looked.
  case noVoiceData(folder: String)
  /// The worker's program is at none of these places.
  case workerMissing(lookedAt: [String])
  /// The worker repeatedly ends before it is ready.
  case workerFails(path: String, reason: String)
  /// The voice cannot even speak a digit.
  case engineFails(path: String, reason: SpeechWarning.Reason)
  /// The system cannot start a worker or its speaking copy, even after some seconds.
  case noRoom(path: String, reason: String)
  /// The worker belongs to another version of Rowcall.
  case workerVersion(path: String, found: Int, expected: Int)
  /// An existing program cannot be started; the code is an errno.
  case cannotStart(path: String, code: Int32)
  /// The call was cancelled.
  case cancelled
  /// None of these players is on the machine.
  case noPlayer(lookedFor: [String])
  /// The player ended with this status, 128 + a signal's number included; the message is its own, nil for none.
  case playerFailed(name: String, status: Int32, message: String? = nil)
  /// The player ended too early without an error message.
  case playerEnded(name: String)
  /// The library of speech-dispatcher cannot be loaded.
  case noSpeechd(library: String)
  /// The server of speech-dispatcher does not speak.
  case speechdFails(reason: String)
  /// A file cannot be written; the code is an errno.
  case cannotWrite(path: String, code: Int32)
  /// The reader of the sound has closed the pipe.
  case outputClosed
  /// The sound is too long for a WAV file.
  case tooLong(path: String, hours: Int)
  /// A system call failed; the code is an errno.
  case system(call: String, code: Int32)

  /// The sentence for the user.
  public var description: String {
    switch self {
    case let .unknownVoice(name, near):
      "no voice \"\(name)\"" + SpeechError.suggestion(near) + "; \"rowcall voices\" lists them all"
    case let .noVoiceData(folder):
      "eSpeak NG has no voice data in \(folder); install espeak-ng-data"
    case let .workerMissing(places):
      "rowcall-espeak, the speech worker, is not at \(places.joined(separator: ", nor at ")); "
        + "install it there or set ROWCALL_ESPEAK to its path"
    case let .workerFails(path, reason):
      "the speech worker \(path) does not start: \(reason); reinstall Rowcall, "
        + "or set ROWCALL_ESPEAK to the path of its worker"
    case let .engineFails(path, reason):
      "eSpeak NG cannot even speak \"1\": \(reason); reinstall espeak-ng-data, "
        + "or set ROWCALL_ESPEAK to the path of another worker than \(path)"
    case let .noRoom(path, reason):
      "the system has no resources for the speech worker \(path) (\(reason)); end other programs or raise the limit "
        + "that \"ulimit -a\" shows, and try again"
    case let .workerVersion(path, found, expected):
      "the speech worker \(path) speaks version \(found) of the wire format, expected \(expected); "
        + "reinstall Rowcall, or set ROWCALL_ESPEAK to the path of its worker"
    case let .cannotStart(path, code):
      "cannot start \(path): \(Descriptor.message(code)); make it executable, or name another program"
    case .cancelled: "stopped"
    case let .noPlayer(names):
      "no audio player (looked for \(names.joined(separator: ", "))); install one, name one with --player, "
        + "or write a file with -o"
    case let .playerFailed(name, status, message):
      "the player \(name) failed with status \(status)\(message.map { " (\($0))" } ?? ""); try another with --player"
    case let .playerEnded(name):
      "the player \(name) ended before the sound was complete; try another with --player"
    case let .noSpeechd(library):
      "there is no \(library), the library of speech-dispatcher; install speech-dispatcher, or leave out "
        + "--backend speechd"
    case let .speechdFails(reason):
      "speech-dispatcher does not speak: \(reason); see whether \"spd-say hello\" does, or leave out --backend speechd"
    case let .cannotWrite(path, code):
      "\(path): cannot write: \(Descriptor.message(code)); "
        + (SpeechError.isFull(code) ? "free some space, or " : code == ENOENT ? "make the folder, or " : "")
        + "choose another place"
    case .outputClosed: "the reader of the sound has closed the pipe"
    case let .tooLong(path, hours):
      "\(path): a WAV file holds at most \(hours) hours of sound; choose fewer rows with --rows, or use --raw"
    case let .system(call, code):
      "\(call) failed: \(Descriptor.message(code)); end other programs or raise the limit that \"ulimit -a\" shows, "
        + "and try again"
    }
  }

  /// Whether a place that could be opened took no more; the code is an errno.
  package static func isFull(_ code: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG, EIO].contains(code) }

  /// Whether the system may have what is missing a little later.
  var isShortage: Bool {
    switch self {
    case .cannotStart(_, let code), .system(_, let code): [EAGAIN, ENOMEM, EMFILE, ENFILE].contains(code)
    default: false
    }
  }

  /// What is missing, in the system's words.
  var shortageReason: String {
    switch self {
    case let .cannotStart(_, code): "posix_spawn: \(Descriptor.message(code))"
    case let .system(call, code): "\(call): \(Descriptor.message(code))"
    default: description
    }
  }

  /// The error for a write that failed; the code is an errno.
  init(writingTo path: String, code: Int32) {
    switch code {
    case EPIPE: self = .outputClosed
    case ECANCELED: self = .cancelled
    default: self = .cannotWrite(path: path, code: code)
    }
  }

  /// The error for what a worker refuses.
  init(_ refusal: WorkerMessage.Refusal, detail: String, path: String) {
    switch refusal {
    case .version: self = .workerVersion(path: path, found: Int(detail) ?? 0, expected: Int(Wire.version))
    case .noVoiceData: self = .noVoiceData(folder: detail)
    case .unknownVoice: self = .unknownVoice(detail, near: [])
    case .engine: self = .workerFails(path: path, reason: detail)
    case .system: self = .noRoom(path: path, reason: detail)
    }
  }

  private static func suggestion(_ near: [String]) -> String {
    near.isEmpty ? "" : ", did you mean \(near.alternatives)?"
  }
}
