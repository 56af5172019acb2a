/// The rules for HTML pages.
enum PageRules {
  static let all: [any Rule<AuditedPage>] = [
    PageHeadersReference(), PageHeadersData(), PageHeaderUnused(), PageHeaderEmpty(), PageHeaderLong(),
    PageScope(),
    PageHeadersStacked(), PageCellUnheaded(), PageTableUnnamed(), PageTableNameRepeated(),
    PageSummaryRepeated(),
    PageARIAPosition(), PageSpacer(), PageTableNested(), PageMeaningBySign(), PageCaptionFake(),
    PageLayoutMarkup(), PageDataPresentational(), PagePresentationConflict(),
    PageRoleUnknown(), PageRoleContext(), PageRoleMembers(), PageARIAUnknown(), PageARIAValue(),
    PageARIAReference(),
    PageARIARequired(), PageARIANotAllowed(), PageLinkUnnamed(), PageLinkPurpose(), PageButtonUnnamed(),
    PageFieldUnnamed(), PageImageUnnamed(),
  ]
}
