/// Every phrase that Rowcall itself adds to what a table says.
///
/// Each key names its arguments; they are finished words ("2 percent", "11 cents"), never raw values.
public enum PhraseKey: String, CaseIterable, Hashable, Codable, Sendable {
  // MARK: Cells and labels

  /// An empty cell: "blank". No arguments.
  case blank
  /// Between the parts of a row's label: ", ". No arguments.
  case listSeparator = "list.separator"
  /// A value that means nothing without its header: "Quantity 5". Arguments: header, value.
  case headerAndValue = "header.value"
  /// A true value: "yes". No arguments.
  case yes
  /// A false value: "no". No arguments.
  case no

  // MARK: Signs and directions

  /// A number below zero: "minus 3". Argument: number, without its sign.
  case negative = "number.negative"
  /// A plus sign that is heard, as before a country's telephone code: "plus 44". Argument: number.
  case positive = "number.positive"
  /// A change above zero: "up 2 percent". Argument: amount, without its sign.
  case changeUp = "change.up"
  /// A change below zero: "down 2 percent". Argument: amount, without its sign.
  case changeDown = "change.down"
  /// A change of zero: "unchanged". No arguments.
  case changeNone = "change.none"

  // MARK: Values made of parts

  /// A number with a decimal mark, in words: "three point two". Arguments: whole, fraction.
  case decimal = "number.decimal"
  /// A decimal number written without its whole part, in words: "point two". Argument: fraction.
  case decimalWithoutWhole = "number.decimal.bare"
  /// A whole number and a fraction: "3 and two quarters". Arguments: whole, fraction.
  case mixedFraction = "fraction.mixed"
  /// A number close to zero: "4.2 times 10 to the power of minus 9". Arguments: number, base, exponent.
  case powerOfTen = "number.power"
  /// A percentage: "2 percent". Argument: amount.
  case percent
  /// Money with a minor unit, numbers as digits: "648 dollars and 11 cents". Arguments: major, minor.
  case moneyParts = "money.parts"
  /// Money with a minor unit, numbers in words: "twenty dollars fifty cents". Arguments: major, minor.
  case moneyPartsInWords = "money.parts.words"
  /// Money below zero with a minor unit: "minus 3 dollars 20". Arguments: major, minor.
  ///
  /// No "and": it would end the reach of "minus" and leave the cents above zero.
  case moneyPartsNegative = "money.parts.negative"
  /// From one value to another: "50 dollars to 100 dollars". Arguments: from, to.
  case range
  /// So much for each unit: "20 dollars per month". Arguments: value, unit (in the singular, without an article).
  case rate
  /// A date with a time of day: "November 12, 2012, 5 PM". Arguments: date, time.
  case dateTime = "date.time"
  /// A time zone ahead of UTC: "UTC plus 2 hours". Argument: offset.
  case zoneAhead = "zone.ahead"
  /// A time zone behind UTC: "UTC minus 2 hours". Argument: offset.
  case zoneBehind = "zone.behind"
  /// The last of several parts: "1 hour 2 minutes and 3 seconds". Arguments: rest, last.
  case lastPart = "list.last"
  /// An extension of a telephone number: "extension 1 2". Argument: number.
  case telephoneExtension = "telephone.extension"
}

extension PhraseKey {
  /// The names of the pattern's arguments, the same in every language.
  public var arguments: Set<String> {
    switch self {
    case .blank, .listSeparator, .yes, .no, .changeNone: []
    case .headerAndValue: ["header", "value"]
    case .negative, .positive, .telephoneExtension: ["number"]
    case .changeUp, .changeDown, .percent: ["amount"]
    case .decimal, .mixedFraction: ["whole", "fraction"]
    case .decimalWithoutWhole: ["fraction"]
    case .powerOfTen: ["number", "base", "exponent"]
    case .moneyParts, .moneyPartsInWords, .moneyPartsNegative: ["major", "minor"]
    case .range: ["from", "to"]
    case .rate: ["value", "unit"]
    case .dateTime: ["date", "time"]
    case .zoneAhead, .zoneBehind: ["offset"]
    case .lastPart: ["rest", "last"]
    }
  }
}
