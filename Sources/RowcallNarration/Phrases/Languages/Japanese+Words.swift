import RowcallReadings

extension Japanese {
  /// How the words are said that phrases, signs and units are made of, so that a voice can say them without a dictionary.
  ///
  /// A line has a reading, then how it is written.
  static let words = SpokenWords(
    always: table(
      """
      ひょー 表, いちぎょー 一行, いちれつ 一列, ぎょー 行, れつ 列, おーもじ 大文字, れつみだし 列見出し, ぎょーみだし 行見出し, しょーなり 小なり, だいなり 大なり,
      ちゅーおーち 中央値
      """),
    otherwise: table(
      """
      まいびょー 毎秒, まいふん 毎分, まいじ 毎時, じそく 時速, びょーそく 秒速, せっし 摂氏, かし 華氏, ど 度, へーほー 平方,
      りっぽー 立方, ばりき 馬力, きあつ 気圧, こーねん 光年, かんりょー 完了, か 変, さくじょ 削除, いどー 移動, ついか 追加,
      こーしん 更新, くーはく 空白, じょー 乗, ほぞん 保存, ちゅー 中, め 目, てん 点, うえ 上, した 下, ならべかえ 並べ替え, もと 元,
      いち 位置, もど 戻, もちあげ 持ち上げ, のこ 残, きりかえ 切り替え, じっこー 実行, へんしゅー 編集, ひら 開, ちょーせー 調整,
      せんとー 先頭, お 終, まつび 末尾, ないせん 内線, えん 円, ごぜん 午前, ごご 午後, だい 第, きげんぜん 紀元前, げつ 月曜,
      そーにゅー 挿入, しょーさいじょーほー 詳細情報, か 荷, れー 零, みだし 見出し, とーてん 読点, くてん 句点, ぎもんふ 疑問符,
      かんたんふ 感嘆符, いんよーふ 引用符, ひだり 左, みぎ 右, かく 角, なみ 波, たてぼー 縦棒, わ 割, きごー 記号, くろまる 黒丸,
      やじるし 矢印, じるし 印, とーろく 登録, しょーひょー 商標, さんてん 三点, げつよーび 月曜日, かよーび 火曜日, すいよーび 水曜日,
      もくよーび 木曜日, きんよーび 金曜日, どよーび 土曜日, にちよーび 日曜日, まん 万, おく 億, ちょー 兆, せんたくちゅー 選択中,
      せんたく 選択, へんこー 変更, しゅるい 種類, ねん 年, がつ 月, にち 日
      """))

  private static func table(_ text: String) -> [String: String] {
    let entries = text.split { $0 == "," || $0 == "\n" }.map { $0.split(separator: " ").map(String.init) }
    return Dictionary(
      entries.filter { $0.count == 2 }.map { ($0[1], $0[0]) }, uniquingKeysWith: { first, _ in first })
  }
}
