import ArgumentParser
import Rowcall
import RowcallLanguages
import RowcallNarration
import RowcallText

/// The listener's language.
struct LocaleOptions: ParsableArguments {
  @Option(.locale) var locale: String?

  /// The listener's locale: the option or else the environment.
  var listener: LocaleTag { locale.map { LocaleTag($0) } ?? .environment }

  func validate() throws { try checkFlags() }

  /// Warns if the language of the environment is unknown and used, or if Rowcall does not support the listener's language.
  func reportProblem() {
    if locale == nil, let problem = LocaleTag.environmentProblem { return StandardError.write(problem) }
    let chosen = listener
    guard !Phrases.hasWords(for: chosen) else { return }
    StandardError.write(
      "\(chosen): Rowcall does not speak this language; numbers and dates follow it, other words are symbols or "
        + "English")
  }
}

extension LocaleOptions: SettingFlags {
  static var flags: [SettingFlag<Self>] { [SettingFlag(.locale, { $0.locale }, { $0.locale = $1 })] }
}
