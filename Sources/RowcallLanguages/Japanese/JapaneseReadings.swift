extension Japanese {
  /// How words are said, by how they are written, so that a voice can say them without a dictionary.
  package struct WordReadings: Sendable {
    /// Words that are said so wherever they stand.
    package let always: [String: String]
    /// Words that are said so where no dictionary is.
    package let otherwise: [String: String]

    /// Reads pairs: a reading, then how it is written.
    fileprivate init(always: String, otherwise: String) {
      self.always = Self.pairs(always)
      self.otherwise = Self.pairs(otherwise)
    }

    private static func pairs(_ text: String) -> [String: String] {
      let pairs = text.split { $0 == "," || $0 == "\n" }.map { $0.split(separator: " ").map(String.init) }
      return Dictionary(
        pairs.filter { $0.count == 2 }.map { ($0[1], $0[0]) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The words that values and signs are made of, which stand in the user's texts.
  package static let valueReadings = WordReadings(
    always: """
      ひだりかく 左角, みぎかく 右角, ひだりなみ 左波, みぎなみ 右波, みぎやじるし 右矢印, ひだりやじるし 左矢印, うえやじるし 上矢印, したやじるし 下矢印,
      しょーなり 小なり, だいなり 大なり, わる 割る, バツじるし バツ印, れーてん 零点
      """,
    otherwise: """
      とーろくしょーひょー 登録商標, まいびょー 毎秒, まいふん 毎分, まいじ 毎時, じそく 時速, びょーそく 秒速, せっし 摂氏, かし 華氏, ど 度,
      へーほー 平方, りっぽー 立方, ばりき 馬力, きあつ 気圧, こーねん 光年, くーはく 空白, じょー 乗, ないせん 内線, えん 円, ごぜん 午前, ごご 午後,
      だい 第, きげんぜん 紀元前, れー 零, とーてん 読点, くてん 句点, ぎもんふ 疑問符, かんたんふ 感嘆符, いんよーふ 引用符,
      ひだり 左, みぎ 右, かく 角, なみ 波, たてぼー 縦棒, きごー 記号, くろまる 黒丸, やじるし 矢印, じるし 印, とーろく 登録,
      しょーひょー 商標, さんてん 三点, まん 万, おく 億, ちょー 兆, げつよー 月曜, かよー 火曜, すいよー 水曜, もくよー 木曜, きんよー 金曜,
      どよー 土曜, にちよー 日曜, げつよーび 月曜日, かよーび 火曜日, すいよーび 水曜日, もくよーび 木曜日, きんよーび 金曜日, どよーび 土曜日,
      にちよーび 日曜日
      """)

  /// The words of phrases alone; a text of the user's that has the same kanji is read as a dictionary says.
  package static let phraseReadings = WordReadings(
    always: """
      ひょー 表, いちぎょー 一行, いちれつ 一列, ぎょー 行, れつ 列, おーもじ 大文字, れつみだし 列見出し, ぎょーみだし 行見出し, ちゅーおーち 中央値, すいてー 推定, ちょーせー 調整,
      ちょーせーかのー 調整可能, ならべかえ 並べ替え, ならべかえずみ 並べ替え済み
      """,
    otherwise: """
      がぞー 画像, かのー 可能, けんさく 検索, しんこーじょーきょー 進行状況, さくいん 索引, た 他, みせんたく 未選択,
      てんかい 展開, おりたたみ 折りたたみ, いちぶ 一部, おさ 押さ, りよーふか 利用不可, よみとりせんよー 読み取り専用, ひっす 必須, むこー 無効,
      にゅーりょく 入力, げんざい 現在, こーもく 項目, しょーじゅん 昇順, こーじゅん 降順, かんりょー 完了, かわ 変わ,
      さくじょ 削除, いどー 移動, ついか 追加, こーしん 更新, ほぞん 保存, ちゅー 中, め 目, てん 点, うえ 上, した 下, もと 元,
      いち 位置, はじま 始ま, ぎょーわ 行は, もどる 戻る, もどし 戻し, もちあげ 持ち上げ, のこし 残し, きりかえ 切り替え, じっこー 実行, へんしゅー 編集, ひらく 開く,
      せんとー 先頭, おわり 終わり, まつび 末尾, そーにゅー 挿入, しょーさいじょーほー 詳細情報, みだし 見出し,
      せんたくちゅー 選択中, にゅーりょくずみ 入力済み, せんたく 選択, へんこー 変更, しゅるい 種類, ねん 年, がつ 月, にち 日
      """)
}
