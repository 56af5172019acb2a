import RowcallLanguages
import RowcallModel

/// Units as tables abbreviate them; those of all languages, since tables travel.
enum UnitSymbols {
  /// Symbols that may follow a number in a cell: `12 kg`.
  static let cells = WordTable<Unit>(symbols + letters, ignoresCase: false)

  /// Symbols that may stand in a header's brackets: `Weight [kg]`, `Width (in)`.
  static let brackets = WordTable<Unit>(symbols + letters + words, ignoresCase: false)

  /// Symbols that may end a header without brackets: `weight_kg`, `Temp °C`; no single letters, no common words.
  static let endings = WordTable<Unit>(symbols.filter { $0.0 != "min" && $0.0 != "bar" && $0.0 != "t" })

  /// The words of all languages for hours, as headers have them without brackets, too: `Hours`.
  static let hours = WordTable<Void>(
    (words + units("hrs hour")).filter { $0.1.identifier == "hour" }.map { ($0.0, ()) })

  /// Every unit that a symbol of a column stands for.
  static let all = Set((symbols + letters + words).map(\.1))

  private static let symbols = shared + ofLanguages { $0.unitSymbols }

  private static let shared = units(
    """
    kg kilogram mg milligram lb pound lbs pound oz ounce tonnes tonne
    km kilometer cm centimeter mm millimeter mi mile ft foot yd yard nm nanometer µm micrometer
    km/h kilometer-per-hour kmh kilometer-per-hour kph kilometer-per-hour mph mile-per-hour m/s meter-per-second
    °C celsius ºC celsius ℃ celsius °F fahrenheit ℉ fahrenheit ° degree
    ml milliliter mL milliliter cl centiliter hl hectoliter gal gallon
    m² square-meter m2 square-meter sqm square-meter km² square-kilometer km2 square-kilometer sqft square-foot ft² square-foot
    ha hectare m³ cubic-meter m3 cubic-meter cm³ cubic-centimeter
    kW kilowatt MW megawatt GW gigawatt kWh kilowatt-hour Hz hertz kHz kilohertz MHz megahertz GHz gigahertz
    kB kilobyte KB kilobyte MB megabyte GB gigabyte TB terabyte
    ms millisecond sec second secs second min minute mins minute hrs hour hr hour
    kcal kilocalorie kJ kilojoule hPa hectopascal kPa kilopascal mbar millibar bar bar ppm permillion
    """)

  private static let letters = units(
    "g gram m meter l liter L liter s second h hour W watt V volt A ampere t tonne г gram м meter л liter т tonne"
  )

  private static let words = units("C celsius F fahrenheit d day") + ofLanguages { $0.unitWords }

  /// Words of all languages with the units that they stand for.
  private static func ofLanguages(
    _ words: (any Language.Type) -> KeyValuePairs<String, String>
  ) -> [(String, Unit)] {
    Languages.all.flatMap { language in
      words(language).flatMap { unit, list in list.listedWords.map { ($0, Unit(unit)) } }
    }
  }

  private static func units(_ text: String) -> [(String, Unit)] {
    let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], Unit(words[$0 + 1])) }
  }
}
