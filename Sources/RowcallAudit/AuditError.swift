public import RowcallImport
import RowcallModel

/// Why an audit cannot run.
///
/// Lines and columns count from one.
public enum AuditError: Error, Hashable, Sendable {
  /// No rule has the name or matches the pattern.
  case noSuchRule(String, near: [String])
  /// The settings or the baseline are not JSON.
  case malformed(path: String, line: Int, column: Int, fault: JSONFault)
  /// A settings value has the wrong type or value.
  case unexpected(path: String, line: Int, key: String?, found: String, expected: String)
  /// An unknown key in the settings.
  case unknownKey(path: String, line: Int, key: String, near: String?)
  /// An object has a key twice.
  case repeatedKey(path: String, line: Int, key: String)
  /// A rule in the settings does not exist.
  case unknownRule(path: String, line: Int, rule: String, near: [String])
  /// A finding is accepted without a rule or a reason.
  case incomplete(path: String, line: Int, String)
  /// Settings or a baseline exceed the limit in bytes.
  case tooLong(path: String, limit: Int)
  /// The file is JSON, but not an audit report.
  case noBaseline(path: String, line: Int)
  /// The report has an unsupported version.
  case otherVersion(path: String, line: Int, found: String)
  /// The directories contain more entries than the limit.
  case tooManyFiles(directory: String, limit: Int)
}

extension AuditError: CustomStringConvertible {
  /// One sentence: where, what was found, what was expected, what to do.
  public var description: String {
    switch self {
    case .noSuchRule(let name, let near):
      "there is no rule \(name)\(Self.suggestion(near)); \"rowcall rules\" lists them all"
    case .malformed(let path, let line, let column, let fault): "\(path):\(line):\(column): \(fault)"
    case .unexpected(let path, let line, let key, let found, let expected):
      "\(path):\(line): \(key.map { "\"\($0)\"" } ?? "the document") is \(found), expected \(expected)"
    case .unknownKey(let path, let line, let key, let near):
      "\(path):\(line): \"\(key)\" is not an audit setting\(Self.suggestion(near.map { [$0] } ?? [])); "
        + "correct or remove it"
    case .repeatedKey(let path, let line, let key):
      "\(path):\(line): \"\(key)\" appears twice; keep one of them"
    case .unknownRule(let path, let line, let rule, let near):
      "\(path):\(line): there is no rule \(rule)\(Self.suggestion(near)); \"rowcall rules\" lists them all"
    case .incomplete(let path, let line, let key):
      "\(path):\(line): this finding is accepted without a \(key); add \"\(key)\""
    case .tooLong(let path, let limit):
      "\(path): longer than \(limit) bytes, the limit for audit settings and reports; check that it is the right file"
    case .noBaseline(let path, let line):
      "\(path):\(line): not an audit report; create one with \"rowcall audit PATH --format json -o REPORT\""
    case .otherVersion(let path, let line, let found):
      "\(path):\(line): a report with version \(found), expected \(JSONReport.version); "
        + "create a new one with \"rowcall audit PATH --format json -o REPORT\""
    case .tooManyFiles(let directory, let limit):
      "\(directory): more than \(limit) files and directories in total; name fewer directories, "
        + "exclude some with --exclude, or raise --max-files"
    }
  }

  private static func suggestion(_ near: [String]) -> String {
    near.isEmpty ? "" : " (did you mean \(near.alternatives)?)"
  }
}
