/// What rules for HTML pages are held against.
public struct AuditedPage: Sendable {
  init() {}
}
