/// What a rule requires and why; the source of reports, reference pages and tests.
public struct RuleDescription: Hashable, Sendable {
  /// The kind of file that a rule checks.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// Storyboards, XIBs, and live table views.
    case interface
    /// HTML pages.
    case page
    /// Data files.
    case data
    /// Workbooks, besides the tables in them, which are data.
    case workbook
  }

  /// The name to select or suppress the rule: the subject and the problem (`page-header-empty`).
  public var id: String
  /// What it checks.
  public var subject: Subject
  /// The highest impact of its findings; a finding may have a lower one.
  public var impact: Impact
  /// One sentence that is true if there is no problem ("Every header cell has text.").
  public var summary: String
  /// Why a problem matters to a listener.
  public var rationale: String
  /// One sentence in the imperative: how to fix a problem.
  public var remedy: String
  /// Standards and guidelines with the same requirement.
  public var standards: [Standard]
  /// At least two examples without findings.
  public var passing: [Example]
  /// At least two examples with findings.
  public var failing: [Example]
  /// Examples that the rule does not check, if that may be surprising.
  public var inapplicable: [Example]

  /// Describes a rule.
  public init(
    id: String, subject: Subject, impact: Impact, summary: String, rationale: String, remedy: String,
    standards: [Standard], passing: [Example], failing: [Example], inapplicable: [Example] = []
  ) {
    self.id = id
    self.subject = subject
    self.impact = impact
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.standards = standards
    self.passing = passing
    self.failing = failing
    self.inapplicable = inapplicable
  }
}

/// A standard or guideline outside Rowcall that a rule checks.
public enum Standard: Hashable, Sendable {
  /// A success criterion of WCAG 2.2: `.criterion("1.3.1")`.
  case criterion(String)
  /// A sufficient or advisory technique of WCAG: `.technique("H63")`.
  case technique(String)
  /// A common failure of WCAG: `.failure("F90")`.
  case failure(String)
  /// A rule of the ACT Rules community, by its id: `.act("a25f45")`; ours has the same outcomes.
  case act(String)
  /// A rule of axe-core, by its id: `.axe("td-headers-attr")`; ours has the same outcomes if axe-core decides.
  case axe(String)
  /// The documentation of a platform, with its address.
  case platform(String, url: String)
}

extension Standard {
  /// The address of a platform's documentation; nil for standards that are named by number.
  var url: String? { if case .platform(_, let url) = self { url } else { nil } }
}

// Documentation that several rules refer to.
extension Standard {
  /// The label of an element.
  static let uikitLabel = uikit("accessibilityLabel")
  /// The traits of an element.
  static let uikitTraits = uikit("accessibilityTraits")
  /// Which views are accessibility elements.
  static let uikitElement = uikit("isAccessibilityElement")
  /// Apple's guidelines for accessibility.
  static let appleGuidelines = guidelines("Accessibility")
  /// Apple's guidelines for lists.
  static let appleLists = guidelines("Lists and tables")
  /// The table model of the W3C's recommendations for data.
  static let tabularData = platform(
    "W3C Model for Tabular Data", url: "https://www.w3.org/TR/tabular-data-model/")
  /// Advice on tables that are easy to follow.
  static let tableTips = platform(
    "W3C WAI Tables Tutorial, Tips and Tricks", url: "https://www.w3.org/WAI/tutorials/tables/tips/")

  private static func uikit(_ property: String) -> Self {
    let folder = "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/"
    return .platform("UIKit, \(property)", url: folder + property.lowercased())
  }

  private static func guidelines(_ page: String) -> Self {
    let folder = "https://developer.apple.com/design/human-interface-guidelines/"
    let file = page.lowercased().replacing(" ", with: "-")
    return .platform("Human Interface Guidelines, \(page)", url: folder + file)
  }
}

extension Standard: CustomStringConvertible {
  /// Its usual name: `WCAG 2.2, 1.3.1`, `ACT rule a25f45`.
  public var description: String {
    switch self {
    case .criterion(let number): "WCAG 2.2, \(number)"
    case .technique(let name): "WCAG technique \(name)"
    case .failure(let name): "WCAG failure \(name)"
    case .act(let id): "ACT rule \(id)"
    case .axe(let id): "axe-core \(id)"
    case .platform(let name, _): name
    }
  }
}
