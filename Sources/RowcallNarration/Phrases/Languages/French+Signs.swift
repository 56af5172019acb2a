extension French {
  static let signs = English.signs
}
