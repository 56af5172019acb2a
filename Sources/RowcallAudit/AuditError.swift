public import RowcallImport
import RowcallModel

/// Why an audit cannot be made as it was asked for.
///
/// Lines and columns count from one.
public enum AuditError: Error, Hashable, Sendable {
  /// There is no rule of that name, and none that fits the pattern.
  case noSuchRule(String, near: [String])
  /// The settings or the baseline are no JSON.
  case malformed(path: String, line: Int, column: Int, fault: JSONFault)
  /// Something else stands in the settings where this is expected.
  case unexpected(path: String, line: Int, key: String?, found: String, expected: String)
  /// A key that the settings do not know.
  case unknownKey(path: String, line: Int, key: String, near: String?)
  /// A key stands twice in one object.
  case repeatedKey(path: String, line: Int, key: String)
  /// A rule of the settings does not exist.
  case unknownRule(path: String, line: Int, rule: String, near: [String])
  /// A finding is accepted without saying which rule or why.
  case incomplete(path: String, line: Int, String)
  /// Settings or a baseline longer than any sensible ones, in bytes.
  case tooLong(path: String, limit: Int)
  /// The file is JSON and no report of an audit.
  case noBaseline(path: String, line: Int)
  /// The report is of a version that this program does not write.
  case otherVersion(path: String, line: Int, found: String)
  /// The directories hold more files and directories than an audit looks at.
  case tooManyFiles(directory: String, limit: Int)
}

extension AuditError: CustomStringConvertible {
  /// One sentence: where, what was found, what was expected, and what to do.
  public var description: String {
    switch self {
    case .noSuchRule(let name, let near):
      "there is no rule \(name)\(Self.suggestion(near)); \"rowcall rules\" lists them all"
    case .malformed(let path, let line, let column, let fault): "\(path):\(line):\(column): \(fault)"
    case .unexpected(let path, let line, let key, let found, let expected):
      "\(path):\(line): \(key.map { "\"\($0)\"" } ?? "the whole") is \(found), expected \(expected)"
    case .unknownKey(let path, let line, let key, let near):
      "\(path):\(line): \"\(key)\" is no setting of an audit\(Self.suggestion(near.map { [$0] } ?? [])); "
        + "correct or remove it"
    case .repeatedKey(let path, let line, let key):
      "\(path):\(line): \"\(key)\" stands here for the second time; keep one of them"
    case .unknownRule(let path, let line, let rule, let near):
      "\(path):\(line): there is no rule \(rule)\(Self.suggestion(near)); \"rowcall rules\" lists them all"
    case .incomplete(let path, let line, let key):
      "\(path):\(line): this finding is accepted without a \(key); add \"\(key)\""
    case .tooLong(let path, let limit):
      "\(path): longer than the \(limit) bytes that settings and reports of audits may have; is it the right file?"
    case .noBaseline(let path, let line):
      "\(path):\(line): no report of an audit; make one with \"rowcall audit PATH --format json -o REPORT\""
    case .otherVersion(let path, let line, let found):
      "\(path):\(line): a report of version \(found), expected \(JSONReport.version); "
        + "make a new one with \"rowcall audit PATH --format json -o REPORT\""
    case .tooManyFiles(let directory, let limit):
      "\(directory): more than \(limit) files and directories with what was looked at before; name fewer directories, "
        + "leave some out with --exclude, or pass --max-files with a larger number"
    }
  }

  private static func suggestion(_ near: [String]) -> String {
    near.isEmpty ? "" : " (did you mean \(near.joined(separator: " or "))?)"
  }
}
