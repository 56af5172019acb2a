import RowcallModel

/// What a column's cells look like when they are read as sizes in bytes.
struct SizeEvidence {
  /// Cells that are sizes, or numbers.
  @SampleCount private(set) var fits = 0
  /// Those of them that are nothing: `0`, `0B`.
  @SampleCount private var zeros = 0
  /// Those of them with letters that nothing but a size has: `15Mi`.
  @SampleCount private var units = 0
  /// Those of them with a letter: `916G`; and of these those with G, which counts no people and no money.
  @SampleCount private var letters = 0
  @SampleCount private var gigabytes = 0
  /// Paths, of files or of pages; and what only lists of files have: permissions, `./main.swift`, `/dev/sda1`.
  @SampleCount private var paths = 0
  @SampleCount private var files = 0
  /// Names that are in a folder: `Sources/main.swift`.
  @SampleCount private var inFolders = 0

  /// The first unit with a prefix.
  private(set) var unit: Unit?

  mutating func add(_ bytes: Span<UInt8>) {
    if bytes.byte(at: 0) == UInt8(ascii: "/") { paths += 1 }
    if Self.isInFolder(bytes) { inFolders += 1 }
    if Self.isOfFile(bytes) { files += 1 }
    guard let (size, form) = SizeScanner.scan(bytes) else { return }
    fits += 1
    if size.amount.isZero { zeros += 1 }
    if unit == nil, size.unit.identifier != "byte" { unit = size.unit }
    if form == .unit, size.unit.identifier != "byte" { units += 1 }
    guard form == .letter else { return }
    letters += 1
    if size.unit.identifier == "gigabyte" { gigabytes += 1 }
  }

  /// What is beside sizes.
  enum Company: Int, Comparable {
    case other
    /// Names in folders, which may be two words with a slash between them.
    case folders
    /// Paths, which may be those of pages as well.
    case paths
    case files

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// What the cells are beside sizes.
  func company(of filled: Int) -> Company {
    if files > 0, files * 4 >= filled { return .files }
    if paths > 0, paths * 2 >= filled { return .paths }
    // The last line of a list is the folder itself.
    return inFolders > 0 && inFolders * 2 >= filled - 1 ? .folders : .other
  }

  /// Whether the cells are certainly sizes, of which a letter alone may be another word: `2T` are tons, or clothes for children,
  /// and `5K` people.
  ///
  /// - Parameters:
  ///   - header: what the header says.
  ///   - company: what another column has.
  ///   - isBesideSizes: whether another column is certainly of sizes.
  func areSizes(_ header: String?, beside company: Company, isBesideSizes: Bool = false) -> Bool {
    let isMostlyUnits = (units + letters) * 2 >= fits - zeros
    if units > 0, isMostlyUnits { return true }
    guard letters > 0 else { return false }
    if gigabytes > 0, company >= .paths || isBesideSizes { return true }
    guard let header else { return company != .other }
    let isOfMemory = Self.names(Self.memoryWords, header)
    guard isOfMemory || Self.names(Self.sizeWords, header) else { return false }
    return company == .files || isBesideSizes || isMostlyUnits && (isOfMemory || gigabytes > 0)
  }

  /// Whether letters behind numbers may be those of sizes, for all that the header and the other columns say; B is a byte where no
  /// header says what is counted.
  func mayBeSizes(_ header: String?, beside company: Company, letters: Set<UInt8>) -> Bool {
    guard let header else { return company != .other || letters.contains(UInt8(ascii: "b")) }
    return company == .files || Self.names(Self.memoryWords.union(Self.storeWords), header)
  }

  private static func names(_ words: Set<[UInt8]>, _ header: String) -> Bool {
    HeaderWords(Array(header.utf8.prefix(60))).normalized.split(separator: .space).map(Array.init)
      .contains(where: words.contains)
  }

  /// Whether the cell is a name behind that of its folder, with a letter in both: `Sources/main.swift`.
  private static func isInFolder(_ bytes: Span<UInt8>) -> Bool {
    var (hasLetter, wasFolder) = (false, false)
    for index in 0..<bytes.count {
      if bytes[index] == UInt8(ascii: "/") {
        guard hasLetter else { return false }
        (hasLetter, wasFolder) = (false, true)
      } else if bytes[index].isLetter || bytes[index] >= 0x80 {
        hasLetter = true
      }
    }
    return wasFolder && hasLetter
  }

  /// `/dev/sda1`, `./main.swift`, `-rw-r--r--`, `drwxr-xr-x`.
  private static func isOfFile(_ bytes: Span<UInt8>) -> Bool {
    switch bytes.byte(at: 0) {
    case UInt8(ascii: "/"): return bytes.count > 5 && device.indices.allSatisfy { bytes[$0] == device[$0] }
    case UInt8(ascii: "."): return bytes.byte(at: 1) == UInt8(ascii: "/")
    default:
      guard bytes.count >= 10, bytes.count <= 11 else { return false }
      return (1..<10).allSatisfy { permissions.contains(bytes[$0]) }
    }
  }

  private static let device = Array("/dev/".utf8)
  private static let permissions = Set("-rwxsStT".utf8)

  // What programs write above sizes is English nearly everywhere.
  private static let memoryWords = words("mem memory bytes ram swap disk storage rss vsz filesize")
  private static let sizeWords = words(
    "size used avail available free total shared cache limit usage capacity virt res shr")

  /// Those of them that count no people and no money.
  private static let storeWords = words("size used avail free shared cache virt res shr")

  private static func words(_ list: String) -> Set<[UInt8]> {
    Set(list.split(separator: " ").map { Array($0.utf8) })
  }
}
