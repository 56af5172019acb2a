import CICU

/// A stretch of text in one script.
package struct ScriptRun: Hashable, Sendable {
  /// Where it stands in the text.
  package var range: Range<String.Index>
  /// The ISO 15924 code: `Latn`, `Cyrl`, `Hani`; `Zyyy` when the text has no letters at all.
  package var script: String
}

/// Cuts text into stretches of one script.
package enum ScriptRuns {
  /// The runs of a text, in order and without gaps; none for an empty text.
  ///
  /// Digits, spaces and punctuation belong to the run before them, at the start of the text to the run after them.
  package static func runs(of text: String) -> [ScriptRun] {
    var runs: [(start: String.Index, script: UInt32)] = []
    for index in text.unicodeScalars.indices {
      let script = script(of: text.unicodeScalars[index])
      guard let last = runs.last else {
        runs.append((index, script ?? common))
        continue
      }
      guard let script, script != last.script else { continue }
      if last.script == common { runs[runs.count - 1].script = script } else { runs.append((index, script)) }
    }
    let ends = runs.dropFirst().map(\.start) + [text.endIndex]
    return zip(runs, ends).map { ScriptRun(range: $0.start..<$1, script: name(of: $0.script)) }
  }

  /// Nil for what takes the script of its neighbour.
  private static func script(of scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII { return scalar.properties.isAlphabetic ? latin : nil }
    let code = rowcall_script_of(scalar.value)
    return code == common || code == inherited ? nil : code
  }

  private static let latin: UInt32 = 0x4C61_746E
  private static let common: UInt32 = 0x5A79_7979
  private static let inherited: UInt32 = 0x5A69_6E68

  private static func name(of code: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
  }
}

/// Rewrites text in another script by one of ICU's transforms.
///
/// Making one is slow (`Any-Latin` takes 80 ms): make it when the first text needs it, and keep it.
package struct Transliterator: Sendable {
  /// The ICU identifier: `Han-Latin`, `Katakana-Hiragana`.
  package let identifier: String
  private let transforms: HandlePool<String>

  /// Creates a transliterator; throws `TextError.unknownTransform` for one that ICU does not have.
  package init(_ identifier: String) throws(TextError) {
    self.identifier = identifier
    transforms = HandlePool(open: { rowcall_transliterator_open($0) }, close: rowcall_transliterator_close)
    guard transforms.use(identifier, { _ in true }) == true else { throw .unknownTransform(identifier) }
  }

  /// The text in the other script.
  package func apply(to text: String) -> String {
    transforms.use(identifier) { transform in
      icuText { rowcall_transliterator_apply(transform, text, Int32(text.utf8.count), $0, $1) }
    } ?? text
  }
}
