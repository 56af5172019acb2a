import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What comes from a keyboard.
enum TerminalInput: Hashable {
  /// A key by its name: `a`, `A`, `ctrl-a`, `alt-x`, `up`, `f5`, `space`.
  case key(String)
  /// Text that was pasted.
  case paste(String)
  /// Text that was pasted and is too long for a cell.
  case longPaste
}

/// A terminal that gives single keys and shows none of them; as it was again when this is gone.
///
/// A class, because the terminal must be restored once.
final class Terminal {
  private var pending: [UInt8] = []
  /// How many bytes came at once that may be a short paste without marks, as long as some of them wait; 0 for none.
  private var burst = 0

  /// In bytes; of a longer paste nothing is taken, since nobody would hear that some of it is missing.
  private static let longestPaste = 1 << 16
  /// So many bytes at once, which are not one key that is held down, were pasted: nobody types as fast.
  private static let fewestPasted = 64
  /// So many bytes at once may have been pasted, or typed ahead, or sent by a script.
  private static let smallestBurst = 8
  /// How long an escape character may be the beginning of a key, in milliseconds.
  private static let keyTime: Int32 = 30
  /// How long a terminal that does not mark pastes may rest in one, in milliseconds.
  private static let pasteTime: Int32 = 100

  /// Is called when the program goes on after Ctrl-Z, which may have been long ago.
  var whenGoingOn: () -> Void = {}

  private let descriptor: Int32
  /// Whether it knows no sequences, as with TERM=dumb.
  let isPlain: Bool

  /// The terminal of standard input; where a table comes from there, that of the program; nil for none.
  static func descriptor(isTablePiped: Bool) -> Int32? {
    if !isTablePiped { return isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : nil }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    return terminal < 0 ? nil : terminal
  }

  /// Takes a terminal over; nil for what is none.
  init?(_ descriptor: Int32) {
    self.descriptor = descriptor
    isPlain = (getenv("TERM").map { String(cString: $0) } ?? "dumb") == "dumb"
    guard isatty(descriptor) == 1, rowcall_take_terminal(descriptor, isPlain ? 0 : 1) == 0 else {
      return nil
    }
  }

  deinit { rowcall_give_terminal_back() }

  /// The next key or paste; nil at the end of the input.
  ///
  /// - Parameter whenTyped: is called at its first byte, before it is known which key that is.
  func next(_ whenTyped: () -> Void) -> TerminalInput? {
    if pending.isEmpty { burst = 0 }
    guard let byte = nextByte() else { return nil }
    whenTyped()
    if beginsPaste(byte) { return pasted([byte]) { nextByte(within: Self.pasteTime) } }
    switch byte {
    case 0x1B: return escaped()
    case 0x0D, 0x0A: return .key("enter")
    case 0x09: return .key("tab")
    case 0x20: return .key("space")
    case 0x7F, 0x08: return .key("backspace")
    case 0x00..<0x20:
      return .key("ctrl-" + String(UnicodeScalar(byte | 0x40)).lowercased())
    default: return .key(character(byte))
    }
  }

  /// Whether the last key came with many others at once: neither the first of them, which may ask for the text that follows, nor
  /// the last one.
  var isAmongMany: Bool { burst > 0 && !pending.isEmpty && pending.count < burst - 1 }

  /// Forgets what was typed and not read yet.
  func dropInput() { pending = [] }

  /// Whether something was typed that was not read yet.
  var hasInput: Bool { !pending.isEmpty || waitForInput(0) }

  /// Whether Ctrl-C was typed, which then counts as read with all that was typed before it.
  var isInterrupted: Bool {
    if waitForInput(0) { readMore() }
    guard let place = pending.firstIndex(of: 0x03) else { return false }
    pending.removeSubrange(...place)
    return true
  }

  private func nextByte() -> UInt8? {
    if pending.isEmpty { readMore() }
    return pending.isEmpty ? nil : pending.removeFirst()
  }

  /// Waits for what is typed; nothing comes at the end of the input.
  private func readMore() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&wanted, 1, -1) < 0, errno == EINTR { if rowcall_terminal_went_on() != 0 { whenGoingOn() } }
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      pending += buffer[..<count]
      if Self.isBurst(buffer[..<count]) { burst = pending.count }
      return
    }
  }

  /// Whether a byte and those that wait are a paste that the terminal does not mark.
  private func beginsPaste(_ byte: UInt8) -> Bool {
    pending.count + 1 >= Self.fewestPasted && byte != 0x1B && !pending.contains(0x1B)
      && Set(pending).union([byte]).count > 3
  }

  /// Whether bytes that came at once may be a paste: text alone, and not one key that is held down.
  private static func isBurst(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= smallestBurst && Set(bytes).count > 3
      && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
  }

  private func waitForInput(_ milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }

  private func nextByte(within milliseconds: Int32) -> UInt8? {
    pending.isEmpty && !waitForInput(milliseconds) ? nil : nextByte()
  }

  /// A character of one or more bytes.
  private func character(_ first: UInt8) -> String {
    var bytes = [first]
    let more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0
    for _ in 0..<more { if let byte = nextByte(within: Self.keyTime) { bytes.append(byte) } }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What follows an escape character: a key with a name, Alt and a key, a paste; Escape alone.
  private func escaped() -> TerminalInput? {
    guard let byte = nextByte(within: Self.keyTime) else { return .key("escape") }
    guard byte == 0x5B || byte == 0x4F else {
      return .key(byte == 0x1B ? "escape" : "alt-" + character(byte))
    }
    var sequence: [UInt8] = []
    while let byte = nextByte(within: Self.keyTime) {
      sequence.append(byte)
      if (0x40...0x7E).contains(byte) || sequence.count > 16 { break }
    }
    let text = String(decoding: sequence, as: UTF8.self)
    return text == "200~" ? markedPaste() : .key(Self.name(of: text))
  }

  /// A paste up to the mark at its end.
  private func markedPaste() -> TerminalInput {
    let end = Array("\u{1B}[201~".utf8)
    var last: [UInt8] = []
    return pasted([]) {
      while last != end, let byte = nextByte() {
        last.append(byte)
        if last.count > end.count { return last.removeFirst() }
      }
      return nil
    }
  }

  /// Bytes and those that follow, up to the end of a paste.
  private func pasted(_ first: [UInt8], _ next: () -> UInt8?) -> TerminalInput {
    var bytes = first
    var count = bytes.count
    while let byte = next() {
      if count < Self.longestPaste { bytes.append(byte) }
      count += 1
    }
    return count > Self.longestPaste ? .longPaste : .paste(String(decoding: bytes, as: UTF8.self))
  }

  /// The name of a key by its sequence: `A`, `1;5C`, `5~`.
  private static func name(of sequence: String) -> String {
    let parts = sequence.dropLast().split(separator: ";")
    let modifiers = parts.count > 1 ? Int(parts[1]).map { $0 - 1 } ?? 0 : 0
    let prefix =
      (modifiers & 4 != 0 ? "ctrl-" : "") + (modifiers & 2 != 0 ? "alt-" : "")
      + (modifiers & 1 != 0 ? "shift-" : "")
    let name: String? =
      sequence.last == "~" ? parts.first.flatMap { numbered[$0] } : sequence.last.flatMap { lettered[$0] }
    return prefix + (name ?? "unknown")
  }

  private static let lettered: [Character: String] = [
    "A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end", "P": "f1", "Q": "f2",
    "R": "f3", "S": "f4", "Z": "shift-tab",
  ]

  private static let numbered: [Substring: String] = [
    "1": "home", "2": "insert", "3": "delete", "4": "end", "5": "page-up", "6": "page-down", "7": "home",
    "8": "end", "11": "f1", "12": "f2", "13": "f3", "14": "f4", "15": "f5", "17": "f6", "18": "f7",
    "19": "f8",
    "20": "f9", "21": "f10", "23": "f11", "24": "f12",
  ]
}
