/// What stands between two spaces, looked at as a whole.
struct Chunk {
  /// After the chunk, but before punctuation that ends a sentence.
  private(set) var end: Cursor
  private let text: String

  /// The chunk that starts at the cursor; a very long one counts as far as an address may go.
  init(at cursor: Cursor) {
    end = cursor
    while let byte = end.next, !byte.isSpace, end.offset - cursor.offset < Self.longest { end.offset += 1 }
    while end.offset > cursor.offset, let last = end.byte(-1), Self.closing.contains(last) { end.offset -= 1 }
    text = end.next.map(\.isContinuation) ?? false ? "" : cursor.text(to: end)
  }

  /// Whether this is an address on the web, of mail or of a file, and holds digits at all.
  var isAddress: Bool {
    guard text.utf8.contains(where: \.isDigit), text.utf8.contains(where: \.isLetter) else { return false }
    return isWebAddress || isMailAddress || isPath || text.utf8.contains(UInt8(ascii: "_")) || hasFileEnding
  }

  private var isWebAddress: Bool {
    text.utf8.starts(with: "www.".utf8) || has("://")
  }

  private var isMailAddress: Bool {
    guard let at = text.utf8.firstIndex(of: UInt8(ascii: "@")), at != text.startIndex else { return false }
    return text.utf8[at...].contains(UInt8(ascii: "."))
  }

  /// `/usr/lib64`, `C:\\temp`, `src/main/v2`.
  private var isPath: Bool {
    if text.utf8.contains(UInt8(ascii: "\\")) { return true }
    guard let first = text.utf8.first, !first.isDigit else { return false }
    let slashes = text.utf8.filter { $0 == UInt8(ascii: "/") }.count
    return ["/", "~/", "./", "../"].contains { text.utf8.starts(with: $0.utf8) }
      || (first.isLetter && slashes > 1)
  }

  private var hasFileEnding: Bool {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return Self.fileEndings.contains(String(text[text.index(after: dot)...]).lowercased())
  }

  private func has(_ part: String) -> Bool {
    let part = Array(part.utf8)
    return text.utf8.indices.contains { text.utf8[$0...].starts(with: part) }
  }

  private static let longest = 2_000
  private static let closing = Set(".,;:!?)]}\"'>".utf8)
  private static let fileEndings: Set = [
    "pdf", "csv", "tsv", "txt", "md", "json", "xml", "html", "htm", "zip", "gz", "tar", "doc", "docx", "xls",
    "xlsx", "ppt",
    "pptx", "jpg", "jpeg", "png", "gif", "svg", "mp3", "mp4", "wav", "py", "js", "swift", "exe", "log",
  ]
}

extension UInt8 {
  /// Whether this is an ASCII space, tab or line end.
  var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}
