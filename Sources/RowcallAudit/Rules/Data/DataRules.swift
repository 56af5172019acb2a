/// The rules for data files.
enum DataRules {
  static let all: [any Rule<AuditedData>] = [
    DataHeaderSplit(), DataHeaderMissing(), DataHeaderDuplicate(), DataHeaderCryptic(), DataHeaderLong(),
    DataNameMissing(), DataNameLate(), DataKanjiWithoutReading(),
    DataRowsUneven(), DataTypesMixed(), DataDateAmbiguous(), DataDecimalAmbiguous(),
    DataUnitMissing(), DataCodesUnexplained(), DataColumnBlank(), DataTotalAmongRows(),
    DataCharactersOdd(), DataCharactersLost(), DataTextVoiceless(),
    DataCellLong(), DataRowLong(), DataTableLong(),
  ]
}
