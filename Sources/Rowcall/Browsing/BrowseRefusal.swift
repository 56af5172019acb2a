import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallText

/// Why a command cannot be done.
enum BrowseRefusal: Error, Hashable {
  /// There is no row to go to or to change.
  case noRows
  case header
  /// Nobody made a search that could go on.
  case noSearch
  /// The row of a bookmark is not among those that are browsed.
  case markIsHidden
  /// The column holds nothing that is yes or no, or that could be a tone.
  case notYesOrNo(String)
  case noTones(String)
  /// No column would be left.
  case onlyColumn
  /// Rows have their order from a column.
  case sorted
  /// Cells behind the last header have no place among the columns.
  case noHeader
  /// The rows were not opened from a row of another table, or no longer belong to it.
  case notRelated
  case noRelation
  /// The rows were opened from a row of a table of this title, to which somebody has to go back first.
  case related(String)
  /// Something would lose changes that are not saved.
  case unsaved
  /// A table that came through a pipe is gone once it was read.
  case pipe
  /// Somebody who waited does not wait any longer.
  case interrupted

  /// What is said, with what a listener does for a command by `key`; nil for what is rare.
  func phrase(_ key: (String) -> String) -> (key: PhraseKey, arguments: [String: String])? {
    switch self {
    case .noRows: (.browseNoRows, ["text": key("insert")])
    case .header: (.browseOnHeader, [:])
    case .noSearch: (.browseNoSearch, ["text": key("find")])
    case .markIsHidden: (.browseMarkHidden, ["text": key("all-rows")])
    case .notYesOrNo(let column): (.browseNotYesOrNo, ["name": column, "text": key("set")])
    case .noTones(let column): (.browseNoTones, ["name": column])
    case .onlyColumn: (.browseOnlyColumn, ["text": key("show-all")])
    case .notRelated: (.browseNotRelated, ["text": key("open")])
    case .related(let title): (.browseGoBack, ["text": key("back"), "title": title])
    case .unsaved: (.browseSaveFirst, ["text": key("save"), "other": key("revert")])
    case .interrupted: (.browseStopped, [:])
    case .sorted: (.browseSortedRows, ["text": key("file-order")])
    case .noHeader, .noRelation, .pipe: nil
    }
  }

  /// What is said where there is no phrase.
  func english(_ key: (String) -> String) -> String {
    switch self {
    case .noHeader: "cells behind the last header cannot be moved; move another column"
    case .noRelation:
      "the tables no longer have the columns that relate them; \(key("reload")) reads the file again"
    case .pipe: "a table from a pipe cannot be read again; start anew"
    default: "\(self)"
    }
  }
}

extension BrowseSession {
  /// Why something cannot be done, and what to do; in English where it is rare.
  package func refusal(_ reason: any Error, cue: BrowseCue = .error) -> BrowseLine {
    switch reason {
    case let reason as BrowseRefusal:
      reason.phrase(key).map { line($0.key, $0.arguments, cue: cue) }
        ?? BrowseLine(english: reason.english(key), cue: cue)
    case let reason as EditError:
      phrase(for: reason).map { line($0.key, $0.arguments, cue: cue) }
        ?? BrowseLine(english: reason.sentence(advice), cue: cue)
    case LabelError.unknownColumnChoice(_, let name, let suggestion, let columns):
      line(.browseNoColumn, ["name": name, "text": suggestion ?? columns], cue: cue)
    case let reason as WrongUsage:
      reason.phrase.map { line($0.key, arguments(of: $0.key, $0.arguments), cue: cue) }
        ?? BrowseLine(english: reason.description, cue: cue)
    case PatternError.wrong(let text, let place?):
      line(
        .browseNoPattern, ["text": BrowseLine.beginning(of: text), "number": String(place + 1)], cue: cue)
    // A template is shown below its error, which is of no use to a listener.
    default: BrowseLine(english: String("\(reason)".prefix { !$0.isNewline }), cue: cue)
    }
  }

  /// What is said of something that was typed: its beginning, in the listener's words what a command needs, and where signs are
  /// listed.
  private func arguments(of phrase: PhraseKey, _ typed: [String: String]) -> [String: String] {
    var arguments = typed.mapValues(BrowseLine.beginning(of:))
    switch phrase {
    case .browseExpectedAfter:
      let entry = BrowseCommand.entries.first { $0.name == arguments["name"] }
      if let question = entry?.question { arguments["text"] = view.phrases.text(question) }
    case .browseConditionForm:
      let (help, topic) = (key("help"), BrowseTopic.sorting)
      (arguments["text"], arguments["other"]) = (help, help == "help" ? topic.rawValue : topic.digit)
    default: break
    }
    return arguments
  }

  /// What is said of an error that a listener meets often; nil for others.
  private func phrase(for error: EditError) -> (key: PhraseKey, arguments: [String: String])? {
    switch error {
    case .format where path != "-": (.browseCannotEdit, [:])
    case .oldPropertyList, .noKey: (.browseCannotEdit, [:])
    case .encoding(_, let text, let encoding):
      (.browseEncoding, ["name": BrowseLine.beginning(of: text), "value": encoding])
    case .container: (.browseContainer, [:])
    case .binary: (.browseBinary, [:])
    case .keyExists(let key, _): (.browseKeyExists, ["name": key])
    case .noNull: (.browseNoNull, ["text": key("set")])
    case .key(_, let column, let isNumber):
      (isNumber ? .browseKeyNumber : .browseKeyBlank, ["name": column])
    case .computed(let column): (.browseComputed, ["name": column])
    case .noOrder: (.browseNoOrder, [:])
    case .noStoredRows: (.browseView, [:])
    case .readOnly: (.browseReadOnly, [:])
    case .inUse: (.browseInUse, [:])
    case .changedMeanwhile, .changedBelowChanges:
      (.browseChangedMeanwhile, ["text": key("save-copy"), "other": key("revert")])
    case .rowChanged(_, let row, let place):
      (.browseRowChanged, ["item": place.flatMap { words(forRowAt: $0) } ?? row])
    case .rowChangedSinceShown(_, let row): (.browseRowChanged, ["item": words(forRowAt: row - 1)])
    case .constraint(_, let row, let place, let columns, let rule):
      // A deleted row has its key alone.
      (
        .browseRefused,
        [
          "item": place.map { list([words(forRowAt: $0)] + columns) }
            ?? view.phrases.text(.announceDeleted, ["item": row]), "text": words(for: rule),
        ]
      )
    default: phraseOfFile(for: error)
    }
  }

  /// What is said of a rule that a row breaks.
  private func words(for rule: BrokenRule) -> String {
    let text = { (key: PhraseKey, arguments: [String: String]) in self.view.phrases.text(key, arguments) }
    return switch rule {
    case .notNull: text(.browseNotNull, [:])
    case .unique: text(.browseNotUnique, [:])
    case .wholeNumber: text(.browseWholeNumber, [:])
    case .check(let rule): text(.browseCheck, ["value": rule])
    case .missingRow(let table, let key): text(.browseNoTarget, ["title": table, "value": key])
    case .referredTo(let table, _, _): text(.browseStillUsed, ["title": table])
    case .refused(let message), .other(let message): text(.browseTrigger, ["value": message])
    case .ignored: text(.browseIgnored, [:])
    }
  }

  /// What a save will do because of a row, and why it cannot be done.
  ///
  /// - Parameter column: the name of the cell that was changed, of which it needs not be said.
  func lines(for forecast: SaveForecast?, column: String? = nil) -> [BrowseLine] {
    let touched = (forecast?.touched ?? []).flatMap { table in
      [
        (table.deleted, PhraseKey.browseGoWith), (table.blanked, .browseBlankWith),
        (table.changed - table.blanked, .browseChangeWith),
      ].filter { $0.0 > 0 }.map { count, phrase in
        line(list([SafeText.string(table.name), view.phrases.text(phrase, ["count": String(count)])]))
      }
    }
    guard case .constraint(_, _, let place, let columns, let rule)? = forecast?.refusal else {
      return forecast?.isUnknown == true ? [line(.browseMayGoWith)] : touched
    }
    let words = view.phrases.text(.browseUnsavable, ["text": words(for: rule)])
    let others = place == nil || columns == [column] ? [] : columns
    return touched + [line(list(others + [words]), cue: .error)]
  }

  /// What a save will do once the row of the cursor is deleted, for whoever is asked whether it should be.
  package var linesBeforeDeletion: [BrowseLine] {
    guard let document, let place = (try? row()).flatMap({ rows.place(of: $0) }) else { return [] }
    return lines(for: document.forecast(deletingRow: place))
  }

  /// What is said of a text or change that a file, or what is kept beside it, cannot take; nil for other errors.
  private func phraseOfFile(for error: EditError) -> (key: PhraseKey, arguments: [String: String])? {
    switch error {
    case .controlCharacter(_, let text), .unquotable(_, let text):
      (.browseNotHeld, ["name": BrowseLine.beginning(of: text)])
    case .keyMissing: (.browseKeyMissing, [:])
    case .unclear(_, let row): (.browseInvalidBytes, ["item": words(forRowAt: row - 1)])
    case .changesOfOtherTable(_, let number): (.browseOtherTable, ["number": String(number)])
    case .changesOfOtherFile, .changesOfOtherRows: (.browseForeignChanges, ["text": key("revert")])
    case .journal(_, let reason): (.browseJournal, ["value": reason])
    case .unwritable(_, let reason): (.browseNotSaved, ["value": reason])
    case .fileExists: (.browseFileExists, [:])
    case .savedInPart(_, let copy, _): (.browseSavedInPart, ["title": copy, "text": key("save")])
    case .cutSave(_, let copy?): (.browseCutSave, ["title": copy, "text": key("revert")])
    // The others are errors of `rowcall edit`, or too rare.
    default: nil
    }
  }

  /// The number of a row as it is browsed and what it is called, by its place in the document: "row 3, Oslo"; one that is not
  /// browsed has no number.
  func words(forRowAt place: Int) -> String {
    let row = row(at: place)
    let number = view.name(of: nil, row: row ?? place)
    let name = view.name(of: (try? rows.batch(at: place)) ?? nil, row: row ?? place)
    return row == nil || name == number ? name : list([number, name])
  }

  private var advice: EditAdvice {
    var advice = EditAdvice()
    (advice.set, advice.forget) = (key("set"), key("revert"))
    advice.onConflict = "\(key("save-copy")) saves under another name, \(key("revert")) forgets the changes"
    return advice
  }
}
