import RowcallText

/// Korean; no particle that depends on the last sound stands behind a name or a number.
package enum Korean: Language {
  package static let tag = "ko"
  package static let habits: WritingHabits = [.yearFirst]

  /// `KoreanReader` reads its text.
  package static func lexicon() -> Lexicon? { nil }

  // Cells
  package static let answers: KeyValuePairs = ["예": "아니요", "예": "아니오", "네": "아니요", "참": "거짓", "있음": "없음"]
  package static let portionWords = "컵, 큰술, 작은술, 개, 인치, 마일, 리터, 미터, 시간, 이상, 이하, 정도"
  package static let blankWords = "해당 없음, 해당없음, 자료 없음"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "그리고",
    .or: "또는",
    .not: "제외",
    .contains: "포함",
    .matches: "일치",
    .isBlank: "비어 있음",
    .isFilled: "비어 있지 않음",
  ]
  package static let totalWords = "합계, 총계, 소계"
  package static let noteWords = "출처, 자료, 주, 비고, 참고"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "천", 4: "만", 6: "백만", 7: "천만", 8: "억", 12: "조",
  ]
  package static let percentWords = "퍼센트, 프로"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .hours: "시간", .minutes: "분", .seconds: "초",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "USD": "달러", "EUR": "유로", "JPY": "엔", "KRW": "원",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: "코드, 우편번호, 식별자, 주문번호, 계좌번호, 사번, 품번, 주민등록번호, 사업자등록번호, 회원번호",
    .numbering: "번호",
    .telephone: "전화번호, 전화, 휴대폰, 휴대전화, 연락처, 팩스",
    .year: "연도, 년도",
    .date: "날짜, 일자, 생년월일, 생일, 기한, 시작일, 종료일",
    .time: "시각, 시간대, 출발, 도착",
    .duration: "소요시간, 소요 시간, 기간, 재생시간, 걸린 시간, 경과 시간, 경과시간, 총 시간",
    .length: "길이",
    .change: "변동, 증감, 등락, 등락률, 변화, 전일대비",
    .percent: "비율, 퍼센트, 백분율",
    .flag: "여부, 유무",
    .quantity: "수량, 개수, 인원, 합계, 총계, 금액, 가격, 단가, 인구, 건수, 점수, 매출, 잔액",
    .dimension: "면적, 무게, 크기",
    .measure: "높이, 너비, 깊이, 전력, 전압, 전류, 용량, 부피, 두께, 직경, 거리",
    .ownName: "이름, 성명, 명칭",
    .partOfName: "성씨",
    .name: "회사명, 회사, 제품명, 제품, 상품명, 상품, 국가, 도시, 고객, 직원, 역명, 설명, 제목, 종목",
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(money: "가격", dimensions: "무게, 높이, 온도")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.02, syllable: 0.145, word: 0.169, comma: 0.25)
}

extension Korean {
  package static let grammar = SpokenGrammar.eastAsian(
    EastAsianWords(
      units: UnitNames(for: LocaleTag("ko")), unitPatterns: ["permille": "{0}퍼밀"],
      currencyNames: CurrencyNames(for: LocaleTag("ko")), numerals: KoreanNumerals(),
      scales: [4: "만", 8: "억", 12: "조"], point: "점", decimals: .words, ordinalPrefix: "제", fractionBar: "분의 ",
      mixedNumberJoiner: "과 ", ordinalSuffixes: ["번째", "째", "위", "등", "차", "회"],
      currencies: [
        "KRW": .init(major: "원"), "USD": .init(major: "달러", minor: "센트"),
        "EUR": .init(major: "유로", minor: "센트"),
        "GBP": .init(major: "파운드", minor: "펜스"),
        "kr": .init(major: "크로네"), "JPY": .init(major: "엔"),
        "CNY": .init(major: "위안"),
      ],
      spellsYears: false, dateParts: .init(year: "년", month: "월", day: "일", decade: "년대"),
      months: [6: "유월", 10: "시월"], gap: " ", beforeEra: "기원전 ",
      weekdays: ["일", "월", "화", "수", "목", "금", "토"].map { $0 + "요일" }, periods: ("오전", "오후"), hour: "시",
      clockParts: ("분", "초"), spans: ("일", "시간", "분", "초"), dropsOneInRates: true))
}

/// Korean number words: those of Chinese origin for most things, native ones for hours and places in an order.
struct KoreanNumerals: EastAsianNumerals {
  private static let spelling = SpellOut(for: LocaleTag("ko"))

  func cardinal(_ number: UInt64) -> String { spelled(number, "%spellout-cardinal-sinokorean") }

  func count(_ number: UInt64) -> String { cardinal(number) }

  func digitByDigit(_ digits: String) -> String {
    digits.compactMap(\.wholeNumberValue).map { cardinal(UInt64($0)) }.joined()
  }

  /// Native words up to 99: "세 시간", "백 시간".
  func hours(_ number: UInt64) -> String? {
    spelled(number, number < 100 ? "%spellout-cardinal-native-attributive" : "%spellout-cardinal-sinokorean")
  }

  /// "첫 번째", "스물한 번째"; words of Chinese origin from 100 on.
  func ordinal(_ position: UInt64) -> String? {
    Self.spelling.ordinal(
      position, rule: position < 100 ? "%spellout-ordinal-native-count" : "%spellout-ordinal-sinokorean-count"
    )
  }

  private func spelled(_ number: UInt64, _ rule: String) -> String {
    Self.spelling.cardinal(String(number), rule: rule)
  }
}
