import RowcallImport

/// A label that was written for a program, or by nobody.
struct InterfaceLabelUseless: Rule {
  static let description = RuleDescription(
    id: "interface-label-useless", subject: .interface, impact: .serious,
    summary: "Every label says in words what the thing is for.",
    rationale: """
      The name of a file or a variable, or the text that the editor puts in, is heard as it stands and tells a listener \
      nothing. A word for what the thing is, is heard twice, because the screen reader says it by itself.
      """,
    remedy: "Write in a few words what the thing is for, as its designer would tell a friend on the phone.",
    standards: [.criterion("2.4.6"), .criterion("1.1.1"), .uikitLabel],
    passing: [
      .view(
        """
        <button id="b1"><state key="normal" image="bin"/>
          <accessibility key="accessibilityConfiguration" label="Delete melody"/></button>
        """),
      .cell(#"<label text="iCloud"/>"#),
      .prototypes(
        """
        <tableViewCell reuseIdentifier="Alarm" textLabel="l1" style="IBUITableViewCellStyleDefault" id="c1">
          <tableViewCellContentView key="contentView"><subviews><label text="Title" id="l1"/></subviews>
          </tableViewCellContentView></tableViewCell>
        """, caption: "Code fills a prototype with data."),
    ],
    failing: [
      .view(
        """
        ↓<button id="b1"><state key="normal" image="bin"/>
          <accessibility key="accessibilityConfiguration" label="ic_delete.png"/></button>
        """),
      .cell(
        """
        <label text="Alerts"/>
        ↓<switch id="s1"><accessibility key="accessibilityConfiguration" label="alertsSwitch"/></switch>
        """),
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Button"/></button>
        ↓<label text="Label" id="l1"/>
        """, caption: "What the editor puts in was never replaced."),
      .view(
        """
        ↓<button id="b1"><state key="normal" image="bin"/>
          <accessibility key="accessibilityConfiguration" label="Delete button"/></button>
        """, caption: "The screen reader says \"button\" by itself."),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.isThere {
      guard let label = element.authored.label ?? element.content.text, !label.allSatisfy(\.isWhitespace)
      else {
        continue
      }
      notes.look()
      let isAuthored = element.authored.label != nil
      guard let fault = fault(label, element, isAuthored: isAuthored) else { continue }
      let what = "The \(isAuthored ? "label" : "text") \"\(label.cut)\" of the \(element.kind.noun)"
      notes.add(
        Finding(
          at: element.place, "\(what) \(fault.what).", key: element.key, impact: fault.impact,
          heard: fault.mended.map { mended in interface.heard(element) { $0.accessibility.label = mended } }
            ?? Heard(now: interface.heard(element.content))))
    }
  }

  /// What is wrong with a label.
  private struct Fault {
    let what: String
    var impact: Impact?
    var mended: String?
  }

  private func fault(_ label: String, _ element: AuditedElement, isAuthored: Bool) -> Fault? {
    if Self.isDefault(label, of: element), isAuthored || !element.isFilledByCode {
      return Fault(what: "is what the editor puts in")
    }
    guard isAuthored else { return nil }
    if WrittenForPrograms.isFileName(label) { return Fault(what: "is the name of a file") }
    if WrittenForPrograms.isIdentifier(label) { return Fault(what: "is a name for programs") }
    guard let rest = withoutRole(label, element) else { return nil }
    return Fault(what: "says again what it is", impact: .minor, mended: rest)
  }

  /// The label without the word for what the thing is; nil if that is not in it.
  private func withoutRole(_ label: String, _ element: AuditedElement) -> String? {
    let noun = element.kind == .barButtonItem ? "button" : element.kind.noun
    guard element.content.isControl || element.kind == .imageView,
      label.lowercased().hasSuffix(" " + noun), label.count > noun.count + 1
    else { return nil }
    return String(label.dropLast(noun.count + 1))
  }

  /// Whether a text is the one that Interface Builder gives such a thing.
  private static func isDefault(_ text: String, of element: AuditedElement) -> Bool {
    switch element.kind {
    case .label:
      // "Title" beside a control may well be its name; in a cell of a standard style it is nobody's.
      text == "Label" || element.isStandardPart && ["Title", "Subtitle", "Detail"].contains(text)
    case .button: text == "Button"
    case .barButtonItem: text == "Item"
    case .textView: text.hasPrefix("Lorem ipsum")
    default:
      element.authored.label == text && ["Label", "Button", "Image", "Switch", "Text Field"].contains(text)
    }
  }
}

extension AuditedElement {
  /// Whether it is the title or detail of a cell of a standard style.
  fileprivate var isStandardPart: Bool { cell?.cell.standardElements.contains(element) ?? false }
}

/// What is written for programs, and heard by people.
enum WrittenForPrograms {
  /// Whether a text is the name of a picture's file.
  static func isFileName(_ text: String) -> Bool {
    let lower = text.lowercased()
    return !text.contains(" ")
      && [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif"].contains { lower.hasSuffix($0) }
  }

  /// Whether a text is one word as programs call things: `btn_save`, `alertsSwitch`.
  static func isIdentifier(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), text.allSatisfy({ $0.isASCII }) else { return false }
    if text.contains("_"), text.contains(where: \.isLetter) { return true }
    let start = text.prefix { $0.isLowercase }
    let rest = text.dropFirst(start.count)
    // Not iCloud, eBay, macOS.
    return start.count > 1 && rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
  }
}
