import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration
@testable import RowcallValues

/// The names of all units that columns are in, in all languages.
@Suite struct SpokenUnitsTests {
  static let languages = [
    "ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "it", "ja", "ko", "nb", "nl", "pl",
    "pt-BR", "ru", "sv", "tr", "uk", "zh-Hans", "zh-Hant",
  ]
  private static let units = (Array(UnitSymbols.all) + ["megawatt-hour", "gigawatt-hour"].map { Unit($0) })
    .sorted { $0.identifier < $1.identifier }

  @Test(arguments: languages + ["fa", "hr", "hu"], [NumberForm.digits, .words])
  func everyAmountOfAUnitIsSpoken(locale: String, form: NumberForm) {
    let language = SpokenLanguages.language(for: LocaleTag(locale))
    for unit in Self.units {
      let amounts = ["0.5", "1", "1.1", "1.5", "2"]
      let heard = amounts.map { language.spoken(.measure($0, unit.identifier), as: form) }
      #expect(Set(heard).count == amounts.count, "\(heard)")
    }
  }

  @Test(arguments: languages)
  func noNameOfAUnitHasASignInIt(locale: String) {
    let language = SpokenLanguages.language(for: LocaleTag(locale))
    for unit in Self.units {
      for amount in ["1", "2", "3", "5", "11", "100"] {
        let heard = language.spoken(.measure(amount, unit.identifier), as: .words)
        #expect(!heard.contains { "/⋅·.°".contains($0) }, "\(unit.identifier): \(heard)")
      }
    }
  }
}
