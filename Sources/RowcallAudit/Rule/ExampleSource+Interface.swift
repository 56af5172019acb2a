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
