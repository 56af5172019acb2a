/// Korean; no particle that depends on the last sound stands behind a name or a number.
enum Korean: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "비어 있음"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "수량", "value": "5"], example: "수량 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "수량", "value": "5"], example: "5 (수량)"),
    Phrase(.yes, "예"),
    Phrase(.no, "아니요"),
    Phrase(.negative, "마이너스 {number}", ["number": "3"], example: "마이너스 3"),
    Phrase(.positive, "플러스 {number}", ["number": "82"], example: "플러스 82"),
    Phrase(.changeUp, "{amount} 상승", ["amount": "2퍼센트"], example: "2퍼센트 상승"),
    Phrase(.changeDown, "{amount} 하락", ["amount": "2퍼센트"], example: "2퍼센트 하락"),
    Phrase(.changeNone, "변동 없음"),
    Phrase(.decimal, "{whole}점{fraction}", ["whole": "삼", "fraction": "이"], example: "삼점이"),
    Phrase(.decimalWithoutWhole, "영점{fraction}", ["fraction": "이"], example: "영점이"),
    Phrase(
      .mixedFraction, "{whole}하고 {fraction}", ["whole": "3", "fraction": "4분의 2"], example: "3하고 4분의 2"),
    Phrase(
      .powerOfTen, "{number} 곱하기 {base}의 {exponent}제곱",
      ["number": "4.2", "base": "10", "exponent": "마이너스 9"], example: "4.2 곱하기 10의 마이너스 9제곱"),
    Phrase(.percent, "{amount}퍼센트", ["amount": "2"], example: "2퍼센트"),
    Phrase(.moneyParts, "{major} {minor}", ["major": "7달러", "minor": "30센트"], example: "7달러 30센트"),
    Phrase(
      .moneyPartsInWords, "{major} {minor}", ["major": "칠 달러", "minor": "삼십 센트"], example: "칠 달러 삼십 센트"),
    Phrase(.range, "{from}에서 {to}까지", ["from": "7달러", "to": "9달러"], example: "7달러에서 9달러까지"),
    Phrase(.rate, "{unit}당 {value}", ["value": "7달러", "unit": "월"], example: "월당 7달러"),
    Phrase(
      .dateTime, "{date} {time}", ["date": "2015년 5월 4일", "time": "오후 5시"], example: "2015년 5월 4일 오후 5시"),
    Phrase(.zoneAhead, "UTC 플러스 {offset}", ["offset": "2시간"], example: "UTC 플러스 2시간"),
    Phrase(.zoneBehind, "UTC 마이너스 {offset}", ["offset": "2시간"], example: "UTC 마이너스 2시간"),
    Phrase(.lastPart, "{rest} {last}", ["rest": "2시간", "last": "5분"], example: "2시간 5분"),
    Phrase(.lastName, "{rest} 및 {last}", ["rest": "오전", "last": "오후"], example: "오전 및 오후"),
    Phrase(.telephoneExtension, "내선 {number}", ["number": "1 2"], example: "내선 1 2"),
  ]
}
