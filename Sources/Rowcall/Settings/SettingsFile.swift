import RowcallImport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The user's settings file: a JSON object of settings, with sections for single files.
///
/// `{"position": "always", "files": {"~/stocks.csv": {"position": "off"}}}`
package struct SettingsFile {
  /// The settings of one file.
  package struct Section {
    /// The path as written: absolute or starting with `~/`.
    package let path: String
    /// Its one-based line.
    package let line: Int
    /// Values by setting key.
    package let values: [String: String]
  }

  /// Where it was read from.
  package let path: String
  /// The values for all files, by setting key.
  package let values: [String: String]
  /// The sections for single files.
  package let sections: [Section]

  package static let sectionsKey = "files"

  /// The section for a file by any of its paths; nil for none.
  package func section(for file: String) throws(SettingsError) -> Section? {
    guard let identity = FileIdentity(path: file) else { return nil }
    let sections = sections.filter { FileIdentity(path: UserPath($0.path).expanded) == identity }
    guard sections.count < 2 else { throw .sameFile(path: path, lines: sections.map(\.line)) }
    return sections.first
  }
}

extension SettingsFile {
  /// Reads and checks a file.
  package init(_ document: JSONDocument, path: String) throws(SettingsError) {
    self = try Reading(document: document, path: path).file()
  }
}

/// Parses a settings file.
private struct Reading {
  let document: JSONDocument
  let path: String

  func file() throws(SettingsError) -> SettingsFile {
    var values: [String: String] = [:]
    var sections: [SettingsFile.Section] = []
    for member in try members(of: 0, key: nil) {
      if member.key.text == SettingsFile.sectionsKey {
        sections = try self.sections(member)
      } else {
        values[member.key.text] = try value(member)
      }
    }
    return SettingsFile(path: path, values: values, sections: sections)
  }

  private func sections(_ files: JSONDocument.Member) throws(SettingsError) -> [SettingsFile.Section] {
    var sections: [SettingsFile.Section] = []
    for member in try members(of: files.value, key: files.key.text) {
      guard UserPath(member.key.text).isFromRoot else {
        throw .relativePath(path: path, line: line(member), key: member.key.text)
      }
      var values: [String: String] = [:]
      for setting in try members(of: member.value, key: member.key.text) {
        values[setting.key.text] = try value(setting)
      }
      sections.append(SettingsFile.Section(path: member.key.text, line: line(member), values: values))
    }
    return sections
  }

  private func value(_ member: JSONDocument.Member) throws(SettingsError) -> String {
    guard let setting = Setting.named(member.key.text) else {
      throw .unknownKey(path: path, line: line(member), key: member.key.text)
    }
    let piece = document.pieces[member.value]
    guard setting.values.takes(piece.kind), let value = setting.values.value(of: piece.text) else {
      throw .badValue(path: path, line: line(member), setting: setting, found: found(member.value))
    }
    return value
  }

  /// The members of an object; throws for repeated keys.
  private func members(of index: Int, key: String?) throws(SettingsError) -> [JSONDocument.Member] {
    let piece = document.pieces[index]
    guard piece.kind == .object else {
      let line = document.line(of: piece.range.lowerBound)
      throw .notAnObject(path: path, line: line, key: key, found: found(index))
    }
    let members = document.members(of: index)
    var keys: Set<String> = []
    for member in members where !keys.insert(member.key.text).inserted {
      throw .repeatedKey(path: path, line: line(member), key: member.key.text)
    }
    return members
  }

  private func line(_ member: JSONDocument.Member) -> Int {
    document.line(of: member.key.range.lowerBound)
  }

  /// A value as written, or the type of an object or array.
  private func found(_ index: Int) -> String {
    let piece = document.pieces[index]
    return switch piece.kind {
    case .object: "an object"
    case .array: "an array"
    default: String(decoding: document.bytes[piece.range], as: UTF8.self)
    }
  }
}

/// The place of the user's settings.
package struct SettingsPlace {
  /// The path of the file.
  package let path: String
  /// Whether the user named the file, so that it must exist.
  package let isAsked: Bool

  /// The environment variable for `--settings`.
  package static let variable = Setting.variablePrefix + "_SETTINGS"

  /// The largest settings file.
  private static let limit = 1 << 20

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The file of `--settings` or its variable, or the default by the XDG Base Directory Specification; nil for `none` or
  /// without a home directory.
  package init?(asked: String?) {
    let asked = asked ?? Environment[Self.variable]
    isAsked = asked != nil
    if let asked {
      guard asked != "none" else { return nil }
      path = asked
    } else if let usual = UserFolder.configuration.path(of: "settings.json") {
      path = usual
    } else {
      return nil
    }
  }

  /// A file that may be missing.
  package init(path: String) {
    self.path = path
    isAsked = false
  }

  /// The content of the file; nil if it is missing and was not named.
  package func document() throws(SettingsError) -> JSONDocument? {
    guard let bytes = try bytes() else { return nil }
    do throws(JSONDocument.Failure) {
      return try JSONDocument(bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes)
    } catch {
      throw .malformed(path: path, error)
    }
  }

  private func bytes() throws(SettingsError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw unreadable(errno) }
      guard isAsked else { return nil }
      throw .notFound(path: path)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count <= Self.limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, -1)
        continue
      }
      guard count >= 0 else { throw unreadable(errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
    throw .tooLong(path: path, limit: Self.limit)
  }

  private func unreadable(_ code: Int32) -> SettingsError {
    .unreadable(path: path, reason: String(cString: strerror(code)))
  }
}

/// An absolute path, or one that starts with `~/`.
package struct UserPath {
  /// The path as written.
  package let text: String

  /// Takes a path as written.
  package init(_ text: String) { self.text = text }

  /// Whether it is not relative.
  package var isFromRoot: Bool { text.hasPrefix("/") || text.hasPrefix("~/") }

  /// The path with the user's home instead of `~`.
  package var expanded: String {
    guard text.hasPrefix("~/"), let home = Environment["HOME"] else { return text }
    return home + text.dropFirst()
  }

  /// The stored path of an existing file: absolute, or starting with `~/` in the user's home.
  ///
  /// Links in its folders are resolved, but not the file itself. Nil if its folder does not exist.
  package init?(toFile path: String) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let root = Self.resolved(folder) else { return nil }
    let name = path[(slash.map(path.index(after:)) ?? path.startIndex)...]
    let full = root + (root.hasSuffix("/") ? "" : "/") + name
    let home = Environment["HOME"].flatMap(Self.resolved)
    let isBelowHome = home.map { $0 != "/" && full.hasPrefix($0 + "/") } ?? false
    text = isBelowHome ? "~" + full.dropFirst(home?.count ?? 0) : full
  }

  private static func resolved(_ path: String) -> String? {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    return resolved.map { String(cString: $0) }
  }
}
