import RowcallImport
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A change of the user's settings file, which is complete or has no effect.
package struct SettingsChange {
  package let setting: Setting
  /// The file that it is for; nil for every file.
  package let table: String?
  /// The place of the settings file.
  package let place: SettingsPlace

  /// Takes the arguments of the user.
  package init(key: String, table: String?, place: SettingsPlace?) throws(SettingsError) {
    guard let setting = Setting.named(key) else { throw .noSetting(key) }
    guard let place else { throw .nowhere }
    self.setting = setting
    self.table = table
    self.place = place
  }

  /// Stores the setting.
  package func set(_ value: String) throws {
    guard let value = setting.values.value(of: value) else {
      throw SettingsError.badArgument(setting, found: value)
    }
    UserFolder.createParents(of: place.path)
    let lock = try SettingsLock(for: place.path)
    defer { lock.end() }
    let document = try self.document()
    guard let keys = try self.keys(in: document, isNew: true) else { return }
    var edit = JSONEdit(document)
    try edit.set(setting.values.json(value), at: keys)
    try write(edit.bytes)
  }

  /// Removes the setting; returns whether it was stored.
  package func unset() throws -> Bool {
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
  /// The content of the file; a missing file is empty.
  private func document() throws -> JSONDocument {
    let place = SettingsPlace(path: place.path)
    return try place.document() ?? JSONDocument(Array("{}\n".utf8))
  }

  /// The keys that lead to the setting.
  ///
  /// - Parameter isNew: whether a section may be created; otherwise nil without one.
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
}

/// Locks a settings file while it is read and replaced.
///
/// It locks the folder, because each change replaces the file. The lock ends with the process.
package struct SettingsLock {
  /// The folder; nil without one or without file locks.
  private let descriptor: Int32?

  /// How long to wait for others, in steps of ten milliseconds.
  private static let patience = 1_000

  /// Waits for the lock.
  package init(for path: String) throws(SettingsError) {
    let folder = open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else {
      descriptor = nil
      return
    }
    var steps = 0
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      steps += 1
      guard steps < Self.patience else {
        close(folder)
        throw .busy(path: path)
      }
      usleep(10_000)
    }
    descriptor = folder
  }

  /// Releases the lock.
  package func end() {
    if let descriptor { close(descriptor) }
  }

  /// The folder of the file after resolving links.
  private static func folder(of path: String) -> String {
    let path = OutputFile.resolve(path)
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// Edits one value in a JSON object and keeps every other byte.
package struct JSONEdit {
  private var document: JSONDocument

  /// Takes a text whose value is an object.
  package init(_ document: JSONDocument) { self.document = document }

  /// The text in UTF-8.
  package var bytes: [UInt8] { document.bytes }

  /// Sets the value at a path of keys and creates missing objects.
  ///
  /// - Parameter value: JSON text.
  package mutating func set(_ value: String, at keys: [String]) throws {
    var object = 0
    for (depth, key) in keys.enumerated() {
      guard let member = document.members(of: object).first(where: { $0.key.text == key }) else {
        return try add(value, at: Array(keys[depth...]), to: object)
      }
      if depth == keys.count - 1 { return try replace(member.range, by: value) }
      object = member.value
    }
  }

  /// Removes the value at a path of keys, and objects that become empty.
  ///
  /// Returns whether there was one.
  package mutating func remove(at keys: [String]) throws -> Bool {
    var object = 0
    var range: Range<Int>?
    for key in keys {
      let members = document.members(of: object)
      guard let index = members.firstIndex(where: { $0.key.text == key }) else { return false }
      // The only member of a nested object is removed with the object.
      if range == nil || members.count > 1 { range = self.range(of: index, in: members, of: object) }
      object = members[index].value
    }
    if let range { try replace(range, by: "") }
    return range != nil
  }
}

extension JSONEdit {
  private mutating func replace(_ range: Range<Int>, by text: String) throws {
    var bytes = document.bytes
    bytes.replaceSubrange(range, with: Array(text.utf8))
    document = try JSONDocument(bytes)
  }

  /// The range to remove with a member and its comma.
  private func range(of index: Int, in members: [JSONDocument.Member], of object: Int) -> Range<Int> {
    let member = members[index]
    if members.count == 1 {
      let end = document.pieces[document.end(of: object)].range.lowerBound
      return document.pieces[object].range.upperBound..<end
    }
    if index > 0 { return members[index - 1].range.upperBound..<member.range.upperBound }
    return member.key.range.lowerBound..<members[1].key.range.lowerBound
  }

  private mutating func add(_ value: String, at keys: [String], to object: Int) throws {
    let members = document.members(of: object)
    let start = document.pieces[object].range.lowerBound
    guard let first = members.first, let last = members.last else {
      let indent = self.indent(at: start)
      let end = document.pieces[document.end(of: object)].range.upperBound
      return try replace(start..<end, by: Self.object(value, at: keys, indent: indent))
    }
    let isOneLine = !document.bytes[start..<first.key.range.lowerBound].contains(UInt8(ascii: "\n"))
    let indent = isOneLine ? nil : self.indent(at: first.key.range.lowerBound)
    let separator = indent.map { ",\n" + $0 } ?? ", "
    let place = last.range.upperBound
    try replace(place..<place, by: separator + Self.member(value, at: keys, indent: indent))
  }

  /// The white space with which the line of a byte starts.
  private func indent(at offset: Int) -> String {
    let lineStart = document.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let space = document.bytes[lineStart...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// A key with its value or nested object; without indentation, on one line.
  private static func member(_ value: String, at keys: [String], indent: String?) -> String {
    guard let key = keys.first else { return value }
    let rest = Array(keys.dropFirst())
    return key.quotedAsJSON + ": " + (rest.isEmpty ? value : object(value, at: rest, indent: indent))
  }

  private static func object(_ value: String, at keys: [String], indent: String?) -> String {
    guard let indent else { return "{" + member(value, at: keys, indent: nil) + "}" }
    let inner = indent + "  "
    return "{\n" + inner + member(value, at: keys, indent: inner) + "\n" + indent + "}"
  }
}
