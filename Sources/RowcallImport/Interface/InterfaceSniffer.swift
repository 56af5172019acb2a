/// Tells storyboards and XIBs from other files.
public enum InterfaceSniffer {
  /// The ends of names by which they are known, without the dot.
  public static let extensions: Set<String> = ["storyboard", "xib", "nib"]

  /// Whether a file is an interface by its name.
  public static func isInterface(path: String) -> Bool {
    extensions.contains(FormatDetector.pathExtension(of: path))
  }

  /// Whether the first bytes of a file are those of an interface document.
  static func beginsLikeInterface(_ head: some Collection<UInt8>) -> Bool {
    guard head.first(where: { $0 > Byte.space && $0 < 0x80 }) == UInt8(ascii: "<") else { return false }
    return String(decoding: head.prefix(2048), as: UTF8.self).contains("\"com.apple.InterfaceBuilder")
  }

  /// Whether bytes are those of a compiled nib.
  static func isCompiled(_ head: some Collection<UInt8>) -> Bool {
    head.starts(with: "NIBArchive".utf8) || head.starts(with: "bplist".utf8)
  }
}
