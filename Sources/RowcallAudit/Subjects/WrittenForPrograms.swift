import RowcallScreens

/// What is written for programs or by nobody, and heard by people.
enum WrittenForPrograms {
  /// What a label that was written for a program is; nil for one in words.
  static func fault(in label: String) -> String? {
    if isFileName(label) { return "is the name of a file" }
    return isIdentifier(label) ? "is a name for programs" : nil
  }

  /// Whether a text is the name of a picture's file.
  static func isFileName(_ text: String) -> Bool {
    let lower = text.lowercased()
    return !text.contains(" ")
      && [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif"].contains { lower.hasSuffix($0) }
  }

  /// Whether a text is one word as programs call things: `btn_save`, `alertsSwitch`.
  static func isIdentifier(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), text.allSatisfy({ $0.isASCII }) else { return false }
    if text.contains("_"), text.contains(where: \.isLetter) { return true }
    let start = text.prefix { $0.isLowercase }
    let rest = text.dropFirst(start.count)
    // Not iCloud, eBay, macOS.
    return start.count > 1 && rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
  }

  /// Whether a text is a word for a kind of thing, and for no thing in particular: `Button`, `text field`, `icon`.
  static func isRoleWord(_ text: String) -> Bool { roleWords.contains(folded(text)) }

  /// Whether a text is a word for things of one kind: `Icon` for an image, and not for a button.
  static func isRoleWord(_ text: String, for kind: InterfaceElement.Kind) -> Bool {
    let word = folded(text)
    if word == folded(kind.noun) || word == folded(kind.rawValue) { return true }
    return switch kind {
    case .imageView: ["icon", "picture", "photo", "graphic"].contains(word)
    case .barButtonItem: word == "button"
    case .textField, .textView: word == "text"
    default: false
    }
  }

  /// A text without blanks and capitals.
  static func folded(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }

  private static let roleWords = Set(
    InterfaceElement.Kind.allCases.filter { $0 != .view }.flatMap { [folded($0.noun), folded($0.rawValue)] }
      + ["icon", "picture", "photo", "graphic", "control", "element", "text"])
}
