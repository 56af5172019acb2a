import RowcallImport

/// Why a storyboard, a XIB or a table of localized texts cannot be read, and what to do about it.
enum InterfaceFault: Hashable, CustomStringConvertible {
  /// There is nothing in the file.
  case empty
  /// The text is not XML; the reason is the parser's.
  case invalidXML(String)
  /// The XML declares a document type, which could stand for any amount of text.
  case documentTypeDeclared
  /// The XML has more elements than any interface.
  case tooManyElements(limit: Int)
  /// The XML is something else than an interface.
  case noInterface(root: String)
  /// The interface is one for another platform.
  case otherPlatform(type: String)
  /// The interface is in the format of before Xcode 5.
  case beforeXcode5
  /// The interface was compiled for an application.
  case compiled
  /// In a table of texts, something else stands where this should.
  case expected(String)
  /// In a table of texts, a text or comment is never closed.
  case unclosed(String)
  /// The table of texts is a binary property list.
  case binaryPropertyList

  /// What was found, what was expected, what to do.
  var description: String {
    switch self {
    case .empty: "empty; a storyboard or XIB is an XML document"
    case .invalidXML(let reason): "not XML: \(reason); mend it by hand, or take a copy that Xcode can open"
    case .documentTypeDeclared:
      "declares a document type, which no storyboard or XIB has and which may stand for any amount of text; remove it"
    case .tooManyElements(let limit):
      "more than \(limit) elements or attributes, more than any interface has; "
        + "raise the limit with --max-page-bytes"
    case .noInterface(let root):
      "XML with the root element <\(root)>, expected the <document> of a storyboard or XIB; name one of those"
    case .otherPlatform(let type):
      "an interface for \(Self.platform(of: type)), expected one for iOS; name one of those"
    case .beforeXcode5: "a XIB in the format of before Xcode 5; open it in Xcode and save it"
    case .compiled: "a compiled nib; name the .xib or .storyboard that it was made from"
    case .expected(let what): "expected \(what), \(Self.example)"
    case .unclosed(let what): "\(what) that begins here is never closed, \(Self.example)"
    case .binaryPropertyList:
      "a binary property list, which is not read here; expected text or XML; "
        + "convert it with plutil -convert xml1"
    }
  }

  /// The error for a file; lines and columns count from one.
  func error(in path: String, line: Int? = nil, column: Int? = nil) -> ImportError {
    .malformed(path: path, line: line, column: column, reason: description)
  }

  private static let example = "as in \"key\" = \"text\";"

  private static func platform(of type: String) -> String {
    if type.contains(".Cocoa.") { return "macOS" }
    if type.contains("WatchKit") { return "watchOS" }
    return type.contains("AppleTV") ? "tvOS" : "\"\(type)\""
  }
}
