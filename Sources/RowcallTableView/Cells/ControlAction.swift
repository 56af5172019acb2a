/// What a listener does to a control inside a row.
public enum ControlAction: Hashable, Sendable {
  /// Presses a button, turns a switch over.
  case press
  /// Turns a switch on or off.
  case setOn(Bool)
  /// Sets a slider or stepper; a value outside its range becomes the nearest end.
  case setValue(Double)
  /// One step up: a tenth of a slider's range, a stepper's own step.
  case increment
  /// One step down.
  case decrement
  /// Chooses a segment, counted from zero.
  case select(Int)
  /// Replaces the text of a field.
  case enter(String)
}

extension ContentElement {
  /// Carries out an action of the listener's on the element's value.
  ///
  /// - Throws: `TableViewError.controlRefused` if the element is disabled, is no control, or knows no such action;
  ///   the element is then as it was.
  public mutating func apply(_ action: ControlAction) throws(TableViewError) {
    guard isEnabled, let changed = kind.applying(action) else {
      throw .controlRefused(element: self, action: action)
    }
    kind = changed
  }
}

extension ContentElement.Kind {
  /// The kind after an action; `nil` if it knows no such action.
  fileprivate func applying(_ action: ControlAction) -> Self? {
    switch (self, action) {
    case (.button, .press): self
    case (.switch(let isOn), .press): .switch(isOn: !isOn)
    case (.switch, .setOn(let isOn)): .switch(isOn: isOn)
    case (.textField(_, let placeholder), .enter(let text)): .textField(text: text, placeholder: placeholder)
    case (.segmentedControl(let titles, _), .select(let index)) where titles.indices.contains(index):
      .segmentedControl(titles: titles, selected: index)
    case (.slider(let value, let range), _):
      action.value(from: value, step: (range.upperBound - range.lowerBound) / 10).map {
        .slider(value: $0.clamped(to: range), in: range)
      }
    case (.stepper(let value, let range, let step), _):
      action.value(from: value, step: step).map {
        .stepper(value: $0.clamped(to: range), in: range, by: step)
      }
    default: nil
    }
  }
}

extension ControlAction {
  /// The value that the action asks for; `nil` if it asks for none, or for one that is no number.
  fileprivate func value(from value: Double, step: Double) -> Double? {
    let wanted: Double? =
      switch self {
      case .setValue(let wanted): wanted
      case .increment: value + step
      case .decrement: value - step
      case .press, .setOn, .select, .enter: nil
      }
    return wanted.flatMap { $0.isNaN ? nil : $0 }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
