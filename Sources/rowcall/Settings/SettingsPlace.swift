import RowcallImport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the user's settings are kept.
struct SettingsPlace {
  /// The path of the file.
  let path: String
  /// Whether somebody asked for this file, so that it must be there.
  let isAsked: Bool

  /// The name of the variable that stands for `--settings`.
  static let variable = Setting.variablePrefix + "_SETTINGS"

  /// No settings file is longer.
  private static let limit = 1 << 20

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// What `--settings` or its variable asks for, else the place that the XDG Base Directory Specification gives; nil for
  /// `none`, and where nobody says where the user's files are.
  init?(asked: String?) {
    let asked = asked ?? Environment[Self.variable]
    isAsked = asked != nil
    if let asked {
      guard asked != "none" else { return nil }
      path = asked
    } else if let folder = Environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      path = folder + "/rowcall/settings.json"
    } else if let home = Environment["HOME"] {
      path = home + "/.config/rowcall/settings.json"
    } else {
      return nil
    }
  }

  /// A file that need not be there.
  init(path: String) {
    self.path = path
    isAsked = false
  }

  /// What is in the file; nil when it is not there and nobody asked for it.
  ///
  /// A byte order mark, which editors put before the text unasked, is no part of it.
  func document() throws(SettingsError) -> JSONDocument? {
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
