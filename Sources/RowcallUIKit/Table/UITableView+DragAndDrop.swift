/// Gives the items of a drag; accepted and never asked, because nothing is dragged between apps here.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items that a drag of a row begins with; none to refuse.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dropped; accepted and never asked, because nothing is dragged between apps here.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what was dropped.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether anything of a session can be dropped.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What would happen to something dropped here.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  /// Takes everything.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Cancels every drop.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

/// A drag or a drop as it goes on; none does here.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
}

/// A drag that began in this app.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A note of the app's own.
  var localContext: Any? { get set }
}

/// A drag that is over this app.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

/// What was dropped on a table, and where.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The row that it was dropped on; `nil` for the space below.
  var destinationIndexPath: IndexPath? { get }
  /// The session.
  var session: any UIDropSession { get }
  /// What was proposed.
  var proposal: UITableViewDropProposal { get }
}

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// A note of the app's own.
  open var localObject: Any?
  /// What provides the data of the item.
  public let itemProvider: NSItemProvider

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// Provides the data of something that is dragged; it keeps the object and nobody asks for it.
open class NSItemProvider: NSObject {
  /// The object.
  public let object: Any?
  /// Makes a provider of nothing.
  public override init() { object = nil }
  /// Makes a provider of an object.
  public init(object: Any) { self.object = object }
}

/// What would happen to something that is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// It is forbidden.
  case forbidden = 1
  /// It is copied.
  case copy = 2
  /// It is moved.
  case move = 3
}

/// What would happen to something that is dropped on a table.
@preconcurrency @MainActor open class UITableViewDropProposal: NSObject {
  /// What the place of a drop stands for.
  public enum Intent: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// A new row at the place.
    case insertAtDestinationIndexPath = 1
    /// Into the row at the place.
    case insertIntoDestinationIndexPath = 2
    /// Whichever the table finds.
    case automatic = 3
  }

  /// What would happen.
  public let operation: UIDropOperation
  /// What the place stands for.
  public let intent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
    super.init()
  }
}
