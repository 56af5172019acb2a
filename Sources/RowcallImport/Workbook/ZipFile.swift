import CArchive

/// A zip file whose parts are unpacked one after the other, as they are asked for.
///
/// Nothing is ever unpacked to a disk, and the names of parts are only compared.
struct ZipFile: Sendable {
  /// What errors call the file.
  let path: String
  /// The whole file where it is in memory; nil where it is read from the disk.
  private let memory: ZipMemory?
  /// No part may unpack to more bytes.
  private let mostUnpacked: Int
  /// The names of all parts, in the file's order.
  let names: [String]
  /// Whether some part is encrypted.
  let isEncrypted: Bool

  /// More parts than any workbook has.
  private static let mostParts = 100_000
  /// A part that unpacks to so many times the size of the file holds little that somebody wrote, beyond a harmless size.
  private static let mostExpansion = 500
  private static let harmlessSize = 1 << 26

  /// Whether a file begins as zip files do.
  static func begins(_ head: some Collection<UInt8>) -> Bool {
    head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// Reads the list of parts.
  ///
  /// - Parameters:
  ///   - size: the file's size in bytes.
  ///   - bytes: the whole file; nil to read it from the disk.
  init(path: String, size: Int, bytes: [UInt8]? = nil) throws(ImportError) {
    mostUnpacked = max(Self.harmlessSize, size * Self.mostExpansion)
    self.path = path
    memory = bytes.map(ZipMemory.init)
    let archive = try OpenZip(path: path, memory)
    var names: [String] = []
    var isEncrypted = false
    while let name = try archive.next() {
      names.append(name)
      isEncrypted = isEncrypted || archive.isPartEncrypted
      guard names.count <= Self.mostParts else {
        throw .malformed(
          path: path, reason: "more than \(Self.mostParts) parts in a zip file; save the workbook anew")
      }
    }
    self.names = names
    self.isEncrypted = isEncrypted
  }

  /// Opens a part; nil where there is none of that name.
  func part(_ name: String) throws(ImportError) -> ZipPart? {
    guard names.contains(name) else { return nil }
    let archive = try OpenZip(path: path, memory)
    while let next = try archive.next() {
      if next == name { return ZipPart(name: name, archive: archive, most: mostUnpacked) }
    }
    return nil
  }

  /// A whole part; nil where there is none of that name.
  ///
  /// Throws for one that unpacks to more than so many bytes.
  func bytes(of name: String, upTo most: Int) throws(ImportError) -> [UInt8]? {
    guard var part = try part(name) else { return nil }
    var bytes: [UInt8] = []
    while try part.append(to: &bytes) {
      guard bytes.count <= most else {
        throw .malformed(
          path: path,
          reason: "\(name) unpacks to more than \(most >> 20) MB; save the sheet as CSV and read that")
      }
    }
    return bytes
  }
}

/// A part of a zip file that is being unpacked.
struct ZipPart: Sendable {
  let name: String
  private let archive: OpenZip
  private let most: Int
  private var count = 0

  fileprivate init(name: String, archive: OpenZip, most: Int) {
    (self.name, self.archive, self.most) = (name, archive, most)
  }

  /// The size in bytes that the file states; nil where it states none.
  var statedSize: Int? { archive.partSize }

  /// Unpacks some more; false at the end.
  mutating func append(to buffer: inout [UInt8]) throws(ImportError) -> Bool {
    let read = try archive.read(into: &buffer, part: name)
    count += read
    guard count <= most else {
      throw .malformed(
        path: archive.path,
        reason:
          "\(name) unpacks to more than 500 times the size of the file, as no workbook does; it is not read")
    }
    return read > 0
  }
}

/// The bytes of a file in memory, which stay in their place while archives read them; a class because they are freed once.
///
/// Unchecked, because nobody changes them.
private final class ZipMemory: @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer

  init(_ bytes: [UInt8]) {
    self.bytes = .allocate(byteCount: bytes.count, alignment: 1)
    self.bytes.copyBytes(from: bytes)
  }

  deinit { bytes.deallocate() }
}

/// An archive that libarchive has open; a class because closing must happen once.
///
/// Unchecked, because one reader at a time holds it.
private final class OpenZip: @unchecked Sendable {
  let path: String
  private let archive: OpaquePointer
  private let memory: ZipMemory?

  private static let library = "libarchive.so.13"
  private static let chunkSize = 1 << 16

  init(path: String, _ memory: ZipMemory?) throws(ImportError) {
    self.path = path
    self.memory = memory
    var opened: OpaquePointer?
    let status = rowcall_archive_open(
      Self.library, memory == nil ? path : nil, memory?.bytes.baseAddress, memory?.bytes.count ?? 0, &opened)
    guard status == ROWCALL_ARCHIVE_OPEN, let opened else {
      throw .malformed(path: path, reason: Self.reason(status))
    }
    archive = opened
  }

  deinit { rowcall_archive_close(archive) }

  private static func reason(_ status: Int32) -> String {
    switch Int(status) {
    case ROWCALL_ARCHIVE_NO_LIBRARY:
      "a workbook, for which \(library) is needed; install it (apt-get install libarchive13), or save the sheet as CSV"
    case ROWCALL_ARCHIVE_NO_ZIP:
      "a workbook or another zip file that is cut off: the list of its parts, at its end, is missing; copy it again"
    default: "a workbook, which \(library) cannot unpack; install version 3.4 or later"
    }
  }

  /// Goes to the next part and gives its name; nil after the last.
  func next() throws(ImportError) -> String? {
    if let name = rowcall_archive_next(archive) { return String(cString: name) }
    if rowcall_archive_error(archive) != nil { throw broken() }
    return nil
  }

  var isPartEncrypted: Bool { rowcall_archive_is_encrypted(archive) }

  var partSize: Int? {
    let size = rowcall_archive_size(archive)
    return size < 0 ? nil : Int(size)
  }

  func read(into buffer: inout [UInt8], part: String) throws(ImportError) -> Int {
    var count: Int64 = 0
    buffer.append(addingCapacity: Self.chunkSize) { span in
      span.withUnsafeMutableBufferPointer { bytes, filled in
        count = rowcall_archive_read(archive, bytes.baseAddress?.advanced(by: filled), Self.chunkSize)
        filled += max(Int(count), 0)
      }
    }
    guard count >= 0 else { throw broken(part) }
    return Int(count)
  }

  private func broken(_ part: String? = nil) -> ImportError {
    let said = rowcall_archive_error(archive).map { " (\(String(cString: $0)))" } ?? ""
    return .malformed(
      path: path,
      reason: "a broken workbook: \(part ?? "its list of parts") cannot be unpacked\(said); copy it again")
  }
}
