/// Takes a picture or a chart from the elements of an OpenDocument sheet (part 3, 10.4).
struct OpenDocumentDrawing {
  private var drawing: SheetSurvey.Drawing?
  private var hasContent = false
  private var isAlternative = false
  private var alternative: [UInt8] = []

  mutating func start(_ name: XMLName, _ attributes: XMLAttributes, at place: CellPlace) {
    switch name {
    case "frame":
      drawing = SheetSurvey.Drawing(.picture, name: attributes["name"] ?? "")
      drawing?.place = place
      (hasContent, alternative) = (false, [])
    case "image": hasContent = true
    case "object":
      hasContent = true
      drawing?.kind = .chart
    case "title", "desc": isAlternative = drawing != nil
    default: break
    }
  }

  /// The drawing that ends with an element; nil for none.
  mutating func end(_ name: XMLName) -> SheetSurvey.Drawing? {
    isAlternative = false
    guard name == "frame", var ended = drawing else { return nil }
    drawing = nil
    let text = String(decoding: alternative, as: UTF8.self)
    if text.contains(where: { !$0.isWhitespace }) { ended.alternative = text }
    return hasContent ? ended : nil
  }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    if isAlternative { alternative += text }
  }
}

/// The errors that formulas show.
package enum CellError {
  private static let names: Set<String> = [
    "#N/A", "#REF!", "#DIV/0!", "#VALUE!", "#NAME?", "#NUM!", "#NULL!", "#SPILL!", "#CALC!", "#FIELD!",
    "#GETTING_DATA", "#BLOCKED!", "#UNKNOWN!", "#CONNECT!", "#BUSY!", "#PYTHON!",
  ]

  /// Whether a text is an error of Excel or of LibreOffice (`Err:502`).
  package static func isError(_ text: String) -> Bool {
    names.contains(text) || text.hasPrefix("Err:") && text.dropFirst(4).allSatisfy(\.isNumber)
  }
}
