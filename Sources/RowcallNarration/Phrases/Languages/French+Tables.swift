extension French {
  static let tables = English.tables
}
