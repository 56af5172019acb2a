extension Example {
  /// An example of what stands on a screen, with a table of texts in another language beside the file.
  init(localized subviews: String, _ language: String, _ texts: String, caption: String? = nil) {
    self = .view(subviews, caption: caption)
    self.texts = [language: texts]
    if self.caption == nil { self.caption = "Beside it the table of \"\(language)\" is `\(texts)`" }
  }

  /// An example of what one cell of a static table shows.
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

  /// An example of the prototypes of a table.
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

  /// An example of what stands on a screen outside tables.
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
  /// The lines, set in by two.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}
