extension Standard {
  /// How UIKit names what a listener comes upon.
  static let uikitLabel = Self.platform(
    "UIKit, accessibilityLabel",
    url: "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel")
  /// How UIKit tells what an element is.
  static let uikitTraits = Self.platform(
    "UIKit, accessibilityTraits",
    url: "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits")
  /// Which elements UIKit lets a listener stop at.
  static let uikitElement = Self.platform(
    "UIKit, isAccessibilityElement",
    url: "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement")
  /// What Apple asks for of people who cannot see or touch as others do.
  static let appleGuidelines = Self.platform(
    "Human Interface Guidelines, Accessibility",
    url: "https://developer.apple.com/design/human-interface-guidelines/accessibility")
  /// What Apple asks for of lists.
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
  /// A size in points as people write it, with one digit after the point where it needs one.
  var points: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
