/// All rules there are, by what they are held against; a test compares them with the files.
public enum RuleList {
  /// The rules for storyboards, XIBs and live table views.
  public static let interface: [any Rule<AuditedInterface>] = InterfaceRules.all
  /// The rules for HTML pages.
  public static let page: [any Rule<AuditedPage>] = PageRules.all
  /// The rules for files of data.
  public static let data: [any Rule<AuditedData>] = DataRules.all

  /// What all of them ask for, in the order of reports.
  public static let descriptions: [RuleDescription] =
    interface.map { type(of: $0).description } + page.map { type(of: $0).description }
    + data.map { type(of: $0).description }

  /// What the rule of an id asks for; nil when there is none.
  public static func description(of id: String) -> RuleDescription? { byID[id] }

  private static let byID = Dictionary(
    descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
