/// Text that a function of the shim writes into a buffer, nil when it gives an error code.
///
/// The function runs a second time when its text is longer than the first buffer.
func icuText(_ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
  switch attempt(capacity: 256, write) {
  case .text(let text): text
  case .needs(let capacity): attempt(capacity: capacity, write).text
  case .failed: nil
  }
}

private enum Attempt {
  case text(String)
  case needs(Int)
  case failed

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

private func attempt(
  capacity: Int, _ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
) -> Attempt {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    let length = Int(write(buffer.baseAddress, Int32(capacity)))
    guard length >= 0 else { return .failed }
    guard length <= capacity else { return .needs(length) }
    return .text(
      String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<length]), as: UTF8.self))
  }
}
