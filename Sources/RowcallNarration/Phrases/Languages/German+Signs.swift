extension German {
  static let signs = English.signs
}
