import RowcallImport
import RowcallLanguages
import RowcallNarration
import RowcallSpeech

/// A file has nothing to speak.
package struct NothingToSay: Error, CustomStringConvertible {
  package enum Reason: Sendable {
    /// No row matches the chosen ones.
    case noChosenRow
    /// There is a header without rows.
    case onlyHeader
    /// There is a drawn header with these columns, without rows.
    case onlyDrawnHeader([String])
    /// A database says that there is no row.
    case emptyResult
    /// All rows are header rows by option.
    case onlyHeaderRows
    /// The table has no cells.
    case noCell
    /// Nothing is spoken at the moves.
    case silentMoves
    /// The dialect skips everything.
    case silentDialect
    /// No scene of a storyboard or XIB has spoken text.
    case silentInterface
  }

  let path: String
  let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .noChosenRow: "\(path): no row matches; choose other rows with --rows"
    case .onlyHeader:
      "\(path): a header but no rows, nothing to speak; pass --header none if the first line is a row"
    case .onlyDrawnHeader(let names):
      "\(path): 0 rows, nothing to speak; columns \(names.joined(separator: ", "))"
    case .emptyResult: "\(path): an empty result, nothing to speak"
    case .onlyHeaderRows:
      "\(path): only header rows, nothing to speak; pass a smaller --header-rows"
    case .silentMoves: "\(path): nothing is spoken at these moves; start with enter"
    case .silentDialect:
      "\(path): this dialect skips everything in the file; choose another one with --dialect"
    case .silentInterface:
      "\(path): nothing to speak; it has no text or control, or code adds them"
    case .noCell: "\(path): the table has no cells, nothing to speak; choose another one with --table"
    }
  }
}

/// eSpeak NG cannot speak some text.
package enum UnspeakableText: Error, CustomStringConvertible {
  /// A text of a table, which ends the narration.
  case table(path: String, SpeechWarning)
  /// The number of texts of a table that were skipped and reported.
  case leftOut(path: String, count: Int)
  /// A sentence of a report that should have sound.
  case report(SpeechWarning)

  package var description: String {
    switch self {
    case .table(let path, let warning):
      "\(path): cannot speak \"\(warning.excerpt)\": \(warning.reason); change the text, or pass --keep-going to skip "
        + "it and speak the rest"
    case .leftOut(let path, let count):
      "\(path): \(count == 1 ? "1 text was" : "\(count) texts were") left out of the sound"
    case .report(let warning):
      "the report has no sound for \"\(warning.excerpt)\": \(warning.reason); change the text, or leave out --audio"
    }
  }
}

/// Options that conflict with each other or with the file.
package struct WrongUsage: Error, CustomStringConvertible {
  /// One sentence: what was found, what was expected, what to do.
  package let description: String
  /// The same in fewer words for listeners, in their language; nil for what is rare.
  let phrase: (key: PhraseKey, arguments: [String: String])?

  package init(_ description: String) { (self.description, phrase) = (description, nil) }

  init(_ description: String, _ key: PhraseKey, _ arguments: [String: String]) {
    self.description = description
    phrase = (key, arguments)
  }
}

/// An error of one of several tables.
package struct TableRefusal: Error, CustomStringConvertible {
  let table: String
  package let reason: any Error
  /// How many tables the file has.
  let count: Int

  package var description: String {
    "\(SafeText.escaped(table)): \(reason); to read one of the \(count) tables, set --table"
  }
}

/// An error of a file of which rows were written.
package struct RowsBeforeError: Error, CustomStringConvertible {
  package let reason: ImportError
  /// How many rows of the table were written before it.
  let count: Int

  package var description: String {
    let rows = count == 1 ? "1 row was" : "\(count) rows were"
    return count == 0 ? "\(reason)" : "\(reason); \(rows) written before it"
  }
}
