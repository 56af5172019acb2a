/// The content of a standard row: an image, a text and a secondary text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text; `nil` for none.
  public var text: String?
  /// The text with attributes; it takes the place of the plain text.
  public var attributedText: NSAttributedString?
  /// The secondary text; `nil` for none.
  public var secondaryText: String?
  /// The secondary text with attributes; it takes the place of the plain secondary text.
  public var secondaryAttributedText: NSAttributedString?
  /// The image; `nil` for none.
  public var image: UIImage?

  /// How the text looks; kept, not drawn.
  public var textProperties = TextProperties()
  /// How the secondary text looks; kept, not drawn.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks; kept, not drawn.
  public var imageProperties = ImageProperties()
  /// The margins around the content; accepted and not drawn.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether the margins follow the view around; accepted and not drawn.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  /// Whether the secondary text stands beside the text as its value.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The space between image and text; accepted and not drawn.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the two texts side by side; accepted and not drawn.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between the two texts one below the other; accepted and not drawn.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How opaque the content is, from 0 to 1; accepted and not drawn.
  public var alpha: CGFloat = 1

  /// The style whose order of title and detail is that of this configuration.
  var style: CellStyle

  init(_ style: CellStyle) {
    self.style = style
    prefersSideBySideTextAndSecondaryText = style == .value1
  }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same configuration: its looks are not drawn, and so do not follow the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The text of the title as it is read.
  var title: String? { attributedText?.string ?? text }
  /// The text of the detail as it is read.
  var detail: String? { secondaryAttributedText?.string ?? secondaryText }
  /// The style, with regard to what was changed after the configuration was made.
  var layout: CellStyle {
    guard detail != nil else { return style == .value2 ? .value2 : .default }
    return prefersSideBySideTextAndSecondaryText ? (style == .value2 ? .value2 : .value1) : .subtitle
  }
}

extension UIListContentConfiguration {
  /// A row of a list: the secondary text below the text.
  public static func cell() -> Self { Self(.default) }
  /// A row with the secondary text below the text.
  public static func subtitleCell() -> Self { Self(.subtitle) }
  /// A row with the secondary text beside the text as its value.
  public static func valueCell() -> Self { Self(.value1) }
  /// The header of a plain list.
  public static func plainHeader() -> Self { Self(.default) }
  /// The footer of a plain list.
  public static func plainFooter() -> Self { Self(.default) }
  /// The header of a grouped list.
  public static func groupedHeader() -> Self { Self(.default) }
  /// The footer of a grouped list.
  public static func groupedFooter() -> Self { Self(.default) }
  /// A header of a list.
  public static func header() -> Self { Self(.default) }
  /// A footer of a list.
  public static func footer() -> Self { Self(.default) }
  /// A prominent header of a list.
  public static func prominentInsetGroupedHeader() -> Self { Self(.default) }
  /// A very prominent header of a list.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.default) }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self(.default) }
  /// A row of a sidebar with the secondary text below the text.
  public static func sidebarSubtitleCell() -> Self { Self(.subtitle) }
  /// The header of a sidebar.
  public static func sidebarHeader() -> Self { Self(.default) }
  /// A row that leads to something more.
  public static func accompaniedSidebarCell() -> Self { Self(.default) }
  /// A row that leads to something more, with a secondary text.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.subtitle) }

  static func standard(for style: CellStyle) -> Self { Self(style) }
}
