/// The texts of a document in every spelling that it has for them, or those of a localization in their place.
struct InterfaceTexts {
  let tree: XMLTree
  let table: StringsTable

  /// The text of an object under a key: the localization's, an attribute, or a child; nil if there is none.
  ///
  /// - Parameter name: the key in tables of texts, where that is another one.
  func text(of index: Int, _ key: String, in name: String? = nil) -> String? {
    if let id = tree[index]["id"], let text = table["\(id).\(name ?? key)"] { return text }
    return tree[index][key] ?? tree.child(of: index, key: key).flatMap(text)
  }

  /// The text of an attributed string under a key; nil if there is none.
  func attributed(of index: Int, _ key: String) -> String? {
    guard let string = tree.child(of: index, "attributedString", key: key) else { return nil }
    let fragments = tree.children(of: string).filter { tree[$0].name == "fragment" }
    return fragments.map { tree[$0]["content"] ?? tree.child(of: $0, key: "content").flatMap(text) ?? "" }
      .joined()
  }

  /// The text that an element holds; nil for one that holds none.
  private func text(_ index: Int) -> String? {
    let element = tree[index]
    guard element.name == "string" || element.name == "mutableString" else { return nil }
    guard element["base64-UTF8"] == "YES" else { return element.text }
    return Base64.text(element.text)
  }
}

/// Text as storyboards write it where XML has no character for it.
enum Base64 {
  /// The text; what is no base64 is passed over.
  static func text(_ encoded: String) -> String {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for digit in encoded.utf8.compactMap(value) {
      bits = bits << 6 | digit
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
