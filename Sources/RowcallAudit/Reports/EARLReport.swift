import RowcallModel

/// A report in the Evaluation and Report Language 1.0 (https://www.w3.org/TR/EARL10-Schema/) as JSON-LD.
///
/// It has an assertion for each finding, and one for each rule without findings in a file.
struct EARLReport {
  let report: AuditReport

  var text: String {
    get throws {
      let assertions = report.files.flatMap(Self.assertions)
      return try JSONValue.object(["@context": Self.context, "@graph": .array(assertions)]).document
    }
  }

  private static let context = JSONValue.object([
    "earl": "http://www.w3.org/ns/earl#", "dct": "http://purl.org/dc/terms/",
    "ptr": "http://www.w3.org/2009/pointers#",
    "rowcall": "urn:rowcall:rule:",
  ])

  private static let assertor = JSONValue.object([
    "@type": .strings(["earl:Software", "earl:Assertor"]), "@id": "urn:rowcall", "dct:title": "rowcall",
    "dct:hasVersion": .string(Product.version),
  ])

  /// The assertions for a file: that it was untested, or one for each outcome.
  private static func assertions(_ file: AuditedFile) -> [JSONValue] {
    guard let problem = file.problem else {
      return file.outcomes.map { assertion(of: file, test($0.rule), Self.result($0)) }
    }
    let audit = JSONValue.object(["@type": "earl:TestCriterion", "@id": "urn:rowcall:audit"])
    let untested = JSONValue.object([
      "@type": "earl:TestResult", "earl:outcome": .object(["@id": "earl:untested"]),
      "dct:description": .string(problem.description),
    ])
    return [assertion(of: file, audit, untested)]
  }

  private static func assertion(of file: AuditedFile, _ test: JSONValue, _ result: JSONValue) -> JSONValue {
    .object([
      "@type": "earl:Assertion", "earl:assertedBy": assertor,
      "earl:mode": .object(["@id": "earl:automatic"]), "earl:subject": subject(file), "earl:test": test,
      "earl:result": result,
    ])
  }

  private static func subject(_ file: AuditedFile) -> JSONValue {
    .object([
      "@type": "earl:TestSubject", "@id": .string(NormalPath(file.path).reference),
      "dct:title": .string(file.path),
      "dct:description": file.remarks.isEmpty ? nil : .string(file.remarks.joined(separator: "\n")),
    ])
  }

  private static func test(_ id: String) -> JSONValue {
    let rule = RuleList.description(of: id)
    return .object([
      "@type": "earl:TestCriterion", "@id": .string("rowcall:" + id),
      "dct:title": .string(rule?.summary ?? id),
      "dct:description": .strings(rule?.standards.map(\.description) ?? []),
    ])
  }

  private static func result(_ outcome: RuleOutcome) -> JSONValue {
    .object([
      "@type": "earl:TestResult",
      "earl:outcome": .object(["@id": .string("earl:\(outcome.outcome.rawValue)")]),
      "dct:description": (outcome.finding?.message).map { .string($0) },
      "earl:info": info(outcome).map { .string($0) }, "earl:pointer": (outcome.finding?.place).map(pointer),
    ])
  }

  /// The reason of the suppression, or the advice.
  private static func info(_ outcome: RuleOutcome) -> String? {
    outcome.suppression.map { "suppressed: \($0.reason)" } ?? outcome.advice
  }

  /// A place as in Pointer Methods in RDF (https://www.w3.org/TR/Pointers-in-RDF10/).
  private static func pointer(_ place: Place) -> JSONValue {
    .object([
      "@type": place.line == nil ? "ptr:Pointer" : "ptr:LineCharPointer",
      "ptr:lineNumber": place.line.map { .number($0) }, "ptr:charNumber": place.column.map { .number($0) },
      "dct:description": .string(place.element),
    ])
  }
}
