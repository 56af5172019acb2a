/// What names a table or something in it.
///
/// Any of its names may be edited, one at a time: a header gets a better one, a first row is inserted, an `id` added. So
/// the place is known by what most of them say.
struct PlaceKey {
  /// What names it first of all.
  private(set) var first: [String]
  /// All that names it, one thing by each; empty where nothing but the first does.
  private(set) var all: [[String]] = []

  /// A place that is known by one name alone.
  init(_ key: [String]) { first = key }

  /// A place that is known by any of some names besides.
  init(_ key: [String], others: [[String]]) {
    first = key
    all = others.isEmpty ? [] : [key] + others.filter { $0 != key }
  }

  /// The place, known by the names of another as well.
  func or(_ other: Self) -> Self { Self(first, others: all + other.all) }

  /// Something in the place.
  static func + (place: Self, part: [String]) -> Self {
    var key = place
    key.first += part
    key.all = place.all.map { $0 + part }
    return key
  }
}

extension Finding {
  /// Notes a finding about a place that has several names.
  init(
    _ outcome: Outcome = .failed, at place: Place, _ message: String, key: PlaceKey, impact: Impact? = nil,
    advice: String? = nil, heard: Heard = Heard()
  ) {
    self.init(outcome, at: place, message, key: key.first, impact: impact, advice: advice, heard: heard)
    otherKeys = key.all
  }
}
