import RowcallAudit
import RowcallImport

import Rowcall

/// A settings file is refused, or changed in the one place that was meant.
enum SettingsFuzz {
  static func settings(_ input: [UInt8]) {
    auditSettings(input)
    var choices = Choices(input)
    let setting = choices.pick(Setting.all)
    let value = choices.pick(setting.values.names + ["7", "de", "200,500", "x \"y\" \u{1}\\"])
    let section = choices.pick([nil, "/tmp/a.csv", "~/b\"c.csv"])
    guard let document = try? JSONDocument(Array(choices.rest)),
      let file = try? SettingsFile(document, path: "s"), let value = setting.values.value(of: value)
    else { return }
    let keys = (section.map { [SettingsFile.sectionsKey, $0] } ?? []) + [setting.key]
    do {
      var edit = JSONEdit(document)
      try edit.set(setting.values.json(value), at: keys)
      let changed = try SettingsFile(JSONDocument(edit.bytes), path: "s")
      var expected = Decided(file)
      let written = setting.values.value(of: Self.plain(value, of: setting)) ?? value
      expected.sections[section ?? "", default: [:]][setting.key] = written
      require(Decided(changed) == expected, "\(Decided(changed)) as \(expected)")
      require(try edit.remove(at: keys), "what was set is there")
      let removed = Decided(try SettingsFile(JSONDocument(edit.bytes), path: "s"))
      expected.sections[section ?? ""]?[setting.key] = nil
      require(removed == expected, "\(removed) as \(expected)")
    } catch {
      require(false, "a changed file can be read: \(error)")
    }
  }

  private static func auditSettings(_ input: [UInt8]) {
    do throws(AuditError) {
      let settings = try AuditSettings(json: input, path: "s")
      require(settings.maxSecondsPerRow.map { $0 > 0 && $0.isFinite } ?? true, "seconds above zero")
      require(try settings == AuditSettings(json: input, path: "s"), "the same each time")
    } catch {
      require("\(error)".hasPrefix("s:"), "a place in the file: \(error)")
    }
  }

  /// A number as it is read again: without a plus and zeros before it.
  private static func plain(_ value: String, of setting: Setting) -> String {
    switch setting.values {
    case .number, .limit, .pauses: Int(value).map(String.init) ?? value
    case .choice, .truth, .locale, .text: value
    }
  }

  /// What a file decides, by its sections; what holds for every file is under no name.
  private struct Decided: Equatable {
    var sections: [String: [String: String]]

    init(_ file: SettingsFile) {
      sections = Dictionary(file.sections.map { ($0.path, $0.values) }) { $1 }
      sections[""] = file.values
    }

    static func == (one: Decided, other: Decided) -> Bool {
      one.sections.filter { !$1.isEmpty } == other.sections.filter { !$1.isEmpty }
    }
  }
}
