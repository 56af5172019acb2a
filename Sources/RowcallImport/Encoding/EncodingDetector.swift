import RowcallText

/// Decides in which encoding a file's text is, by its head.
struct EncodingDetector {
  let path: String
  let head: FileHead
  /// The name that the user asked for.
  var requested: String?

  /// How to read the text.
  struct Result {
    var decision: Decision<String>
    /// The length of the byte order mark, which is no part of the text.
    var markLength = 0
    /// What the text looks like, when that is another encoding than the one asked for.
    var likely: String?
  }

  /// Takes the requested encoding, else the byte order mark's, else UTF-8 when all or nearly all of it is valid, else
  /// what the charset detector says.
  func detect() throws(ImportError) -> Result {
    if let requested { return try check(requested) }
    if isRecognizedBinary { throw .binary(path: path, kind: binary.kind) }
    if let mark = ByteOrderMark.leading(head.bytes[...]) {
      return Result(
        decision: Decision(mark.encoding, confidence: 1, reasons: [.byteOrderMark]),
        markLength: mark.bytes.count)
    }
    if let wide = WideText(head: head.bytes).encoding {
      return Result(decision: Decision(wide, confidence: 0.9, reasons: [.zeroBytes]))
    }
    if binary.isBinary(isValidUTF8: isValidUTF8) { throw .binary(path: path, kind: nil) }
    return Result(decision: plainDecision)
  }

  /// The decoder for an encoding's canonical name.
  static func decoder(for encoding: String) throws(ImportError) -> TextDecoder {
    if encoding == "UTF-8" { return .utf8(UTF8Repair()) }
    do {
      return .charset(try CharsetDecoder(name: encoding))
    } catch {
      throw .unknownEncoding(name: encoding, near: CharsetDecoder.nearNames(to: encoding))
    }
  }
}

extension EncodingDetector {
  /// The decoder for an encoding's canonical name, which reads backslashes as money where the head says so.
  static func decoder(for encoding: String, head: FileHead) throws(ImportError) -> TextDecoder {
    let decoder = try decoder(for: encoding)
    guard head.bytes.contains(Byte.backslash), case .charset(let own, _) = decoder,
      let trial = try? CharsetDecoder(name: encoding),
      let text = try? trial.decode(head.bytes, isLast: head.isWhole)
    else { return decoder }
    return .charset(own, money: BackslashMoney(encoding: encoding, head: text))
  }
}

// MARK: - Detection

extension EncodingDetector {
  private var binary: BinaryCheck { BinaryCheck(head: head.bytes[...]) }

  /// Whether the head starts like a known file format and is no plain text that happens to.
  private var isRecognizedBinary: Bool {
    binary.kind != nil && !(isValidUTF8 && !binary.hasControls)
  }

  private var finding: UTF8Scan.Finding {
    head.bytes.withUnsafeBufferPointer { UTF8Scan.check($0, from: 0) }
  }

  private var isValidUTF8: Bool {
    switch finding {
    case .valid: true
    case .incomplete: !head.isWhole
    case .invalid: false
    }
  }

  private var plainDecision: Decision<String> {
    let shiftsCharsets = head.bytes.contains(sequence: [0x1B, 0x24])
    if shiftsCharsets { return Decision("ISO-2022-JP", confidence: 0.9, reasons: [.escapeSequences]) }
    let characters = head.bytes.count { $0 >= 0xC0 }
    // What is valid UTF-8 beyond ASCII is nothing else, whatever a page says.
    if !isValidUTF8 || characters == 0, let declared = declaredDecision { return declared }
    guard isValidUTF8 else { return damagedDecision ?? detectedDecision }
    return Decision(
      "UTF-8", confidence: 1, reasons: [characters == 0 ? .onlyASCII : .validUTF8(characters: characters)])
  }

  /// UTF-8 with a few stray bytes; nil if less speaks for it.
  ///
  /// Nearly all that is not ASCII is valid UTF-8, or half of it is and the detector only guesses. Other text is valid
  /// UTF-8 by chance in a character here and there.
  private var damagedDecision: Decision<String>? {
    let counts = UTF8Counts(head.bytes)
    let isNearlyAll = counts.characters >= 4 * counts.strays
    guard isNearlyAll || counts.characters >= counts.strays && detectedDecision.isGuess else { return nil }
    return Decision(
      "UTF-8", confidence: isNearlyAll ? 0.9 : 0.6,
      reasons: [.nearlyUTF8(characters: counts.characters, strays: counts.strays)])
  }

  /// What an HTML page says of itself, if it can be read so.
  private var declaredDecision: Decision<String>? {
    guard let name = HTMLCharset.declared(in: head.bytes), Self.canDecode(head.bytes, as: name) else {
      return nil
    }
    return Decision(name, confidence: 0.95, reasons: [.metaElement])
  }

  /// The likeliest encoding in which the sample can be read whole.
  private var detectedDecision: Decision<String> {
    let sample = CharsetSample.distinctive(in: head.bytes)
    // UTF-16 and UTF-32 were looked for already; the detector takes short texts for them.
    let candidates = CharsetDetector.candidates(in: sample).filter { !$0.name.hasPrefix("UTF-") }
    let readable = candidates.filter { Self.canDecode(sample, as: $0.name) }
    guard let best = readable.first, best.confidence >= Self.leastConfidence else {
      return Decision("windows-1252", confidence: 0.3, reasons: [.usual])
    }
    // As browsers do: the same letters, and the curly quotes and dashes that may come later.
    let name = best.name == "ISO-8859-1" ? "windows-1252" : best.name
    return Decision(
      name, confidence: Double(best.confidence) / 100,
      reasons: [.charsetDetector(percent: best.confidence)])
  }

  /// Below this, in percent, the detector only guesses, and the commonest encoding of Western text is a better guess.
  private static let leastConfidence = 25

  private static func canDecode(_ sample: [UInt8], as name: String) -> Bool {
    guard let decoder = try? CharsetDecoder(name: name), (try? decoder.decode(sample, isLast: false)) != nil
    else { return false }
    return decoder.replacedCount == 0
  }
}

// MARK: - A requested encoding

extension EncodingDetector {
  private func check(_ name: String) throws(ImportError) -> Result {
    guard let canonical = CharsetDecoder.canonicalName(of: name) else {
      throw .unknownEncoding(name: name, near: CharsetDecoder.nearNames(to: name))
    }
    let unasked = EncodingDetector(path: path, head: head)
    let seen = try? unasked.detect()
    let likely = seen.map(\.decision.choice)
    if let offset = try firstUnreadable(in: canonical, likely: likely) {
      throw .wrongEncoding(
        path: path, line: 1 + LineBreaks.count(in: head.bytes[..<offset]), name: canonical,
        likely: likely == canonical ? nil : likely)
    }
    let isDoubtful = isValidUTF8 && head.bytes.contains { $0 >= 0x80 } && canonical != "UTF-8"
    return Result(
      decision: .asked(canonical), markLength: markLength(of: canonical), likely: isDoubtful ? "UTF-8" : nil)
  }

  /// The offset of the first bytes that an encoding cannot hold; nil if all of the head can be read.
  private func firstUnreadable(in encoding: String, likely: String?) throws(ImportError) -> Int? {
    switch try Self.decoder(for: encoding) {
    case .utf8:
      // If UTF-8 was requested and some of the text is UTF-8, it is used, and replaced bytes are reported.
      if case .invalid(let start, _) = finding, UTF8Counts(head.bytes).characters == 0 { return start }
      return nil
    case .charset(let decoder, _):
      let isWide = encoding.hasPrefix("UTF-16") || encoding.hasPrefix("UTF-32")
      // Any bytes make some UTF-16; text without a single zero byte is none, unless it is valid in nothing else.
      if isWide, !head.bytes.contains(0), likely == "UTF-8" { return 0 }
      _ = try? decoder.decode(head.bytes, isLast: head.isWhole)
      return decoder.firstReplacedOffset
    }
  }

  /// The length of the byte order mark, if it is that of the encoding.
  private func markLength(of encoding: String) -> Int {
    guard let mark = ByteOrderMark.leading(head.bytes[...]), mark.encoding == encoding else { return 0 }
    return mark.bytes.count
  }
}
