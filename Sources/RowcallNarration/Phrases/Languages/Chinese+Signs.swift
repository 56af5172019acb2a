extension Chinese {
  static let signs = English.signs
}
