@testable import RowcallValues

/// What is read at the start of a text, and what is left of it.
struct EastAsianReading<Result> {
  let result: Result?
  let rest: String

  init(_ text: String, _ read: (inout EastAsianCursor) -> Result?) {
    var cursor = EastAsianCursor(text)
    result = read(&cursor)
    let end = cursor.position
    while !cursor.isAtEnd { cursor.advance() }
    rest = cursor.written(since: end)
  }
}
