import RowcallAccessibility
import RowcallScreens
import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct SoundSettingsTests {
  private let settings: SoundSettings

  init() throws { settings = try SoundSettings(in: .english) }

  // TV-44
  @Test func aControlChangesTheSettingAndSelectsNothing() throws {
    try settings.table.perform(.setValue(75), on: .named("volume"), inRowAt: [1, 0])
    try settings.table.perform(.select(1), on: .named("alert"), inRowAt: [1, 1])
    try settings.table.perform(.press, on: .accessory, inRowAt: [0, 0])
    #expect(settings.sound == SoundSettings.Sound(isOn: false, volume: 75, alert: .chime))
    #expect(settings.table.indexPathsForSelectedRows.isEmpty)
  }

  // TV-44
  @Test(arguments: [ControlAction.increment, .setValue(0)])
  func withoutSoundsTheVolumeCannotBeSet(action: ControlAction) throws {
    try settings.table.perform(.setOn(false), on: .accessory, inRowAt: [0, 0])
    let error = #expect(throws: TableViewError.self) {
      try settings.table.perform(action, on: .named("volume"), inRowAt: [1, 0])
    }
    #expect(error.map { "\($0)".hasPrefix("slider \"volume\" is disabled and cannot ") } == true)
    #expect(settings.sound.volume == 40)
  }

  @Test func settingsFromBeforeAreShown() throws {
    let settings = SoundSettings(SoundSettings.Sound(isOn: false, volume: 5, alert: .drum))
    try settings.table.reloadData()
    let volume = settings.table.cellForRow(at: [1, 0])?.content[.named("volume")]
    #expect(volume?.kind == .slider(value: 5, in: 0...100))
    #expect(volume?.isEnabled == false)
    #expect(settings.table.cellForRow(at: [1, 1])?.content[.named("alert")]?.text == "Drum")
  }

  // TV-22
  @Test func aSwitchAndItsRowAreOneElementByTheAuthorsChoice() {
    #expect(AccessibilityTree(of: settings.table).dump.contains("switch \"Sounds\" (on) 1 of 1 {activate}"))
  }
}
