import RowcallImport

struct DataCharactersLost: Rule {
  static let description = RuleDescription(
    id: "data-characters-lost", subject: .data, impact: .serious,
    summary: "Every byte of the file decodes to a character, and the encoding is certain.",
    rationale: """
      A voice skips a lost character or speaks the name of a replacement sign. A reader can guess the word \
      from its shape; a listener cannot.
      """,
    remedy: "Save the file as UTF-8, and type the lost characters again.",
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
    let lossy = data.columns.filter { $0.profile.oddities[.undecodable] != nil }
    notes.add(lossy, of: data, together: "lost") { examples in
      "Cells in \(lossy.count) columns have lost characters, such as \(examples)."
    } _: {
      finding($0, data)
    }
    if let column = data.columns.first(where: { $0.isMisread(in: data) }) {
      return notes.add(misread(column, data))
    }
    for case .guessedEncoding(let name, let percent) in data.problems where percent < 50 {
      let column = data.columns.first { $0.profile.beyondASCII.count > 0 }
      let target = column.map { data.target($0.profile.beyondASCII, in: $0, key: ["encoding"]) }
      let words = column?.profile.beyondASCII.example.text.split(whereSeparator: \.isWhitespace) ?? []
      let doubtful = words.first { $0.utf8.contains { $0 >= 0x80 } }
      let text = doubtful.map { ": \(Wording.list([String($0)]))" } ?? ""
      notes.add(
        target ?? data.target(key: "encoding"),
        "The file is read as \(name), which is a guess (\(percent)% sure)\(text).", impact: .minor,
        review:
          "Check that letters beyond A to Z are right; if not, set --encoding or save the file as UTF-8.")
    }
  }

  /// A finding about a guessed encoding that the decoded text contradicts.
  private func misread(_ column: AuditedColumn, _ data: AuditedData) -> Finding {
    let cells = column.profile.oddities[.control] ?? Noted()
    return data.target(cells, in: column, key: ["encoding"]).finding(
      "The file is read as \(data.decisions.encoding.choice), but contains control characters that such text does not have: "
        + "\(Wording.list([cells.example.text.visible])).",
      advice: "Set the right encoding with --encoding, or save the file as UTF-8.")
  }

  private func finding(_ column: AuditedColumn, _ data: AuditedData) -> Finding {
    let cells = column.profile.oddities[.undecodable] ?? Noted()
    return data.target(cells, in: column).finding(
      "\(Wording.count(cells.count, "cell")) in \(column.called) \(cells.count == 1 ? "has" : "have") lost characters: "
        + "\(Wording.list(cells.first.prefix(2).map(\.text))).", count: cells.count)
  }
}

extension AuditedColumn {
  /// Whether control characters beyond ASCII show that one byte encoding was decoded as another.
  func isMisread(in data: AuditedData) -> Bool {
    guard data.decisions.encoding.reasons != [.asked], !data.decisions.encoding.choice.hasPrefix("UTF"),
      let cells = profile.oddities[.control]?.first
    else { return false }
    return cells.allSatisfy { $0.text.unicodeScalars.contains { (0x80...0x9F).contains($0.value) } }
  }
}

extension String {
  /// The text with a replacement character for each control character.
  fileprivate var visible: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "�" : $0 }))
  }
}
