/// Headers of columns with names of people, which are read in another way than other words: 曾 is Zēng, not céng.
enum PersonHeaders {
  /// Whether a Chinese header says so.
  static func contains(_ header: String?) -> Bool {
    guard let header else { return false }
    return header.hasSuffix("姓名") || header.hasSuffix("人名") || headers.contains(header)
  }

  private static let headers: Set = [
    "名字", "联系人", "聯絡人", "负责人", "負責人", "法定代表人", "作者", "教师", "教師", "老师", "老師", "学生", "學生", "经理", "經理", "医生",
    "醫生",
  ]
}
