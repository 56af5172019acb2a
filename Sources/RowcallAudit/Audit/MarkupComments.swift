/// The comments of a page or interface file, and the lines with other content.
struct MarkupComments {
  struct Comment {
    let text: String
    /// Its one-based lines.
    let lines: ClosedRange<Int>
  }

  /// The comments in order; an unclosed one extends to the end.
  private(set) var all: [Comment] = []
  /// Whether each line has other content than comments and white space.
  private var hasContent = [false]

  /// Finds the comments in UTF-8 text.
  init(in bytes: [UInt8]) {
    let (opening, closing) = (Array("<!--".utf8), Array("-->".utf8))
    var start: (index: Int, line: Int)?
    var index = 0
    while index < bytes.count {
      if let open = start, bytes[index...].starts(with: closing) {
        end(open, bytes[min(open.index, index)..<index])
        start = nil
        index += closing.count
      } else if start == nil, bytes[index...].starts(with: opening) {
        start = (index + opening.count, hasContent.count)
        // The closing mark may overlap the opening one: `<!-->` is a complete comment.
        index += opening.count - 2
      } else {
        note(
          bytes[index], before: index + 1 < bytes.count ? bytes[index + 1] : nil, isInComment: start != nil)
        index += 1
      }
    }
    if let open = start { end(open, bytes[open.index...]) }
  }

  /// The lines that a comment applies to: its own if they have other content, otherwise the next line with content.
  func lines(meantBy comment: Comment) -> ClosedRange<Int> {
    let own = comment.lines
    guard !own.contains(where: { hasContent[$0 - 1] }),
      let next = hasContent[own.upperBound...].firstIndex(of: true)
    else { return own }
    return next + 1...next + 1
  }

  private mutating func end(_ open: (index: Int, line: Int), _ bytes: ArraySlice<UInt8>) {
    all.append(Comment(text: String(decoding: bytes, as: UTF8.self), lines: open.line...hasContent.count))
  }

  private mutating func note(_ byte: UInt8, before next: UInt8?, isInComment: Bool) {
    // A carriage return before a line feed does not end the line.
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
      hasContent.append(false)
    } else if !isInComment, byte > UInt8(ascii: " ") {
      hasContent[hasContent.count - 1] = true
    }
  }
}
