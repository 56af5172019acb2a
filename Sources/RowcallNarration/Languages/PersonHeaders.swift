import RowcallLanguages

/// Headers of columns with names of people, which are read in another way than other words: 曾 is Zēng, not céng.
enum PersonHeaders {
  /// Whether a Chinese header says so.
  static func contains(_ header: String?) -> Bool {
    guard let header else { return false }
    return header.hasSuffix("姓名") || header.hasSuffix("人名") || headers.contains(header)
  }

  private static let headers = Set(Chinese.personHeaders.listedWords)
}
