import RowcallImport
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
      .cell(#"<label text="Melody" id="l1"/>"#, caption: "There is only one language."),
      Example(
        localized: #"<label text="Melody" id="l1"/>"#, "de", #""l1.text" = "Melodie";"#),
      Example(
        localized: #"<label text="12:30" id="l1"/>"#, "de", "",
        caption: "Without letters there is nothing to translate."),
    ],
    failing: [
      Example(localized: #"↓<label text="Melody" id="l1"/>"#, "de", #""l2.text" = "Dauer";"#),
      Example(
        localized: #"↓<button id="b1"><state key="normal" title="Play"/></button>"#, "ja",
        #""l2.text" = "時間";"#),
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
          at: Place("table of texts for \"\(localization.language)\""),
          "The table cannot be read: \(problem).",
          key: [localization.language]))
    }
    for element in interface.elements where !element.isFilledByCode {
      guard let id = element.design?.id else { continue }
      for (key, text) in element.writtenTexts where text.contains(where: \.isLetter) {
        notes.look()
        let missing = tables.filter { $0.table.map { $0["\(id).\(key)"] == nil } ?? false }.map(\.language)
        guard !missing.isEmpty else { continue }
        notes.add(
          Finding(
            at: element.place,
            "The text \"\(text.cut)\" is missing in \(missing.map { "\"\($0)\"" }.joined(separator: ", ")).",
            key: element.key + [key], heard: Heard(now: interface.heard(element.content))))
      }
    }
  }

  /// The languages in which files are mostly written, so that an empty table of them says nothing.
  private static let english: Set<String> = ["en", "en-US", "en-GB", "Base"]
}

extension AuditedElement {
  /// The texts that the file gives it, by their keys in tables of texts.
  fileprivate var writtenTexts: [(key: String, text: String)] {
    switch content.kind {
    case .label(let text): return kind == .label || kind == .textView ? [("text", text)] : []
    case .button(let title?): return [(kind == .barButtonItem ? "title" : "normalTitle", title)]
    case .textField(let text, let placeholder):
      return [("text", text), ("placeholder", placeholder ?? "")]
    default: return []
    }
  }
}
