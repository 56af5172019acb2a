import RowcallImport

/// A report as one HTML page: the findings by rule, worst first, and a table of the files.
///
/// Each rule is explained once, and each of its files named once.
///
/// The page loads nothing else. Without scripts it shows all findings and no filters.
struct HTMLReport {
  private let report: AuditReport
  private let style: ReportStyle
  private let summary: ReportSummary
  private let groups: [FindingGroup]
  /// The folder that all files with findings are in, with a slash at its end; empty for none.
  private let folder: String

  init(_ report: AuditReport, style: ReportStyle) {
    self.report = report
    self.style = style
    summary = ReportSummary(report)
    groups = FindingGroup.all(of: report)
    folder = Self.folder(of: summary.files.map(\.name))
  }

  /// What all of several paths begin with, up to a slash.
  private static func folder(of paths: [String]) -> String {
    guard paths.count > 1, var shared = paths.first?[...] else { return "" }
    for path in paths { shared = shared.prefix(zip(shared, path).prefix { $0 == $1 }.count) }
    return shared.lastIndex(of: "/").map { String(shared[...$0]) } ?? ""
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
      "body", [:], .element("header", [:], .element("h1", [:], "Accessibility audit")),
      .element("main", [:], content), .element("script", [:], .verbatim(HTMLReportAssets.script)))
    return "<!DOCTYPE html>\n" + Markup.element("html", ["lang": "en"], head, body).rendered(.html) + "\n"
  }

  private var content: [Markup] {
    let others = summary.others.map { Markup.element("li", [:], .text($0)) }
    let place = folder.isEmpty ? [] : [Markup.element("p", [:], .text("Files in \(folder)"))]
    return [.element("h2", [:], "Summary"), .element("p", [:], .text(summary.total + "."))] + place
      + (others.isEmpty ? [] : [.element("ul", [:], others)]) + (groups.isEmpty ? [] : [filters])
      + groups.enumerated().map { section($1, id: "rule-\($0 + 1)") } + [files].compactMap(\.self)
  }

  // MARK: - Filters

  private var filters: Markup {
    let verdicts = Impact.allCases.reversed().map(\.rawValue) + ["needs review"]
    let outcomes = groups.flatMap(\.items).map(\.outcome)
    let boxes: [Markup] = verdicts.compactMap { verdict in
      let count = outcomes.count { $0.verdict == verdict }
      guard count > 0 else { return nil }
      let box = Markup.element(
        "input", ["type": "checkbox", "name": "verdict", "value": verdict, "checked": ""])
      return .element("label", [:], box, .text(" \(verdict) (\(count))"))
    }
    let files =
      [Markup.element("option", ["value": ""], "all files")]
      + report.files.enumerated().filter { !$0.element.news.isEmpty }.map { number, file in
        .element("option", ["value": "\(number)"], .text(name(file.path)))
      }
    let chooser = Markup.element("label", [:], "File ", .element("select", ["name": "file"], files))
    let reset = Markup.element("button", ["type": "reset"], "Show all")
    return .element(
      "form", ["id": "filters", "hidden": ""],
      .element(
        "fieldset", [:],
        [.element("legend", [:], "Show")] + boxes + [chooser, reset]
          + [.element("span", ["role": "status", "id": "shown"])]))
  }

  // MARK: - Findings

  /// The findings of a rule, after its explanation.
  private func section(_ group: FindingGroup, id: String) -> Markup {
    let rule = RuleList.description(of: group.rule)
    let heading = Markup.element(
      "h2", ["id": id], badge(group.verdict), " ", .prose(rule?.summary ?? group.rule))
    let standards = rule?.standards.map(\.description).joined(separator: "; ") ?? ""
    let about = [
      Markup.element("code", [:], .text(group.rule)), .text(": \(group.words). "),
      .prose(rule.map { "\($0.rationale) " } ?? ""),
      .element("strong", [:], .text(rule == nil ? "" : "To fix: ")),
      .prose(rule?.remedy ?? ""), .text(standards.isEmpty ? "" : " (\(standards))"),
    ]
    let files = group.files.enumerated().map { file($1, in: group, id: "\(id)-\($0 + 1)") }
    return .element(
      "section", ["aria-labelledby": id],
      [heading, .element("p", [:], about)] + files)
  }

  private func file(_ items: [FindingGroup.Item], in group: FindingGroup, id: String) -> Markup {
    let articles = items.enumerated().map { article($1, in: group, id: "\(id)-\($0 + 1)") }
    return .element(
      "div", ["class": "file"], [.element("h3", [:], .text(name(items.first?.path ?? "")))] + articles)
  }

  private func article(_ item: FindingGroup.Item, in group: FindingGroup, id: String) -> Markup {
    let (outcome, finding) = (item.outcome, item.finding)
    let verdict = outcome.verdict == group.verdict ? [] : [badge(outcome.verdict), " "]
    let words = finding.heard.lines.map { line in
      Markup.element(
        "div", [:], .element("dt", [:], .text(line.title.capitalizedFirst + ":")), " ",
        .element("dd", [:], spoken(line.words)))
    }
    var content = [Markup.element("h4", ["id": id], verdict + [.prose(finding.message)])]
    if !words.isEmpty { content.append(.element("dl", [:], words)) }
    content.append(source(of: item))
    if let advice = finding.advice, advice != RuleList.description(of: outcome.rule)?.remedy {
      let task = Markup.element("strong", [:], .text(outcome.task.capitalizedFirst + ": "))
      content.append(.element("p", ["class": "advice"], task, .prose(advice)))
    }
    return .element(
      "article", ["aria-labelledby": id, "data-verdict": outcome.verdict, "data-file": "\(item.file)"],
      content)
  }

  /// The line, which opens the element and the source.
  private func source(of item: FindingGroup.Item) -> Markup {
    let place = item.finding.place
    let column = place.column.map { ":\($0)" } ?? ""
    let line = item.excerpt.map { Markup.element("p", [:], $0.markup) }
    return .element(
      "details", [:],
      [
        .element("summary", [:], .text(place.line.map { "Line \($0)\(column)" } ?? "Place")),
        .element("p", [:], .text("In \(place.element)")),
      ] + [line].compactMap(\.self))
  }

  /// The path in the folder of all files.
  private func name(_ path: String) -> String { String(path.dropFirst(folder.count)) }

  private func badge(_ verdict: String) -> Markup {
    .element("span", ["class": "verdict \(verdict.replacing(" ", with: "-"))"], .text(verdict))
  }

  private func spoken(_ words: String) -> Markup {
    let quote = Markup.element("q", ["lang": style.language], .text(words))
    guard let sound = style.sounds[words] else { return quote }
    let player = Markup.element(
      "audio", ["controls": "", "preload": "none", "src": sound, "aria-label": "Listen to: \(words)"])
    return .element("span", [:], quote, " ", player)
  }

  // MARK: - Files

  /// The findings in each file, and what else there is to say about files; nil without any.
  private var files: Markup? {
    let remarks = report.files.flatMap { file in
      [file.problem?.description].compactMap(\.self) + file.remarks.map { "\(file.path): \($0)" }
    }
    guard !remarks.isEmpty || !summary.files.isEmpty else { return nil }
    let list = Markup.element("ul", [:], remarks.map { .element("li", [:], .text($0)) })
    return .element(
      "section", ["aria-labelledby": "files"],
      [.element("h2", ["id": "files"], "Files")] + (summary.files.isEmpty ? [] : [table])
        + (remarks.isEmpty ? [] : [list]))
  }

  private var table: Markup {
    let heads = ["File", "Problems", "Needs review"].map { Markup.element("th", ["scope": "col"], .text($0)) }
    let rows = summary.files.map { count in
      Markup.element(
        "tr", [:], .element("th", ["scope": "row"], .text(name(count.name))),
        .element("td", [:], .text(String(count.failed))), .element("td", [:], .text(String(count.cantTell))))
    }
    return .element(
      "table", [:], .element("caption", [:], "Findings by file"),
      .element("thead", [:], .element("tr", [:], heads)), .element("tbody", [:], rows))
  }
}

/// The findings of one rule in all files, worst first.
private struct FindingGroup {
  struct Item {
    let path: String
    /// The number of the file in the report.
    let file: Int
    let outcome: RuleOutcome
    let finding: Finding
    let excerpt: SourceExcerpt?

    /// Problems come before what needs review, then higher impacts come first.
    var rank: Int {
      guard outcome.outcome == .failed else { return Impact.allCases.count }
      return Impact.allCases.count { $0 > outcome.impact }
    }
  }

  let rule: String
  let items: [Item]

  /// The findings of each file, the file with the worst one first.
  var files: [[Item]] {
    var numbers: [String: Int] = [:]
    var files: [[Item]] = []
    for item in items {
      if let number = numbers[item.path] {
        files[number].append(item)
      } else {
        numbers[item.path] = files.count
        files.append([item])
      }
    }
    return files
  }

  /// The worst verdict.
  var verdict: String { items.first?.outcome.verdict ?? "" }

  /// "2 problems, 1 needs review".
  var words: String { ReportSummary.Count(rule, items.map(\.outcome)).words }

  /// Those with the worst finding first, then those with the most.
  static func all(of report: AuditReport) -> [Self] {
    let items = report.files.enumerated().flatMap { number, file in
      let news = file.news
      let lines = SourceLines(path: file.path, lines: Set(news.compactMap { $0.finding?.place.line }))
      return news.compactMap { outcome in
        outcome.finding.map {
          Item(
            path: file.path, file: number, outcome: outcome, finding: $0, excerpt: lines.excerpt(at: $0.place)
          )
        }
      }
    }
    return Dictionary(grouping: items, by: \.outcome.rule).map { rule, items in
      Self(rule: rule, items: items.worstFirst)
    }.sorted {
      ($0.items[0].rank, -$0.items.count, $0.rule) < ($1.items[0].rank, -$1.items.count, $1.rule)
    }
  }
}

extension [FindingGroup.Item] {
  /// The same, with those of one rank in their order.
  fileprivate var worstFirst: Self {
    enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
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
