/// The rules for HTML pages.
enum PageRules {
  static let all: [any Rule<AuditedPage>] = []
}
