extension UIView {
  /// How the view is turned and stretched; kept.
  public var transform: CGAffineTransform {
    get { layoutKept.transform }
    set { layoutKept.transform = newValue }
  }
  /// True if the margins are at least those of the view above; kept.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutKept.preservesSuperviewMargins }
    set { layoutKept.preservesSuperviewMargins = newValue }
  }
  /// True if the margins begin at the safe area; kept.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutKept.insetsMarginsFromSafeArea }
    set { layoutKept.insetsMarginsFromSafeArea = newValue }
  }
  /// True if the views inside follow changes of size; kept.
  public var autoresizesSubviews: Bool {
    get { layoutKept.autoresizesSubviews }
    set { layoutKept.autoresizesSubviews = newValue }
  }
  /// Which way round the content goes; kept.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutKept.semantics }
    set { layoutKept.semantics = newValue }
  }
  /// The direction that follows from ``semanticContentAttribute``.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutKept.semantics == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  /// How the tint colour is toned down; kept.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { layoutKept.adjustment }
    set { layoutKept.adjustment = newValue }
  }
  /// The style that the app forces; kept.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { layoutKept.style }
    set { layoutKept.style = newValue }
  }
}
