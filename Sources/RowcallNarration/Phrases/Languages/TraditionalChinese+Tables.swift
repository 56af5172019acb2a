extension TraditionalChinese {
  static let tables = English.tables
}
