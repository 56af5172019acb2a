/// One piece of a JSON value; a value is a flat list of them.
struct JSONToken: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case beginObject, endObject, beginArray, endArray
    case key, string, number, bool, null
  }

  var kind: Kind
  /// Whether the text of a key or string holds escapes.
  var hasEscapes = false
  /// Where its text stands, without quotes.
  var start: Int
  var end: Int

  /// How it changes the depth.
  var step: Int {
    switch kind {
    case .beginObject, .beginArray: 1
    case .endObject, .endArray: -1
    default: 0
    }
  }
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
