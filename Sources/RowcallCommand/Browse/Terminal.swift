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
  /// Text that was pasted, of which the rest is cut off.
  case paste(String)
}

/// A terminal that gives single keys and shows none of them; as it was again when this is gone.
///
/// A class, because the terminal must be restored once.
final class Terminal {
  private var pending: [UInt8] = []

  /// More pasted bytes are dropped.
  private static let longestPaste = 1 << 16
  /// How long an escape character may be the beginning of a key, in milliseconds.
  private static let keyTime: Int32 = 30

  private let descriptor: Int32

  /// The terminal of standard input; where a table comes from there, that of the program; nil for none.
  static func descriptor(isTablePiped: Bool) -> Int32? {
    if !isTablePiped { return isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : nil }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    return terminal < 0 ? nil : terminal
  }

  /// Takes a terminal over; nil for what is none.
  init?(_ descriptor: Int32) {
    self.descriptor = descriptor
    let isPlain = (getenv("TERM").map { String(cString: $0) } ?? "dumb") == "dumb"
    guard isatty(descriptor) == 1, rowcall_take_terminal(descriptor, isPlain ? 0 : 1) == 0 else {
      return nil
    }
  }

  deinit { rowcall_give_terminal_back() }

  /// The next key or paste; nil at the end of the input.
  ///
  /// - Parameter whenTyped: is called at its first byte, before it is known which key that is.
  func next(_ whenTyped: () -> Void) -> TerminalInput? {
    guard let byte = nextByte() else { return nil }
    whenTyped()
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

  /// Whether something was typed that was not read yet.
  var hasInput: Bool { !pending.isEmpty || waitForInput(0) }

  private func nextByte() -> UInt8? {
    if !pending.isEmpty { return pending.removeFirst() }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      pending = Array(buffer[..<count])
      return pending.removeFirst()
    }
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
    return text == "200~" ? .paste(pasted()) : .key(Self.name(of: text))
  }

  private func pasted() -> String {
    let end = Array("\u{1B}[201~".utf8)
    var bytes: [UInt8] = []
    var last: [UInt8] = []
    while let byte = nextByte() {
      last.append(byte)
      if last.count > end.count {
        let first = last.removeFirst()
        if bytes.count < Self.longestPaste { bytes.append(first) }
      }
      if last == end { break }
    }
    return String(decoding: bytes, as: UTF8.self)
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
