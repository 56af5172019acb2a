/// The texts that a workbook's cells share, cleaned for ``SheetWriter``.
struct SharedStrings: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  init() {}

  var count: Int { ends.count }

  init(_ zip: ZipFile, part name: String, limits: ImportLimits) throws(ImportError) {
    let reader = SharedStringsReader(path: zip.path)
    try zip.part(name)?.parse(reader, path: zip.path, limits: limits)
    bytes = reader.bytes
    ends = reader.ends
  }

  @inline(__always)
  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// Whether a text is empty.
  func isEmpty(_ index: Int) -> Bool { range(index).isEmpty }

  /// Appends a text, which must be there.
  @inline(__always)
  func append(_ index: Int, to text: inout [UInt8]) {
    let range = range(index)
    bytes.withUnsafeBufferPointer { text.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

private final class SharedStringsReader: XMLSink {
  var bytes: [UInt8] = []
  var ends: [UInt32] = []
  private let path: String
  private var isText = false
  /// How deep the reader is in the readings of a text, which are beside it in Japanese.
  private var readings = 0
  private var start = 0

  /// The texts of a workbook are held in memory, up to so many bytes and so many of them.
  private static let mostBytes = 1 << 28
  private static let mostTexts = 1 << 24
  /// From so many bytes on there is room for all, as growing needs memory for twice as many.
  private static let manyBytes = 1 << 26

  init(path: String) { self.path = path }

  override func start(_ name: XMLName, _ attributes: XMLAttributes) {
    switch name {
    case "t": isText = readings == 0
    case "rPh": readings += 1
    default: break
    }
  }

  override func end(_ name: XMLName) {
    switch name {
    case "t": isText = false
    case "rPh": readings -= 1
    case "si":
      SheetText.unescape(&bytes, from: start)
      ends.append(UInt32(bytes.count))
      start = bytes.count
      if ends.count > Self.mostTexts { refuse("\(Self.mostTexts)") }
    default: break
    }
  }

  override func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard isText else { return }
    if bytes.count > Self.manyBytes, bytes.capacity < Self.mostBytes {
      bytes.reserveCapacity(Self.mostBytes + Self.manyBytes)
    }
    SheetText.append(text, to: &bytes)
    if bytes.count > Self.mostBytes { refuse("\(Self.mostBytes >> 20) MB of") }
  }

  private func refuse(_ amount: String) {
    failure = .malformed(
      path: path, reason: "more than \(amount) texts that cells share; save the sheet as CSV and read that")
  }
}
