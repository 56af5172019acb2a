import ArgumentParser
import Rowcall
import RowcallLanguages
import RowcallNarration
import RowcallText

/// The listener's language.
struct LocaleOptions: ParsableArguments {
  @Option(.locale) var locale: String?

  /// The listener's locale: as asked for, else that of the environment.
  var listener: LocaleTag { locale.map { LocaleTag($0) } ?? .environment }

  func validate() throws { try checkFlags() }

  /// Says that the environment's language is unknown, when it is the one that counts, or that Rowcall has no words in
  /// the listener's.
  func reportProblem() {
    if locale == nil, let problem = LocaleTag.environmentProblem { return StandardError.write(problem) }
    let chosen = listener
    guard !Phrases.hasWords(for: chosen) else { return }
    StandardError.write(
      "\(chosen): Rowcall has no words in this language; values are said as it says them, the rest with signs or in "
        + "English")
  }
}

extension LocaleOptions: SettingFlags {
  static var flags: [SettingFlag<Self>] { [SettingFlag(.locale, { $0.locale }, { $0.locale = $1 })] }
}
