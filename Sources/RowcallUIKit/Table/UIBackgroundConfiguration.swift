/// How the background of a cell looks; kept, not drawn.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// A view of the app's own as background.
  public var customView: UIView?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges that keep the margins of the view around.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; `nil` for that of the app's tint.
  public var backgroundColor: UIColor?
  /// Changes the colour with the state; never asked here.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect behind the content.
  public var visualEffect: UIVisualEffect?
  /// An image behind the content.
  public var image: UIImage?
  /// How that image fills the background.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The colour of the line around the background.
  public var strokeColor: UIColor?
  /// Changes the colour of the line with the state; never asked here.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line from the edge in points.
  public var strokeOutset: CGFloat = 0

  private init() {}

  /// The same configuration: looks are not drawn, and so do not follow the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// No background at all.
  public static func clear() -> Self { Self() }
  /// A cell of a list.
  public static func listCell() -> Self { Self() }
  /// A header of a list.
  public static func listHeader() -> Self { Self() }
  /// A footer of a list.
  public static func listFooter() -> Self { Self() }
  /// A cell of a plain list.
  public static func listPlainCell() -> Self { Self() }
  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self() }
  /// A cell of a grouped list.
  public static func listGroupedCell() -> Self { Self() }
  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self() }
  /// A cell of a sidebar.
  public static func listSidebarCell() -> Self { Self() }
  /// A header of a sidebar.
  public static func listSidebarHeader() -> Self { Self() }
  /// A cell of a sidebar that leads to something more.
  public static func listAccompaniedSidebarCell() -> Self { Self() }
}
