extension Spanish {
  static let tables = English.tables
}
