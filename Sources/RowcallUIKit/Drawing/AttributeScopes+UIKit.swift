extension AttributeScopes {
  /// The attributes of text that screens use.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance between letters, in points.
    public let kern: KernAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }
    /// The line below the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }
    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }
    /// The distance between letters.
    public enum KernAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }
  }

  /// The attributes of text that screens use.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of a screen by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
