extension Standard {
  /// UIKit: the label of an element.
  static let uikitLabel = Self.platform(
    "UIKit, accessibilityLabel",
    url: "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel")
  /// UIKit: the traits of an element.
  static let uikitTraits = Self.platform(
    "UIKit, accessibilityTraits",
    url: "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits")
  /// UIKit: which views are accessibility elements.
  static let uikitElement = Self.platform(
    "UIKit, isAccessibilityElement",
    url: "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement")
  /// Apple's guidelines for accessibility.
  static let appleGuidelines = Self.platform(
    "Human Interface Guidelines, Accessibility",
    url: "https://developer.apple.com/design/human-interface-guidelines/accessibility")
  /// Apple's guidelines for lists.
  static let appleLists = Self.platform(
    "Human Interface Guidelines, Lists and tables",
    url: "https://developer.apple.com/design/human-interface-guidelines/lists-and-tables")
}

extension Impact {
  /// The next lower one; the lowest stays.
  var lower: Self {
    switch self {
    case .critical: .serious
    case .serious: .moderate
    case .moderate, .minor: .minor
    }
  }
}

extension Double {
  /// A size in points with at most one decimal.
  var points: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
