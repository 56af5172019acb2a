/// All rules there are, by what they are held against; a test compares them with the files.
public enum RuleList {
  /// The rules for storyboards, XIBs and live table views.
  public static let interface: [any Rule<AuditedInterface>] = InterfaceRules.all
  /// The rules for HTML pages.
  public static let page: [any Rule<AuditedPage>] = PageRules.all
  /// The rules for files of data.
  public static let data: [any Rule<AuditedData>] = DataRules.all

  /// What all of them ask for, in the order of reports.
  public static var descriptions: [RuleDescription] {
    interface.map { type(of: $0).description } + page.map { type(of: $0).description }
      + data.map { type(of: $0).description }
  }
}
