import RowcallModel

/// What a cell of a database holds.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  /// The bytes of a text, which need not be valid UTF-8.
  case text([UInt8])
  case blob([UInt8])

  package init(_ text: String) { self = .text(Array(text.utf8)) }

  /// As it is read and shown: empty for NULL; of binary data, their format and size.
  package var text: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): Self.text(of: number)
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .blob(let bytes): BinaryData.text(ofSize: bytes.count, start: bytes)
    }
  }

  package static func text(of number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? "\(number)"
  }

  package var isNumber: Bool {
    switch self {
    case .integer, .real: true
    case .null, .text, .blob: false
    }
  }
}

/// Numbers and texts are as in JSON, and NULL is false, since nothing stands for no value; what JSON cannot hold exactly is in
/// hexadecimal digits.
extension SQLiteValue: Codable {
  private enum Key: String, CodingKey { case real, text, blob }

  package init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      if let bits = try container.decodeIfPresent(String.self, forKey: .real) {
        self = .real(Double(bitPattern: UInt64(bits, radix: 16) ?? 0))
      } else if let digits = try container.decodeIfPresent(String.self, forKey: .text) {
        self = .text(Self.bytes(digits))
      } else {
        self = .blob(Self.bytes(try container.decode(String.self, forKey: .blob)))
      }
      return
    }
    let container = try decoder.singleValueContainer()
    if (try? container.decode(Bool.self)) != nil {
      self = .null
    } else if let number = try? container.decode(Int64.self) {
      self = .integer(number)
    } else {
      self.init(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .null: try false.encode(to: encoder)
    case .integer(let number): try number.encode(to: encoder)
    case .real(let number):
      try encode(String(number.bitPattern, radix: 16), as: .real, to: encoder)
    case .text(let bytes):
      if let text = String(validating: bytes, as: UTF8.self) { return try text.encode(to: encoder) }
      try encode(Self.digits(bytes), as: .text, to: encoder)
    case .blob(let bytes): try encode(Self.digits(bytes), as: .blob, to: encoder)
    }
  }

  private func encode(_ text: String, as key: Key, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(text, forKey: key)
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    let signs = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [signs[Int($0 >> 4)], signs[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func bytes(_ digits: String) -> [UInt8] {
    let values = digits.utf8.map { $0 > 0x60 ? $0 - 0x57 : $0 - 0x30 }
    return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}
