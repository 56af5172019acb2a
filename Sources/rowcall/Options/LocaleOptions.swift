import ArgumentParser

/// The listener's language.
struct LocaleOptions: ParsableArguments {
  @Option(.locale) var locale: String?

  func validate() throws { try checkFlags() }

  /// Says that the environment's language is unknown, when it is the one that counts.
  func reportProblem() {
    guard locale == nil, let problem = SpokenLocale.problem else { return }
    Complaint.write(problem)
  }
}

extension LocaleOptions: SettingFlags {
  static var flags: [SettingFlag<Self>] { [SettingFlag(.locale, { $0.locale }, { $0.locale = $1 })] }
}
