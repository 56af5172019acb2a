extension ExampleSource {
  /// An example as a whole file.
  static func interface(_ example: Example) -> Self {
    Self(bytes: Array(example.text.utf8), path: example.path ?? "Example.storyboard")
  }
}
