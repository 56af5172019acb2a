/// What a listener learns of binary data: what they are, where their first bytes say so, and how large.
package enum BinaryData {
  /// How formats begin that have the same name in every language.
  private static let formats: [(name: String, start: [UInt8])] = [
    ("PNG", [0x89] + Array("PNG".utf8)), ("JPEG", [0xFF, 0xD8, 0xFF]), ("GIF", Array("GIF8".utf8)),
    ("TIFF", Array("II*\0".utf8)), ("TIFF", Array("MM\0*".utf8)), ("PDF", Array("%PDF-".utf8)),
    ("ZIP", [0x50, 0x4B, 3, 4]), ("MP3", Array("ID3".utf8)), ("OGG", Array("OggS".utf8)),
    ("plist", Array("bplist00".utf8)),
  ]

  /// As tables in all languages are read: `PNG 12.3 kB`, or `2 bytes` of another format.
  ///
  /// - Parameter start: the first bytes, as far as they are known.
  package static func text(ofSize size: Int, start: some Collection<UInt8>) -> String {
    let format = formats.first { start.starts(with: $0.start) }.map { $0.name + " " } ?? ""
    guard size >= 1000 else { return "\(format)\(size) byte\(size == 1 ? "" : "s")" }
    var amount = Double(size) / 1000
    var units = ["kB", "MB", "GB"][...]
    while amount >= 999.95, units.count > 1 { (amount, units) = (amount / 1000, units.dropFirst()) }
    let tenths = Int((amount * 10).rounded())
    return "\(format)\(tenths / 10)\(tenths % 10 == 0 ? "" : ".\(tenths % 10)") \(units[units.startIndex])"
  }
}
