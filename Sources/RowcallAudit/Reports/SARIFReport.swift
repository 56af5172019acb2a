import RowcallModel

/// A report as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), for code hosts and editors.
///
/// What failed has the kind `fail`, what only a person can tell `review`. Suppressed findings are there with who decided
/// and why, known ones with the state that the baseline gives them.
struct SARIFReport: Encodable {
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  init(_ report: AuditReport) { runs = [Run(report)] }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}

extension SARIFReport {
  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let artifacts: [Artifact]
    let invocations: [Invocation]
    let results: [Result]

    init(_ report: AuditReport) {
      let subjects = Set(report.files.compactMap(\.subject))
      let rules = RuleList.descriptions.filter { subjects.contains($0.subject) }
      let numbers = Dictionary(
        rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
      tool = Tool(driver: Driver(rules: rules.map(Descriptor.init)))
      artifacts = report.files.map { Artifact(location: Location(path: $0.path)) }
      let problems = report.files.compactMap { file in
        file.problem.map { Notification(file.path, $0.description) }
      }
      invocations = [
        Invocation(executionSuccessful: problems.isEmpty, toolExecutionNotifications: problems)
      ]
      results =
        report.files.flatMap { file in
          file.outcomes.compactMap { Result($0, in: file, numbers: numbers) }
        } + report.gone.map(Result.init)
    }
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = "rowcall"
    let semanticVersion = Product.version
    let rules: [Descriptor]
  }

  struct Text: Encodable { let text: String }

  struct Descriptor: Encodable {
    struct Configuration: Encodable { let level: String }
    struct Properties: Encodable {
      let impact: Impact
      let tags: [String]
    }

    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
    let defaultConfiguration: Configuration
    let properties: Properties

    init(_ rule: RuleDescription) {
      id = rule.id
      shortDescription = Text(text: rule.summary)
      fullDescription = Text(text: rule.rationale)
      help = Text(text: rule.remedy)
      defaultConfiguration = Configuration(level: rule.impact.level)
      properties = Properties(
        impact: rule.impact, tags: ["accessibility"] + rule.standards.map(\.description))
    }
  }

  struct Artifact: Encodable { let location: Location }

  struct Location: Encodable {
    let uri: String

    init(path: String) { uri = URIReference(path: path).text }
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level = "error"
    let message: Text
    let locations: [Result.Place]

    init(_ path: String, _ reason: String) {
      message = Text(text: reason)
      locations = [Result.Place(path)]
    }
  }
}

extension Impact {
  /// The level that SARIF's readers know.
  var level: String {
    switch self {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor: "note"
    }
  }
}
