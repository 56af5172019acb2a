public import RowcallImport

/// The result of an audit for one file.
public struct AuditedFile: Hashable, Sendable {
  /// The path as it was given or found.
  public var path: String
  /// Its kind; nil if it could not be read.
  public var subject: RuleDescription.Subject?
  /// The outcomes in file order, then in rule order.
  public var outcomes: [RuleOutcome] = []
  /// Why it was not audited; nil if it was.
  public var problem: ImportError?
  /// Why some of its tables were not audited; nil if all were.
  package var problemOfOthers: ImportError?
  /// Other remarks, such as that it has no table.
  public var remarks: [String] = []

  /// Creates a file without results.
  public init(path: String) { self.path = path }

  /// The findings to report, in file order.
  public var news: [RuleOutcome] { outcomes.filter(\.isNews) }
}
