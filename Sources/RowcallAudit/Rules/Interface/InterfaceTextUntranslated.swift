import RowcallScreens
import RowcallTableView

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
      let target = KnownTarget(
        place: Place("strings file for \"\(localization.language)\""), key: PlaceKey([localization.language]))
      notes.add(
        target, "The strings file cannot be read: \(problem).", impact: .minor,
        review: "Check the texts of this language manually, or save the strings file as text.")
    }
    for text in texts(of: interface) where text.text.contains(where: \.isLetter) {
      notes.look()
      let missing = tables.filter { $0.table.map { !text.isIn($0) } ?? false }.map(\.language)
      guard !missing.isEmpty else { continue }
      notes.add(
        text,
        "The text \"\(text.text.cut)\" is missing in \(missing.map { "\"\($0)\"" }.joined(separator: ", ")).")
    }
  }

  /// A text of the file with its keys in strings files.
  private struct Written: FindingTarget {
    let id: String
    let name: String
    let text: String
    let place: Place
    /// The element that shows it; nil for a title of a screen or section.
    var element: AuditedElement?

    var key: PlaceKey { PlaceKey([id, name]) }
    var heard: Heard { Heard(now: element?.heard.now ?? text) }

    /// Whether a strings file has it under any key that the editor uses for it.
    func isIn(_ table: StringsTable) -> Bool {
      ([name] + (Self.otherNames[name] ?? [])).contains { table["\(id).\($0)"] != nil }
    }

    /// Other names for a text: a button with a configuration has its title there.
    private static let otherNames = [
      "normalTitle": ["configuration.title", "configuration.attributedTitle", "normalAttributedTitle"],
      "text": ["attributedText"],
    ]
  }

  /// All texts of the file that code does not replace.
  private func texts(of interface: AuditedInterface) -> [Written] {
    let ofElements = interface.elements.flatMap { element -> [Written] in
      guard let id = element.design?.id else { return [] }
      return element.writtenTexts.map {
        Written(id: id, name: $0.key, text: $0.text, place: element.place, element: element)
      }
    }
    let ofScenes = interface.scenes.flatMap { scene -> [Written] in
      let sections = scene.tables.flatMap(\.sections).flatMap { section -> [Written] in
        guard let id = section.id else { return [] }
        return [("headerTitle", section.header), ("footerTitle", section.footer)].compactMap { name, text in
          text.map { Written(id: id, name: name, text: $0, place: Place(section.path, at: section.place)) }
        }
      }
      guard let title = scene.title, let id = scene.titleID, let place = scene.titlePlace else {
        return sections
      }
      return [Written(id: id, name: "title", text: title, place: Place(scene.path, at: place))] + sections
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
    return said + (isFilledByCode || showsEditorDefault ? [] : shownTexts)
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
