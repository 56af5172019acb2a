extension String {
  /// The text cut behind a word so that it has at most so many characters, the last being `…`; whole without a limit.
  func cut(to limit: Int?) -> String {
    guard let limit, limit > 0, count > limit else { return self }
    let start = prefix(limit - 1)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words + "…"
  }
}
