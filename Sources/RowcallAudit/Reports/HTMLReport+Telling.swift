import RowcallImport

extension HTMLReport {
  /// What a report says of itself.
  static let generator = "rowcall audit"

  /// Whether a file is such a report: one that lies among the files that are audited is none of them.
  static func isOne(_ path: String) -> Bool {
    guard AuditedExtension.subject(of: path) == .page, let head = try? WholeFile.head(of: path, count: 256)
    else { return false }
    return mark.isIn(head)
  }

  private static let mark = ByteSearch(Array("<meta name=\"generator\" content=\"\(generator)\">".utf8))
}
