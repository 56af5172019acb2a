import RowcallDemos
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

extension SoundSettings {
  convenience init(in language: ExampleLanguage) throws {
    self.init(Sound(), in: language)
    try table.reloadData()
  }

  static var script: [Step<SoundSettings>] {
    [
      .move(.next),
      .move(.next),
      .move(.next),
      .operate(Texts.raise, .increment, on: .named("volume"), inRow: Texts.volume),
      .operate(Texts.setTo250, .setValue(250), on: .named("volume"), inRow: Texts.volume),
      .operate(Texts.chooseDrum, .select(2), on: .named("alert"), inRow: Texts.alert),
      .operate(Texts.turnOff, .setOn(false), on: .accessory, inRow: Texts.sounds),
      .operate(Texts.lower, .decrement, on: .named("volume"), inRow: Texts.volume),
      .operate(Texts.pressSwitch, .press, on: .accessory, inRow: Texts.sounds),
      .operate(Texts.lower, .decrement, on: .named("volume"), inRow: Texts.volume),
      .operate(Texts.chooseFourth, .select(3), on: .named("alert"), inRow: Texts.alert),
    ]
  }

  /// What it shows, and what its script says about it.
  enum Texts {
    static let sounds = Localized("Sounds", ja: "サウンド", de: "Töne")
    static let callsRing = Localized(
      "Calls ring even without sounds.", ja: "サウンドがオフでも着信音は鳴ります。",
      de: "Anrufe klingeln auch ohne Töne.")
    static let messages = Localized("Messages", ja: "メッセージ", de: "Nachrichten")
    static let volume = Localized("Volume", ja: "音量", de: "Lautstärke")
    static let alert = Localized("Alert", ja: "通知音", de: "Hinweiston")

    static let raise = Localized("raise the volume", ja: "音量を上げる", de: "lauter stellen")
    static let lower = Localized("lower the volume", ja: "音量を下げる", de: "leiser stellen")
    static let setTo250 = Localized(
      "set the volume to 250", ja: "音量を250にする", de: "Lautstärke auf 250 stellen")
    static let chooseDrum = Localized("choose the drum", ja: "太鼓を選ぶ", de: "die Trommel wählen")
    static let turnOff = Localized("turn sounds off", ja: "サウンドをオフにする", de: "Töne ausschalten")
    static let pressSwitch = Localized("press the switch", ja: "スイッチを押す", de: "den Schalter drücken")
    static let chooseFourth = Localized(
      "choose a fourth alert", ja: "4つ目の通知音を選ぶ", de: "einen vierten Hinweiston wählen")
  }
}

extension SoundSettings.Sound.Alert {
  /// What it is called.
  var name: Localized {
    switch self {
    case .bell: Localized("Bell", ja: "ベル", de: "Glocke")
    case .chime: Localized("Chime", ja: "チャイム", de: "Gong")
    case .drum: Localized("Drum", ja: "太鼓", de: "Trommel")
    }
  }
}
