import RowcallImport

/// A report as one HTML page with headings, tables of counts, and filters.
///
/// The page loads nothing else. Without scripts it shows all findings and no filters.
struct HTMLReport {
  private let report: AuditReport
  private let style: ReportStyle
  private let summary: ReportSummary

  init(_ report: AuditReport, style: ReportStyle) {
    self.report = report
    self.style = style
    summary = ReportSummary(report)
  }

  var text: String {
    let head = Markup.element(
      "head", [:],
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["name": "generator", "content": Self.generator]),
      .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .element("meta", ["http-equiv": "Content-Security-Policy", "content": HTMLReportAssets.policy]),
      .element("title", [:], "Accessibility audit: \(summary.total)"),
      .element("style", [:], .verbatim(HTMLReportAssets.style)))
    let body = Markup.element(
      "body", [:], header, .element("main", [:], content),
      .element("script", [:], .verbatim(HTMLReportAssets.script)))
    return "<!DOCTYPE html>\n" + Markup.element("html", ["lang": "en"], head, body).rendered(.html) + "\n"
  }

  private var header: Markup {
    .element("header", [:], [.element("h1", [:], "Accessibility audit")] + [skipLink].compactMap(\.self))
  }

  /// A link past the tables; nil without findings.
  private var skipLink: Markup? {
    guard !summary.files.isEmpty, let first = report.files.firstIndex(where: Self.hasSection) else {
      return nil
    }
    return .element("p", [:], .element("a", ["href": "#\(Self.id(ofFile: first))"], "Go to the findings"))
  }

  private var content: [Markup] {
    var content: [Markup] = [
      .element("h2", [:], "Summary"), .element("p", [:], .text(summary.total + ".")),
    ]
    if !summary.others.isEmpty {
      content.append(.element("ul", [:], summary.others.map { .element("li", [:], .text($0)) }))
    }
    if !summary.files.isEmpty {
      content += [
        table("Findings by file", "File", summary.files), table("Findings by rule", "Rule", summary.rules),
        filters,
      ]
    }
    return content + report.files.enumerated().compactMap { section($1, id: Self.id(ofFile: $0)) }
  }

  private func table(_ caption: String, _ name: String, _ counts: [ReportSummary.Count]) -> Markup {
    let heads = [name, "Problems", "Needs review"].map {
      Markup.element("th", ["scope": "col"], .text($0))
    }
    let rows = counts.map { count in
      Markup.element(
        "tr", [:], .element("th", ["scope": "row"], link(to: count)),
        .element("td", [:], .text(String(count.failed))), .element("td", [:], .text(String(count.cantTell))))
    }
    return .element(
      "table", [:], .element("caption", [:], .text(caption)),
      .element("thead", [:], .element("tr", [:], heads)), .element("tbody", [:], rows))
  }

  /// A link to the section of a file, or the name of a rule.
  private func link(to count: ReportSummary.Count) -> Markup {
    guard let number = report.files.firstIndex(where: { $0.path == count.name }) else {
      return .text(count.name)
    }
    return .element("a", ["href": "#\(Self.id(ofFile: number))"], .text(count.name))
  }

  private static func id(ofFile index: Int) -> String { "file-\(index + 1)" }

  private static func hasSection(_ file: AuditedFile) -> Bool {
    !file.news.isEmpty || file.problem != nil || !file.remarks.isEmpty
  }

  // MARK: - Filters

  private var filters: Markup {
    let news = report.files.flatMap(\.news)
    let verdicts = Impact.allCases.reversed().map(\.rawValue) + ["needs review"]
    let boxes: [Markup] = verdicts.compactMap { verdict in
      let count = news.count { $0.verdict == verdict }
      guard count > 0 else { return nil }
      let box = Markup.element(
        "input", ["type": "checkbox", "name": "verdict", "value": verdict, "checked": ""])
      return .element("label", [:], box, .text(" \(verdict) (\(count))"))
    }
    let rules =
      [Markup.element("option", ["value": ""], "all rules")]
      + summary.rules.map { .element("option", ["value": $0.name], .text($0.name)) }
    let chooser = Markup.element("label", [:], "Rule ", .element("select", ["name": "rule"], rules))
    let reset = Markup.element("button", ["type": "reset"], "Show all")
    return .element(
      "form", ["id": "filters", "hidden": ""],
      .element("fieldset", [:], [.element("legend", [:], "Show")] + boxes + [chooser, reset]),
      .element("p", ["role": "status", "id": "shown"]))
  }

  // MARK: - Findings

  /// The section of a file; nil if it is empty.
  private func section(_ file: AuditedFile, id: String) -> Markup? {
    guard Self.hasSection(file) else { return nil }
    let news = file.news
    let said = [file.problem?.description].compactMap(\.self) + file.remarks
    let lines = SourceLines(path: file.path, lines: Set(news.compactMap { $0.finding?.place.line }))
    let articles = news.enumerated().compactMap { index, outcome in
      outcome.finding.map { article($0, outcome, lines, id: "\(id)-\(index + 1)") }
    }
    let heading = Markup.element("h2", ["id": id], .text(file.path))
    return .element(
      "section", ["aria-labelledby": id],
      [heading] + said.map { .element("p", [:], .text($0)) } + articles)
  }

  private func article(
    _ finding: Finding, _ outcome: RuleOutcome, _ lines: SourceLines, id: String
  ) -> Markup {
    let verdict = outcome.verdict
    let heading = Markup.element(
      "h3", ["id": id],
      .element("span", ["class": "verdict \(verdict.replacing(" ", with: "-"))"], .text(verdict)),
      .text(" "), .prose(finding.message))
    let position = finding.place.position.map { "line \($0), " } ?? ""
    var terms = term("Where", .text(position + finding.place.element))
    if let excerpt = lines.excerpt(at: finding.place) { terms += term("Source", excerpt.markup) }
    for heard in finding.heard.lines { terms += term(heard.title.capitalizedStart, words(heard.words)) }
    if let advice = outcome.advice { terms += term(outcome.task.capitalizedStart, .prose(advice)) }
    terms += term("Rule", .prose(rule(outcome.rule)))
    return .element(
      "article", ["aria-labelledby": id, "data-verdict": verdict, "data-rule": outcome.rule], heading,
      .element("dl", [:], terms))
  }

  private func rule(_ id: String) -> String {
    guard let rule = RuleList.description(of: id) else { return id }
    return
      "\(id): \(rule.summary) \(rule.rationale) (\(rule.standards.map(\.description).joined(separator: "; ")))"
  }

  private func term(_ title: String, _ content: Markup) -> [Markup] {
    [.element("dt", [:], .text(title)), .element("dd", [:], content)]
  }

  private func words(_ words: String) -> Markup {
    let quote = Markup.element("q", ["lang": style.language], .text(words))
    guard let sound = style.sounds[words] else { return quote }
    let player = Markup.element(
      "audio", ["controls": "", "preload": "none", "src": sound, "aria-label": "Listen to: \(words)"])
    return .element("span", [:], quote, " ", player)
  }
}

extension Markup {
  /// A sentence with code between backticks; backticks in quotations are text.
  fileprivate static func prose(_ text: String) -> Markup {
    var pieces = [""]
    var depth = 0
    for character in text {
      if character == "“" { depth += 1 }
      if character == "”" { depth = max(0, depth - 1) }
      if character == "`", depth == 0 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return .element(
      "span", [:],
      pieces.enumerated().map { index, piece -> Markup in
        index % 2 == 1 ? .element("code", [:], .text(piece)) : .text(piece)
      })
  }
}

extension SourceExcerpt {
  /// The line with the place marked.
  fileprivate var markup: Markup {
    guard let caret, caret < text.count else { return .element("code", [:], .text(text)) }
    let place = text.index(text.startIndex, offsetBy: caret)
    return .element(
      "code", [:], .text(String(text[..<place])), .element("mark", [:], .text(String(text[place]))),
      .text(String(text[text.index(after: place)...])))
  }
}

extension String {
  /// The same with a capital at its start.
  fileprivate var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}

extension HTMLReport {
  /// The value of the generator element.
  static let generator = "rowcall audit"

  /// Whether a file is such a report, which audits skip.
  static func isOne(_ path: String) -> Bool {
    guard AuditedExtension.subject(of: path) == .page, let head = try? WholeFile.head(of: path, count: 256)
    else { return false }
    return mark.isIn(head)
  }

  private static let mark = ByteSearch(Array("<meta name=\"generator\" content=\"\(generator)\">".utf8))
}
