extension Chinese {
  static let tables = English.tables
}
