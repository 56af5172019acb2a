import RowcallImport

/// The user's settings file: a JSON object of settings, with a section for each file that is read otherwise.
///
/// `{"position": "always", "files": {"~/stocks.csv": {"position": "off"}}}`
struct SettingsFile {
  /// The settings of one file.
  struct Section {
    /// The path as it is written: from the root, or from `~/`.
    let path: String
    /// The line on which it starts, from one.
    let line: Int
    /// Values by the keys of the settings.
    let values: [String: String]
  }

  /// Where it was read from.
  let path: String
  /// What holds for every file: values by the keys of the settings.
  let values: [String: String]
  /// What holds for single files.
  let sections: [Section]

  /// The key under which the sections stand.
  static let sectionsKey = "files"

  /// Reads a file and checks all of it.
  init(_ document: JSONDocument, path: String) throws(SettingsError) {
    self = try Reading(document: document, path: path).file()
  }

  fileprivate init(path: String, values: [String: String], sections: [Section]) {
    self.path = path
    self.values = values
    self.sections = sections
  }

  /// The section for a file, whatever path leads to it; nil for none, and for what is no file.
  func section(for file: String) throws(SettingsError) -> Section? {
    guard let identity = FileIdentity(path: file) else { return nil }
    let sections = sections.filter { FileIdentity(path: UserPath($0.path).expanded) == identity }
    guard sections.count < 2 else { throw .sameFile(path: path, lines: sections.map(\.line)) }
    return sections.first
  }
}

/// Goes through a settings file from its first to its last byte.
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

  /// The members of an object, each of which stands there once.
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

  /// A value as it is written; of an object and an array, only what it is.
  private func found(_ index: Int) -> String {
    let piece = document.pieces[index]
    return switch piece.kind {
    case .object: "an object"
    case .array: "an array"
    default: String(decoding: document.bytes[piece.range], as: UTF8.self)
    }
  }
}
