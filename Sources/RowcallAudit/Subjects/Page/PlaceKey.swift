/// The keys of a table or something in it.
///
/// An edit changes some of the keys: a header is renamed, a row is inserted, an `id` is added. So most keys decide.
struct PlaceKey {
  /// The main key.
  private(set) var first: [String]
  /// All keys; empty if there is only the main one.
  private(set) var all: [[String]] = []

  /// A place with one key.
  init(_ key: [String]) { first = key }

  /// A place with other keys.
  init(_ key: [String], others: [[String]]) {
    first = key
    all = others.isEmpty ? [] : [key] + others.filter { $0 != key }
  }

  /// The place with the keys of another as well.
  func or(_ other: Self) -> Self { Self(first, others: all + other.all) }

  /// A part of the place.
  static func + (place: Self, part: [String]) -> Self {
    var key = place
    key.first += part
    key.all = place.all.map { $0 + part }
    return key
  }
}

extension Finding {
  /// Creates a finding at a place with several keys.
  init(
    _ outcome: Outcome = .failed, at place: Place, _ message: String, key: PlaceKey, impact: Impact? = nil,
    advice: String? = nil, heard: Heard = Heard()
  ) {
    self.init(outcome, at: place, message, key: key.first, impact: impact, advice: advice, heard: heard)
    otherKeys = key.all
  }
}
