/// All rules by subject; a test compares them with the files.
public enum RuleList {
  /// The rules for storyboards, XIBs and live table views.
  public static let interface: [any Rule<AuditedInterface>] = InterfaceRules.all
  /// The rules for HTML pages.
  public static let page: [any Rule<AuditedPage>] = PageRules.all
  /// The rules for data files.
  public static let data: [any Rule<AuditedData>] = DataRules.all

  /// The descriptions of all rules, in the order of reports.
  public static let descriptions: [RuleDescription] =
    interface.map { type(of: $0).description } + page.map { type(of: $0).description }
    + data.map { type(of: $0).description }

  /// The description of the rule with an id; nil if there is none.
  public static func description(of id: String) -> RuleDescription? { byID[id] }

  private static let byID = Dictionary(
    descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
