import RowcallLanguages
import RowcallText

/// What a currency symbol or code in a cell stands for.
enum CurrencyMark: Hashable, Sendable {
  /// One currency, whatever the table's locale; qualified when the country is written too (`US$`).
  case code(String, isQualified: Bool)
  /// A symbol that several countries share; the column or the locale decides.
  case shared(SharedSymbol)

  /// The symbols of more than one currency.
  enum SharedSymbol: Hashable, Sendable {
    case dollar, yen, krone, rupee, yuan
  }

  /// All symbols and codes, as they are written.
  static let table = WordTable<CurrencyMark>(symbols + words + qualified + codes, ignoresCase: false)

  /// Currency codes in small letters, for headers such as `price_usd`; the frequent ones that are no common words.
  static let headerCodes = WordTable<String>(
    "usd eur gbp jpy cny chf cad aud nzd inr brl mxn krw sek nok dkk pln czk huf zar sgd hkd twd rub ils aed"
      .split(separator: " ").map { (String($0), $0.uppercased()) })

  private static let symbols: [(String, CurrencyMark)] =
    [
      ("$", .shared(.dollar)), ("¥", .shared(.yen)), ("￥", .shared(.yen)),
      ("元", .shared(.yuan)), ("￡", .code("GBP", isQualified: false)), ("kr", .shared(.krone)),
      ("kr.", .shared(.krone)),
    ]
    + [("Rs", .shared(.rupee)), ("Rs.", .shared(.rupee))]
    + plain(
      "€ EUR £ GBP ₹ INR ₩ KRW ₽ RUB ₺ TRY ₪ ILS ฿ THB ₫ VND ₴ UAH ₦ NGN ₱ PHP ₡ CRC ₸ KZT ₲ PYG ₵ GHS ₭ LAK ₮ MNT ₾ GEL ₼ AZN "
        + "zł PLN Kč CZK Ft HUF lei RON лв BGN лв. BGN")

  private static let words: [(String, CurrencyMark)] = Languages.all.flatMap { language in
    language.moneyWords.flatMap { code, list in
      list.listedWords.map { word in
        // As the sign: "dollars" under "Price (CAD)" are Canadian ones. 米 and 美 name the country.
        let isShared = code == "USD" && !word.contains { "米美".contains($0) }
        return (word, isShared ? .shared(.dollar) : .code(code, isQualified: false))
      }
    }
  }

  private static let qualified: [(String, CurrencyMark)] = pairs(
    "US$ USD USD$ USD A$ AUD AU$ AUD C$ CAD CA$ CAD NZ$ NZD HK$ HKD S$ SGD SG$ SGD NT$ TWD MX$ MXN Mex$ MXN R$ BRL J$ JMD "
      + "CN¥ CNY RMB¥ CNY RMB CNY JP¥ JPY GB£ GBP UK£ GBP"
  ).map { symbol, code in
    // Brazil's own sign holds a letter but names no other country's dollar.
    (symbol, .code(code, isQualified: code != "BRL"))
  }

  /// Without KGS, which nearly always are kilograms.
  private static let codes: [(String, CurrencyMark)] =
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF \
    CLP CNH CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK \
    HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA \
    MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB \
    RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU \
    UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW
    """.split(separator: " ").map { (String($0), .code(String($0), isQualified: false)) }

  /// Codes that are words or well-known names even in capitals; small letters make more of them words (`SharedSymbols`).
  static let wordCodes: Set<String> = [
    "ALL", "AMD", "BAM", "BOB", "BSD", "COP", "CUP", "GEL", "LAK", "MAD", "MOP", "PEN", "PHP", "SDG",
    "SOS", "TOP", "TRY",
  ]

  private static func pairs(_ text: String) -> [(String, String)] {
    let words = text.split(separator: " ").map(String.init)
    return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
  }

  private static func plain(_ text: String) -> [(String, CurrencyMark)] {
    pairs(text).map { ($0, .code($1, isQualified: false)) }
  }
}

/// Which currencies the shared symbols mean in one column.
package struct SharedCurrencies: Hashable, Codable, Sendable {
  /// The currency of `$`.
  package var dollar: String
  /// The currency of `¥` and `￥`.
  package var yen: String
  /// The currency of `kr`; `unknownKrone` where nothing tells in whose country it was written.
  package var krone: String
  /// The currency of `Rs`.
  package var rupee: String
  /// The currency of `元`.
  package var yuan: String

  /// Creates the choice for a locale: its own dollar, yen, krone, rupee or yuan where it has one.
  package init(for locale: LocaleTag = LocaleTag("en-US")) {
    let region = locale.region ?? ""
    dollar = Self.dollars[region] ?? "USD"
    yen = locale.language == "zh" || region == "CN" ? "CNY" : "JPY"
    krone = Self.krones[region] ?? Self.krones[locale.language.uppercased()] ?? Self.unknownKrone
    rupee = Self.rupees[region] ?? "INR"
    let isTraditional = locale.language == "zh" && ChineseScript(of: locale) == .traditional
    yuan = Self.yuans[region] ?? (isTraditional ? "TWD" : "CNY")
  }

  /// What stands for an ISO 4217 code where money is in the `kr` of nobody knows which country.
  package static let unknownKrone = "kr"

  /// Lets the headers of a table tell whose `kr` is in it, where the locale does not.
  mutating func settleKrone(by headers: [String?]) {
    guard krone == Self.unknownKrone, let code = KroneHeaders.currency(of: headers) else { return }
    krone = code
  }

  subscript(symbol: CurrencyMark.SharedSymbol) -> String {
    switch symbol {
    case .dollar: dollar
    case .yen: yen
    case .krone: krone
    case .rupee: rupee
    case .yuan: yuan
    }
  }

  /// Makes a symbol mean the currency that the column's header names: `$` under `Price (CAD)`.
  mutating func adopt(_ code: String) {
    if Self.dollars.values.contains(code) { dollar = code }
    if code == "CNY" || code == "JPY" { yen = code }
    if Self.krones.values.contains(code) { krone = code }
    if Self.rupees.values.contains(code) { rupee = code }
    if code == "CNY" || Self.yuans.values.contains(code) { yuan = code }
  }

  private static let dollars = [
    "US": "USD", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "HK": "HKD", "SG": "SGD", "TW": "TWD", "MX": "MXN",
    "CL": "CLP",
    "CO": "COP", "AR": "ARS", "JM": "JMD",
  ]
  private static let krones = [
    "SE": "SEK", "SV": "SEK", "NO": "NOK", "NB": "NOK", "NN": "NOK", "DK": "DKK", "DA": "DKK", "IS": "ISK",
  ]
  private static let yuans = ["TW": "TWD", "HK": "HKD", "MO": "MOP"]
  private static let rupees = ["IN": "INR", "PK": "PKR", "LK": "LKR", "NP": "NPR", "MU": "MUR"]
}
