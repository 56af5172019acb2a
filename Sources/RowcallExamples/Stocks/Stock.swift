/// A share as it is traded now.
struct Stock: Hashable {
  let company: String
  /// In US dollars.
  var price: Double
  /// Since the day before, as a part of the former price: 0.0185 is 1.85 percent.
  var change: Double
}
