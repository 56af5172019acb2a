import RowcallModel
import RowcallReadings
import RowcallText
import Testing

@testable import RowcallNarration

/// Names of people are read in another way than other words of Chinese.
struct PersonHeadersTests {
  let speech = SpokenText(LocaleTag("zh"), readings: Readings(for: LocaleTag("zh")))

  @Test(
    arguments: [
      ("姓名", true), ("学生姓名", true), ("名字", true), ("联系人", true), ("聯絡人", true), ("项目", false), ("公司名", false),
      ("名称", false),
      ("", false), (nil, false),
    ] as [(String?, Bool)])
  func aHeaderShowsThatThereAreNamesOfPeople(header: String?, isTold: Bool) {
    #expect(PersonHeaders.contains(header) == isTold)
  }

  @Test(arguments: [
    ("姓名", false, "曾乐", "zēng lè"), ("姓名", false, "李明", "lǐ míng"), ("项目", false, "单雄信", "单雄信"),
    ("项目", true, "单雄信", "shàn xióng xìn"),
    ("项目", true, "单价", "单价"), ("项目", true, "解决", "解决"), ("项目", true, "单县人民医院", "shàn xiàn 人民医院"),
  ])
  func onlyNamesOfPeopleAreSaidInPinyin(header: String, isChosen: Bool, text: String, spoken: String) {
    let names = speech.names(in: Column(name: header), isChosen: isChosen)
    #expect(speech.voiced(text, names) == spoken)
  }

  @Test func noOtherLanguageHasThem() {
    let english = SpokenText(LocaleTag("en"), readings: Readings(for: LocaleTag("en")))
    #expect(english.names(in: Column(name: "姓名"), isChosen: true) == .none)
  }
}
