/// The keys that are shown.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key is called.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// How words are begun.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotation marks become round.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// How the keys look.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// The same as dark.
  public static let alert = UIKeyboardAppearance.dark
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// Makes a meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A whole name.
  public static let name = Self(rawValue: "name")
  /// A first name.
  public static let givenName = Self(rawValue: "given-name")
  /// A last name.
  public static let familyName = Self(rawValue: "family-name")
  /// An address for mail.
  public static let emailAddress = Self(rawValue: "email")
  /// The name of a user.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that holds once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A number to call.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An address on the net.
  public static let URL = Self(rawValue: "url")
  /// A city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A street.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
}
