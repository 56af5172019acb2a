/// A screen that hands things to other apps; what was handed over is kept, and goes nowhere.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Tells how handing over ended.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is handed over.
  public let activityItems: [Any]
  /// The ways of the app's own.
  public let applicationActivities: [UIActivity]?
  /// The ways that are left out; kept.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when handing over ended; never called here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Keeps what is handed over.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a screen that hands nothing over; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = nil
    super.init(coder: coder)
  }
}

/// A way to hand things over.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// What kind of way it is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Makes a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// As a message.
    public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
    /// By mail.
    public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
    /// On paper.
    public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
    /// To the pasteboard.
    public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// To the camera roll.
    public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// To a device near by.
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// To the reading list.
    public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// To a contact.
    public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
  }
}

/// What was copied.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  // UIKit's own name for the one pasteboard; it is bound to the main actor.
  /// The only pasteboard.
  public static let general = UIPasteboard()
  /// The texts that were copied.
  open var strings: [String]?
  /// The text that was copied first.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The address that was copied.
  open var url: URL?
  /// The picture that was copied.
  open var image: UIImage?
  /// True if there is text.
  open var hasStrings: Bool { strings?.isEmpty == false }
}
