/// The words of a decimal number that is said as a fraction: "одна целая восемьдесят пять сотых".
struct DecimalParts: Sendable {
  /// The wholes: "целая"; its form for zero is used for none.
  let whole: Noun
  /// Tenths, hundredths, thousandths.
  let parts: [Noun]
}
