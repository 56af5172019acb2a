extension NSAttributedString.Key {
  /// The font.
  public static let font = Self("NSFont")
  /// How the paragraph is set.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The colour of the letters.
  public static let foregroundColor = Self("NSColor")
  /// The colour behind the letters.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// Whether letters join.
  public static let ligature = Self("NSLigature")
  /// The distance between letters, in points.
  public static let kern = Self("NSKern")
  /// The distance between letters, in points.
  public static let tracking = Self("CTTracking")
  /// The line through the letters.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The line below the letters.
  public static let underlineStyle = Self("NSUnderline")
  /// The colour of the letters' outline.
  public static let strokeColor = Self("NSStrokeColor")
  /// The width of the letters' outline.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The shadow.
  public static let shadow = Self("NSShadow")
  /// The picture in the text.
  public static let attachment = Self("NSAttachment")
  /// Where the text leads.
  public static let link = Self("NSLink")
  /// How far letters stand above the line, in points.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// The colour of the line below the letters.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The colour of the line through the letters.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// The language that a listener hears the text in, as a BCP 47 tag.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// How high a listener hears the text, from 0 to 2.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// True if a listener hears the punctuation.
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  /// True if a listener hears the text letter by letter.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// How a listener hears the text, in the phonetic alphabet.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// True if an announcement waits for the one before.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
}

/// How a line below or through letters looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as on a phone.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = Self(rawValue: 1)
  /// One thick line.
  public static let thick = Self(rawValue: 2)
  /// Two lines.
  public static let double = Self(rawValue: 9)
  /// Of dots.
  public static let patternDot = Self(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = Self(rawValue: 0x200)
  /// Only where there are words.
  public static let byWord = Self(rawValue: 0x8000)
}

/// A shadow of letters; kept as an attribute of text.
open class NSShadow: NSObject {
  /// Where the shadow falls, in points.
  open var shadowOffset: CGSize = .zero
  /// How soft the shadow is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow.
  open var shadowColor: Any?
}

/// A picture in a text; kept as an attribute of text.
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// Where the picture stands, in points.
  open var bounds: CGRect = .zero
  /// The name that the author gave.
  open var accessibilityLabel: String?

  /// Keeps a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Makes a text that is one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
