/// An image by its name or data; nothing is decoded.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant, but for the author's accessibility
  // properties, which belong to the main actor.
  /// How an image takes the tint colour.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  let source: ImageSource
  /// How the image takes the tint colour; stored only.
  public let renderingMode: RenderingMode
  /// The colour that the image was given; `nil` if none.
  public let tintColor: UIColor?
  /// The label that the author gave, and the identifier for tests.
  @MainActor open var accessibilityLabel: String?, accessibilityIdentifier: String?
  init(_ source: ImageSource, mode: RenderingMode = .automatic, tint: UIColor? = nil) {
    self.source = source
    renderingMode = mode
    tintColor = tint
    super.init()
  }
  private convenience init?(_ source: ImageSource, unlessEmpty name: String) {
    guard !name.isEmpty else { return nil }
    self.init(source)
  }
  /// Makes an empty image.
  public convenience override init() { self.init(.nothing) }
  /// Makes an image of the asset catalogue; `nil` if the name is empty, any other name counts as present.
  public convenience init?(named name: String) { self.init(.named(name), unlessEmpty: name) }
  /// Makes a system symbol; `nil` if the name is empty, and the configuration is ignored.
  public convenience init?(systemName name: String, withConfiguration: Configuration? = nil) {
    self.init(.symbol(name), unlessEmpty: name)
  }
  /// Makes an image of data; `nil` if there is none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data))
  }
  /// The name of the image or symbol; `nil` if it was made of data.
  public var name: String? { source.name }
  /// True if the image is a system symbol.
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
  /// The size in points: zero, because nothing is decoded.
  open var size: CGSize { .zero }
  /// The same image with another rendering mode.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source, mode: mode, tint: tintColor)
  }
  /// The same image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
  /// The same image in a colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, mode: renderingMode, tint: color)
  }
  /// The same image; the configuration is ignored.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// The data that the image was made of; `nil` if it has a name instead.
  open func pngData() -> Data? { source.data }
  /// True if both come from the same source and look alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage, self !== other else { return object as? UIImage === self }
    return other.source == source && source != .nothing && other.renderingMode == renderingMode
      && other.tintColor == tintColor
  }
  /// Follows from the source.
  open override var hash: Int { source.hashValue }
}

/// The source of an image.
enum ImageSource: Hashable, Sendable {
  case nothing
  case named(String)
  case symbol(String)
  case data(Data)
  var name: String? {
    switch self {
    case .named(let name), .symbol(let name): name
    case .nothing, .data: nil
    }
  }
  var data: Data? { if case .data(let data) = self { data } else { nil } }
}

extension UIImage {
  /// How an image is drawn; ignored.
  open class Configuration: NSObject, @unchecked Sendable {}
  /// How a symbol is drawn; ignored.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Accepts a size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default) {}
    /// Accepts a text style and a scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {}
    /// Accepts a scale.
    public init(scale: SymbolScale) {}
    /// Accepts a weight.
    public init(weight: SymbolWeight) {}
  }
  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The size of a symbol compared with text.
  public enum SymbolScale: Int, Sendable { case `default`, small, medium, large }
}

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  class override var natural: NaturalAccessibility { NaturalAccessibility(traits: .image) }
  /// The image; `nil` if there is none.
  open var image: UIImage?
  /// Stored only, without effect.
  open var highlightedImage: UIImage?, isHighlighted = false,
    preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Makes a view with an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

// Nothing is drawn: these names let helpers compile that make images in code.
extension UIImage {
  /// Does nothing.
  public func draw(in rect: CGRect) {}
  /// The format of a renderer.
  public var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A renderer that draws nothing.
open class UIGraphicsImageRenderer: NSObject {
  /// Makes a renderer; size and format are ignored.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) { super.init() }
  /// Runs the closure and returns an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
}
/// The context of a renderer.
open class UIGraphicsImageRendererContext: NSObject {
  /// Does nothing.
  open func fill(_ rect: CGRect) {}
}
/// The format of a renderer; stored only.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The scale, and whether the image is opaque.
  open var scale: CGFloat = 1, opaque = false
}
