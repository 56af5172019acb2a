extension Japanese {
  static let signs = English.signs
}
