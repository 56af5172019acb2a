import CProcess
import RowcallNarration

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file without a name that goes with this value; a class because closing must happen once.
final class NamelessFile: Sendable {
  let descriptor: Int32

  /// How much of its end is looked at, in bytes.
  private static let tail: Int = 4096

  /// Nil where there is no place for one.
  init?() {
    descriptor = rowcall_nameless_file()
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// The last line in it that is not blank, without what a terminal would act on; nil when there is none.
  var lastLine: String? {
    let size = Int(max(lseek(descriptor, 0, SEEK_END), 0))
    var bytes = [UInt8](repeating: 0, count: min(size, Self.tail))
    let count = pread(descriptor, &bytes, bytes.count, off_t(size - bytes.count))
    let lines = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(
      whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map { SafeText.string(String($0)) }
  }
}
