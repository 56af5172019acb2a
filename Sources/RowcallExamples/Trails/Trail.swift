/// A way to walk, invented for this example.
struct Trail: Hashable {
  /// How hard it is.
  enum Difficulty: String {
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

  /// Reads as "2 trails" or "2 trails, 1 favourite".
  var summary: String {
    let favourites = trails.count { $0.isFavourite }
    let counted = trails.count == 1 ? "1 trail" : "\(trails.count) trails"
    return switch favourites {
    case 0: counted
    case 1: "\(counted), 1 favourite"
    default: "\(counted), \(favourites) favourites"
    }
  }
}
