import RowcallTableView

extension SoundSettings {
  /// The rows as they are at first.
  static func sections(of sound: Sound, in language: ExampleLanguage) -> [StaticTable.Section] {
    [
      StaticTable.Section(
        footer: Texts.callsRing[language],
        rows: [soundsRow(isOn: sound.isOn, in: language)]),
      StaticTable.Section(
        header: Texts.messages[language],
        rows: [
          row(
            Texts.volume[language],
            control(.slider(value: sound.volume, in: 0...100), "volume", isEnabled: sound.isOn)),
          row(
            Texts.alert[language],
            control(segments(sound.alert, in: language), "alert", isEnabled: sound.isOn)),
        ]),
    ]
  }

  /// The row with the switch, which a listener comes upon as one thing: "Sounds, on, switch".
  private static func soundsRow(isOn: Bool, in language: ExampleLanguage) -> StaticTable.Row {
    let content = CellContent(
      title: Texts.sounds[language], accessory: .control(control(.switch(isOn: isOn), "sounds")))
    return StaticTable.Row(content.readAsOne)
  }

  /// A row that is named like its control.
  private static func row(_ label: String, _ control: ContentElement) -> StaticTable.Row {
    var content = CellContent(style: .custom, elements: [ContentElement(.label(label)), control])
    guard case .segmentedControl = control.kind else {
      return StaticTable.Row(content.readAsOne, name: control.name)
    }
    // Segments are each chosen by itself, so that row stays as it is, and they need its name.
    content.elements[1].accessibility.label = label
    return StaticTable.Row(content, name: control.name)
  }

  private static func control(
    _ kind: ContentElement.Kind, _ name: String, isEnabled: Bool = true
  ) -> ContentElement {
    var element = ContentElement(kind, name: name)
    element.isEnabled = isEnabled
    return element
  }

  private static func segments(
    _ alert: Sound.Alert, in language: ExampleLanguage
  ) -> ContentElement.Kind {
    .segmentedControl(
      titles: Sound.Alert.allCases.map { $0.name[language] },
      selected: Sound.Alert.allCases.firstIndex(of: alert))
  }
}

extension CellContent {
  /// The same, said by its author to be one thing for a listener.
  fileprivate var readAsOne: Self {
    var content = self
    content.accessibility.isElement = true
    return content
  }
}
