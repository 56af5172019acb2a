public import RowcallImport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files that paths stand for: themselves, and of a directory all that can be audited in it, at every depth.
///
/// In directories, what the name ends in decides: `.storyboard`, `.xib`, `.html`, `.htm`, `.xhtml`, `.csv`, `.tsv`, `.tab`,
/// `.jsonl`, `.ndjson`, `.geojson`; what begins with a dot is passed over, and so are reports of earlier audits. Each
/// directory is gone through once, so that links that lead in a circle end, and each file is there once. A link in a
/// directory that leads out of everything that was named is skipped unless links are followed: whoever writes a
/// repository must not choose what else is read and reported.
public struct AuditPaths {
  /// How far a walk through directories goes.
  public struct Reach: Hashable, Sendable {
    /// Whether links in directories are followed to wherever they lead.
    public var followsLinks: Bool
    /// How many files and directories are looked at, of whatever kind they are.
    public var limit: Int

    /// As far as most repositories need it.
    public init(followsLinks: Bool = false, limit: Int = 1_000_000) {
      self.followsLinks = followsLinks
      self.limit = limit
    }
  }

  /// The files in the order in which they were named, those of a directory by their names.
  public private(set) var files: [String] = []
  /// The directories and links that could not be read, and why.
  public private(set) var problems: [(path: String, error: ImportError)] = []
  /// How many files in directories were passed over because of what their names end in, or because they are reports.
  public private(set) var passedOverCount = 0
  /// How many files and directories were left out because an exclusion fits them.
  public private(set) var excludedCount = 0
  /// The exclusions that nothing fitted.
  public private(set) var unusedExclusions: Set<PathPattern>
  /// The links that were skipped because they lead out of what was named, to what would have been audited.
  public private(set) var skippedLinks: [String] = []

  private var seen: Set<Identity> = []
  private var lookedAtCount = 0
  private let reach: Reach
  /// Where the named paths lead.
  private let roots: [[UInt8]]
  private let exclusions: [PathPattern]
  private let isOther: (String) -> Bool

  /// Goes through paths; what fits one of the exclusions is as if it were not there.
  ///
  /// Throws when there is more in the directories than the walk may look at.
  ///
  /// - Parameters:
  ///   - paths: files and directories; `-` for standard input.
  ///   - exclusions: patterns of files and directories to skip.
  ///   - reach: how far the walk goes.
  ///   - isOther: tells files that lie in directories and are no part of what is audited.
  public init(
    _ paths: [String], excluding exclusions: [PathPattern] = [], within reach: Reach = Reach(),
    passingOver isOther: @escaping (String) -> Bool = { _ in false }
  ) throws(AuditError) {
    self.exclusions = exclusions
    self.reach = reach
    roots = paths.compactMap(Self.resolved)
    unusedExclusions = Set(exclusions)
    self.isOther = isOther
    // The next one is at the end.
    var waiting = paths.reversed().map { Step(path: $0, isNamed: true) }
    // In directories, what a link leads to is called by its own name if it is among the paths: so links come last.
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

  /// A path that is still to be gone to.
  private struct Step {
    let path: String
    var isNamed = false
    /// Whether it is a link whose turn has come.
    var isFollowed = false
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a link is to be skipped: it leads out of what was named, to a directory or a file that would be audited.
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

  /// Where a path leads, without links; nil when that is nowhere.
  private static func resolved(_ path: String) -> [UInt8]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  /// Notes a file; gives the names in a directory.
  private mutating func visit(_ path: String, isNamed: Bool) throws(AuditError) -> [String]? {
    var status = stat()
    guard path != "-", stat(path, &status) == 0 else {
      note(path, isNamed: isNamed)
      return nil
    }
    let kind = status.st_mode & S_IFMT
    let isWanted = isNamed || (kind == S_IFREG && isPart(path))
    guard kind == S_IFDIR || isWanted else {
      passedOverCount += 1
      return nil
    }
    guard seen.insert(Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))).inserted else {
      return nil
    }
    if kind == S_IFDIR { return try names(in: path) }
    files.append(path)
    return nil
  }

  /// Whether a file in a directory is part of what is audited.
  private func isPart(_ path: String) -> Bool {
    AuditedExtension.isTaken(path) && !isOther(path) && !HTMLReport.isOne(path)
  }

  /// Notes what is not there: a named file says so when it is read, and in a directory it is a link that leads nowhere.
  private mutating func note(_ path: String, isNamed: Bool) {
    if isNamed {
      if !files.contains(path) { files.append(path) }
    } else if AuditedExtension.isTaken(path) {
      // Names that are not UTF-8 were mended while they were read, and lead nowhere.
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

/// A file or a directory, whatever path leads to it.
private struct Identity: Hashable {
  let device: UInt64
  let number: UInt64
}
