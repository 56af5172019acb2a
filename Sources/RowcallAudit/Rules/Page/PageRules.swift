/// The rules for HTML pages.
enum PageRules {
  static let all: [any Rule<AuditedPage>] = [
    PageHeadersReference(), PageHeadersData(), PageHeaderUnused(), PageHeaderEmpty(), PageScope(),
    PageRoleUnknown(), PageRoleContext(), PageRoleMembers(), PageARIAUnknown(), PageARIAValue(),
    PageARIARequired(),
    PageARIANotAllowed(), PageLinkUnnamed(), PageLinkPurpose(), PageButtonUnnamed(), PageFieldUnnamed(),
    PageImageUnnamed(),
  ]
}
