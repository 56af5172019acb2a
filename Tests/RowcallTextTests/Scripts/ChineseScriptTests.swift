import RowcallText
import Testing

@Suite struct ChineseScriptTests {
  @Test(
    "A locale's script decides, then its region",
    arguments: [
      ("zh", .simplified), ("zh-SG", .simplified), ("zh-Hans-HK", .simplified), ("zh_CN.UTF-8", .simplified),
      ("zh-Hant", .traditional), ("zh-TW", .traditional), ("zh-HK", .traditional),
      ("zh-hant-CN", .traditional),
    ] as [(String, ChineseScript)])
  func scripts(tag: String, script: ChineseScript) {
    #expect(ChineseScript(of: LocaleTag(tag)) == script)
  }
}
