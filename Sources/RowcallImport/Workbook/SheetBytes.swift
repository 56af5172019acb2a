/// The rows of a sheet as text for the reader of delimited text; unpacked and read as they are asked for.
struct SheetBytes: ByteSource {
  func detached() -> SheetBytes? { nil }

  let path: String
  var isInteractive: Bool { false }
  private let reading: SheetReading

  init(_ sink: SheetSink, part: ZipPart, path: String, limits: ImportLimits) throws(ImportError) {
    self.path = path
    reading = try SheetReading(sink, part: part, path: path, limits: limits)
  }

  func isReady(withinMilliseconds time: Int32) -> Bool { true }

  mutating func append(to buffer: inout [UInt8], upTo limit: Int) throws(ImportError) -> Bool {
    try reading.append(to: &buffer, upTo: limit)
  }
}

/// A sheet that is being read.
///
/// A class, because the reader of XML calls back. Unchecked, because one reader at a time holds it.
private final class SheetReading: @unchecked Sendable {
  private let sink: SheetSink
  private let stream: XMLStream
  private var part: ZipPart?
  /// Unpacks a large part meanwhile; nil for others.
  private var ahead: ZipReadAhead?
  private var chunk: [UInt8] = []
  private var text: ArraySlice<UInt8> = []
  /// What ended reading; thrown once the rows before it were given, and again for whoever asks again.
  private var failure: ImportError?

  init(_ sink: SheetSink, part: ZipPart, path: String, limits: ImportLimits) throws(ImportError) {
    self.sink = sink
    self.part = part
    if let size = part.statedSize, size > Self.largeSize { ahead = ZipReadAhead(part) }
    stream = try XMLStream(sink, path: path, part: part.name, depth: limits[.elementDepth])
  }

  /// A smaller part is unpacked before a thread has begun.
  private static let largeSize = 1 << 20

  func append(to buffer: inout [UInt8], upTo limit: Int) throws(ImportError) -> Bool {
    while text.isEmpty, part != nil { readMore() }
    if text.isEmpty, let failure { throw failure }
    let piece = text.prefix(limit)
    buffer += piece
    text = text.dropFirst(piece.count)
    return !piece.isEmpty
  }

  private func readMore() {
    chunk.removeAll(keepingCapacity: true)
    do throws(ImportError) {
      if let ahead { chunk = try ahead.next() } else { _ = try part?.append(to: &chunk) }
      let isLast = chunk.isEmpty
      try stream.parse(chunk, isLast: isLast)
      if isLast || sink.isComplete { (part, ahead) = (nil, nil) }
    } catch {
      failure = error
      (part, ahead) = (nil, nil)
    }
    text = (sink.writer?.take() ?? [])[...]
  }
}

extension ZipPart {
  /// Reads the whole part as XML.
  consuming func parse(_ sink: XMLSink, path: String, limits: ImportLimits) throws(ImportError) {
    var part = self
    let stream = try XMLStream(sink, path: path, part: part.name, depth: limits[.elementDepth])
    var chunk: [UInt8] = []
    while try part.append(to: &chunk) {
      try stream.parse(chunk, isLast: false)
      if sink.isComplete { return }
      chunk.removeAll(keepingCapacity: true)
    }
    try stream.parse([], isLast: true)
  }
}
