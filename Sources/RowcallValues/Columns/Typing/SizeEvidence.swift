import RowcallModel

/// What a column's cells look like when they are read as sizes in bytes.
struct SizeEvidence {
  /// Cells that are sizes, or numbers.
  @SampleCount private(set) var fits = 0
  /// Those of them that are nothing: `0`, `0B`.
  @SampleCount private var zeros = 0
  /// Those of them with letters that nothing but a size has: `15Mi`.
  @SampleCount private var units = 0
  /// Those of them with a letter: `916G`; and of these those with a large one, which counts no people and no money.
  @SampleCount private var letters = 0
  @SampleCount private var large = 0
  /// Permissions and paths, which are beside sizes in lists of files.
  @SampleCount private var files = 0

  mutating func add(_ bytes: Span<UInt8>) {
    if Self.isOfFile(bytes) { files += 1 }
    guard let (size, form) = SizeScanner.scan(bytes) else { return }
    fits += 1
    if size.amount.isZero { zeros += 1 }
    if form == .unit, size.unit.identifier != "byte" { units += 1 }
    guard form == .letter else { return }
    letters += 1
    if size.unit.identifier == "gigabyte" || size.unit.identifier == "terabyte" { large += 1 }
  }

  /// Whether cells have the names or the permissions of files.
  func areFiles(of filled: Int) -> Bool { files > 0 && files * 2 >= filled }

  /// Whether the cells are certainly sizes, of which a letter alone may be another word.
  ///
  /// - Parameters:
  ///   - header: what the header says.
  ///   - isBesideFiles: whether another column has names or permissions of files.
  ///   - isBesideSizes: whether another column is certainly of sizes.
  func areSizes(_ header: String?, isBesideFiles: Bool, isBesideSizes: Bool = false) -> Bool {
    let isMostlyUnits = (units + letters) * 2 >= fits - zeros
    if units > 0, isMostlyUnits { return true }
    guard letters > 0 else { return false }
    if large > 0, isBesideFiles || isBesideSizes { return true }
    guard let header else { return isBesideFiles }
    guard isMostlyUnits || isBesideFiles else { return false }
    let words = HeaderWords(Array(header.utf8.prefix(60))).normalized.split(separator: .space).map(Array.init)
    if words.contains(where: Self.memoryWords.contains) { return true }
    guard words.contains(where: Self.sizeWords.contains) else { return false }
    return large > 0 || isBesideFiles || isBesideSizes
  }

  /// `/dev/sda1`, `./main.swift`, `-rw-r--r--`, `drwxr-xr-x`.
  private static func isOfFile(_ bytes: Span<UInt8>) -> Bool {
    switch bytes.byte(at: 0) {
    case UInt8(ascii: "/"): return true
    case UInt8(ascii: "."): return bytes.byte(at: 1) == UInt8(ascii: "/")
    default:
      guard bytes.count >= 10, bytes.count <= 11 else { return false }
      return (1..<10).allSatisfy { permissions.contains(bytes[$0]) }
    }
  }

  private static let permissions = Set("-rwxsStT".utf8)

  // What programs write above sizes is English nearly everywhere.
  private static let memoryWords = words("mem memory bytes ram swap disk storage rss vsz filesize")
  private static let sizeWords = words(
    "size used avail available free total shared cache limit usage capacity virt res shr")

  private static func words(_ list: String) -> Set<[UInt8]> {
    Set(list.split(separator: " ").map { Array($0.utf8) })
  }
}
