/// The rules for files of data.
enum DataRules {
  static let all: [any Rule<AuditedData>] = []
}
