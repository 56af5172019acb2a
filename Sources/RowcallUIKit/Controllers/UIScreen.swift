/// The screen: that of a phone, as nobody looks at it.
@preconcurrency @MainActor open class UIScreen: NSObject {
  // UIKit's own name for the one screen; nothing of it changes.
  /// The only screen.
  public static let main = UIScreen()
  /// The rectangle of the screen: 390 by 844 points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// Pixels for each point.
  open var scale: CGFloat { 2 }
  /// Pixels for each point.
  open var nativeScale: CGFloat { 2 }
  /// The rectangle of the screen in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 780, height: 1688) }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
}

/// The device: a phone without a body.
@preconcurrency @MainActor open class UIDevice: NSObject {
  // UIKit's own name for the one device; nothing of it changes.
  /// The only device.
  public static let current = UIDevice()
  /// What the device is called.
  open var name: String { "Rowcall" }
  /// What kind of device it is.
  open var model: String { "iPhone" }
  /// What the system is called.
  open var systemName: String { "Rowcall" }
  /// The version of the system.
  open var systemVersion: String { "18.0" }
  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// A number that the device is known by; none here.
  open var identifierForVendor: UUID? { nil }
  /// Which way up the device is.
  open var orientation: UIDeviceOrientation { .portrait }
}

/// Which way up a device is.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// True if the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if the device stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
