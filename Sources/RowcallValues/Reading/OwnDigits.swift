extension String {
  /// The text with the digits and marks of Arabic and Indian scripts in ASCII, which their voices read alike: "٣:٣٠", "१२".
  var withASCIIDigits: String {
    guard utf8.contains(where: Self.leads.contains) else { return self }
    var text = ""
    for scalar in unicodeScalars { text.unicodeScalars.append(scalar.isASCII ? scalar : scalar.asASCIIDigit) }
    return text
  }

  /// The first bytes of these digits in UTF-8, and of few other scripts.
  private static let leads: [UInt8] = [0xD9, 0xDB, 0xE0]
}

extension Unicode.Scalar {
  fileprivate var asASCIIDigit: Unicode.Scalar {
    switch value {
    case 0x0660...0x0669: Self.digit(value - 0x0660)
    case 0x06F0...0x06F9: Self.digit(value - 0x06F0)
    case 0x0966...0x096F: Self.digit(value - 0x0966)
    case 0x066A: "%"
    case 0x066B: "."
    case 0x066C: ","
    default: self
    }
  }

  private static func digit(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
  }
}
