import RowcallAudit
import RowcallAuditTesting
import RowcallDemos
import RowcallExamples
import RowcallText
import Testing

/// What the examples show can be followed by a listener, at every moment and in every language.
@Suite struct AuditTests {
  @Test(arguments: Example.all.map(\.name), ExampleLanguage.allCases)
  func noRuleFindsAnything(name: String, language: ExampleLanguage) throws {
    let example = try #require(Example.all.first { $0.name == name })
    let auditor = Auditor(options: AuditOptions(locale: LocaleTag(language.rawValue)))
    try example.run(in: language) { moment in
      try expectAccessible(moment.table, title: "\(name), \(moment.direction)", by: auditor)
    }
  }
}
