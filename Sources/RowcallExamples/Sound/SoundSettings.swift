import RowcallTableView

/// Settings with controls in their rows: a switch, a slider and a row of segments.
final class SoundSettings: ExampleApplication {
  static let name = "sound"
  static let summary = "Settings with a switch, a slider and segments, in a table fixed at design time."

  /// What is set.
  struct Sound: Hashable {
    /// What is heard when a message comes.
    enum Alert: String, CaseIterable {
      case bell = "Bell"
      case chime = "Chime"
      case drum = "Drum"
    }

    var isOn = true
    /// From 0 to 100.
    var volume = 40.0
    var alert = Alert.bell
  }

  let table = TableView(style: .grouped)
  private(set) var sound: Sound
  private let rows: StaticTable

  init(_ sound: Sound) {
    self.sound = sound
    rows = StaticTable(Self.sections(of: sound))
    rows.serve(table)
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

extension SoundSettings {
  private static func sections(of sound: Sound) -> [StaticTable.Section] {
    [
      StaticTable.Section(
        footer: "Calls ring even without sounds.",
        rows: [
          StaticTable.Row(
            CellContent(title: "Sounds", accessory: .control(control(.switch(isOn: sound.isOn), "sounds"))))
        ]),
      StaticTable.Section(
        header: "Messages",
        rows: [
          row("Volume", control(.slider(value: sound.volume, in: 0...100), "volume", isEnabled: sound.isOn)),
          row("Alert", control(segments(sound.alert), "alert", isEnabled: sound.isOn)),
        ]),
    ]
  }

  /// A row that is named like its control.
  private static func row(_ label: String, _ control: ContentElement) -> StaticTable.Row {
    let content = CellContent(style: .custom, elements: [ContentElement(.label(label)), control])
    return StaticTable.Row(content, name: control.name)
  }

  private static func control(
    _ kind: ContentElement.Kind, _ name: String, isEnabled: Bool = true
  ) -> ContentElement {
    var element = ContentElement(kind, name: name)
    element.isEnabled = isEnabled
    return element
  }

  private static func segments(_ alert: Sound.Alert) -> ContentElement.Kind {
    .segmentedControl(
      titles: Sound.Alert.allCases.map(\.rawValue), selected: Sound.Alert.allCases.firstIndex(of: alert))
  }
}
