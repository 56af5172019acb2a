/// All rules by subject; a test compares them with the files.
public enum RuleList {
  /// The rules for storyboards, XIBs and live table views.
  public static let interface: [any Rule<AuditedInterface>] = [
    InterfaceControlUnlabelled(), InterfaceButtonUnlabelled(), InterfaceImageUnlabelled(),
    InterfaceTapUntold(),
    InterfaceProgressUnlabelled(), InterfaceLabelUseless(), InterfaceLabelDuplicate(),
    InterfacePlaceholderOnly(),
    InterfaceControlsCovered(), InterfaceTextsCovered(), InterfaceElementOff(), InterfaceTraitsWrong(),
    InterfaceCellUnjoined(), InterfaceCheckmarkUntold(), InterfaceDisclosureDead(),
    InterfaceAccessoryIndexed(), InterfaceSectionsUntitled(), InterfaceReuseIdentifier(),
    InterfaceTextUntranslated(), InterfaceTargetSmall(), InterfaceContrastLow(), InterfaceFontFixed(),
    InterfaceRowHeightFixed(),
  ]
  /// The rules for HTML pages.
  public static let page: [any Rule<AuditedPage>] = [
    PageHeadersReference(), PageHeadersData(), PageHeaderUnused(), PageHeaderEmpty(), PageHeaderLong(),
    PageScope(), PageHeadersStacked(), PageCellUnheaded(), PageTableUnnamed(), PageTableNameRepeated(),
    PageSummaryRepeated(), PageARIAPosition(), PageSpacer(), PageTableNested(), PageMeaningBySign(),
    PageCaptionFake(), PageLayoutMarkup(), PageDataPresentational(), PagePresentationConflict(),
    PageRoleUnknown(), PageRoleContext(), PageRoleMembers(), PageARIAUnknown(), PageARIAValue(),
    PageARIAReference(), PageARIARequired(), PageARIANotAllowed(), PageLinkUnnamed(), PageLinkPurpose(),
    PageButtonUnnamed(), PageFieldUnnamed(), PageImageUnnamed(),
  ]
  /// The rules for data files.
  public static let data: [any Rule<AuditedData>] = [
    DataHeaderSplit(), DataHeaderMissing(), DataHeaderDuplicate(), DataHeaderCryptic(), DataHeaderLong(),
    DataHeaderSpaced(),
    DataNameMissing(), DataNameLate(), DataKanjiWithoutReading(), DataRowsUneven(), DataTypesMixed(),
    DataDateAmbiguous(), DataDecimalAmbiguous(), DataUnitMissing(), DataCodesUnexplained(),
    DataColumnBlank(), DataRowBlank(), DataRowRepeated(), DataHeaderRepeated(), DataTableSecond(),
    DataLinesAbove(), DataTotalAmongRows(),
    DataCharactersOdd(), DataCharactersLost(), DataTextVoiceless(),
    DataCellLong(), DataRowLong(), DataTableLong(),
  ]
  /// The rules for workbooks, besides those for the tables in them.
  public static let workbook: [any Rule<AuditedWorkbook>] = [
    WorkbookTitleMissing(), WorkbookSheetUnnamed(), WorkbookDataHidden(), WorkbookTablesSeveral(),
    WorkbookHeaderLow(), WorkbookLayoutBlank(), WorkbookCellsMerged(), WorkbookCellError(),
    WorkbookMeaningByColour(), WorkbookDrawingUnnamed(), WorkbookTableUndefined(),
  ]

  /// The descriptions of all rules, in the order of reports.
  public static let descriptions: [RuleDescription] =
    interface.map(\.description) + page.map(\.description) + data.map(\.description)
    + workbook.map(\.description)

  /// The description of the rule with an id; nil if there is none.
  public static func description(of id: String) -> RuleDescription? { byID[id] }

  private static let byID = Dictionary(
    descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
