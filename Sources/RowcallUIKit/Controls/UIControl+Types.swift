extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger goes down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger goes down again and again.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A finger comes in.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// A finger goes out.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A finger goes up inside: the press.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// A touch is cancelled.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The main thing happened.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// The menu was shown.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    /// Typing begins.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// Typing ends with the return key.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// Everything about typing.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    /// Everything.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is at present.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: Self = []
    /// Pressed.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = Self(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = Self(rawValue: 1 << 2)
    /// In focus of a remote control.
    public static let focused = Self(rawValue: 1 << 3)
  }

  /// How content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// How content lies from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}
