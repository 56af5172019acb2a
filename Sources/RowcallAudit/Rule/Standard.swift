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
