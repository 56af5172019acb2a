struct DataNameLate: Rule {
  static let description = RuleDescription(
    id: "data-name-late", subject: .data, impact: .minor,
    summary: "The names of rows differ in their first words.",
    rationale: """
      A listener who looks for a row listens to the start of each. If all start alike, they hear the same \
      syllables each time before they know which row it is.
      """,
    remedy: "Move the common words into the header or the title, or to the end of the names.",
    standards: [.criterion("2.4.6"), .tableTips],
    passing: [
      Example("Office,Staff\nHarbour,12\nRoads,9\nParks,14\nSchools,22\n"),
      Example(
        "Road,Length (km)\nNorth Street,1.2\nNorth Lane,0.8\nNorth Square,0.1\nNorth Road,2.4\n",
        caption: "One or two common syllables are fine."),
    ],
    failing: [
      Example(
        "↓Office,Staff\nRegional Administration Department for Harbours,12\nRegional "
          + "Administration Department for Roads,9\nRegional Administration Department for "
          + "Parks,14\nRegional Administration Department for Schools,22\n"),
      Example(
        "↓Sensor,Value\nTemperature of the cooling water at intake A,12.5\nTemperature of the "
          + "cooling water at intake B,13.1\nTemperature of the cooling water at intake "
          + "C,12.2\nTemperature of the cooling water at intake D,11.9\n"),
    ])

  /// How many common syllables are fine.
  private static let most = 6

  func check(_ data: AuditedData, into notes: inout Notes) {
    guard let naming = data.naming, data.names.count > 3 else { return }
    notes.look()
    let start = Self.commonWords(data.names)
    let syllables = data.voice.cost.syllables(start)
    guard syllables > Self.most, Set(data.names).count * 10 > data.names.count * 6 else { return }
    let column = data.columns[naming]
    let name = data.firstCells(in: column).first
    let short = name.map { cell in
      var short = cell
      short.text = String(cell.text.dropFirst(start.count + 1))
      return short
    }
    notes.add(
      data.target(column),
      "All names in \(column.called) start with the same \(syllables) syllables: \(Wording.list([start])).",
      heard: Heard(
        now: name.flatMap { data.words($0, in: column) }, after: short.flatMap { data.words($0, in: column) })
    )
  }

  /// The words with which all texts start; empty if there are none.
  private static func commonWords(_ names: [String]) -> String {
    guard var common = names.first.map({ $0.split(separator: " ") }) else { return "" }
    for name in names {
      let words: [Substring] = name.split(separator: " ")
      common = Array(zip(common, words).prefix { $0 == $1 }.map(\.0).prefix(max(0, words.count - 1)))
    }
    return common.joined(separator: " ")
  }
}
