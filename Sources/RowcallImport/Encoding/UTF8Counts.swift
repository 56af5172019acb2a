/// How much of a text that is no valid UTF-8 throughout is valid.
struct UTF8Counts {
  /// Valid characters of several bytes.
  private(set) var characters = 0
  /// Byte sequences that are no characters.
  private(set) var strays = 0

  /// Counts in the head of a file; a character that its end cuts is not counted.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { count($0) }
  }

  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while true {
      switch UTF8Scan.check(bytes, from: start) {
      case .valid: return addCharacters(bytes[start...])
      case .incomplete(let end): return addCharacters(bytes[start..<end])
      case .invalid(let stray, let length):
        addCharacters(bytes[start..<stray])
        strays += 1
        start = stray + length
      }
    }
  }

  /// Each character of several bytes has one byte that leads.
  private mutating func addCharacters(_ valid: Slice<UnsafeBufferPointer<UInt8>>) {
    characters += valid.count { $0 >= 0xC0 }
  }
}
