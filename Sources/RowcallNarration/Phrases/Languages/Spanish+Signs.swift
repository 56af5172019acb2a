extension Spanish {
  static let signs = English.signs
}
