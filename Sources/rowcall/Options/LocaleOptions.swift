import ArgumentParser
import RowcallText

/// The listener's language.
struct LocaleOptions: ParsableArguments {
  @Option(help: Setting.locale.help)
  var locale: String?

  func validate() throws {
    guard let locale, !LocaleTag(locale).isKnown else { return }
    throw ValidationError("--locale \(locale): no such language; take a tag such as de, pt-BR or zh-Hant")
  }
}

extension LocaleOptions: SettingFlags {
  static var flags: [SettingFlag<Self>] { [SettingFlag(.locale, \.locale)] }
}
