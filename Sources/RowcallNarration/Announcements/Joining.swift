extension [String] {
  /// Texts one after the other with a mark between them; one that ends in a mark of its own gets no other, only the space.
  func joined(withMark separator: String) -> String {
    dropFirst().reduce(into: first ?? "") { line, text in
      let isEnded = line.last.map { ".?!。？！…؟।:：".contains($0) } ?? false
      line += (isEnded ? separator.filter(\.isWhitespace) : separator) + text
    }
  }
}
