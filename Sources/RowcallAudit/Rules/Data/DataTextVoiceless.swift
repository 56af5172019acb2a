struct DataTextVoiceless: Rule {
  static let description = RuleDescription(
    id: "data-text-voiceless", subject: .data, impact: .serious,
    summary: "Text is written in scripts that an installed voice can speak.",
    rationale: "A voice that does not know a script stays silent or speaks the name of each letter.",
    remedy: "Add a column with a transliteration in letters that a voice knows.",
    standards: [.criterion("3.1.2"), .criterion("3.1.6"), .technique("G121")],
    passing: [
      Example("Town,Country\nΑθήνα,Greece\nमुंबई,India\nตราด,Thailand\n"),
      Example("Dish,Stars\nSoup ★,4\nPie →,5\n"),
    ],
    failing: [
      Example("Town,Written,Country\nLhasa,↓ལྷ་ས།,Tibet\nGyantse,རྒྱལ་རྩེ།,Tibet\n"),
      Example("Town,Country\n↓ភ្នំពេញ,Cambodia\nBattambang,Cambodia\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    notes.look(data.heardColumns.count)
    let voiceless = ScriptSet(codes: ScriptSet.codes).subtracting(
      ScriptSet(codes: data.options.voicedScripts))
    let silent = data.columns.filter { $0.profile.voiceless.count > 0 }
    notes.add(silent, of: data, together: "voiceless") { examples in
      "No voice is known for the script of cells in \(silent.count) columns, such as \(examples)."
    } _: { column in
      let cells = column.profile.voiceless
      let scripts = column.profile.scripts.intersection(voiceless).codes.map(Self.name)
      return data.target(cells, in: column).finding(
        "No voice is known for the \(scripts.joined(separator: " and ")) script of "
          + "\(Wording.count(cells.count, "cell")) in \(column.called), first \(Wording.list([cells.example.text])).",
        count: cells.count)
    }
  }

  private static let names = [
    "Laoo": "Lao", "Tibt": "Tibetan", "Khmr": "Khmer", "Mong": "Mongolian", "Syrc": "Syriac",
    "Thaa": "Thaana", "Zyyy": "rare",
  ]

  private static func name(_ code: String) -> String { names[code] ?? code }
}
