import Foundation
import RowcallImport
import Testing

@testable import RowcallAudit

@Suite struct AuditPathsTests {
  @Test func workbooksAndDatabasesInDirectoriesAreAuditedButNotTheirLocks() throws {
    let folder = try Folder([
      "book.xlsx", "~$book.xlsx", "sheet.ods", "harbour.sqlite", "thumbs.db", "shop.db", "old.xls",
    ])
    defer { folder.remove() }
    try Data("SQLite format 3\0".utf8).write(to: URL(filePath: folder.path + "/shop.db"))
    let paths = try AuditPaths([folder.path])
    #expect(folder.relative(paths.files) == ["book.xlsx", "harbour.sqlite", "sheet.ods", "shop.db"])
  }

  @Test func aDirectoryStandsForWhatCanBeAuditedInItAtEveryDepth() throws {
    let folder = try Folder([
      "b.csv", "a/c.html", "a/Main.storyboard", "notes.txt", "package.json", ".git/x.csv",
    ])
    defer { folder.remove() }
    let paths = try AuditPaths([folder.path])
    #expect(folder.relative(paths.files) == ["a/Main.storyboard", "a/c.html", "b.csv"])
    // Most JSON is no table, and is audited only by its name.
    #expect(paths.passedOverCount == 2)
  }

  @Test func swiftFilesAreConsultedButNotAudited() throws {
    let folder = try Folder(["a/SongCell.swift", "Old.swift", "b.csv"])
    defer { folder.remove() }
    let link = folder.path + "/Linked.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/b.csv")
    let paths = try AuditPaths([folder.path], excluding: [PathPattern("**/Old.swift")])
    #expect(folder.relative(paths.files) == ["b.csv"])
    #expect(folder.relative(paths.swiftFiles) == ["a/SongCell.swift"])
  }

  @Test func theFilesOfAClassAreReadByTheirNames() throws {
    let folder = try Folder([])
    defer { folder.remove() }
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    var files: [String] = []
    for (name, text) in [("Song", "a.font = b"), ("Song+Play", "c.font = d"), ("Other", "")] {
      files.append("\(folder.path)/\(name).swift")
      try Data(text.utf8).write(to: URL(fileURLWithPath: files.last ?? ""))
    }
    let sources = SwiftSources(of: ["Song", "Missing"], in: files, limits: ImportLimits())
    #expect(sources["Song"]?.sets(["font"], on: "a") == true)
    #expect(sources["Song"]?.sets(["font"], on: "c") == true)
    #expect(sources["Other"] == nil && sources["Missing"] == nil && sources[nil] == nil)
  }

  @Test func whatIsNamedIsThereWhateverItsNameEndsIn() throws {
    let folder = try Folder(["notes.txt"])
    defer { folder.remove() }
    #expect(try folder.relative(AuditPaths([folder.path + "/notes.txt"]).files) == ["notes.txt"])
    #expect(try AuditPaths(["-", "nowhere.csv"]).files == ["-", "nowhere.csv"])
  }

  @Test func linksInACircleEndAndEachFileIsThereOnce() throws {
    let folder = try Folder(["a/b.csv"])
    defer { folder.remove() }
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path + "/a/up", withDestinationPath: folder.path)
    try files.createSymbolicLink(
      atPath: folder.path + "/c.csv", withDestinationPath: folder.path + "/a/b.csv")
    #expect(try folder.relative(AuditPaths([folder.path, folder.path]).files) == ["a/b.csv"])
  }

  @Test func aFileIsCalledByItsOwnNameAndNotByThatOfALink() throws {
    let folder = try Folder(["b.csv", "z/c.csv"])
    defer { folder.remove() }
    let files = FileManager.default
    for (link, target) in [("a.csv", "b.csv"), ("d", "z")] {
      try files.createSymbolicLink(
        atPath: folder.path + "/" + link, withDestinationPath: folder.path + "/" + target)
    }
    #expect(try folder.relative(AuditPaths([folder.path]).files) == ["b.csv", "z/c.csv"])
    // What lies elsewhere has no other name.
    let other = try Folder([])
    defer { other.remove() }
    try files.createDirectory(atPath: other.path, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: other.path + "/a.csv", withDestinationPath: folder.path + "/b.csv")
    let reach = AuditPaths.Reach(followsLinks: true)
    #expect(try other.relative(AuditPaths([other.path], within: reach).files) == ["a.csv"])
  }

  @Test func aLinkOutOfWhatIsNamedIsSkippedUnlessLinksAreFollowed() throws {
    let outside = try Folder(["b.csv", "c.html", "notes.txt"])
    let folder = try Folder(["a.csv", "sub/d.csv"])
    defer { [outside, folder].forEach { $0.remove() } }
    for (link, target) in [
      ("all", outside.path), ("b.csv", outside.path + "/b.csv"), ("n.txt", outside.path + "/notes.txt"),
      ("passwd.csv", "/etc/passwd"), ("root", "/"), ("sub/up.csv", "../a.csv"), ("sub/twice", "../all"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    let paths = try AuditPaths([folder.path])
    #expect(folder.relative(paths.files) == ["a.csv", "sub/d.csv"])
    #expect(folder.relative(paths.skippedLinks) == ["all", "b.csv", "passwd.csv", "root", "sub/twice"])
    // What somebody names is wanted, also where a link leads there, and so is what it leads to.
    let named = try AuditPaths([folder.path + "/all", folder.path + "/passwd.csv"])
    #expect(named.files.map { $0.split(separator: "/").last } == ["b.csv", "c.html", "passwd.csv"])
    #expect(try AuditPaths([folder.path, outside.path]).skippedLinks.count == 2)
    let followed = try AuditPaths(
      [folder.path], excluding: [PathPattern("root")], within: .init(followsLinks: true))
    #expect(
      folder.relative(followed.files) == ["a.csv", "sub/d.csv", "all/b.csv", "all/c.html", "passwd.csv"])
    #expect(followed.skippedLinks.isEmpty)
  }

  @Test func aFolderWhoseNameBeginsLikeThatOfTheAuditedOneIsOutside() throws {
    let folder = try Folder(["in/a.csv", "inside/b.csv"])
    defer { folder.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/b.csv", withDestinationPath: folder.path + "/inside/b.csv")
    let paths = try AuditPaths([folder.path + "/in"])
    #expect(folder.relative(paths.skippedLinks) == ["in/b.csv"])
  }

  @Test func aWalkThatGoesOverItsLimitSaysSo() throws {
    let folder = try Folder(["a.csv", "b.txt", "c/d.csv", ".hidden/e.csv"])
    defer { folder.remove() }
    #expect(try AuditPaths([folder.path], within: .init(limit: 4)).files.count == 2)
    let error = #expect(throws: AuditError.self) { try AuditPaths([folder.path], within: .init(limit: 3)) }
    #expect(
      error?.description
        == "\(folder.path)/c: more than 3 files and directories in total; name fewer "
        + "directories, exclude some with --exclude, or raise --max-files")
    // What is left out is not looked at.
    #expect(
      try AuditPaths([folder.path], excluding: [PathPattern("c")], within: .init(limit: 3)).files.count == 1)
  }

  @Test func aLinkThatLeadsNowhereIsAProblemAndTheRestGoesOn() throws {
    let folder = try Folder(["b.csv"])
    defer { folder.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.csv", withDestinationPath: "gone.csv")
    let paths = try AuditPaths([folder.path])
    #expect(folder.relative(paths.files) == ["b.csv"])
    #expect(folder.relative(paths.problems.map(\.path)) == ["a.csv"])
  }

  @Test func whatIsExcludedIsNotThere() throws {
    let folder = try Folder(["old/a.csv", "b.csv", "c.html"])
    defer { folder.remove() }
    let paths = try AuditPaths([folder.path], excluding: [PathPattern("old"), PathPattern("*.html")])
    #expect(folder.relative(paths.files) == ["b.csv"])
    #expect(paths.unusedExclusions.isEmpty)
  }

  @Test func anExclusionThatNothingFitsIsKnown() throws {
    let folder = try Folder(["a.csv"])
    defer { folder.remove() }
    let paths = try AuditPaths(
      [folder.path], excluding: [PathPattern("old"), PathPattern("*.csv"), PathPattern("a.*")])
    #expect(paths.files.isEmpty && paths.unusedExclusions == [PathPattern("old")])
  }

  @Test func aNameThatIsNotUTF8IsAProblemThatSaysSo() throws {
    let folder = try Folder(["b.csv"])
    defer { folder.remove() }
    let name = Array(folder.path.utf8) + Array("/a".utf8) + [0xFF] + Array(".csv".utf8)
    let file = name.withUnsafeBufferPointer {
      open(Array($0.map(CChar.init(bitPattern:))) + [0], O_CREAT | O_WRONLY, 0o600)
    }
    try #require(file >= 0)
    close(file)
    let paths = try AuditPaths([folder.path])
    #expect(folder.relative(paths.files) == ["b.csv"])
    guard case .unreadable(_, let reason)? = paths.problems.first?.error else {
      Issue.record("no problem")
      return
    }
    #expect(reason == "its name is not UTF-8")
  }

  @Test func reportsOfEarlierAuditsAreSkippedUnlessTheyAreNamed() throws {
    let folder = try Folder(["audit.html", "b.html"])
    defer { folder.remove() }
    let report = try ReportFormat.html.text(of: AuditReport(files: []))
    try report.write(toFile: folder.path + "/audit.html", atomically: true, encoding: .utf8)
    let paths = try AuditPaths([folder.path])
    #expect(folder.relative(paths.files) == ["b.html"] && paths.passedOverCount == 1)
    #expect(try AuditPaths([folder.path + "/audit.html"]).files.count == 1)
  }
}

/// A folder with empty files, which a test removes.
private struct Folder {
  let path: String

  init(_ files: [String]) throws {
    path = FileManager.default.temporaryDirectory.path + "/rowcall-" + UUID().uuidString
    for file in files {
      let place = URL(fileURLWithPath: path + "/" + file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: place)
    }
  }

  /// Paths as seen from the folder.
  func relative(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(path.count + 1)) } }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
