/// Japanese; a change is heard as plus or minus, as Japanese screen readers and market reports say it.
enum Japanese: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "空白"),
    Phrase(.listSeparator, "、"),
    Phrase(.sentenceSeparator, "。"),
    Phrase(.headerAndValue, "{header} {value}", ["header": "数量", "value": "5"], example: "数量 5"),
    Phrase(.valueAndHeader, "{value}（{header}）", ["header": "数量", "value": "5"], example: "5（数量）"),
    Phrase(.yes, "はい"),
    Phrase(.no, "いいえ"),
    Phrase(.negative, "マイナス{number}", ["number": "3"], example: "マイナス3"),
    Phrase(.positive, "プラス{number}", ["number": "8 1"], example: "プラス8 1"),
    Phrase(.changeUp, "プラス{amount}", ["amount": "2パーセント"], example: "プラス2パーセント"),
    Phrase(.changeDown, "マイナス{amount}", ["amount": "2パーセント"], example: "マイナス2パーセント"),
    Phrase(.changeNone, "変わらず"),
    Phrase(.decimal, "{whole}点{fraction}", ["whole": "三", "fraction": "二"], example: "三点二"),
    Phrase(.decimalWithoutWhole, "零点{fraction}", ["fraction": "二"], example: "零点二"),
    Phrase(
      .mixedFraction, "{whole}と{fraction}", ["whole": "3", "fraction": "4分の1"],
      example: "3と4分の1"),
    Phrase(
      .powerOfTen, "{number}かける{base}の{exponent}乗", ["number": "4.2", "base": "10", "exponent": "マイナス9"],
      example: "4.2かける10のマイナス9乗"),
    Phrase(.percent, "{amount}パーセント", ["amount": "2"], example: "2パーセント"),
    Phrase(.moneyParts, "{major}{minor}", ["major": "7ドル", "minor": "30セント"], example: "7ドル30セント"),
    Phrase(
      .moneyPartsInWords, "{major}{minor}", ["major": "七ドル", "minor": "三十セント"],
      example: "七ドル三十セント"),
    Phrase(.range, "{from}から{to}", ["from": "7円", "to": "9円"], example: "7円から9円"),
    Phrase(.rate, "{unit}あたり{value}", ["value": "7円", "unit": "1か月"], example: "1か月あたり7円"),
    Phrase(
      .dateTime, "{date}{time}", ["date": "2015年5月4日", "time": "17時"],
      example: "2015年5月4日17時"),
    Phrase(.zoneAhead, "UTCプラス{offset}", ["offset": "2時間"], example: "UTCプラス2時間"),
    Phrase(.zoneBehind, "UTCマイナス{offset}", ["offset": "2時間"], example: "UTCマイナス2時間"),
    Phrase(.lastPart, "{rest}{last}", ["rest": "2時間", "last": "5分"], example: "2時間5分"),
    Phrase(.lastName, "{rest}と{last}", ["rest": "午前", "last": "午後"], example: "午前と午後"),
    Phrase(.telephoneExtension, "内線{number}", ["number": "1 2"], example: "内線1 2"),
  ]
}
