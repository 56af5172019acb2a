import FoundationEssentials
import RowcallModel
import RowcallSpeech

/// What has no effect though somebody may think that it has: no fault, but worth a line where settings are listed.
struct SettingsOddities {
  /// One sentence each.
  let lines: [String]

  /// Looks at the environment and at the sections of the settings file.
  init(_ settings: Settings) { lines = Self.variables + Self.sections(of: settings.file) }

  /// Variables whose names begin as ours and end as none of ours.
  private static var variables: [String] {
    let known = Setting.all.map(\.variable) + [SettingsPlace.variable, "ROWCALL_ESPEAK"]
    let names = ProcessInfo.processInfo.environment.keys.filter {
      $0.hasPrefix(Setting.variablePrefix + "_") && !known.contains($0)
    }
    return names.sorted().map { name in
      let near = NearName.closest(to: name, in: known).map { ", did you mean \($0)?" } ?? ""
      return "\(name): a variable without effect" + near
    }
  }

  private static func sections(of file: SettingsFile?) -> [String] {
    guard let file else { return [] }
    return file.sections.compactMap { section in
      guard FileIdentity(path: UserPath(section.path).expanded) == nil else { return nil }
      return
        "\(file.path):\(section.line): nothing is at \(section.path); if the file was moved, write its new path"
    }
  }
}
