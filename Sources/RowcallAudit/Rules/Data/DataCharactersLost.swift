import RowcallImport

/// All characters could be read.
struct DataCharactersLost: Rule {
  static let description = RuleDescription(
    id: "data-characters-lost", subject: .data, impact: .serious,
    summary: "All bytes of the file are characters of its encoding, and the encoding is beyond doubt.",
    rationale:
      "In place of a lost letter a voice says nothing, or the name of a sign; an eye fills the "
      + "gap from the word's shape, an ear does not.",
    remedy: "Save the file as UTF-8, and write the lost characters anew.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("Town,Rain\nTromsø,1031\nRøros,504\n"),
      Example("Town,Rain\nŁódź,564\nΑθήνα,365\n"),
    ],
    failing: [
      Example("Town,Rain\n↓Troms\u{FFFD},1031\nBergen,2250\n"),
      Example("Town,Sight\nTromsø,The bridge\nParis,↓Caf\u{FFFD} de Flore\nRome,Caf\u{FFFD} Greco\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    notes.look(data.columns.count + 1)
    notes.add(data.columns.filter { $0.profile.oddities[Oddity.undecodable.rawValue] != nil }) {
      finding($0, data)
    }
    if let column = data.columns.first(where: { $0.isMisread(in: data) }) {
      return notes.add(misread(column, data))
    }
    for case .guessedEncoding(let name, let percent) in data.problems {
      notes.add(
        Finding(
          .cantTell, at: data.place, "The file is read as \(name), which is a guess (\(percent)% sure).",
          key: ["encoding"], impact: .minor,
          advice:
            "Look whether letters beyond A to Z are right; if not, name the encoding with "
            + "--encoding, or save the file as UTF-8.",
          heard: Heard(now: data.firstRows.first.map(data.words))))
    }
  }

  /// The encoding was guessed, and what comes out shows that it is another.
  private func misread(_ column: AuditedColumn, _ data: AuditedData) -> Finding {
    let cell = column.profile.oddities[Oddity.control.rawValue]?.first.first ?? NotedCell(row: 0, text: "")
    return Finding(
      at: data.place(of: cell, in: column),
      "The file was taken for \(data.decisions.encoding.choice), and holds what no text in that holds: "
        + "\(Wording.list([cell.text.visible])).",
      key: ["encoding"],
      advice: "Name the right encoding with --encoding, or save the file as UTF-8.",
      heard: Heard(now: data.words(cell, in: column)))
  }

  private func finding(_ column: AuditedColumn, _ data: AuditedData) -> Finding {
    let cells = column.profile.oddities[Oddity.undecodable.rawValue] ?? Noted()
    let cell = cells.first.first ?? NotedCell(row: 0, text: "")
    return Finding(
      at: data.place(of: cell, in: column),
      "\(Wording.count(cells.count, "cell")) in \(column.called) \(cells.count == 1 ? "has" : "have") lost characters: "
        + "\(Wording.list(cells.first.prefix(2).map(\.text))).",
      key: [column.key], heard: Heard(now: data.words(cell, in: column)), count: cells.count)
  }
}

extension AuditedColumn {
  /// Whether control characters beyond ASCII, which nobody writes, come from reading one byte encoding as another.
  func isMisread(in data: AuditedData) -> Bool {
    guard data.decisions.encoding.reasons != [.asked], !data.decisions.encoding.choice.hasPrefix("UTF"),
      let cells = profile.oddities[Oddity.control.rawValue]?.first
    else { return false }
    return cells.allSatisfy { $0.text.unicodeScalars.contains { (0x80...0x9F).contains($0.value) } }
  }
}

extension String {
  /// The text with a sign in place of each control character.
  fileprivate var visible: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "�" : $0 }))
  }
}
