/// How a text is measured; accepted.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as on a phone.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are broken at the width.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// The distance between lines counts.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Letters are measured as they are drawn.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// The last line ends with an ellipsis.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// How far a text may shrink; kept.
open class NSStringDrawingContext: NSObject {
  /// The smallest share of the size that letters may have.
  open var minimumScaleFactor: CGFloat = 0
  /// The share of the size that letters have: all of it.
  open var actualScaleFactor: CGFloat { 1 }
}

/// The size of a text by rule of thumb: a letter is half as wide as its font is large, a line as high as its font says.
struct TextMeasure {
  let font: UIFont

  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }

  /// The size of a text whose lines are no wider than a number of points; each line has room for at least one letter.
  func size(of text: String, width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    let letter = font.pointSize / 2
    let most = letter > 0 && width / letter < 1e9 ? max(1, Int(width / letter)) : Int.max
    let lengths = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    let lines = lengths.reduce(0) { $0 + max(1, ($1 - 1) / most + 1) }
    let longest = min(lengths.max() ?? 0, most)
    return CGSize(width: CGFloat(longest) * letter, height: CGFloat(lines) * font.lineHeight)
  }
}

extension String {
  /// The size of the text by rule of thumb: letters half as wide as the font is large, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure(attrs).size(of: self)
  }
  /// The rectangle of the text by rule of thumb, with lines broken at a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .greatestFiniteMagnitude
    return CGRect(origin: .zero, size: TextMeasure(attributes).size(of: self, width: width))
  }
  /// Accepted: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Accepted: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  /// The size of the text by rule of thumb: letters half as wide as the font is large, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }
  /// The rectangle of the text by rule of thumb, with lines broken at a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Accepted: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Accepted: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  /// The size of the text by rule of thumb, in the font in which it begins, in points.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }
  /// The rectangle of the text by rule of thumb, in the font in which it begins, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context)
  }

  private var firstAttributes: [Key: Any]? { length > 0 ? attributes(at: 0, effectiveRange: nil) : nil }
}
