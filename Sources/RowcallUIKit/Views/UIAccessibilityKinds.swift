/// What kind of container an element is.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// How a listener moves among the children of an element.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// Where a listener scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// What kind of text an element holds.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Makes a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Words of a word processor.
  public static let wordProcessing = Self(rawValue: "wordProcessing")
  /// The story of a book or an article.
  public static let narrative = Self(rawValue: "narrative")
  /// What people wrote to each other.
  public static let messaging = Self(rawValue: "messaging")
  /// A table of cells that are calculated.
  public static let spreadsheet = Self(rawValue: "spreadsheet")
  /// The path of a file.
  public static let fileSystem = Self(rawValue: "fileSystem")
  /// The text of a program.
  public static let sourceCode = Self(rawValue: "sourceCode")
  /// What a console said.
  public static let console = Self(rawValue: "console")
}

/// A way to jump through content, kept by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// Where a listener is, and which way the jump goes.
  @preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item that the listener is at.
    open var currentItem: UIAccessibilityCustomRotorItemResult?
    /// The way that the jump goes.
    open var searchDirection: UIAccessibilityCustomRotor.Direction = .next
  }

  /// The two ways to jump.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// Finds the next item for a listener.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// What the rotor is called.
  open var name: String
  /// How the next item is found.
  open var itemSearchBlock: Search

  /// Keeps a name and a search.
  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    itemSearchBlock = itemSearch
    super.init()
  }
}

/// An item that a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that was found.
  open weak var targetElement: (any NSObjectProtocol)?

  /// Keeps the element; the range inside it is accepted and dropped.
  public init(targetElement: any NSObjectProtocol, targetRange: NSObject?) {
    self.targetElement = targetElement
    super.init()
  }
}
