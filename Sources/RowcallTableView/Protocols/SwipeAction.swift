#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One action behind a row, reached by a swipe.
public struct SwipeAction {
  /// What an action does.
  public enum Kind {
    /// Asks the data source to delete the row.
    case commitDelete
    /// Runs the author's code with the path of the row; it says whether the action was carried out.
    ///
    /// `nil` means that this is not known yet, after a question was asked for instance. The row then stays swiped until
    /// ``TableView/finishSwipeAction(_:isDone:)`` says it.
    case custom((IndexPath) throws -> Bool?)
  }

  /// The title; `nil`: the usual word in the listener's language.
  public var title: String?
  /// Whether the action takes something away.
  public var isDestructive: Bool
  /// What it does.
  public var kind: Kind

  /// Makes an action of the author's.
  public init(_ title: String?, isDestructive: Bool = false, perform: @escaping (IndexPath) throws -> Bool?) {
    self.title = title
    self.isDestructive = isDestructive
    kind = .custom(perform)
  }

  /// The standard action, which asks the data source to delete the row.
  public static func delete(title: String? = nil) -> Self {
    Self(title: title, isDestructive: true, kind: .commitDelete)
  }

  private init(title: String?, isDestructive: Bool, kind: Kind) {
    self.title = title
    self.isDestructive = isDestructive
    self.kind = kind
  }
}

/// The side of a row from which it is swiped.
public enum SwipeEdge: Hashable, Sendable {
  /// From its start: the left where text runs from left to right.
  case leading
  /// From its end.
  case trailing
}
