import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallText

/// Other tables of the file, the file as it is now, and how much is said.
extension BrowseSession {
  /// Goes to the next or previous table of the file.
  func goToTable(_ isForward: Bool) throws -> [BrowseLine] {
    if let origin { return [refusal(BrowseRefusal.related(origin.title), cue: .edge)] }
    guard let table = try browsed.table(browsed.number + (isForward ? 1 : -1)) else {
      return [tablePlace(cue: .edge)]
    }
    // The journal is of one table.
    if hasChanges { return [unsaved, refusal(BrowseRefusal.unsaved)] }
    try take(table)
    return open()
  }

  /// Which of the tables of the file this is: "table, 1 of 3".
  func tablePlace(cue: BrowseCue? = nil) -> BrowseLine {
    let place = view.phrases.text(
      .setPosition, ["index": String(browsed.number + 1), "total": String(browsed.count)])
    return line(list([view.phrases.text(.roleTable), place]), cue: cue)
  }

  /// Reads the file again, with the same order, filter and columns if it has the same columns.
  func reload() throws -> [BrowseLine] {
    if hasChanges { return [unsaved, refusal(BrowseRefusal.unsaved)] }
    guard path != "-" else { throw BrowseRefusal.pipe }
    if browsed.version != nil, browsed.currentVersion == nil { return [changedFile] }
    try readAgain()
    return try [line(.browseReloaded)] + goToNearest((try? cell().row) ?? 0)
  }

  func readAgain() throws {
    let first = try BrowsedTable(path: path, options: file.options)
    let table = try browsed.number == 0 ? first : first.table(browsed.number) ?? first
    let (cell, columns, sorts, condition) = (walk, rows.columns, sorts, filter)
    guard table.opened.table.columns.map(\.name) == names else { return try take(table) }
    try keepingMarks {
      try take(table)
      (walk, rows.columns, self.sorts) = (cell, columns, sorts)
      try renewView()
      filter = condition?.reading(with: opened.readers)
      try rearrange()
    }
  }

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
