extension ExampleSource {
  /// An example as the content of a page's body.
  static func page(_ example: Example) -> Self {
    let head = "<!DOCTYPE html>\n<html lang=\"en\"><head><title>Example</title></head><body>\n"
    return Self(
      bytes: Array((head + example.text + "\n</body></html>\n").utf8), firstLine: 3,
      path: example.path ?? "example.html")
  }
}
