/// An example as a complete file that a rule can check.
package struct ExampleSource: Sendable {
  /// The file.
  package var bytes: [UInt8]
  /// The one-based line of the file where the example starts.
  package var firstLine: Int
  /// The path of the file.
  package var path: String

  /// A file around an example.
  package init(bytes: [UInt8], firstLine: Int = 1, path: String) {
    self.bytes = bytes
    self.firstLine = firstLine
    self.path = path
  }
}

extension Example {
  /// A place in the example, counted from one as in `Place`.
  package struct Mark: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The line.
    package var line: Int
    /// The place in the line, in Unicode scalars.
    package var column: Int

    /// Names a place.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// Whether one comes before another.
    package static func < (left: Self, right: Self) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }

    /// `line:column`.
    package var description: String { "\(line):\(column)" }
  }

  /// The places of the expected findings.
  package var marks: [Mark] {
    var marks: [Mark] = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "↓": marks.append(Mark(line: line, column: column))
      case "\n": (line, column) = (line + 1, 1)
      default: column += 1
      }
    }
    return marks
  }
}

extension ExampleSource {
  /// An example as a whole file.
  static func data(_ example: Example) -> Self {
    Self(bytes: Array(example.text.utf8), path: example.path ?? "example.csv")
  }
}

extension ExampleSource {
  /// An example as the content of the only scene's view controller.
  static func interface(_ example: Example) -> Self {
    let text = opening + "\n" + example.text + "\n" + closing
    return Self(bytes: Array(text.utf8), firstLine: 2, path: example.path ?? "Example.storyboard")
  }

  private static let opening = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="scene">\
    <objects><tableViewController title="Example" id="controller" sceneMemberID="viewController">
    """

  private static let closing = "</tableViewController></objects></scene></scenes></document>"
}

extension ExampleSource {
  /// An example as the content of a page's body.
  static func page(_ example: Example) -> Self {
    let head = "<!DOCTYPE html>\n<html lang=\"en\"><head><title>Example</title></head><body>\n"
    return Self(
      bytes: Array((head + example.text + "\n</body></html>\n").utf8), firstLine: 3,
      path: example.path ?? "example.html")
  }
}
