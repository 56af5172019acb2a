/// What rules for files of data are held against.
public struct AuditedData: Sendable {
  init() {}
}
