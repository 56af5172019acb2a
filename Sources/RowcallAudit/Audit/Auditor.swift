public import RowcallImport
import RowcallModel
public import RowcallTableView
import Synchronization

/// Checks files by rules.
public struct Auditor: Sendable {
  /// The options besides the rules.
  public var options: AuditOptions
  /// How files are read, with limits.
  public var reading: ImportOptions
  /// Which rules are checked on which files.
  public var selection: RuleSelection
  /// The findings that the project accepts.
  public var accepted: [AcceptedFinding]
  /// Swift files among which the sources of the classes of interfaces may be.
  public var swiftFiles: [String] = []

  /// Creates an auditor, by default with all rules.
  public init(
    options: AuditOptions = AuditOptions(), reading: ImportOptions = ImportOptions(),
    selection: RuleSelection = RuleSelection(), accepted: [AcceptedFinding] = []
  ) {
    self.options = options
    self.reading = reading
    self.selection = selection
    self.accepted = accepted
  }

  /// Audits files in parallel; an unreadable file has its error in the report.
  ///
  /// - Parameters:
  ///   - paths: files; `-` for standard input.
  ///   - jobs: how many at a time, at least one.
  public func audit(_ paths: [String], jobs: Int = 1) -> [AuditedFile] {
    let results = Results(count: paths.count)
    Threads.perform(min(max(1, jobs), max(1, paths.count))) { _ in
      while let index = results.next() { results.set(audit(paths[index]), at: index) }
    }
    return results.files
  }

  /// Audits one file; throws why it cannot be read.
  public func audit(path: String) throws(ImportError) -> AuditReport {
    let file = audit(path)
    if let problem = file.problem { throw problem }
    return AuditReport(files: [file])
  }

  /// Audits one file; its name or its first bytes decide its kind.
  public func audit(_ path: String) -> AuditedFile {
    audit(path) { () throws(ImportError) in try AuditSource(path: path, reading: reading) }
  }

  /// Audits bytes in memory; the report uses the path as their name.
  public func audit(_ bytes: [UInt8], path: String, as subject: RuleDescription.Subject) -> AuditedFile {
    audit(path) { () throws(ImportError) in AuditSource(bytes: bytes, path: path, subject: subject) }
  }

  /// Audits a live table view with all of its rows, by the rules for interface files.
  ///
  /// Fonts, sizes and localization are known only in files and not checked. The report names the table by its title.
  ///
  /// - Parameters:
  ///   - tableView: the table; it is loaded if it is not yet.
  ///   - title: the title of its screen; nil if it has none.
  /// - Throws: what the table throws when it is loaded, and `TableViewError.noCell` for a row that its data
  ///   source refuses, because its accessibility is then unknown.
  public func audit(_ tableView: TableView, title: String? = nil) throws(TableViewError) -> AuditedFile {
    let subject = try AuditedInterface(tableView, title: title, options: options)
    var file = AuditedFile(path: title ?? tableView.name ?? "table view")
    file.subject = .interface
    file.outcomes = outcomes(RuleList.interface, of: [subject], path: file.path)
    accept(&file.outcomes, in: file.path)
    return file
  }

  private func audit(_ path: String, _ open: () throws(ImportError) -> AuditSource) -> AuditedFile {
    var file = AuditedFile(path: path)
    do throws(ImportError) {
      let source = try open()
      file.subject = source.subject
      switch source.subject {
      case .interface: try audit(interface: source, &file)
      case .page: try audit(page: source, &file)
      case .data, .workbook: try audit(data: source, &file)
      }
      accept(&file.outcomes, in: path)
    } catch {
      file.problem = error
    }
    return file
  }

  private func audit(data source: AuditSource, _ file: inout AuditedFile) throws(ImportError) {
    file.subject = .data
    let tables = try source.data(options, reading, of: &file)
    file.outcomes = outcomes(RuleList.data, of: tables, path: source.path)
    file.remarks += tables.lazy.compactMap(\.readingProblem).prefix(1)
    guard tables.first?.decisions.format.choice == .workbook,
      let survey = try WorkbookSurvey.read(
        source.path, bytes: source.isInMemory ? source.bytes : nil, limits: reading.limits)
    else { return }
    let workbook = AuditedWorkbook(survey, tables: tables, path: source.path)
    let all = outcomes(RuleList.workbook, of: [workbook], path: source.path) + file.outcomes
    file.outcomes = all.filter { $0.finding != nil } + all.filter { $0.finding == nil }
  }

  private func audit(interface source: AuditSource, _ file: inout AuditedFile) throws(ImportError) {
    let interface = try AuditedInterface(
      bytes: source.bytes, path: source.path, reading: reading, options: options, swiftFiles: swiftFiles)
    file.remarks += interface.emptiness.map { [$0] } ?? []
    file.outcomes = outcomes(RuleList.interface, of: [interface], path: source.path)
    heed(SourceRemarks(source.bytes, subject: .interface, notes: interface.remarks), in: &file)
  }

  private func audit(page source: AuditSource, _ file: inout AuditedFile) throws(ImportError) {
    let page = try AuditedPage(bytes: source.bytes, path: source.path, reading: reading, options: options)
    file.remarks += page.document.readingRemarks
    if page.tables.isEmpty { file.remarks.append("no table on this page") }
    file.outcomes = outcomes(RuleList.page, of: [page], path: source.path)
    heed(SourceRemarks(page.document.source, subject: .page), in: &file)
  }

  /// The outcomes of rules: findings in file order, then rules without findings.
  private func outcomes<Subject>(
    _ rules: [any Rule<Subject>], of subjects: [Subject], path: String
  ) -> [RuleOutcome] {
    var fingerprints = Fingerprints()
    var found: [RuleOutcome] = []
    var quiet: [RuleOutcome] = []
    for rule in rules {
      let description = type(of: rule).description
      let choice = selection.choice(of: description.id, in: path)
      guard choice != .off else { continue }
      var notes = Notes(listsAll: options.listsAll)
      for subject in subjects { rule.check(subject, into: &notes) }
      if notes.findings.isEmpty {
        let impact = choice.impact ?? description.impact
        quiet.append(RuleOutcome(rule: description.id, outcome: notes.outcome, impact: impact))
      }
      for finding in notes.findings {
        var outcome = RuleOutcome(
          rule: description.id, outcome: finding.outcome,
          impact: choice.impact ?? finding.impact ?? description.impact, finding: finding,
          fingerprint: fingerprints.next(rule: description.id, key: finding.key))
        outcome.aliases = Fingerprints.aliases(rule: description.id, keys: finding.otherKeys)
        found.append(outcome)
      }
    }
    return found.inOrder + quiet
  }

  /// Applies the suppressions in the file.
  private func heed(_ remarks: SourceRemarks, in file: inout AuditedFile) {
    for index in file.outcomes.indices where file.outcomes[index].finding != nil {
      file.outcomes[index].suppression = remarks.suppression(of: file.outcomes[index])
    }
    file.remarks += remarks.problems + remarks.unusedRemarks(about: file.outcomes)
  }

  /// Applies the accepted findings of the project.
  private func accept(_ outcomes: inout [RuleOutcome], in path: String) {
    for index in outcomes.indices where outcomes[index].finding != nil && outcomes[index].suppression == nil {
      let decision = accepted.first { $0.covers(outcomes[index], in: path) }
      outcomes[index].suppression = decision.map { Suppression(.settings, reason: $0.reason) }
    }
  }
}

extension AuditSource {
  /// Reads a data file as a stream or from memory.
  fileprivate func data(
    _ options: AuditOptions, _ reading: ImportOptions, of file: inout AuditedFile
  ) throws(ImportError) -> [AuditedData] {
    isInMemory
      ? try AuditedData.tables(bytes: bytes, path: path, reading: reading, options: options)
      : try AuditedData.tables(path: path, reading: reading, options: options, of: &file)
  }
}

extension RuleSelection.Choice {
  /// The impact in the settings; nil for that of the finding.
  fileprivate var impact: Impact? { if case .impact(let impact) = self { impact } else { nil } }
}

extension [RuleOutcome] {
  /// Sorted by line and column, without a place first; rules keep their order at one place.
  fileprivate var inOrder: [RuleOutcome] {
    enumerated().sorted { left, right in
      let places = [left, right].map { $0.element.finding?.place }
      let keys = places.map { ($0?.line ?? 0, $0?.column ?? 0) }
      return keys[0] == keys[1] ? left.offset < right.offset : keys[0] < keys[1]
    }.map(\.element)
  }
}

/// Collects the results of several threads in order.
private final class Results: Sendable {
  private struct State {
    var slots: [AuditedFile?]
    var nextIndex = 0
  }

  private let state: Mutex<State>

  init(count: Int) { state = Mutex(State(slots: Array(repeating: nil, count: count))) }

  /// The next file to audit; nil after the last.
  func next() -> Int? {
    state.withLock { state in
      guard state.nextIndex < state.slots.count else { return nil }
      state.nextIndex += 1
      return state.nextIndex - 1
    }
  }

  func set(_ file: AuditedFile, at index: Int) { state.withLock { $0.slots[index] = file } }

  var files: [AuditedFile] { state.withLock { $0.slots.compactMap(\.self) } }
}

extension HTMLDocument {
  /// A remark about the encoding of the page.
  fileprivate var readingRemarks: [String] {
    let declaration = misdeclared.map {
      "read as \($0.read), although the page declares \($0.declared): its bytes do not match, and browsers may show "
        + "other letters"
    }
    return [declaration].compactMap(\.self) + problems.map(\.description)
  }
}
