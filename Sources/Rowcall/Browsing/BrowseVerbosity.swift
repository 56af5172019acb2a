import RowcallAccessibility
import RowcallLanguages
import RowcallNarration

/// How much is said, and what comes first.
extension BrowseSession {
  /// Performs a command that changes how much is said.
  func tune(_ command: BrowseCommand) throws -> [BrowseLine] {
    switch command {
    case .verbosity(let isMore):
      let presets = Verbosity.Preset.allCases
      let place = step(options.preset, isMore, presets)
      options.preset = presets[place]
      try renewView()
      return [scale(.browseVerbosity, place, presets.count)]
    case .punctuation(let isMore):
      let levels = PunctuationLevel.allCases
      let place = step(options.verbosity.punctuation, isMore, levels)
      options.verbosity.punctuation = levels[place]
      try renewView()
      return [scale(.browsePunctuation, place, levels.count)]
    case .headers:
      let place = step(options.verbosity.headers, true, Self.headerChoices)
      let isLast = options.verbosity.headers == Self.headerChoices[place]
      options.verbosity.headers = Self.headerChoices[isLast ? 0 : place]
      try renewView()
      return [HeaderAxis.row, .column].map { axis in
        let isOn = options.verbosity.headers.contains(axis)
        return said([axis == .row ? .roleRowHeader : .roleColumnHeader, isOn ? .stateOn : .stateOff])
      }
    case .order:
      let isCellFirst = options.verbosity.order == .headerFirst
      options.verbosity.order = isCellFirst ? .contentFirst : .headerFirst
      try renewView()
      return [said(isCellFirst ? [.roleCell, .roleColumnHeader] : [.roleColumnHeader, .roleCell])]
    case .template(let text):
      let before = options.label
      options.label = text.isEmpty ? nil : text
      do { try renewView() } catch {
        options.label = before
        throw error
      }
      return try readRow()
    default: return []
    }
  }

  /// What is said of headers, in turn.
  private static let headerChoices: [Set<HeaderAxis>] = [[.row, .column], [.row], [.column], []]

  private func said(_ keys: [PhraseKey]) -> BrowseLine { line(list(keys.map { view.phrases.text($0) })) }

  private func step<Value: Equatable>(_ value: Value, _ isMore: Bool, _ all: [Value]) -> Int {
    min(max((all.firstIndex(of: value) ?? 0) + (isMore ? 1 : -1), 0), all.count - 1)
  }

  /// Says where a value is on its scale: "verbosity 2 of 3".
  private func scale(_ key: PhraseKey, _ place: Int, _ count: Int) -> BrowseLine {
    let value = view.phrases.text(.setPosition, ["index": String(place + 1), "total": String(count)])
    return line(key, ["value": value])
  }
}

extension NarrationOptions {
  /// The preset that is nearest to how much is said; setting it keeps what comes first, and the punctuation.
  fileprivate var preset: Verbosity.Preset {
    get { verbosity.position == .off ? .terse : verbosity.position == .always ? .verbose : .medium }
    set {
      let (order, punctuation, spelling) = (verbosity.order, verbosity.punctuation, verbosity.spelling)
      verbosity = Verbosity(newValue)
      (verbosity.order, verbosity.punctuation, verbosity.spelling) = (order, punctuation, spelling)
    }
  }
}
