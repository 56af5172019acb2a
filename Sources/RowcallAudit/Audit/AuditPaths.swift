public import RowcallImport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files to audit for paths: files, and all auditable files in directories, recursively.
///
/// In directories, the suffix decides: `.storyboard`, `.xib`, `.html`, `.htm`, `.xhtml`, `.csv`, `.tsv`, `.tab`, `.jsonl`,
/// `.ndjson`, `.geojson`, `.xlsx`, `.xlsm`, `.ods`, `.sqlite`, `.sqlite3`, and `.db` of SQLite. Names with a leading dot and reports of earlier audits are skipped. Each directory and file is
/// visited once, so circular links end. Links that lead outside the named paths are skipped unless links are followed,
/// because the author of a repository must not choose what else is read and reported.
public struct AuditPaths {
  /// Limits of the search in directories.
  public struct Reach: Hashable, Sendable {
    /// Whether links to other places are followed.
    public var followsLinks: Bool
    /// The most files and directories of any kind.
    public var limit: Int

    /// Creates limits; the defaults suit most repositories.
    public init(followsLinks: Bool = false, limit: Int = 1_000_000) {
      self.followsLinks = followsLinks
      self.limit = limit
    }
  }

  /// The files in the given order, sorted by name in directories.
  public private(set) var files: [String] = []
  /// The Swift files in the directories, which say what code sets in interfaces; links are left out.
  public private(set) var swiftFiles: [String] = []
  /// The directories and links that could not be read, and why.
  public private(set) var problems: [(path: String, error: ImportError)] = []
  /// How many files in directories were skipped because of their suffix or because they are reports.
  public private(set) var passedOverCount = 0
  /// The first of them.
  public private(set) var passedOver: [String] = []
  /// How many files and directories were excluded.
  public private(set) var excludedCount = 0
  /// The exclusions without a match.
  public private(set) var unusedExclusions: Set<PathPattern>
  /// The links to auditable files outside the named paths that were skipped.
  public private(set) var skippedLinks: [String] = []

  private var seen: Set<Identity> = []
  private var lookedAtCount = 0
  private let reach: Reach
  /// The real paths of the named ones.
  private let roots: [[UInt8]]
  private let exclusions: [PathPattern]
  private let isOther: (String) -> Bool

  /// Collects files; excluded paths are ignored.
  ///
  /// Throws if the directories exceed the limit.
  ///
  /// - Parameters:
  ///   - paths: files and directories; `-` for standard input.
  ///   - exclusions: patterns of files and directories to skip.
  ///   - reach: the limits of the search.
  ///   - isOther: whether a file in a directory is not to be audited.
  public init(
    _ paths: [String], excluding exclusions: [PathPattern] = [], within reach: Reach = Reach(),
    passingOver isOther: @escaping (String) -> Bool = { _ in false }
  ) throws(AuditError) {
    self.exclusions = exclusions
    self.reach = reach
    roots = paths.compactMap(Self.resolved)
    unusedExclusions = Set(exclusions)
    self.isOther = isOther
    // The next path is the last item.
    var waiting = paths.reversed().map { Step(path: $0, isNamed: true) }
    // Links come last, so that a file has its own name if it is among the paths as well.
    var links: [Step] = []
    while let next = waiting.popLast() {
      if isExcluded(next.path) { continue }
      if !next.isNamed, !next.isFollowed, Self.isLink(next.path) {
        links.append(Step(path: next.path, isFollowed: true))
      } else if next.isFollowed, leadsOut(next.path) {
        skippedLinks.append(next.path)
      } else if let names = try visit(next.path, isNamed: next.isNamed) {
        let folder = next.path.hasSuffix("/") ? next.path : next.path + "/"
        waiting += names.sorted(by: >).map { Step(path: folder + $0) }
      }
      if waiting.isEmpty {
        waiting = links.reversed()
        links = []
      }
    }
  }

  /// A path in the queue.
  private struct Step {
    let path: String
    var isNamed = false
    /// Whether it is a postponed link.
    var isFollowed = false
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether to skip a link, because it leads to a directory or auditable file outside the named paths.
  private func leadsOut(_ link: String) -> Bool {
    var status = stat()
    guard !reach.followsLinks, stat(link, &status) == 0, let target = Self.resolved(link) else {
      return false
    }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFDIR || kind == S_IFREG && AuditedExtension.isTaken(link) else { return false }
    return !roots.contains { root in
      target == root
        || target.starts(with: root.last == UInt8(ascii: "/") ? root : root + [UInt8(ascii: "/")])
    }
  }

  /// The real path; nil if it does not exist.
  private static func resolved(_ path: String) -> [UInt8]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  /// Adds a file; returns the names in a directory.
  private mutating func visit(_ path: String, isNamed: Bool) throws(AuditError) -> [String]? {
    var status = stat()
    guard path != "-", stat(path, &status) == 0 else {
      note(path, isNamed: isNamed)
      return nil
    }
    let kind = status.st_mode & S_IFMT
    let isWanted = isNamed || (kind == S_IFREG && isPart(path))
    guard kind == S_IFDIR || isWanted else {
      if kind == S_IFREG, path.hasSuffix(".swift"), !Self.isLink(path) { swiftFiles.append(path) }
      passedOverCount += 1
      if passedOver.count < 3 { passedOver.append(path) }
      return nil
    }
    guard seen.insert(Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))).inserted else {
      return nil
    }
    if kind == S_IFDIR { return try names(in: path) }
    files.append(path)
    return nil
  }

  /// Whether a file in a directory is audited.
  private func isPart(_ path: String) -> Bool {
    AuditedExtension.isTaken(path) && !isOther(path) && !HTMLReport.isOne(path)
  }

  /// Adds a missing path: reading reports a named file, and in a directory it is a broken link.
  private mutating func note(_ path: String, isNamed: Bool) {
    if isNamed {
      if !files.contains(path) { files.append(path) }
    } else if AuditedExtension.isTaken(path) {
      // Names that are not UTF-8 were repaired while reading, so they do not exist.
      let reason = path.contains("\u{FFFD}") ? "its name is not UTF-8" : Self.reason
      problems.append((path, .unreadable(path: path, reason: reason)))
    }
  }

  private mutating func names(in directory: String) throws(AuditError) -> [String]? {
    guard access(directory, R_OK | X_OK) == 0, let stream = opendir(directory) else {
      problems.append((directory, .unreadable(path: directory, reason: Self.reason)))
      return nil
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      lookedAtCount += 1
      if lookedAtCount > reach.limit { throw .tooManyFiles(directory: directory, limit: reach.limit) }
      names.append(name)
    }
    return names
  }

  private mutating func isExcluded(_ path: String) -> Bool {
    let characters = NormalPath(path).characters
    let fitting = exclusions.filter { $0.matches(characters) }
    unusedExclusions.subtract(fitting)
    if !fitting.isEmpty { excludedCount += 1 }
    return !fitting.isEmpty
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

/// The identity of a file or directory, whatever its path.
private struct Identity: Hashable {
  let device: UInt64
  let number: UInt64
}
