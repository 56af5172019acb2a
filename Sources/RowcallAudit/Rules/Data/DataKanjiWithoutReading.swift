import RowcallModel

struct DataKanjiWithoutReading: Rule {
  static let description = RuleDescription(
    id: "data-kanji-without-reading", subject: .data, impact: .moderate,
    summary: "Japanese names in kanji have a column with their readings in kana.",
    rationale: """
      Kanji in a name can be read in several ways. A voice picks one from its dictionary, and a listener \
      cannot see the characters to correct it.
      """,
    remedy: "Add a column ふりがな with the reading of each name.",
    standards: [.criterion("3.1.6"), .technique("G120"), .technique("G121")],
    passing: [
      Example("支店,よみ,職員\n新町支店,しんまちしてん,12\n朝日支店,あさひしてん,8\n"),
      Example("名前,点\nさくら,12\nすずめ,9\n"),
    ],
    failing: [
      Example("氏名,クラス\n↓東海林 亮,さくら\n小鳥遊 翼,すみれ\n", outcome: .cantTell),
      Example("駅,ホーム\n↓放出,いち\n十三,に\n喜連瓜破,さん\n", outcome: .cantTell),
    ],
    inapplicable: [
      Example("城市,人口\n北京,2189\n上海,2487\n", caption: "Chinese names need no readings.")
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    guard let naming = data.naming, isJapanese(data) else { return }
    let column = data.columns[naming]
    notes.look()
    let names = column.profile.han
    guard names.count > 0, !data.columns.contains(where: isReading) else { return }
    notes.add(
      data.target(names, in: column),
      "\(Wording.share(names.count, of: column.profile.filled, "name")) in \(column.called) "
        + "\(names.count == 1 ? "is" : "are") in kanji, and no column has readings.",
      review: "Listen to the names; if one is read wrongly, add a column of readings.")
  }

  /// Whether any cell or header has kana, or the locale is Japanese.
  private func isJapanese(_ data: AuditedData) -> Bool {
    if data.options.locale.language == "ja" { return true }
    return data.columns.contains { column in
      column.profile.scripts.contains(.kana)
        || column.name?.unicodeScalars.contains { ScriptSet($0.value) == .kana } ?? false
    }
  }

  /// Whether a column has only kana and a header that says that it has readings.
  private func isReading(_ column: AuditedColumn) -> Bool {
    let name = column.name ?? ""
    guard column.profile.scripts == .kana, column.type == .text else { return false }
    return ["よみ", "読み", "ふりがな", "フリガナ", "カナ", "かな"].contains { name.contains($0) }
  }
}
