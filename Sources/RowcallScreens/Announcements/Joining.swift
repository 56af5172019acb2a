extension [String] {
  /// Texts one after the other with a mark between them, which is left out after a text that ends in a mark of its own:
  /// "Delete Buy milk? Delete".
  ///
  /// A point ends abbreviations as well ("Apple Inc., 648 dollars") and stands only for another point.
  func joined(withMark separator: String) -> String {
    let marks = separator.hasPrefix(".") ? Self.marks + "." : Self.marks
    return dropFirst().reduce(into: first ?? "") { line, text in
      let isEnded = line.last.map(marks.contains) ?? false
      line += (isEnded ? separator.filter(\.isWhitespace) : separator) + text
    }
  }

  private static let marks = "?!:…？！：。؟।"
}
