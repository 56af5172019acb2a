/// There is no file that could be audited, or no rule to hold against those that there are.
enum NothingToAudit: Error, CustomStringConvertible {
  /// So many were left out, so many are of other kinds, and so many links lead elsewhere.
  case files(excluded: Int, passedOver: Int, links: Int)
  /// For so many files.
  case rules(Int)

  var description: String {
    switch self {
    case .files(let excluded, let passedOver, let links):
      Self.sentence([
        (excluded, "left out"), (passedOver, "of other kinds"),
        (links, links == 1 ? "link skipped" : "links skipped"),
      ]) + (links > 0 ? ", or pass --follow-links" : "")
    case .rules(let count):
      "no rule to hold against \(count == 1 ? "the file" : "the \(count) files"); "
        + "--rule, --exclude and the settings leave none, correct them"
    }
  }

  private static func sentence(_ counts: [(count: Int, words: String)]) -> String {
    let told = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
    return "no file to audit\(told.isEmpty ? "" : " (\(told))"); "
      + "name files or directories with storyboards, XIBs, HTML pages or data in them"
  }
}
