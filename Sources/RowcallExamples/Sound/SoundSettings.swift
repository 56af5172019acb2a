import RowcallTableView

/// Settings with controls in their rows: a switch, a slider and a row of segments.
final class SoundSettings: ExampleApplication {
  static let name = "sound"
  static let summary = "Settings with a switch, a slider and segments, in a table fixed at design time."

  /// What is set.
  struct Sound: Hashable {
    /// What is heard when a message comes.
    enum Alert: CaseIterable {
      case bell, chime, drum
    }

    var isOn = true
    /// From 0 to 100.
    var volume = 40.0
    var alert = Alert.bell
  }

  let table = TableView(style: .grouped)
  let language: ExampleLanguage
  private(set) var sound: Sound
  private let rows: StaticTable

  init(_ sound: Sound, in language: ExampleLanguage = .english) {
    self.sound = sound
    self.language = language
    rows = StaticTable(Self.sections(of: sound, in: language))
    rows.serve(table)
    table.allowsSelection = false
    rows.whenOperated("sounds") { [weak self] in try self?.turn($0) }
    rows.whenOperated("volume") { [weak self] in
      if case .slider(let volume, _) = $0.kind { self?.sound.volume = volume }
    }
    rows.whenOperated("alert") { [weak self] in
      if case .segmentedControl(_, let index?) = $0.kind { self?.sound.alert = Sound.Alert.allCases[index] }
    }
  }

  /// Turns sounds on or off; without sounds there is neither a volume nor an alert to set.
  private func turn(_ element: ContentElement) throws {
    guard case .switch(let isOn) = element.kind else { return }
    sound.isOn = isOn
    for name in ["volume", "alert"] {
      try rows.update(row: name) { $0[.named(name)]?.isEnabled = isOn }
    }
  }
}
