#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that stays open, so that its bytes can be read when another file has taken its name.
///
/// A class because closing must happen once.
package final class RawFile: Sendable {
  package let path: String
  /// In bytes.
  package let size: Int
  private let descriptor: Int32
  /// All bytes of a small file, which another program that writes into it cannot take away; else nil.
  private let bytes: [UInt8]?
  /// When it was last written; nil for a file that nobody else can write.
  private let modified: Int?
  /// Whether its bytes are not those of the file that has the path.
  let isMade: Bool

  /// Where each row was changed, one long piece takes less room than one for each row.
  private static let fewestKept = 128

  /// So many bytes are read at a time, which the processor's caches hold until they are written.
  private static let chunk = 1 << 18

  /// The largest file whose bytes are stored, in bytes.
  private static let mostStored = 1 << 24

  /// Whether all its bytes may be in memory.
  package var isSmall: Bool { size <= Self.mostStored }

  /// Opens a file; throws for what is no regular file.
  package init(path: String) throws(ImportError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .notFound(path: path) }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable(path: path, reason: "it is no file that could be written again")
    }
    size = Int(status.st_size)
    modified = Self.modification(of: status)
    isMade = false
    bytes = Int(status.st_size) > Self.mostStored ? nil : try Self.read(0..<size, descriptor, path)
  }

  private init(path: String, size: Int, in descriptor: Int32, isMade: Bool) {
    (self.path, self.size, self.descriptor, self.isMade) = (path, size, descriptor, isMade)
    (bytes, modified) = (nil, nil)
  }

  /// The file as it is now, which no other program can change: its bytes in memory, or a copy without a name in its folder.
  package func isolated() throws -> RawFile {
    try bytes == nil ? copy(of: [.kept(0..<size)], isMade: false) : self
  }

  /// What pieces make of the file; without a name, as no other program is to see it.
  package func made(of pieces: [FilePiece]) throws -> RawFile { try copy(of: pieces, isMade: true) }

  private func copy(of pieces: [FilePiece], isMade: Bool) throws -> RawFile {
    func failure(_ reason: String) -> ImportError {
      .unreadable(path: path, reason: "\(reason), when it was copied in its folder to be edited")
    }
    var name = Array("\(path).rowcall-XXXXXX".utf8CString)
    let copy = mkstemp(&name)
    guard copy >= 0 else { throw failure(String(cString: strerror(errno))) }
    unlink(name)
    _ = fcntl(copy, F_SETFD, FD_CLOEXEC)
    let file = RawFile(path: path, size: pieces.reduce(0) { $0 + $1.count }, in: copy, isMade: isMade)
    if let reason = try write(pieces, to: copy) { throw failure(reason) }
    return file
  }

  /// Writes all bytes into another open file; gives what stopped it, nil for nothing.
  package func copy(to descriptor: Int32) throws -> String? {
    try write([.kept(0..<size)], to: descriptor)
  }

  private func write(_ pieces: [FilePiece], to descriptor: Int32) throws -> String? {
    var place = 0
    var failure: String?
    try forEachChunk(of: pieces) { chunk in
      var rest = chunk[...]
      while !rest.isEmpty, failure == nil {
        let count = rest.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(place)) }
        if count == 0 || count < 0 && errno != EINTR {
          failure = String(cString: strerror(count == 0 ? EIO : errno))
        }
        rest = rest.dropFirst(max(count, 0))
        place += max(count, 0)
      }
    }
    return failure
  }

  /// In nanoseconds since 1970.
  private static func modification(of status: stat) -> Int {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Throws if another program wrote into the file since it was opened; one that puts a new file in its place does no harm.
  private func checkContents() throws(ImportError) {
    guard let modified else { return }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .readFailed(path: path, reason: String(cString: strerror(errno)))
    }
    guard Int(status.st_size) == size, Self.modification(of: status) == modified else {
      throw .readFailed(
        path: path, reason: "another program wrote into the file while it was opened; open it again")
    }
  }

  /// A number that other contents would not have.
  ///
  /// - Parameter end: where the contents end; nil for all.
  package func contentHash(upTo end: Int? = nil) throws(ImportError) -> UInt64 {
    let end = end ?? size
    var hash = ContentHash(size: end)
    if let bytes {
      hash.add(bytes.prefix(end))
      return hash.value
    }
    for start in stride(from: 0, to: end, by: 1 << 20) {
      hash.add(try read(start..<min(end, start + 1 << 20))[...])
    }
    return hash.value
  }

  /// A number for each block up to a place, of which the last is filled up with zeros, that other contents would not have.
  package func blockHashes(upTo end: Int) throws -> [UInt64] {
    var hashes: [UInt64] = []
    try forEachChunk(of: [.kept(0..<end)]) { chunk in
      for start in stride(from: 0, to: chunk.count, by: Self.block) {
        hashes.append(Self.hash(ofBlock: chunk[start...].prefix(Self.block)))
      }
    }
    return hashes
  }

  /// That of a block of zeros.
  package static let hashOfZeros = hash(ofBlock: [])

  private static func hash(ofBlock bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = ContentHash(size: block)
    hash.add(bytes + [UInt8](repeating: 0, count: block - bytes.count))
    return hash.value
  }

  /// In bytes, which divide a chunk; systems write whole blocks, or blocks of a multiple of that.
  private static let block = 4096

  deinit { close(descriptor) }

  /// Reads bytes; fewer if the file ends before.
  ///
  /// Throws if another program wrote into it since it was opened.
  package func read(_ range: Range<Int>) throws(ImportError) -> [UInt8] {
    if let bytes { return Array(bytes[range.clamped(to: 0..<bytes.count)]) }
    let bytes = try Self.read(range, descriptor, path)
    try checkContents()
    return bytes
  }

  private static func read(
    _ range: Range<Int>, _ descriptor: Int32, _ path: String
  ) throws(ImportError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let read = pread(
          descriptor, buffer.baseAddress?.advanced(by: count), range.count - count,
          off_t(range.lowerBound + count))
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = errno }
        if read <= 0 { break }
        count += read
      }
    }
    guard failure == 0 else {
      throw .readFailed(path: path, reason: String(cString: strerror(failure)))
    }
    return bytes
  }

  /// Hands over what pieces make of the file, a little of the file at a time.
  ///
  /// Chunks of the file end at blocks of what is made, so that it is written block by block: copying to other places takes
  /// processors three times as long.
  package func forEachChunk(of pieces: [FilePiece], _ body: ([UInt8]) throws -> Void) throws {
    var place = 0
    for piece in pieces {
      guard case .kept(var range) = piece else {
        if case .new(let bytes) = piece { try body(bytes) }
        place += piece.count
        continue
      }
      while !range.isEmpty {
        let chunk = try read(range.prefix(Self.chunk - place % Self.block))
        guard !chunk.isEmpty else { throw ImportError.readFailed(path: path, reason: "it ends too early") }
        try body(chunk)
        range = range.dropFirst(chunk.count)
        place += chunk.count
      }
    }
  }

  /// The pieces that make this file of the one that pieces made of it.
  package func pieces(fromFileOf made: [FilePiece]) throws -> [FilePiece] {
    var kept: [(here: Range<Int>, there: Int)] = []
    var place = 0
    for piece in made {
      if case .kept(let range) = piece, range.count >= Self.fewestKept { kept.append((range, place)) }
      place += piece.count
    }
    var pieces: [FilePiece] = []
    var end = 0
    for (here, there) in kept.sorted(by: { $0.here.lowerBound < $1.here.lowerBound }) {
      let rest = max(here.lowerBound, end)..<max(here.upperBound, end)
      if end < rest.lowerBound { pieces.append(.new(try read(end..<rest.lowerBound))) }
      let start = there + rest.lowerBound - here.lowerBound
      pieces.append(.kept(start..<start + rest.count))
      end = rest.upperBound
    }
    return end < size ? pieces + [.new(try read(end..<size))] : pieces
  }
}

extension FilePiece {
  /// In bytes.
  package var count: Int {
    switch self {
    case .kept(let range): range.count
    case .new(let bytes): bytes.count
    }
  }
}

/// The bytes of a file that has no name of its own.
struct RawFileBytes: ByteSource {
  let file: RawFile
  private var place = 0
  var path: String { file.path }
  var isInteractive: Bool { false }

  init(file: RawFile) { self.file = file }

  func isReady(withinMilliseconds time: Int32) -> Bool { true }

  func detached() -> RawFileBytes? { self }

  mutating func append(to buffer: inout [UInt8], upTo limit: Int) throws(ImportError) -> Bool {
    let chunk = try file.read(place..<place + min(limit, file.size - place))
    buffer += chunk
    place += chunk.count
    return !chunk.isEmpty
  }
}

/// A number computed from bytes, so that two contents can be compared without storing one; not for secrets.
package struct ContentHash {
  private var lanes: SIMD4<UInt64>
  /// The last bytes, fewer than ``width``.
  private var rest: [UInt8] = []

  /// So many bytes are mixed at a time.
  private static let width = 32

  /// - Parameter size: how many bytes there will be.
  package init(size: Int) {
    let seed = UInt64(truncatingIfNeeded: size)
    lanes = SIMD4(seed, ~seed, seed &* 0x9E37_79B9_7F4A_7C15, 0x6A09_E667_F3BC_C909)
  }

  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    if !rest.isEmpty {
      let missing = bytes.prefix(Self.width - rest.count)
      rest += missing
      bytes = bytes.dropFirst(missing.count)
      guard rest.count == Self.width else { return }
      let whole = rest
      rest = []
      mix(whole[...])
    }
    let tail = bytes.count % Self.width
    mix(bytes.dropLast(tail))
    rest += bytes.suffix(tail)
  }

  /// Mixes a multiple of ``width``.
  private mutating func mix(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { bytes in
      for place in stride(from: 0, to: bytes.count, by: Self.width) {
        let words = bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)
        let mixed = (lanes ^ words) &* 0x9FB2_1C65_1E98_DF25
        lanes = mixed ^ (mixed &>> 29)
      }
    }
  }

  /// What is computed from all bytes so far, filled up with zeros.
  package var value: UInt64 {
    var whole = self
    if !rest.isEmpty { whole.mix((rest + [UInt8](repeating: 0, count: Self.width - rest.count))[...]) }
    return (0..<4).reduce(0) {
      ($0 ^ whole.lanes[$1]) &* 0x9E37_79B9_7F4A_7C15 ^ (whole.lanes[$1] >> 31)
    }
  }
}
