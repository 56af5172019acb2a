/// How a screen comes up when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2

  /// True if the screen below is gone while the presented one is there.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// How a screen moves when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How the clock looks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The ways up a screen can be.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as on a phone.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Standing.
  public static let portrait = Self(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its right side.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its left side.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Any way.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// Any way but on its head.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

extension UIViewController {
  /// How far a screen has come.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// What is known of a screen's coming and going.
  struct Presentation {
    var presented: UIViewController?
    weak var presenter: UIViewController?
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var segues: [String: SegueRoute] = [:]
  }
}
