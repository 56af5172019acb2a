/// The rules for files of data.
enum DataRules {
  static let all: [any Rule<AuditedData>] = [
    HeaderMissing(), HeaderDuplicate(), HeaderCryptic(), HeaderLong(), NameMissing(), NameLate(),
    KanjiWithoutReading(), RowsUneven(), TypesMixed(), DateAmbiguous(), DecimalAmbiguous(), UnitMissing(),
    CodesUnexplained(), ColumnBlank(), TotalAmongRows(), CharactersOdd(), CharactersLost(), TextVoiceless(),
    CellLong(), RowLong(), TableLong(),
  ]
}
