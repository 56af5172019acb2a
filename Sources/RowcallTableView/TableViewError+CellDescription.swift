extension TableViewError {
  var cellSentence: String {
    switch self {
    case .unregisteredIdentifier(let identifier, let known):
      "no cell is registered as \(identifier.quoted); "
        + (known.isEmpty ? "nothing is registered" : "registered: \(known.joined(separator: ", "))")
        + "; call register(forCellReuseIdentifier:_:)"
    case .noCell(let path, let reason): "there is no cell for \(TablePart.row(path)): \(reason)"
    case .cellShownTwice(let first, let second):
      "the data source gave the same cell for \(TablePart.row(first)) and for \(TablePart.row(second)); give each row "
        + "a cell of its own, from dequeueReusableCell(withIdentifier:for:)"
    case .noSuchElement(let id, let texts):
      "the cell \(texts.joined(separator: ", ").quoted) has no element \(id.phrase)"
    case .controlRefused(let element, let action) where !element.isEnabled:
      "\(element.phrase) is disabled and cannot \(action.phrase)"
    case .controlRefused(let element, let action): "\(element.phrase) cannot \(action.phrase)"
    case .controlFailed(let id, let path, let reason):
      "the action of element \(id.phrase) in \(TablePart.row(path)) failed: \(reason)"
    case .noDetailButton(let path):
      "\(TablePart.row(path)) has no detail button; its accessory must be detailButton or detailDisclosureButton"
    case .delegateFailed(let path, let reason): "the action of \(TablePart.row(path)) failed: \(reason)"
    default: ""
    }
  }
}

extension ElementID {
  fileprivate var phrase: String {
    switch self {
    case .index(let index): "\(index)"
    case .named(let name): "named \(name.quoted)"
    case .tagged(let tag): "tagged \(tag)"
    case .accessory: "as its accessory"
    case .editingAccessory: "as its editing accessory"
    }
  }
}

extension ContentElement {
  /// Reads as `switch "sound"`, without its value.
  var phrase: String { ([kind.phrase] + [lastingName].compactMap { $0?.quoted }).joined(separator: " ") }

  /// What the element is called whatever its value is; `nil` if nothing but its value tells it from others.
  private var lastingName: String? {
    let given = accessibility.label ?? name ?? accessibility.identifier
    return switch kind {
    case .textField(_, let placeholder): given ?? placeholder
    case .segmentedControl: given
    default: given ?? text
    }
  }
}

extension ContentElement.Kind {
  fileprivate var phrase: String {
    switch self {
    case .label: "label"
    case .image: "image"
    case .switch: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .button: "button"
    case .textField: "text field"
    case .segmentedControl: "segmented control"
    case .progress: "progress bar"
    }
  }
}

extension ControlAction {
  fileprivate var phrase: String {
    switch self {
    case .press: "be pressed"
    case .setOn(let isOn): "be turned \(isOn ? "on" : "off")"
    case .setValue(let value): "be set to \(value.plain)"
    case .increment: "go up"
    case .decrement: "go down"
    case .select(let index): "select segment \(index)"
    case .enter(let text): "take the text \(text.quoted)"
    }
  }
}
