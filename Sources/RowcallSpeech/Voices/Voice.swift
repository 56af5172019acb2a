import RowcallText
import RowcallWire

/// A voice that can be asked for.
package struct Voice: Hashable, Codable, Sendable {
  /// What a voice sounds like.
  package enum Gender: String, Codable, Sendable {
    case male, female
  }

  /// The name to ask for it by: `en-us`.
  package var identifier: String
  /// Its name for people: `English (America)`.
  package var name: String
  /// The languages it speaks, the best one first.
  package var languages: [LocaleTag]
  /// What it sounds like; nil when its maker does not say.
  package var gender: Gender?

  /// Creates a voice.
  package init(identifier: String, name: String, languages: [LocaleTag], gender: Gender? = nil) {
    self.identifier = identifier
    self.name = name
    self.languages = languages
    self.gender = gender
  }

  init(_ record: VoiceRecord) {
    self.init(
      identifier: record.identifier, name: record.name, languages: record.languages.map { LocaleTag($0) },
      gender: [1: .male, 2: .female][record.gender])
  }

  /// Whether it speaks a locale's language; for a tag with a region, `en-GB`, whether it speaks just that.
  package func speaks(_ locale: LocaleTag) -> Bool {
    let wanted = locale.identifier.lowercased()
    let isChosen = identifier == VoiceTable.voice(for: locale)
    return isChosen
      || languages.contains {
        let tag = $0.identifier.lowercased()
        return tag == wanted || tag.hasPrefix(wanted + "-")
      }
  }
}
