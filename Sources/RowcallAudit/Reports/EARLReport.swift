import RowcallModel

/// A report in the Evaluation and Report Language 1.0 (https://www.w3.org/TR/EARL10-Schema/) as JSON-LD.
///
/// An assertion for each rule and file, whatever came of it, and one for each finding; the context is in the document, so
/// that nothing has to be fetched to read it.
struct EARLReport: Encodable {
  let context = Self.terms
  let graph: [Assertion]

  init(_ report: AuditReport) {
    graph = report.files.flatMap { file in file.outcomes.map { Assertion($0, in: file) } }
  }

  private enum CodingKeys: String, CodingKey {
    case context = "@context"
    case graph = "@graph"
  }

  private static let terms = [
    "earl": "http://www.w3.org/ns/earl#", "dct": "http://purl.org/dc/terms/",
    "rowcall": "urn:rowcall:rule:", "doap": "http://usefulinc.com/ns/doap#",
  ]
}

extension EARLReport {
  struct Reference: Encodable {
    let id: String

    enum CodingKeys: String, CodingKey { case id = "@id" }
  }

  struct Subject: Encodable {
    let type = "earl:TestSubject"
    let id: String
    let title: String

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case id = "@id"
      case title = "dct:title"
    }
  }

  struct Criterion: Encodable {
    let type = "earl:TestCriterion"
    let id: String
    let title: String
    let standards: [String]

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case id = "@id"
      case title = "dct:title"
      case standards = "dct:isPartOf"
    }
  }

  struct Pointer: Encodable {
    let type = "earl:Pointer"
    let description: String

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case description = "dct:description"
    }
  }

  struct Result: Encodable {
    let type = "earl:TestResult"
    let outcome: Reference
    let description: String?
    let info: String?
    let pointer: Pointer?

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case outcome = "earl:outcome"
      case description = "dct:description"
      case info = "earl:info"
      case pointer = "earl:pointer"
    }
  }

  struct Assertor: Encodable {
    let type = ["earl:Software", "earl:Assertor"]
    let id = "urn:rowcall"
    let name = "rowcall"
    let revision = Product.version

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case id = "@id"
      case name = "dct:title"
      case revision = "dct:hasVersion"
    }
  }

  struct Assertion: Encodable {
    let type = "earl:Assertion"
    let assertor = Assertor()
    let mode = Reference(id: "earl:automatic")
    let subject: Subject
    let test: Criterion
    let result: Result

    init(_ outcome: RuleOutcome, in file: AuditedFile) {
      let rule = RuleList.description(of: outcome.rule)
      subject = Subject(id: URIReference(path: file.path).text, title: file.path)
      test = Criterion(
        id: "rowcall:" + outcome.rule, title: rule?.summary ?? outcome.rule,
        standards: rule?.standards.map(\.description) ?? [])
      let place = outcome.finding?.place
      let position = [place?.line, place?.column].compactMap { $0.map(String.init) }.joined(separator: ":")
      result = Result(
        outcome: Reference(id: "earl:\(outcome.outcome.rawValue)"), description: outcome.finding?.message,
        info: outcome.advice,
        pointer: place.map {
          Pointer(description: position.isEmpty ? $0.element : "\(position), \($0.element)")
        })
    }

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case assertor = "earl:assertedBy"
      case mode = "earl:mode"
      case subject = "earl:subject"
      case test = "earl:test"
      case result = "earl:result"
    }
  }
}
