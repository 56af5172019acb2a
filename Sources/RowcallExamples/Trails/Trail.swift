/// A way to walk, invented for this example.
struct Trail: Hashable {
  /// How hard it is.
  enum Difficulty {
    case easy, moderate, hard
  }

  let name: String
  /// Where it starts.
  let location: String
  /// In kilometres.
  let distance: Double
  let difficulty: Difficulty
  /// What walkers have to know; empty if there is nothing.
  var restrictions: [String] = []
  /// Whether the listener marked it.
  var isFavourite = false
}

/// A part of the country with its trails.
struct Region: Hashable {
  let name: String
  var trails: [Trail]
}
