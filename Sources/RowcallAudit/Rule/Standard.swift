/// Something outside Rowcall that a rule holds a file to.
public enum Standard: Hashable, Sendable {
  /// A success criterion of WCAG 2.2: `.criterion("1.3.1")`.
  case criterion(String)
  /// A sufficient or advisory technique of WCAG: `.technique("H63")`.
  case technique(String)
  /// A common failure of WCAG: `.failure("F90")`.
  case failure(String)
  /// A rule of the ACT Rules community, by its id: `.act("a25f45")`; ours decides as it does.
  case act(String)
  /// A rule of axe-core, by its id: `.axe("td-headers-attr")`; ours decides as it does where that can tell.
  case axe(String)
  /// What the makers of a platform ask for, with the address of the page.
  case platform(String, url: String)
}

extension Standard: CustomStringConvertible {
  /// What people call it: `WCAG 2.2, 1.3.1`, `ACT rule a25f45`.
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
