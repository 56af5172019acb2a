/// Tells storyboards and XIBs from other files.
public enum InterfaceSniffer {
  /// The ends of names by which they are known, without the dot.
  public static let extensions: Set<String> = ["storyboard", "xib", "nib"]

  /// Whether a file is an interface by its name.
  public static func isInterface(path: String) -> Bool {
    extensions.contains(FormatDetector.pathExtension(of: path))
  }

  /// Whether the first bytes of a file are those of an interface document, compiled or not.
  static func beginsLikeInterface(_ head: some Collection<UInt8>) -> Bool {
    if isCompiled(head) { return true }
    let start = String(decoding: head.prefix(2048), as: UTF8.self)
    return start.contains("com.apple.InterfaceBuilder")
      && start.drop { $0 == "\u{FEFF}" || $0.isWhitespace }.first == "<"
  }

  /// Whether bytes are those of a compiled nib.
  static func isCompiled(_ head: some Collection<UInt8>) -> Bool {
    head.starts(with: "NIBArchive".utf8) || head.starts(with: "bplist".utf8)
  }
}
