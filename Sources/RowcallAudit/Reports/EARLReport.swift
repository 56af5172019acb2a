import RowcallModel

/// A report in the Evaluation and Report Language 1.0 (https://www.w3.org/TR/EARL10-Schema/) as JSON-LD.
///
/// An assertion for each finding, and for each rule that found nothing in a file; the context is in the document, so that
/// nothing has to be fetched to read it.
struct EARLReport {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var text: String {
    get throws {
      let assertions = report.files.flatMap { file in file.outcomes.map { Self.assertion($0, in: file) } }
      return try JSONValue.object(["@context": Self.context, "@graph": .array(assertions)]).document
    }
  }

  private static let context = JSONValue.object([
    "earl": "http://www.w3.org/ns/earl#", "dct": "http://purl.org/dc/terms/", "rowcall": "urn:rowcall:rule:",
  ])

  private static let assertor = JSONValue.object([
    "@type": .strings(["earl:Software", "earl:Assertor"]), "@id": "urn:rowcall", "dct:title": "rowcall",
    "dct:hasVersion": .string(Product.version),
  ])

  private static func assertion(_ outcome: RuleOutcome, in file: AuditedFile) -> JSONValue {
    .object([
      "@type": "earl:Assertion", "earl:assertedBy": assertor,
      "earl:mode": .object(["@id": "earl:automatic"]), "earl:subject": subject(file),
      "earl:test": test(outcome.rule), "earl:result": result(outcome),
    ])
  }

  private static func subject(_ file: AuditedFile) -> JSONValue {
    .object([
      "@type": "earl:TestSubject", "@id": .string(URIReference(path: file.path).text),
      "dct:title": .string(file.path),
    ])
  }

  private static func test(_ id: String) -> JSONValue {
    let rule = RuleList.description(of: id)
    return .object([
      "@type": "earl:TestCriterion", "@id": .string("rowcall:" + id),
      "dct:title": .string(rule?.summary ?? id),
      "dct:isPartOf": .strings(rule?.standards.map(\.description) ?? []),
    ])
  }

  private static func result(_ outcome: RuleOutcome) -> JSONValue {
    .object([
      "@type": "earl:TestResult",
      "earl:outcome": .object(["@id": .string("earl:\(outcome.outcome.rawValue)")]),
      "dct:description": (outcome.finding?.message).map { .string($0) },
      "earl:info": outcome.advice.map { .string($0) }, "earl:pointer": (outcome.finding?.place).map(pointer),
    ])
  }

  private static func pointer(_ place: Place) -> JSONValue {
    let position = [place.line, place.column].compactMap { $0.map(String.init) }.joined(separator: ":")
    let words = position.isEmpty ? place.element : "\(position), \(place.element)"
    return .object(["@type": "earl:Pointer", "dct:description": .string(words)])
  }
}
