import RowcallImport
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A change of the user's settings file, which then stands there as a whole or is as it was.
struct SettingsChange {
  /// The setting that changes.
  let setting: Setting
  /// The file that it is for; nil for every file.
  let table: String?
  /// Where the settings file is.
  let place: SettingsPlace

  /// Takes what the user wrote.
  init(key: String, table: String?, place: SettingsPlace?) throws(SettingsError) {
    guard let setting = Setting.named(key) else { throw .noSetting(key) }
    guard let place else { throw .nowhere }
    self.setting = setting
    self.table = table
    self.place = place
  }

  /// Decides the setting.
  func set(_ value: String) throws {
    guard let value = setting.values.value(of: value) else {
      throw SettingsError.badArgument(setting, found: value)
    }
    Self.createFolders(of: place.path)
    let lock = try SettingsLock(for: place.path)
    defer { lock.end() }
    let document = try self.document()
    guard let keys = try self.keys(in: document, isNew: true) else { return }
    var edit = JSONEdit(document)
    try edit.set(setting.values.json(value), at: keys)
    try write(edit.bytes)
  }

  /// Leaves the setting to weaker places; returns whether it was decided here.
  func unset() throws -> Bool {
    let lock = try SettingsLock(for: place.path)
    defer { lock.end() }
    let document = try self.document()
    var edit = JSONEdit(document)
    guard let keys = try self.keys(in: document, isNew: false), try edit.remove(at: keys) else {
      return false
    }
    try write(edit.bytes)
    return true
  }
}

extension SettingsChange {
  /// The file as it is; one that is not there yet is as empty.
  private func document() throws -> JSONDocument {
    let place = SettingsPlace(path: place.path)
    return try place.document() ?? JSONDocument(Array("{}\n".utf8))
  }

  /// The way to the setting through the file.
  ///
  /// - Parameter isNew: whether a section may be made; else nil when there is none.
  private func keys(in document: JSONDocument, isNew: Bool) throws(SettingsError) -> [String]? {
    let file = try SettingsFile(document, path: place.path)
    guard let table else { return [setting.key] }
    let written = UserPath(toFile: table)?.text
    let known =
      try file.section(for: table)?.path ?? file.sections.map(\.path).first { [table, written].contains($0) }
    if let known { return [SettingsFile.sectionsKey, known, setting.key] }
    guard isNew else { return nil }
    guard FileIdentity(path: table) != nil, let written else { throw .noTable(path: table) }
    return [SettingsFile.sectionsKey, written, setting.key]
  }

  private func write(_ bytes: [UInt8]) throws {
    let file = try OutputFile(path: place.path)
    try file.write(bytes)
    try file.finish()
  }

  /// Makes the folders on the way to a file, for the user alone; where that fails, so does opening the file.
  private static func createFolders(of path: String) {
    for slash in path.indices where path[slash] == "/" && slash != path.startIndex {
      mkdir(String(path[..<slash]), 0o700)
    }
  }
}
