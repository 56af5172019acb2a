/// A movement of a layer; kept, and nothing moves.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// How long it lasts, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// True if it runs back too.
  open var autoreverses = false
  /// True if it goes away when it has ended.
  open var isRemovedOnCompletion = true
  /// How it is before and after.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// How fast it is when.
  open var timingFunction: CAMediaTimingFunction?
}

/// A movement of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// True if values are added to those that are there.
  open var isAdditive = false

  /// Makes a movement of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A movement from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
}

/// A movement through values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// Movements that run together.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The movements.
  open var animations: [CAAnimation]?
}

/// How a movement is before and after.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It stays as it ended.
  public static let forwards = Self(rawValue: "forwards")
  /// It is as it begins.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// Neither.
  public static let removed = Self(rawValue: "removed")
}

/// How fast a movement is when.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The name of a course.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a course by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Evenly.
    public static let linear = Self(rawValue: "linear")
    /// Gently at the start.
    public static let easeIn = Self(rawValue: "easeIn")
    /// Gently at the end.
    public static let easeOut = Self(rawValue: "easeOut")
    /// Gently at both ends.
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  }
  /// The name of the course.
  public let name: Name
  /// Keeps a name.
  public init(name: Name) {
    self.name = name
    super.init()
  }
}

/// The name of a course.
public typealias CAMediaTimingFunctionName = CAMediaTimingFunction.Name
