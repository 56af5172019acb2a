/// A picture, known by its name or its data; nothing is decoded.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant, but for the words of the author,
  // which UIKit leaves to the main actor too.

  /// How a picture takes the tint colour.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  let source: ImageSource
  /// How the picture takes the tint colour; kept.
  public let renderingMode: RenderingMode
  /// The colour that the picture was given; `nil` if none.
  public let tintColor: UIColor?
  /// How a symbol is drawn; kept.
  public let symbolConfiguration: SymbolConfiguration?

  /// The name that the author gave.
  @MainActor open var accessibilityLabel: String?
  /// What happens when the picture is used.
  @MainActor open var accessibilityHint: String?
  /// A name for tests, never spoken.
  @MainActor open var accessibilityIdentifier: String?
  /// True if a listener stops at the picture.
  @MainActor open var isAccessibilityElement = false

  init(
    _ source: ImageSource, mode: RenderingMode = .automatic, tint: UIColor? = nil,
    symbols: SymbolConfiguration? = nil
  ) {
    self.source = source
    renderingMode = mode
    tintColor = tint
    symbolConfiguration = symbols
    super.init()
  }
  /// Makes a picture of nothing.
  public convenience override init() { self.init(.nothing) }
  /// Makes a picture of the app's catalogue; `nil` if the name is empty, as there is no catalogue to look in.
  public convenience init?(named name: String) { self.init(source: .named(name), unlessEmpty: name) }
  /// Makes a picture of a bundle's catalogue; `nil` if the name is empty, as there is no catalogue to look in.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(source: .named(name), unlessEmpty: name) }
  /// Makes a picture of a bundle's catalogue; `nil` if the name is empty, as there is no catalogue to look in.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(source: .named(name), unlessEmpty: name)
  }
  /// Makes a symbol of the system; `nil` if the name is empty, as there is no list to look in.
  public convenience init?(systemName name: String) { self.init(source: .symbol(name), unlessEmpty: name) }
  /// Makes a symbol of the system, drawn in a certain way.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(source: .symbol(name), unlessEmpty: name, symbols: configuration as? SymbolConfiguration)
  }
  /// Makes a symbol of the system for traits, which are accepted.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(source: .symbol(name), unlessEmpty: name)
  }
  /// Makes a picture of data; `nil` if there is none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data))
  }
  /// Makes a picture of data; the scale is accepted.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  /// Makes a picture of a file; `nil` if the file cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  private convenience init?(
    source: ImageSource, unlessEmpty name: String, symbols: SymbolConfiguration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    self.init(source, symbols: symbols)
  }

  /// The name of the picture or the symbol; `nil` if it was made of data.
  public var name: String? { source.name }
  /// True if the picture is a symbol of the system.
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
  /// The size in points; none, as nothing is decoded.
  open var size: CGSize { .zero }
  /// Pixels for each point.
  open var scale: CGFloat { 1 }
  /// Which way up the picture is.
  open var imageOrientation: Orientation { .up }

  /// The same picture, taking the tint colour in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, mode: renderingMode, tint: tintColor, symbols: symbolConfiguration)
  }
  /// The same picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, mode: renderingMode, tint: color, symbols: symbolConfiguration)
  }
  /// The same picture in a colour, taking the tint colour in another way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, mode: renderingMode, tint: color, symbols: symbolConfiguration)
  }
  /// The same picture, drawn in another way.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(
      source, mode: renderingMode, tint: tintColor,
      symbols: configuration as? SymbolConfiguration ?? symbolConfiguration)
  }
  /// The same symbol, drawn in another way.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// The data that the picture was made of; `nil` if it has a name instead.
  open func pngData() -> Data? { source.data }
  /// The data that the picture was made of; `nil` if it has a name instead.
  open func jpegData(compressionQuality: CGFloat) -> Data? { source.data }

  /// True if both come from the same place and are drawn alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return other.source == source && source != .nothing && other.renderingMode == renderingMode
      && other.tintColor == tintColor
  }
  /// Follows from where the picture comes from.
  open override var hash: Int { source.hashValue }
}

/// Where a picture comes from.
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
