extension TraditionalChinese {
  static let signs = English.signs
}
