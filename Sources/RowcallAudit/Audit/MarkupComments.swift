/// The comments of a page or an interface file, and on which of its lines anything else stands.
struct MarkupComments {
  /// One comment.
  struct Comment {
    /// What stands between its marks.
    let text: String
    /// The lines that it takes, counted from one.
    let lines: ClosedRange<Int>
  }

  /// The comments in their order; one that is never closed goes to the end.
  private(set) var all: [Comment] = []
  /// Whether anything but comments and white space stands on a line, from the first.
  private var hasContent = [false]

  /// Looks for the comments in a text in UTF-8.
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
        // What closes may begin with the last signs of what opens: `<!-->` is a whole comment.
        index += opening.count - 2
      } else {
        note(
          bytes[index], before: index + 1 < bytes.count ? bytes[index + 1] : nil, isInComment: start != nil)
        index += 1
      }
    }
    if let open = start { end(open, bytes[open.index...]) }
  }

  /// The lines that a comment is about: its own if anything else stands on them, otherwise the next that holds more than
  /// comments; its own as well where none follows.
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
    // A carriage return ends a line unless a line feed follows, which then does.
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
      hasContent.append(false)
    } else if !isInComment, byte > UInt8(ascii: " ") {
      hasContent[hasContent.count - 1] = true
    }
  }
}
