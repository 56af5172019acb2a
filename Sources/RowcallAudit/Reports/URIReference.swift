/// A path as a reference by RFC 3986: relative unless it starts at the root.
struct URIReference {
  let text: String

  init(path: String) {
    let path = NormalPath(path).text
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if Self.plain.contains(byte) {
        text.append(Character(Unicode.Scalar(byte)))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    self.text = text
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
}
