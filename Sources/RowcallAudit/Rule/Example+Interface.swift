extension Example {
  /// An example of a view with a strings file for another language.
  init(localized subviews: String, _ language: String, _ texts: String, caption: String? = nil) {
    self = .view(subviews, caption: caption)
    self.texts = [language: texts]
    if self.caption == nil { self.caption = "The strings file for \"\(language)\" is `\(texts)`" }
  }

  /// An example of the content of one cell in a static table.
  static func cell(
    _ subviews: String, _ attributes: String = "", caption: String? = nil, outcome: Outcome = .failed
  ) -> Self {
    cells(
      """
      <tableViewCell id="c1"\(attributes)><tableViewCellContentView key="contentView"><subviews>
      \(subviews.indented)
      </subviews></tableViewCellContentView></tableViewCell>
      """, caption: caption, outcome: outcome)
  }

  /// An example of the cells of a static table.
  static func cells(
    _ cells: String, table attributes: String = "", caption: String? = nil, outcome: Outcome = .failed
  ) -> Self {
    Self(
      """
      <tableView dataMode="static" style="grouped"\(attributes)><sections><tableViewSection headerTitle="Sound"><cells>
      \(cells.indented)
      </cells></tableViewSection></sections></tableView>
      """, caption: caption, outcome: outcome)
  }

  /// An example of prototype cells of a table.
  static func prototypes(
    _ prototypes: String, table attributes: String = "", caption: String? = nil, outcome: Outcome = .failed
  ) -> Self {
    Self(
      """
      <tableView dataMode="prototypes"\(attributes)><prototypes>
      \(prototypes.indented)
      </prototypes></tableView>
      """, caption: caption, outcome: outcome)
  }

  /// An example of a view outside tables.
  static func view(_ subviews: String, caption: String? = nil, outcome: Outcome = .failed) -> Self {
    Self(
      """
      <view key="view"><subviews>
      \(subviews.indented)
      </subviews></view>
      """, caption: caption, outcome: outcome)
  }
}

extension String {
  /// The lines, indented by two spaces.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}
