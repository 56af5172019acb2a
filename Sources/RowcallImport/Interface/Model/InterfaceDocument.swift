/// A storyboard or XIB as its designer left it: scenes, their tables, and everything that is seen or operated.
public struct InterfaceDocument: Hashable, Sendable {
  /// What kind of file it is.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// Scenes and the ways between them.
    case storyboard
    /// Views without scenes.
    case xib
  }

  /// The path as given; `-` for standard input.
  public var path: String
  /// What kind of file it is.
  public var kind: Kind
  /// The scenes in the order of the file; of a XIB one without a controller, which holds all of its objects.
  public var scenes: [InterfaceScene]
  /// How many elements of each kind the file holds.
  public var counts: InterfaceCounts
  /// Whether it is what is shown for a moment while the application starts.
  public var isLaunchScreen = false
  /// What its designer noted beside objects, in the order of the file.
  public var notes: [InterfaceNote] = []
  /// The locale whose table of texts replaced those of the file; nil where the file's own are kept.
  public var locale: String?

  /// Puts a document together.
  public init(
    path: String, kind: Kind, scenes: [InterfaceScene], counts: InterfaceCounts = InterfaceCounts(),
    locale: String? = nil
  ) {
    self.path = path
    self.kind = kind
    self.scenes = scenes
    self.counts = counts
    self.locale = locale
  }
}

/// What a designer noted beside an object, which only other designers read.
public struct InterfaceNote: Hashable, Sendable {
  /// The note.
  public var text: String
  /// The lines of the object, counted from one.
  public var lines: ClosedRange<Int>
}

/// Where something begins in a file; both count from one, columns in Unicode scalars.
public struct InterfacePlace: Hashable, Codable, Sendable {
  /// The line.
  public var line: Int
  /// The place in that line.
  public var column: Int

  /// Names a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
