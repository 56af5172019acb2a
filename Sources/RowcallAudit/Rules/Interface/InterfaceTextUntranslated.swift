import RowcallScreens
import RowcallTableView

/// Finds texts that a strings file does not translate.
struct InterfaceTextUntranslated: Rule {
  static let description = RuleDescription(
    id: "interface-text-untranslated", subject: .interface, impact: .serious,
    summary: "Every text is translated in each strings file next to the interface file.",
    rationale: """
      A text without a translation stays in the language of the file, and a voice for the listener's \
      language mispronounces it.
      """,
    remedy: "Add the text to the strings file of each language, or set it in code.",
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
          .cantTell, at: Place("strings file for \"\(localization.language)\""),
          "The strings file cannot be read: \(problem).", key: [localization.language], impact: .minor,
          advice: "Check the texts of this language manually, or save the strings file as text."))
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

  /// A text of the file with its keys in strings files.
  private struct Written {
    let id: String
    let key: String
    let text: String
    let place: Place
    let heard: () -> String?

    /// Whether a strings file has it under any key that the editor uses for it.
    func isIn(_ table: StringsTable) -> Bool {
      ([key] + (Self.otherKeys[key] ?? [])).contains { table["\(id).\($0)"] != nil }
    }

    /// Other keys for a text: a button with a configuration has its title there.
    private static let otherKeys = [
      "normalTitle": ["configuration.title", "configuration.attributedTitle", "normalAttributedTitle"],
      "text": ["attributedText"],
    ]
  }

  /// All texts of the file that code does not replace.
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

  /// The usual languages of interface files, which need no translation.
  private static let english: Set<String> = ["en", "en-US", "en-GB", "Base"]
}

extension AuditedElement {
  /// The texts of the element that code does not replace, by their keys in strings files.
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
