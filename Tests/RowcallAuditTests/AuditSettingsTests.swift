import RowcallAudit
import RowcallImport
import Testing

@Suite struct AuditSettingsTests {
  @Test func decideOnRulesFilesAndLimits() throws {
    let settings = try AuditSettings(
      """
      {"fail-on": "serious", "max-seconds-per-row": 12.5, "exclude": ["vendor/**", "page-scope"],
       "paths": {"drafts/*": {"page-*": "off"}}, "rules": {"page-*": "minor"},
       "accept": [{"rule": "page-*", "path": "*.csv", "fingerprint": "00", "reason": "as printed"}]}
      """)
    #expect(settings.failOn == .impact(.serious))
    #expect(settings.maxSecondsPerRow == 12.5)
    #expect(settings.exclusions == [PathPattern("vendor/**")])
    #expect(settings.entries.map(\.choice) == [.off, .impact(.minor), .off])
    #expect(settings.entries.last?.path == PathPattern("drafts/*"))
    #expect(settings.accepted.map(\.reason) == ["as printed"])
  }

  @Test func thoseForPathsOutweighThoseForAll() throws {
    var selection = RuleSelection()
    selection.entries = try AuditSettings(
      #"{"paths": {"drafts/*": {"page-*": "off"}}, "rules": {"page-*": "minor"}}"#
    ).entries
    #expect(selection.choice(of: "page-header-empty", in: "drafts/a.csv") == .off)
    #expect(selection.choice(of: "page-header-empty", in: "a.csv") == .impact(.minor))
    #expect(selection.choice(of: "data-x", in: "drafts/a.csv") == .on)
  }

  @Test(arguments: [
    (
      #"{"fail-on": "bad"}"#,
      #"s.json:1: "fail-on" is "bad", expected minor, moderate, serious, critical or never"#
    ),
    (#"{"fail-on": 3}"#, #"s.json:1: "fail-on" is 3, expected a string in quotes"#),
    ("[]", "s.json:1: the document is an array, expected an object in braces"),
    (
      "{\n\"failon\": \"minor\"}",
      #"s.json:2: "failon" is not an audit setting (did you mean fail-on?); correct or remove it"#
    ),
    (
      #"{"max-seconds-per-row": -1}"#,
      #"s.json:1: "max-seconds-per-row" is -1, expected a number of seconds above zero"#
    ),
    (
      #"{"rules": {"page-*": "loud"}}"#,
      #"s.json:1: "page-*" is "loud", expected on, off, minor, moderate, serious or critical"#
    ),
    (
      #"{"accept": [{"rule": "page-*", "reason": " "}]}"#,
      #"s.json:1: this finding is accepted without a reason; add "reason""#
    ),
    (
      #"{"accept": [{"path": "*", "reason": "x"}]}"#,
      #"s.json:1: this finding is accepted without a rule; add "rule""#
    ),
    (
      #"{"exclude": [], "exclude": []}"#,
      #"s.json:1: "exclude" appears twice; keep one of them"#
    ),
    ("{\"rules\": {", "s.json:1:12: the JSON text ends too early; is the file cut off?"),
    (
      #"{"rules": {"nothing-such": "off"}}"#,
      #"s.json:1: there is no rule nothing-such; "rowcall rules" lists them all"#
    ),
  ])
  func mistakesAreNamedWithTheirLine(json: String, sentence: String) throws {
    let error = #expect(throws: AuditError.self) { try AuditSettings(json) }
    #expect(error?.description == sentence)
  }

  @Test func aByteOrderMarkIsNoPartOfThem() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array(#"{"fail-on": "never"}"#.utf8)
    #expect(try AuditSettings(json: bytes, path: "s.json").failOn == .never)
  }
}

extension AuditSettings {
  /// Settings of a text.
  fileprivate init(_ json: String) throws(AuditError) {
    try self.init(json: Array(json.utf8), path: "s.json")
  }
}
