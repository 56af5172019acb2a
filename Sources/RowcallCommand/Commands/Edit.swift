import ArgumentParser
import Rowcall
import RowcallImport
import RowcallText

/// Changes the cells and rows of a file or of a table of a database.
struct Edit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract:
      "Change cells, rows and columns of a CSV file, JSON file, property list or SQLite table, and no more.",
    discussion: """
      All options: rowcall edit --help-hidden

      Each change is a command: \(EditCommand.forms.joined(separator: "; ")). Rows count from 1 without the header. A column \
      is named by its header, in double quotes if it has spaces, or by its number. TEXT is the rest of the command.

      With commands as arguments, all of them are done and the file is saved, or none is, but for those before a "save" \
      among them. Without, commands are read from \
      standard input, one on each line, and each is answered by a line; only "save" changes the file. Changes that are not \
      saved are kept beside the file, in .NAME.rowcall-edits, and made again the next time.

      Of an SQLite database, name the table: shop.db#orders. All changes are saved in one transaction. Its rows can be neither \
      moved nor sorted.

      Example: rowcall edit stocks.csv "set 3 Change +0.40%"
      Example: rowcall edit stocks.csv "delete 2" "sort Company"
      Example: rowcall edit people.json < commands.txt
      Example: rowcall edit 'shop.db#orders' "set 2 item Rice"
      """)

  @OptionGroup(title: "File") var file: FileOptions

  @Argument(help: ArgumentHelp("Commands, each in quotes.", valueName: "command"))
  var commands: [String] = []

  @Flag(help: "Drop changes that an earlier run did not save.")
  var discard = false

  @Flag(help: .rare("Save even if another program changed the file since it was opened, and overwrite that."))
  var overwrite = false

  func run() throws {
    if commands.isEmpty { return try runSession() }
    let commands = try self.commands.map { try EditCommand($0) }
    let document = try open()
    var isSaved = false
    do {
      for command in commands {
        let hadChanges = document.hasChanges
        let answer = try perform(command, on: document)
        isSaved = isSaved || command == .save && hadChanges
        try StandardOutput.writeLine(answer)
      }
      if document.isInConflict, !overwrite { return reportUnsaved(document) }
      if document.hasChanges {
        try StandardOutput.writeLine(try perform(.save, on: document))
      }
    } catch {
      // A command that fails leaves nothing behind, unless there were changes before, or the file is not whole.
      if document.recoveredSteps == 0, !document.isSavedInPart {
        let hadChanges = document.hasChanges
        try document.discardChanges()
        if hadChanges || isSaved {
          StandardError.write(
            "\(file.file): \(isSaved ? "only what was saved before was changed" : "nothing was changed"), because not all commands can be done"
          )
        }
      }
      throw error
    }
  }

  private func runSession() throws {
    let document = try open()
    defer { if !document.isSavedInPart { reportUnsaved(document) } }
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      do {
        try StandardOutput.writeLine(try perform(EditCommand(line), on: document))
      } catch  where StandardInput.isTerminal {
        // Who types can type again; a script must not go on to save.
        StandardError.write("\(error)")
      }
    }
  }

  private func reportUnsaved(_ document: TableDocument) {
    guard document.hasChanges else { return }
    StandardError.write("\(file.file): changes are not saved; they are kept for the next time")
  }

  private func perform(_ command: EditCommand, on document: TableDocument) throws -> String {
    // Nobody wants to add to what cannot be saved.
    if document.isInConflict, !overwrite, command.changesTable {
      throw EditError.changedBelowChanges(path: file.file)
    }
    return try document.perform(command, locale: file.listener, isForced: overwrite)
  }

  private func open() throws -> TableDocument {
    let document = try TableDocument(
      path: file.file, options: file.importOptions, unsaved: discard ? .discard : .recoverInConflict)
    if document.hasCompletedSave { StandardError.write("\(file.file): \(TableDocument.completion)") }
    let isOne = document.recoveredSteps == 1
    if document.recoveredSteps > 0 {
      StandardError.write(
        "\(file.file): \(document.recoveredSteps) change\(isOne ? "" : "s") not saved before \(isOne ? "is" : "are") made again"
          + (document.isInConflict
            ? ", but another program changed the file since; \(EditAdvice().onConflict)"
            : "; --discard drops \(isOne ? "it" : "them")"))
    }
    if document.forgottenSteps > 0 {
      StandardError.write(
        "\(file.file): \(document.forgottenSteps) change\(document.forgottenSteps == 1 ? "" : "s") forgotten")
    }
    reportOtherTables()
    return document
  }

  /// Says which of several tables is edited, if nobody chose one.
  private func reportOtherTables() {
    guard file.table == nil, let tables = try? TableReader.tables(of: file.file, options: file.importOptions),
      let first = tables.first, tables.count > 1
    else { return }
    let title = first.titleLines.first.map { ", \"\($0)\"," } ?? ""
    StandardError.write(
      "\(file.file): table 1 of \(tables.count)\(title) is edited; --table chooses another one")
  }
}
