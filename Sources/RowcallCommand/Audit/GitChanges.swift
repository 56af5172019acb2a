import Rowcall
import RowcallAudit
import RowcallSpeech

/// What has changed in working trees since a revision, as git reports it.
///
/// Files that git does not track count as changed, those that it ignores do not.
struct GitChanges {
  /// The changes by the directory of the working tree, with `/` at its end.
  private var trees: [String: ChangedLines] = [:]

  /// Asks git about the working trees of some paths.
  init(since revision: String, paths: [String]) throws {
    for path in paths {
      if path == "-" { throw GitError.standardInput }
      let tree = try Self.tree(of: path)
      if trees[tree] == nil { trees[tree] = try Self.changes(in: tree, since: revision) }
    }
  }

  /// Whether a line of a file has changed, or the file if the line is nil.
  func has(_ path: String, line: Int? = nil) -> Bool {
    let path = OutputFile.resolve(path)
    return trees.contains { tree, changes in
      path.hasPrefix(tree) && changes.has(String(path.dropFirst(tree.count)), line: line)
    }
  }

  /// The directory of the working tree that has a path.
  private static func tree(of path: String) throws -> String {
    let directory = AuditSettingsFile.directory(of: path)
    guard FileIdentity(path: directory) != nil else { throw GitError.noRepository(path: path, reason: nil) }
    let process = try git(["-C", directory, "rev-parse", "--show-toplevel"])
    guard process.status == 0 else { throw GitError.noRepository(path: path, reason: process.errorLine) }
    return lines(process.output, separator: "\n").joined(separator: "\n") + "/"
  }

  private static func changes(in tree: String, since revision: String) throws -> ChangedLines {
    let commit = try git(["-C", tree, "rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard commit.status == 0, let id = lines(commit.output, separator: "\n").first else {
      throw GitError.noRevision(revision, repository: tree)
    }
    // Options that override what users may have configured.
    let diff = try output([
      "-C", tree, "-c", "core.quotePath=false", "diff", "--unified=0", "--inter-hunk-context=0", "--text",
      "--no-color", "--no-ext-diff", "--no-textconv", "--no-relative", "--src-prefix=a/", "--dst-prefix=b/",
      id,
      "--",
    ])
    var changes = ChangedLines(diff: diff)
    let untracked = try output(["-C", tree, "ls-files", "--others", "--exclude-standard", "-z"])
    for path in lines(untracked, separator: "\0") { changes.addNew(path) }
    return changes
  }

  private static func output(_ arguments: [String]) throws -> [UInt8] {
    let process = try git(arguments)
    guard process.status == 0 else {
      throw GitError.failed(status: process.status, reason: process.errorLine)
    }
    return process.output
  }

  private static func git(_ arguments: [String]) throws -> FinishedProcess {
    let process = try FinishedProcess("git", arguments)
    if process.status == 127 { throw GitError.missing }
    return process
  }

  private static func lines(_ bytes: [UInt8], separator: Unicode.Scalar) -> [String] {
    bytes.split(separator: UInt8(ascii: separator)).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Why the changes since a revision are unknown.
enum GitError: Error, Hashable, CustomStringConvertible {
  case missing
  case noRepository(path: String, reason: String?)
  case noRevision(String, repository: String)
  case standardInput
  case failed(status: Int32, reason: String?)

  var description: String {
    switch self {
    case .missing:
      "--changed-since: git is not in the search path; install git, or leave out --changed-since"
    case .noRepository(let path, let reason):
      "--changed-since: \(path) is in no git repository\(Self.said(reason)); "
        + "name files in a repository, or leave out --changed-since"
    case .noRevision(let revision, let repository):
      "--changed-since \(revision): there is no such revision in \(repository); "
        + "name a commit, branch or tag (a shallow clone may lack it: git fetch --unshallow)"
    case .standardInput:
      "--changed-since: standard input has no earlier revision; name files, or leave out --changed-since"
    case .failed(let status, let reason):
      "--changed-since: git ended with status \(status)\(Self.said(reason)); repair the repository, "
        + "or leave out --changed-since"
    }
  }

  /// Whether other arguments help.
  var isWrongUsage: Bool {
    switch self {
    case .noRevision, .noRepository, .standardInput: true
    case .missing, .failed: false
    }
  }

  private static func said(_ reason: String?) -> String { reason.map { " (git: \($0))" } ?? "" }
}
