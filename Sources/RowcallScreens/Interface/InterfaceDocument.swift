/// A storyboard or XIB as its designer left it: scenes, their tables, and everything that is seen or operated.
package struct InterfaceDocument: Hashable, Sendable {
  /// What kind of file it is.
  package enum Kind: String, Hashable, Codable, Sendable {
    /// Scenes and the ways between them.
    case storyboard
    /// Views without scenes.
    case xib
  }

  /// The path as given; `-` for standard input.
  package var path: String
  /// What kind of file it is.
  package var kind: Kind
  /// The scenes in the order of the file; of a XIB one without a controller, which holds all of its objects.
  package var scenes: [InterfaceScene]
  /// How many elements of each kind the file holds.
  package var counts: InterfaceCounts
  /// Whether it is what is shown for a moment while the application starts.
  package var isLaunchScreen = false
  /// What its designer noted beside objects, in the order of the file.
  package var notes: [InterfaceNote] = []
  /// The locale whose table of texts replaced those of the file; nil where the file's own are kept.
  package var locale: String?

  /// Puts a document together.
  package init(
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
package struct InterfaceNote: Hashable, Sendable {
  /// The note.
  package var text: String
  /// The lines of the object, counted from one.
  package var lines: ClosedRange<Int>
}

/// Where something begins in a file; both count from one, columns in Unicode scalars.
package struct InterfacePlace: Hashable, Codable, Sendable {
  /// The line.
  package var line: Int
  /// The place in that line.
  package var column: Int

  /// Names a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
