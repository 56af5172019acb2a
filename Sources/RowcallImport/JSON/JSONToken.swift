/// One piece of a JSON value; a value is a flat list of them.
struct JSONToken: Hashable, Sendable {
  var kind: JSONDocument.Kind
  /// Whether the text of a key or string holds escapes.
  var hasEscapes = false
  /// Where its text stands, without quotes.
  var start: Int
  var end: Int
}

/// Why parsing stopped before a value's end.
enum JSONStop: Error, Hashable {
  /// The text so far ends inside the value; more of it may complete it.
  case incomplete
  /// The text is not JSON, at this offset.
  case fault(JSONFault, at: Int)
  /// Values nest deeper than allowed, at this offset.
  case tooDeep(at: Int)
}
