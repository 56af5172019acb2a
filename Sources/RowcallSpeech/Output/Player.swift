#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Plays sound through a program of the machine.
package struct Player: SoundSink, Sendable {
  private let name: String
  private let process: ChildProcess
  /// What the player says of itself, which matters only if it fails.
  private let errorOutput: NamelessFile?
  private let input: PCMWriter
  /// How the player ended; nil while it plays.
  private var status: Int32?

  /// Starts a player.
  ///
  /// - Parameters:
  ///   - command: a player's name or path with arguments, split at spaces that are not between single or double
  ///     quotes; no shell reads it. The player gets a WAV stream on its standard input. Nil to take the first of
  ///     `knownPlayers` that is there.
  /// - Throws: `SpeechError.noPlayer` when there is none, or no program of that name.
  package init(command: String? = nil) throws(SpeechError) {
    let (path, arguments) = try Player.find(command)
    name = path
    errorOutput = NamelessFile()
    process = try Player.start(path, arguments, errorOutput)
    input = PCMWriter(descriptor: process.input, name: path)
    // A player that is gone already is found out with the first samples.
    _ = WAVHeader(samples: nil).bytes.withUnsafeBytes { Descriptor.write($0, to: process.input) }
  }

  /// The path and arguments of a player; throws `SpeechError.noPlayer` if there is none.
  @discardableResult
  package static func find(_ command: String?) throws(SpeechError) -> (path: String, arguments: [String]) {
    let candidates = (command.map { [$0] } ?? knownPlayers).map { CommandWords.words(of: $0) }
    if let found = candidates.lazy.compactMap({ locate($0) }).first { return found }
    throw .noPlayer(lookedFor: candidates.map { $0.first ?? "" })
  }

  /// The players that are looked for, with the arguments that have them play a WAV stream from standard input.
  package static let knownPlayers = [
    "pw-play -", "paplay", "aplay -q -", "play -q -t wav -", "ffplay -nodisp -autoexit -loglevel quiet -",
  ]

  /// Takes samples that follow those before.
  package mutating func write(_ samples: [Int16]) throws(SpeechError) {
    do throws(SpeechError) {
      try input.write(samples)
    } catch {
      // A player that ends early has failed; its status tells more than the broken pipe does.
      throw error == .outputClosed ? early(wait()) : error
    }
  }

  private func early(_ status: Int32) -> SpeechError {
    status == 0 ? .playerEnded(name: name) : failure(status)
  }

  /// Ctrl-C goes to the player as well, and who ends it so wants no more sound.
  private func failure(_ status: Int32) -> SpeechError {
    [SIGINT, SIGTERM, SIGHUP].contains(status - 128)
      ? .cancelled : .playerFailed(name: name, status: status, message: errorOutput?.lastLine)
  }

  /// Waits until all has been heard.
  ///
  /// Throws `SpeechError.playerFailed` if the player says that it was not, and `SpeechError.cancelled` if somebody asked
  /// the player to stop.
  package mutating func finish() throws(SpeechError) {
    let status = wait()
    guard status == 0 else { throw failure(status) }
  }

  /// Stops the sound at once, from any thread; the next `write` or `finish` says that the player failed.
  package func interrupt() { process.end() }

  /// Stops the sound at once, and frees what the player has of the system; nothing for one that was waited for.
  package mutating func end() {
    guard status == nil else { return }
    interrupt()
    _ = wait()
  }

  private mutating func wait() -> Int32 {
    let status = self.status ?? process.wait()
    self.status = status
    return status
  }

  private static func start(
    _ path: String, _ arguments: [String], _ errorOutput: NamelessFile?
  ) throws(SpeechError) -> ChildProcess {
    do throws(SpeechError) {
      return try ChildProcess(
        path: path, arguments: arguments, readsOutput: false, errorOutput: errorOutput)
    } catch .cannotStart(_, ENOEXEC) {
      // Somebody's file that has the right to be executed, but is no program.
      throw .noPlayer(lookedFor: [path])
    }
  }

  /// The path and the arguments of a command; nil when its program is not there.
  private static func locate(_ words: [String]) -> (path: String, arguments: [String])? {
    guard let program = words.first else { return nil }
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let paths = program.contains("/") ? [program] : folders.split(separator: ":").map { "\($0)/\(program)" }
    return paths.first(where: isProgram).map { ($0, Array(words.dropFirst())) }
  }

  /// Whether a path is that of a file that may be executed; folders may be "executed" too.
  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}

/// Splits a command into its program and arguments, without a shell.
enum CommandWords {
  /// The words between spaces; those of a stretch between single or double quotes are part of a word.
  ///
  /// There are no escapes, and a quote that is not closed reaches to the end.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in command {
      switch character {
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil:
        quote = character
        word = word ?? ""
      case " " where quote == nil:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return word.map { words + [$0] } ?? words
  }
}
