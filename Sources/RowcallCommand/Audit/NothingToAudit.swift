/// There are no files to audit or no rules to check.
enum NothingToAudit: Error, CustomStringConvertible {
  /// No files: the numbers of excluded files, files of other kinds, and skipped links.
  case files(excluded: Int, passedOver: Int, links: Int)
  /// No rules: the number of files.
  case rules(Int)

  var description: String {
    switch self {
    case .files(let excluded, let passedOver, let links):
      Self.sentence([
        (excluded, "excluded"), (passedOver, "of other kinds"),
        (links, links == 1 ? "link skipped" : "links skipped"),
      ]) + (links > 0 ? ", or pass --follow-links" : "")
    case .rules(let count):
      "no rule to check on \(count == 1 ? "the file" : "the \(count) files"); "
        + "--rule, --exclude and the settings exclude all rules, correct them"
    }
  }

  private static func sentence(_ counts: [(count: Int, words: String)]) -> String {
    let totals = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
    return "no file to audit\(totals.isEmpty ? "" : " (\(totals))"); "
      + "name files or directories with storyboards, XIBs, HTML pages or data"
  }
}
