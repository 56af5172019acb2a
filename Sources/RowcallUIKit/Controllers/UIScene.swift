/// A part of the app that is seen by itself.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// What a scene is opened with; nothing here.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The links that opened the scene.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }
  /// Whether people see the scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What the scene remembers.
  public let session: UISceneSession
  /// Who is told of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// Whether people see the scene: always.
  open var activationState: ActivationState { .foregroundActive }
  /// The title of the scene.
  open var title: String?

  /// Makes a scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// The rectangle of the scene.
  open var coordinateSpace: UIScreen { .main }
}

/// What a scene remembers.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What kind of scene there is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Makes a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What kind of scene there is.
  public let role: Role
  /// How the scene is set up.
  public let configuration: UISceneConfiguration

  /// Makes the memory of a new scene.
  public override init() {
    role = .windowApplication
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }
}

/// How a scene is set up.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the set-up.
  public let name: String?
  /// What kind of scene there is.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Keeps a name and a kind.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A link that opened a scene.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}
