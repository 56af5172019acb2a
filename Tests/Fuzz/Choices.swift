import RowcallModel

/// Takes decisions from the end of an input, so that its start stays what a file would hold.
struct Choices {
  /// What no decision was taken from.
  private(set) var rest: ArraySlice<UInt8>

  init(_ input: [UInt8]) { rest = input[...] }

  mutating func byte() -> UInt8 { rest.popLast() ?? 0 }

  mutating func below(_ count: Int) -> Int { Int(byte()) % count }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  mutating func flag() -> Bool { byte() % 2 == 1 }
}

/// Characters that may command a terminal or turn a text around.
extension String {
  /// The first scalar that no shown text may hold as it is; nil for none.
  ///
  /// - Parameter lineBreaks: whether lines may end.
  func unsafeScalar(lineBreaks: Bool = false) -> Unicode.Scalar? {
    unicodeScalars.first { scalar in
      scalar.isUnsafe && !(lineBreaks && scalar == "\n")
    }
  }
}
