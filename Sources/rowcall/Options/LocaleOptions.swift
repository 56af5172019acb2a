import ArgumentParser

/// The listener's language.
struct LocaleOptions: ParsableArguments {
  @Option(.locale) var locale: String?

  func validate() throws { try checkFlags() }
}

extension LocaleOptions: SettingFlags {
  static var flags: [SettingFlag<Self>] { [SettingFlag(.locale, \.locale)] }
}
