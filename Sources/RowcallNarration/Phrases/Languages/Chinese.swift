/// Mandarin in simplified characters.
enum Chinese: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "空白"),
    Phrase(.listSeparator, "，"),
    Phrase(.sentenceSeparator, "。"),
    Phrase(.headerAndValue, "{header} {value}", ["header": "数量", "value": "5"], example: "数量 5"),
    Phrase(.valueAndHeader, "{value}（{header}）", ["header": "数量", "value": "5"], example: "5（数量）"),
    Phrase(.yes, "是"),
    Phrase(.no, "否"),
    Phrase(.negative, "负{number}", ["number": "3"], example: "负3"),
    Phrase(.positive, "加{number}", ["number": "8 6"], example: "加8 6"),
    Phrase(.changeUp, "上升{amount}", ["amount": "百分之2"], example: "上升百分之2"),
    Phrase(.changeDown, "下降{amount}", ["amount": "百分之2"], example: "下降百分之2"),
    Phrase(.changeNone, "不变"),
    Phrase(.decimal, "{whole}点{fraction}", ["whole": "三", "fraction": "二"], example: "三点二"),
    Phrase(.decimalWithoutWhole, "零点{fraction}", ["fraction": "二"], example: "零点二"),
    Phrase(
      .mixedFraction, "{whole}又{fraction}", ["whole": "3", "fraction": "4分之1"],
      example: "3又4分之1"),
    Phrase(
      .powerOfTen, "{number}乘以{base}的{exponent}次方", ["number": "4.2", "base": "10", "exponent": "负9"],
      example: "4.2乘以10的负9次方"),
    Phrase(.percent, "百分之{amount}", ["amount": "2"], example: "百分之2"),
    Phrase(.moneyParts, "{major}{minor}", ["major": "7元", "minor": "3角"], example: "7元3角"),
    Phrase(.moneyPartsInWords, "{major}{minor}", ["major": "七元", "minor": "三角"], example: "七元三角"),
    Phrase(.range, "{from}到{to}", ["from": "7元", "to": "9元"], example: "7元到9元"),
    Phrase(.rate, "每{unit}{value}", ["value": "7元", "unit": "个月"], example: "每个月7元"),
    Phrase(
      .dateTime, "{date}{time}", ["date": "2015年5月4日", "time": "17点"],
      example: "2015年5月4日17点"),
    Phrase(.zoneAhead, "UTC加{offset}", ["offset": "2小时"], example: "UTC加2小时"),
    Phrase(.zoneBehind, "UTC减{offset}", ["offset": "2小时"], example: "UTC减2小时"),
    Phrase(.lastPart, "{rest}{last}", ["rest": "2小时", "last": "5分钟"], example: "2小时5分钟"),
    Phrase(.lastName, "{rest}和{last}", ["rest": "上午", "last": "下午"], example: "上午和下午"),
    Phrase(.telephoneExtension, "分机{number}", ["number": "1 2"], example: "分机1 2"),
  ]
}
