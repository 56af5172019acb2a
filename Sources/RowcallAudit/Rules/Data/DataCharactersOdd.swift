import RowcallModel

struct DataCharactersOdd: Rule {
  static let description = RuleDescription(
    id: "data-characters-odd", subject: .data, impact: .moderate,
    summary: "Headers and cells contain no control characters, invisible characters or direction overrides.",
    rationale: """
      Nobody sees these characters, so nobody removes them. Voices spell them, stop at them or read words \
      backwards, and a search for the word fails.
      """,
    remedy: "Remove the characters.",
    standards: [
      .criterion("1.3.2"), .criterion("1.3.1"),
      .platform(
        "Unicode Standard Annex 9, Bidirectional Algorithm", url: "https://www.unicode.org/reports/tr9/"),
    ],
    passing: [
      Example("Name,Note\nAda,first\nBo,second\n"),
      Example(
        "اسم,Note\nآدا,first\nبو,\"two\nlines\"\n",
        caption: "Line breaks and right-to-left letters are not control characters."),
      Example(
        "Team,Note\n\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} England,"
          + "by \u{2068}نور\u{2069}\n",
        caption: "Flags use tag characters, and isolates embed text of another direction."),
    ],
    failing: [
      Example("Name,Note\nAda,↓fir\u{1B}[1mst\nBo,second\n", caption: "A terminal escape sequence."),
      Example(
        "Name,Note\n↓A\u{200B}da,first\nBo,↓\u{202E}second\u{202C}\n",
        caption: "A zero-width space and a direction override."),
      Example(
        "Name,Note\nAda,↓Ada\u{92}s first\nBo,second\n", caption: "A quote of Windows, U+0092, stands for ’."),
    ])

  private static let kinds: [Oddity] = [.control, .invisible, .direction, .privateUse]

  func check(_ data: AuditedData, into notes: inout Notes) {
    notes.look(data.columns.count * 2)
    // The parser removes zero bytes from header names.
    for case .zeroBytes(let line, let count) in data.problems where line == data.columns.first?.place?.line {
      notes.add(
        data.target(key: "zero bytes"), "The header row contains \(Wording.count(count, "zero byte")).",
        heard: Heard())
    }
    for kind in Self.kinds {
      let named = data.columns.filter { Self.holds($0.name, kind) }
      notes.add(named, of: data, together: "\(kind) headers") { examples in
        "\(named.count) headers contain \(kind.noun), such as \(examples)."
      } _: {
        headerFinding($0, kind, data)
      }
      let filled = data.columns.filter { $0.profile.oddities[kind] != nil && !$0.isMisread(in: data) }
      notes.add(filled, of: data, together: "\(kind) cells") { examples in
        "Cells in \(filled.count) columns contain \(kind.noun), such as \(examples)."
      } _: {
        cellFinding($0, kind, data)
      }
    }
  }

  private func headerFinding(_ column: AuditedColumn, _ kind: Oddity, _ data: AuditedData) -> Finding {
    let name = column.name ?? ""
    return data.target(column, key: ["\(kind)", Self.cleaned(name)]).finding(
      "The header \(Wording.list([Self.visible(name)])) contains \(kind.wording(in: name)).",
      advice: Self.advice(name),
      heard: Heard(
        now: data.firstWords(column), after: data.firstWords(column, calling: Self.cleaned(name))))
  }

  private func cellFinding(_ column: AuditedColumn, _ kind: Oddity, _ data: AuditedData) -> Finding {
    let cells = column.profile.oddities[kind] ?? Noted()
    let cell = cells.example
    var clean = cell
    clean.text = Self.cleaned(cell.text)
    clean.names = cell.names.map(Self.cleaned)
    return data.target(cells, in: column, key: ["\(kind)", column.key]).finding(
      "\(Wording.count(cells.count, "cell")) in \(column.called) \(cells.count == 1 ? "contains" : "contain") "
        + "\(kind.wording(in: cell.text))\(cells.count == 1 ? "" : ", the first in \(data.called(cell))").",
      impact: kind == .direction ? .serious : nil, advice: kind == .control ? Self.advice(cell.text) : nil,
      heard: Heard(now: data.words(cell, in: column), after: data.words(clean, in: column)),
      count: cells.count)
  }

  private static func holds(_ name: String?, _ kind: Oddity) -> Bool {
    name.map { CharacterScan(Array($0.utf8).span).holds(kind) } ?? false
  }

  /// The text without its odd characters, and with the quotes and dashes of Windows.
  private static func cleaned(_ text: String) -> String {
    let kept = zip(text.unicodeScalars, CharacterScan.oddities(in: text)).compactMap { scalar, oddity in
      oddity == nil ? scalar : oddity == .control ? scalar.inWindows : nil
    }
    return String(String.UnicodeScalarView(kept))
  }

  /// How to fix a text; nil for the remedy of the rule.
  private static func advice(_ text: String) -> String? {
    guard let scalar = text.unicodeScalars.first(where: { $0.inWindows != nil }), let meant = scalar.inWindows
    else { return nil }
    return "Replace the character with \(meant), which has this number in Windows: "
      + "a program read windows-1252 as Latin 1."
      + (scalar.windowsSign == nil ? "" : " Rowcall reads it so, other programs do not.")
  }

  /// The text with a replacement character for each odd one.
  private static func visible(_ text: String) -> String {
    let shown = zip(text.unicodeScalars, CharacterScan.oddities(in: text)).map { $1 == nil ? $0 : "�" }
    return String(String.UnicodeScalarView(shown))
  }
}

extension Oddity {
  /// Names the kind of character with the code point of the first one in a text.
  fileprivate func wording(in text: String) -> String {
    let first = zip(text.unicodeScalars, CharacterScan.oddities(in: text)).first { $0.1 == self }?.0
    return first.map { "\(noun), U+\(Self.number($0))" } ?? noun
  }

  fileprivate var noun: String {
    switch self {
    case .control: "a control character"
    case .invisible: "an invisible character"
    case .direction: "a character that overrides the text direction"
    case .privateUse: "a private-use character"
    case .undecodable: "a lost character"
    }
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
