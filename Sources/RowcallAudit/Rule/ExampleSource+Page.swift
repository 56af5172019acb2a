extension ExampleSource {
  /// An example as a whole file.
  static func page(_ example: Example) -> Self {
    Self(bytes: Array(example.text.utf8), path: example.path ?? "example.html")
  }
}
