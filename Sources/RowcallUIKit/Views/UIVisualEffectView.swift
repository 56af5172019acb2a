/// An effect on what lies below; kept.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How strong a blur is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }
  /// How strong the blur is.
  public let style: Style
  /// Keeps how strong the blur is.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A view that has an effect on what lies below it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect; kept.
  open var effect: UIVisualEffect?
  /// The view that others are put into.
  public let contentView = UIView()

  /// Keeps an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// Makes a view without an effect; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
