import CICU
import RowcallModel
import Synchronization

/// Turns a stream of bytes in some character set into UTF-8, chunk by chunk.
///
/// A sequence may be cut anywhere between two chunks. Sequences that are malformed, or mean nothing in the character
/// set, become U+FFFD and are counted. A byte order mark is kept, except by the character sets (`UTF-16`, `UTF-32`)
/// that read it.
package final class CharsetDecoder: Sendable {
  /// The canonical name of the character set.
  package let charset: String
  private let decoder: Mutex<ICUHandle>

  /// Creates a decoder; throws `TextError.unknownCharset`, with near names, for a name that ICU does not know.
  package init(name: String) throws(TextError) {
    guard let canonical = Self.canonicalName(of: name),
      let handle = ICUHandle(rowcall_decoder_open(canonical), close: rowcall_decoder_close)
    else { throw .unknownCharset(name: name, suggestions: Self.nearNames(to: name)) }
    charset = canonical
    decoder = Mutex(handle)
  }

  private init(_ charset: String, _ handle: ICUHandle) {
    self.charset = charset
    decoder = Mutex(handle)
  }

  /// A decoder that goes on from where this one is; nil where there is no memory.
  package func copy() -> CharsetDecoder? {
    let handle = decoder.withLock {
      ICUHandle(rowcall_decoder_copy($0.pointer), close: rowcall_decoder_close)
    }
    return handle.map { CharsetDecoder(charset, $0) }
  }

  /// Decodes the next chunk.
  ///
  /// - Parameter isLast: whether the stream ends with this chunk; a sequence that is cut there is replaced.
  package func decode(_ chunk: [UInt8], isLast: Bool) throws(TextError) -> [UInt8] {
    var output: [UInt8] = []
    let isWhole = chunk.withUnsafeBufferPointer { decode($0, isLast: isLast, into: &output) }
    guard isWhole else { throw .undecodable(charset: charset, offset: offset) }
    return output
  }

  /// Decodes the next chunk and appends it; false when ICU fails.
  private func decode(_ chunk: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]) -> Bool {
    decoder.withLock { handle in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16_384) { buffer in
        var source = chunk.baseAddress
        let end = source.map { $0 + chunk.count }
        var more: Int32 = 1
        while more == 1 {
          let written = rowcall_decoder_decode(
            handle.pointer, &source, end, isLast ? 1 : 0, buffer.baseAddress, Int32(buffer.count), &more)
          guard written >= 0 else { return false }
          output.append(contentsOf: buffer[..<Int(written)])
        }
        return true
      }
    }
  }

  private var offset: Int { decoder.withLock { Int(rowcall_decoder_offset($0.pointer)) } }

  /// How many sequences were replaced so far.
  package var replacedCount: Int { decoder.withLock { Int(rowcall_decoder_replaced($0.pointer)) } }

  /// The offset in the stream of the first replaced sequence, nil when there was none.
  ///
  /// A sequence that begins in one chunk and ends in the next may be said to stand a few bytes later than it does.
  package var firstReplacedOffset: Int? {
    let offset = decoder.withLock { rowcall_decoder_first_replaced($0.pointer) }
    return offset < 0 ? nil : Int(offset)
  }

  /// The IANA name of a character set, whatever alias it is called by (`latin1` is `ISO-8859-1`); nil for an unknown one.
  package static func canonicalName(of alias: String) -> String? {
    icuText { rowcall_charset_canonical_name(alias, $0, $1) }
  }

  /// Known names that are near to an unknown one, the nearest first; signs do not count, so `utf9` is near `UTF-8`.
  package static func nearNames(to name: String) -> [String] {
    let known = (0..<rowcall_charset_count()).compactMap { index in
      icuText { rowcall_charset_name(index, $0, $1) }
    }
    let byLetters = Dictionary(known.map { ($0.bareName, $0) }, uniquingKeysWith: { first, _ in first })
    let near = NearName.nearest(to: name.bareName, in: byLetters.keys.sorted())
    return near.compactMap { byLetters[$0] }
  }
}

extension String {
  /// The letters and digits alone, in lower case.
  fileprivate var bareName: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
