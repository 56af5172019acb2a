extension ImportError {
  /// The sentence about a storyboard, a XIB or their texts; empty for another error.
  var interfaceSentence: String {
    switch self {
    case .interfaceForTable(let path):
      "\(path): a storyboard or XIB, not a table; name it as a file that ends in .storyboard or .xib, "
        + "or pass --input-format interface"
    case .emptyInterface(let path): "\(path): empty; a storyboard or XIB is an XML document"
    case .invalidXML(let path, let line, let column, let reason):
      "\(path):\(line):\(column): not XML: \(reason); mend it by hand, or take a copy that Xcode can open"
    case .documentTypeDeclared(let path, let line, let column):
      "\(path):\(line):\(column): declares a document type, which no storyboard or XIB has and which may stand for any "
        + "amount of text; remove it"
    case .unwieldyInterface(let path, let line, let count):
      "\(path):\(line): more than \(count) elements or attributes, more than any interface has; "
        + "raise the limit with --max-page-bytes"
    case .notAnInterface(let path, let root):
      "\(path): XML with the root element <\(root)>, expected the <document> of a storyboard or XIB; name one of those"
    case .otherInterface(let path, let type):
      "\(path): an interface for \(Self.platform(of: type)), expected one for iOS; name one of those"
    case .oldInterface(let path):
      "\(path): a XIB in the format of before Xcode 5; open it in Xcode and save it"
    case .compiledInterface(let path):
      "\(path): a compiled nib; name the .xib or .storyboard that it was made from"
    case .invalidStrings(let path, let line, let column, .binaryPropertyList):
      "\(path):\(line):\(column): \(StringsFault.binaryPropertyList); convert it with plutil -convert xml1"
    case .invalidStrings(let path, let line, let column, let fault):
      "\(path):\(line):\(column): \(fault), as in \"key\" = \"text\";"
    default: ""
    }
  }

  private static func platform(of type: String) -> String {
    if type.contains(".Cocoa.") { return "macOS" }
    if type.contains("WatchKit") { return "watchOS" }
    return type.contains("AppleTV") ? "tvOS" : "\"\(type)\""
  }
}
