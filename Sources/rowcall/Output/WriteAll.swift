#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes all bytes to a file descriptor; gives the errno of what stopped it, nil when all is written.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
  var written = 0
  while written < bytes.count {
    let count = write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
    if count < 0 && errno == EINTR { continue }
    guard count >= 0 else { return errno }
    written += count
  }
  return nil
}
