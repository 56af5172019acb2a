import Foundation
import RowcallDemos

extension ExampleLanguage {
  /// How numbers and money are written in it, on a device that is set to it in the country of most of its speakers.
  private var locale: Locale {
    switch self {
    case .english: Locale(identifier: "en_US")
    case .japanese: Locale(identifier: "ja_JP")
    case .german: Locale(identifier: "de_DE")
    }
  }

  /// A whole number, such as `7,705,281` or `7.705.281`.
  func whole(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  /// An amount of US dollars: `$648.11`, `648,11 $`.
  func dollars(_ amount: Double) -> String { amount.formatted(.currency(code: "USD").locale(locale)) }

  /// A part of a whole in hundredths, with two decimals: `1.85%`, `1,85 %`.
  func percent(_ part: Double) -> String { part.formatted(twoDecimals) }

  /// The same with its sign: `+1.85%`; none where there is no change.
  func signedPercent(_ part: Double) -> String {
    part.formatted(twoDecimals.sign(strategy: .always(includingZero: false)))
  }

  private var twoDecimals: FloatingPointFormatStyle<Double>.Percent {
    .percent.precision(.fractionLength(2)).locale(locale)
  }
}
