/// A state with its capital and the people counted in it in 2020.
struct State: Hashable {
  let name: String
  let capital: String
  let population: Int

  init(_ name: String, _ capital: String, _ population: Int) {
    self.name = name
    self.capital = capital
    self.population = population
  }
}

extension State {
  /// Eighteen of the fifty, by the census of 2020.
  static let someOfFifty: [State] = [
    State("Washington", "Olympia", 7_705_281), State("Alaska", "Juneau", 733_391),
    State("Wyoming", "Cheyenne", 576_851), State("Ohio", "Columbus", 11_799_448),
    State("California", "Sacramento", 39_538_223), State("Texas", "Austin", 29_145_505),
    State("Arizona", "Phoenix", 7_151_502), State("Vermont", "Montpelier", 643_077),
    State("Colorado", "Denver", 5_773_714), State("Utah", "Salt Lake City", 3_271_616),
    State("Delaware", "Dover", 989_948), State("Oregon", "Salem", 4_237_256),
    State("Florida", "Tallahassee", 21_538_187), State("New York", "Albany", 20_201_249),
    State("Georgia", "Atlanta", 10_711_908), State("Nevada", "Carson City", 3_104_614),
    State("Hawaii", "Honolulu", 1_455_271), State("Idaho", "Boise", 1_839_106),
  ]
}
