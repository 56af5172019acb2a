/// What a font is: its name, size, weight and traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant.

  /// What letters look like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt32
    /// Makes traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// With letters of one width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// The shape of the system's letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String
    /// Makes a shape by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual.
    public static let `default` = Self(rawValue: "default")
    /// Rounded.
    public static let rounded = Self(rawValue: "rounded")
    /// With serifs.
    public static let serif = Self(rawValue: "serif")
    /// With letters of one width.
    public static let monospaced = Self(rawValue: "monospaced")
  }

  let name: String
  let weight: UIFont.Weight
  /// The size, in points.
  public let pointSize: CGFloat
  /// What letters look like.
  public let symbolicTraits: SymbolicTraits

  init(name: String, size: CGFloat, weight: UIFont.Weight = .regular, symbolicTraits: SymbolicTraits = []) {
    self.name = name
    pointSize = size
    self.weight = weight
    self.symbolicTraits =
      weight.rawValue >= UIFont.Weight.semibold.rawValue ? symbolicTraits.union(.traitBold) : symbolicTraits
    super.init()
  }
  /// Makes a descriptor by the name of a font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, size: size, weight: .regular)
  }

  /// What the font of a style of text is.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// The same in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: newPointSize, weight: weight, symbolicTraits: symbolicTraits)
  }
  /// The same with other traits; never `nil`, as no font is looked for.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      name: name, size: pointSize, weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
      symbolicTraits: symbolicTraits)
  }
  /// The same in another shape, which is accepted.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// True if all is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.name == name && other.pointSize == pointSize && other.weight == weight
      && other.symbolicTraits == symbolicTraits
  }
  /// Follows from name and size.
  open override var hash: Int { name.hashValue ^ pointSize.hashValue }
}
