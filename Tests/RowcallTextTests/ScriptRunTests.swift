import RowcallText
import Testing

@Suite struct ScriptRunTests {
  @Test(arguments: [
    ("", ""), ("12 - 30", "Zyyy[12 - 30]"), ("Oslo", "Latn[Oslo]"),
    ("Oslo, Киев 5", "Latn[Oslo, ]Cyrl[Киев 5]"),
    ("(Киев)", "Cyrl[(Киев)]"), ("7 x", "Latn[7 x]"), ("é e\u{301}", "Latn[é e\u{301}]"),
    ("القاهرة Cairo", "Arab[القاهرة ]Latn[Cairo]"), ("カメラA", "Kana[カメラ]Latn[A]"),
    ("東京タワー", "Hani[東京]Kana[タワー]"),
    ("αβ, γ", "Grek[αβ, γ]"), ("😀 Ja", "Latn[😀 Ja]"),
  ])
  func textIsCutWhereTheScriptChanges(text: String, dump: String) {
    let runs = ScriptRuns.runs(of: text)
    #expect(runs.map { "\($0.script)[\(text[$0.range])]" }.joined() == dump)
  }

  @Test func runsCoverTheWholeText() {
    let text = "№ 5: Привет, world! 你好 \u{0}\u{FFFD}\u{10FFFF}"
    #expect(ScriptRuns.runs(of: text).map { String(text[$0.range]) }.joined() == text)
  }
}
