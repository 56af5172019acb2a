import RowcallScreens
import RowcallTableView

/// A text that is there in one language only.
struct InterfaceTextUntranslated: Rule {
  static let description = RuleDescription(
    id: "interface-text-untranslated", subject: .interface, impact: .serious,
    summary: "Each text is in the table of every language beside the file.",
    rationale: """
      A text that a table does not have stays in the language of the file. The voice of the listener's language reads \
      it as if it were theirs.
      """,
    remedy: "Add the text to the table of each language, or let code set it.",
    standards: [.criterion("3.1.2")],
    passing: [
      Example(
        localized: #"<label text="Melody" id="l1"/>"#, "de", #""l1.text" = "Melodie";"#),
      Example(
        localized: #"<button id="b1"><state key="normal" title="Play"/></button>"#, "de",
        #""b1.normalTitle" = "Abspielen";"#),
      Example(
        localized: #"<button id="b1"><buttonConfiguration key="configuration" title="Play"/></button>"#, "de",
        #""b1.configuration.title" = "Abspielen";"#),
    ],
    failing: [
      Example(localized: #"↓<label text="Melody" id="l1"/>"#, "de", #""l2.text" = "Dauer";"#),
      Example(
        localized: #"↓<button id="b1"><state key="normal" title="Play"/></button>"#, "ja",
        #""l2.text" = "時間";"#),
      Example(
        localized: #"↓<button id="b1"><buttonConfiguration key="configuration" title="Play"/></button>"#,
        "de",
        #""b2.configuration.title" = "Anhalten";"#),
    ],
    inapplicable: [
      .cell(#"<label text="Melody" id="l1"/>"#, caption: "There is only one language."),
      Example(
        localized: #"<label text="12:30" id="l1"/>"#, "de", "",
        caption: "Without letters there is nothing to translate."),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    let tables = interface.localizations.filter {
      !Self.english.contains($0.language) || $0.table?.texts.isEmpty == false
    }
    if tables.isEmpty { return }
    for localization in tables {
      guard let problem = localization.problem else { continue }
      notes.look()
      notes.add(
        Finding(
          .cantTell, at: Place("table of texts for \"\(localization.language)\""),
          "The table cannot be read: \(problem).", key: [localization.language], impact: .minor,
          advice: "Check the texts of this language by hand, or save the table as text."))
    }
    for text in texts(of: interface) where text.text.contains(where: \.isLetter) {
      notes.look()
      let missing = tables.filter { $0.table.map { !text.isIn($0) } ?? false }.map(\.language)
      guard !missing.isEmpty else { continue }
      notes.add(
        Finding(
          at: text.place,
          "The text \"\(text.text.cut)\" is missing in \(missing.map { "\"\($0)\"" }.joined(separator: ", ")).",
          key: [text.id, text.key], heard: Heard(now: text.heard() ?? text.text)))
    }
  }

  /// A text of the file, by which tables know it.
  private struct Written {
    let id: String
    let key: String
    let text: String
    let place: Place
    let heard: () -> String?

    /// Whether a table has it, under any name that the editor has for such a text.
    func isIn(_ table: StringsTable) -> Bool {
      ([key] + (Self.otherKeys[key] ?? [])).contains { table["\(id).\($0)"] != nil }
    }

    /// A button with a configuration has its title there.
    private static let otherKeys = [
      "normalTitle": ["configuration.title", "configuration.attributedTitle", "normalAttributedTitle"],
      "text": ["attributedText"],
    ]
  }

  /// All texts that the file gives and code does not replace.
  private func texts(of interface: AuditedInterface) -> [Written] {
    let ofElements = interface.elements.flatMap { element -> [Written] in
      guard let id = element.design?.id else { return [] }
      return element.writtenTexts.map { key, text in
        Written(id: id, key: key, text: text, place: element.place) { interface.heard(element.content) }
      }
    }
    let ofScenes = interface.scenes.flatMap { scene -> [Written] in
      let sections = scene.tables.flatMap(\.sections).flatMap { section -> [Written] in
        guard let id = section.id else { return [] }
        let place = Place(section.path, line: section.place?.line, column: section.place?.column)
        return [("headerTitle", section.header), ("footerTitle", section.footer)].compactMap { key, text in
          text.map { text in Written(id: id, key: key, text: text, place: place) { text } }
        }
      }
      guard let title = scene.title, let id = scene.titleID, let place = scene.titlePlace else {
        return sections
      }
      let bar = Place(scene.path, line: place.line, column: place.column)
      return [Written(id: id, key: "title", text: title, place: bar) { title }] + sections
    }
    return ofScenes + ofElements
  }

  /// The languages in which files are mostly written, so that an empty table of them says nothing.
  private static let english: Set<String> = ["en", "en-US", "en-GB", "Base"]
}

extension AuditedElement {
  /// The texts that the file gives it and that code does not replace, by their keys in tables of texts.
  fileprivate var writtenTexts: [(key: String, text: String)] {
    let said = [("accessibilityLabel", authored.label), ("accessibilityHint", authored.hint)].compactMap {
      key, text in
      text.map { (key: key, text: $0) }
    }
    return said + (isFilledByCode ? [] : shownTexts)
  }

  private var shownTexts: [(key: String, text: String)] {
    switch content.kind {
    case .label(let text):
      kind == .tabBarItem ? [("title", text)] : kind == .label || kind == .textView ? [("text", text)] : []
    case .button(let title?): [(kind == .button ? "normalTitle" : "title", title)]
    case .textField(let text, let placeholder): [("text", text), ("placeholder", placeholder ?? "")]
    case .segmentedControl(let titles, _):
      titles.enumerated().map { ("segmentTitles[\($0.offset)]", $0.element) }
    default: []
    }
  }
}
