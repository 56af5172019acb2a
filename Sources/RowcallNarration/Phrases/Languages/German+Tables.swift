extension German {
  static let tables = English.tables
}
