import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// A file that has been opened and whose columns are understood.
struct OpenTable {
  /// Gives the rows.
  var reader: TableReader
  /// What was decided about the columns.
  let typing: ColumnTyping
  /// The outline: names and types.
  let table: Table
  /// The listener's locale.
  let locale: LocaleTag

  /// Opens the file and types its columns from its head.
  init(_ options: FileOptions) throws {
    reader = try TableReader.open(options.file, options: options.importOptions)
    locale = .chosen(options.locale)
    typing = ColumnTyping(
      names: reader.columnNames, sample: reader.headSample, locale: locale,
      delimiter: reader.decisions.delimiter?.choice.asciiValue)
    table = Table(title: options.title, columns: typing.columns.map(\.column))
  }

  /// How a row is put together: as the label template says, else by the default rules.
  func plan(_ options: RowOptions) throws -> RowPlan {
    if let label = options.label {
      return try RowPlan(template: LabelTemplate(label), table: table)
    }
    let columns = try options.columns.map { try ColumnSelection($0).columns(of: table) }
    return RowPlan(table: table, columns: columns, naming: typing.namingColumn)
  }

  /// Says the cells in the listener's language.
  func speech(_ form: NumberForm) -> SpokenText {
    SpokenText(
      locale: locale, form: form, language: SpokenLanguages.language(for: locale),
      reader: TextReaders.reader(for: locale))
  }

  /// Tells what reading had to put up with.
  static func reportProblems(of reader: TableReader) {
    for problem in reader.problems { Complaint.write("\(reader.path): \(problem)") }
  }
}
