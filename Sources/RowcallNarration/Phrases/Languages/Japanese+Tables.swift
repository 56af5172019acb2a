extension Japanese {
  static let tables = English.tables
}
