import CICU

/// What fills a place in a message.
package enum MessageArgument: Hashable, Sendable {
  /// Words, put in as they are.
  case text(String)
  /// A number in plain form, `-12.50`, formatted or counted by the message.
  case number(String)
  /// A whole number.
  case integer(Int)
}

/// A sentence with places to fill, plurals and choices, in ICU's MessageFormat syntax:
/// `{count, plural, one {# row} other {# rows}}`.
package struct MessageFormat: Sendable {
  package let pattern: String
  /// The locale, whose plural rules and number marks hold.
  package let locale: LocaleTag
  /// The names of all arguments, each once, in the order of the pattern.
  package let argumentNames: [String]
  private let plain: PlainPattern?
  private let formats: HandlePool<String>

  /// Creates a format; throws `TextError.badPattern` for a pattern that does not parse.
  package init(pattern: String, locale: LocaleTag) throws(TextError) {
    self.pattern = pattern
    self.locale = locale
    plain = PlainPattern(pattern)
    formats = HandlePool(open: { Self.open($0, locale).format }, close: rowcall_message_close)
    if let plain {
      argumentNames = plain.argumentNames
    } else {
      argumentNames = try Self.argumentNames(in: pattern, locale)
    }
  }

  /// The sentence with its places filled.
  ///
  /// Throws `TextError` when an argument is missing or is no plain number; further arguments are ignored.
  package func format(_ arguments: [String: MessageArgument] = [:]) throws(TextError) -> String {
    if let text = plain?.filled(with: arguments) { return text }
    for name in argumentNames where arguments[name] == nil {
      throw .missingArgument(name: name, pattern: pattern)
    }
    let result = formats.use(pattern) { format in filled(format, arguments) }
    guard let result else { throw .unformattable(pattern: pattern) }
    return try result.get()
  }

  private func filled(
    _ format: OpaquePointer, _ arguments: [String: MessageArgument]
  ) -> Result<String, TextError>? {
    defer { rowcall_message_clear(format) }
    for name in argumentNames {
      switch arguments[name] {
      case .text(let text): rowcall_message_set_text(format, name, text, Int32(text.utf8.count))
      case .integer(let value): rowcall_message_set_number(format, name, String(value))
      case .number(let plain):
        guard rowcall_message_set_number(format, name, plain) == 0 else { return .failure(.badNumber(plain)) }
      case nil: continue
      }
    }
    return icuText { rowcall_message_format(format, $0, $1) }.map(Result.success)
  }

  private static func open(_ pattern: String, _ locale: LocaleTag) -> (format: OpaquePointer?, stopped: Int) {
    var stopped: Int32 = 0
    let format = rowcall_message_open(locale.identifier, pattern, Int32(pattern.utf8.count), &stopped)
    return (format, Int(stopped))
  }

  private static func argumentNames(in pattern: String, _ locale: LocaleTag) throws(TextError) -> [String] {
    let (opened, stopped) = open(pattern, locale)
    guard let format = ICUHandle(opened, close: rowcall_message_close) else {
      throw .badPattern(pattern: pattern, offset: stopped)
    }
    return (0..<rowcall_message_argument_count(format.pointer)).compactMap { index in
      icuText { rowcall_message_argument_name(format.pointer, index, $0, $1) }
    }
  }
}

/// A message pattern of words and `{name}` only, which takes no ICU to fill.
///
/// Most phrases are such, and they are filled for each row.
struct PlainPattern {
  enum Piece {
    case words(Substring)
    case argument(String)
  }

  let pieces: [Piece]

  /// Nil for a pattern with anything else: quotes, plurals, choices, formats, stray braces.
  init?(_ pattern: String) {
    guard !pattern.utf8.contains(0x27) else { return nil }
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let inside = rest[rest.index(after: open)...]
      guard rest[open] == "{", let close = inside.firstIndex(of: "}") else { return nil }
      let name = inside[..<close]
      guard Self.isName(name) else { return nil }
      if open > rest.startIndex { pieces.append(.words(rest[..<open])) }
      pieces.append(.argument(String(name)))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(rest)) }
    self.pieces = pieces
  }

  /// The names of the arguments, each once, in the order of the pattern.
  var argumentNames: [String] {
    pieces.reduce(into: []) { names, piece in
      if case .argument(let name) = piece, !names.contains(name) { names.append(name) }
    }
  }

  /// The filled pattern; nil when an argument is missing or is a number, which only ICU can write.
  func filled(with arguments: [String: MessageArgument]) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .words(let words): text += words
      case .argument(let name):
        guard case .text(let value) = arguments[name] else { return nil }
        text += value
      }
    }
    return text
  }

  /// Names that start with a digit are left to ICU, which reads them as numbers.
  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F
  }
}
