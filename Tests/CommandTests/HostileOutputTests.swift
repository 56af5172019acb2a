import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Everything that Rowcall prints, crossed with texts that attack whoever reads it: a terminal, a program that reads logs,
/// JSON, XML, HTML or Markdown.
///
/// Each text stands in cells, headers, captions, file names, settings, reasons and arguments at once. One text after the
/// other, since each starts the program dozens of times, and other tests have limits of time.
@Suite(.serialized, .timeLimit(.minutes(10))) struct HostileOutputTests {
  static let payloads = [
    "a\n::error title=x::owned\r\n\u{2028}  ::add-path::x", "::error::owned ##[error]x ##vso[task.complete]",
    "nul\0\u{1B}[2J\u{1B}]0;owned\u{7}\u{8}x\u{9B}2J\u{9D}0;owned\u{9C}\u{85}del\u{7F}",
    "x\u{202E}cba\u{2066}\u{2029}y\u{FEFF}y\u{E0041}\u{E007F}\u{FFFE}z",
    "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>]]>-->",
    "](http://x.example) **b** | `code` @all #1 \\\"\\u0000 \\\u{FFFD}",
  ]

  @Test(arguments: payloads) func noSinkHandsOnWhatAReaderWouldObey(payload: String) throws {
    let files = try HostileFiles(payload)
    defer { files.scratch.remove() }
    for sink in Sink.all(files) {
      let result = try Command.run(sink.arguments, environment: sink.environment, in: files.scratch.folder)
      let place = "\(sink.arguments) of \(payload.debugDescription)"
      #expect(
        [0, 1, 2, 65, 66, 69].contains(result.status), "\(place): \(result.status) \(result.errorOutput)")
      #expect(!(result.output + result.errorOutput).isEmpty, "\(place): nothing")
      Output(text: result.errorOutput, place: "standard error of \(place)").check(as: .text)
      Output(text: result.output, place: place).check(as: sink.kind, holding: sink.value)
    }
  }

  @Test func theMatrixIsAsLargeAsItSays() throws {
    let files = try HostileFiles("x")
    defer { files.scratch.remove() }
    // Each with standard error, which is one more.
    #expect(Sink.all(files).count == 52)
    #expect(Self.payloads.count * Sink.all(files).count * 2 == 624)
  }
}

/// Files in which one text stands wherever it can.
private struct HostileFiles {
  let payload: String
  let scratch: Scratch
  /// The names of the files, which hold the payload, too.
  let data, page, open, project, settings, baseline: String

  init(_ payload: String) throws {
    self.payload = payload
    scratch = try Scratch()
    let name = payload.replacing("/", with: "_").replacing("\0", with: "")
    let cell = "\"\(payload.replacing("\"", with: "\"\""))\""
    data = name + ".csv"
    _ = try scratch.write(
      "\(cell),City,N\n\(cell),Oslo,1\n\(cell) and,\(cell),\(cell)\nBergen,x,2\n,y,3,4\n", as: data)
    let text = payload.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      "\"", with: "&quot;")
    let remark = payload.replacing("--", with: "- -").replacing(">", with: "_")
    page = name + ".html"
    _ = try scratch.write(
      """
      <!DOCTYPE html><html lang="en"><title>\(text)</title>
      <table><caption>\(text)</caption><tr><th>\(text)<th><tr><td headers="\(text)">\(text)<td><a href="\(text)">\(text)</a>
      <tr><td>1<td>2<td>3</table>
      <!-- rowcall-ignore page-headers-reference: \(remark) -->
      <table aria-label="\(text)"><tr><th>A<td headers="\(text)"><input aria-label="\(text)" value="\(text)"></table>
      <table role=none><tr><td>x</table></html>
      """, as: page)
    open = name + " open.csv"
    _ = try scratch.write("a,b\n1,\"\(payload.replacing("\"", with: ""))\n", as: open)
    project = "p" + name + ".json"
    _ = try scratch.write(
      try Self.json([
        "accept": [
          ["rule": "page-table-name-repeated", "reason": payload + "x"],
          ["rule": "data-header-long", "path": payload + "x", "reason": payload + "x"],
        ]
      ]), as: project)
    settings = "s" + name + ".json"
    _ = try scratch.write(
      try Self.json([
        "voice": payload + "x", "player": payload + "x", "files": ["/" + payload: ["position": "off"]],
      ]),
      as: settings)
    baseline = "b" + name + ".json"
    _ = try scratch.write(
      try Self.json([
        "version": 1,
        "files": [
          [
            "path": data,
            "outcomes": [
              [
                "rule": "data-header-missing", "outcome": "failed", "fingerprint": payload,
                "message": payload,
              ]
            ],
          ]
        ],
      ]), as: baseline)
  }

  private static func json(_ value: Any) throws -> Data { try JSONSerialization.data(withJSONObject: value) }
}

/// One way in which the program writes something.
private struct Sink {
  let kind: Output.Kind
  let arguments: [String]
  /// What a parsed document must hold.
  var value: String?
  var environment: [String: String] = [:]

  static func all(_ files: HostileFiles) -> [Sink] {
    tables(files) + audits(files) + settings(files) + errors(files)
  }

  private static func tables(_ files: HostileFiles) -> [Sink] {
    let moves = ["--moves", "summary,enter,down,right,where,say-all,leave"]
    let ways: [[String]] = [
      [], ["--spoken"], ["--words", "--spoken"], moves, moves + ["--spoken"],
      moves + ["--compare", "nvda,rowcall"],
      ["--dialect", "orca"],
    ]
    var sinks: [Sink] = []
    for file in [files.data, files.page] {
      for way in ways { sinks.append(Sink(kind: .text, arguments: ["transcript", file] + way)) }
      sinks.append(Sink(kind: .jsonLines, arguments: ["transcript", file, "--format", "json"]))
      for command in ["inspect", "tree"] {
        sinks.append(Sink(kind: .text, arguments: [command, file]))
        sinks.append(Sink(kind: .json, arguments: [command, file, "--format", "json"]))
      }
    }
    return sinks + indices([files.data, "--header", "row", "--by", "1"])
  }

  private static func indices(_ file: [String]) -> [Sink] {
    let (index, transcript) = (["index"] + file, ["transcript"] + file)
    return [
      Sink(kind: .text, arguments: index), Sink(kind: .text, arguments: index + ["--titles"]),
      Sink(kind: .json, arguments: index + ["--format", "json"]),
      Sink(kind: .text, arguments: transcript + ["--sections", "1"]),
      Sink(kind: .jsonLines, arguments: transcript + ["--sections", "1", "--format", "json"]),
    ]
  }

  private static func audits(_ files: HostileFiles) -> [Sink] {
    let kinds: [(String, Output.Kind)] = [
      ("text", .text), ("json", .json), ("sarif", .json), ("junit", .xml), ("markdown", .markdown),
      ("earl", .json),
      ("html", .html),
    ]
    return kinds.map { format, kind in
      let value = format == "json" || format == "earl" ? files.data : nil
      return Sink(
        kind: kind,
        arguments: [
          "audit", files.data, files.page, files.open, "--format", format, "--config", files.project,
          "--baseline",
          files.baseline,
        ], value: value)
    }
  }

  private static func settings(_ files: HostileFiles) -> [Sink] {
    let list = ["settings", "list", "--settings", files.settings]
    return [
      Sink(kind: .text, arguments: list),
      Sink(kind: .json, arguments: list + ["--format", "json"], value: files.payload + "x"),
      Sink(kind: .text, arguments: ["settings", "path", "--settings", files.settings]),
      Sink(
        kind: .text, arguments: ["settings", "list"],
        environment: ["ROWCALL_VOICE": files.payload.replacing("\0", with: "") + "x"]),
    ]
  }

  /// What names a text in an error.
  private static func errors(_ files: HostileFiles) -> [Sink] {
    let word = files.payload.replacing("\0", with: "")
    return [
      ["settings", "explain", word + "x"],
      ["settings", "set", "rate", word + "x", "--settings", files.settings],
      ["transcript", files.data + "x"], ["transcript", files.data, "--\(word)"], ["audit", "."],
      ["transcript", files.data, "--label", "{\(word)x}"],
      ["transcript", files.data, "--columns", word + "x"],
      ["transcript", files.page, "--table", word + "x"], ["audit", word + "x", "--config", "none"],
      ["audit", files.page, "--config", files.settings],
      ["transcript", files.data, "--settings", files.project],
      ["audit", files.page, "--config", "none", "--exclude", word + "x"],
    ].map { Sink(kind: .text, arguments: $0) }
  }
}

/// What the program wrote, and what may be in it.
private struct Output {
  /// Who reads it.
  enum Kind {
    case text, json, jsonLines, xml, markdown, html
  }

  let text: String
  let place: String

  /// Checks what every reader needs, and then what this one does.
  func check(as kind: Kind, holding value: String? = nil) {
    let unsafe = text.unicodeScalars.filter(Self.isUnsafe)
    #expect(unsafe.isEmpty, "\(place): \(unsafe.map { String($0.value, radix: 16) })")
    let lines = text.split(separator: "\n")
    #expect(!lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }, "\(place): \(text)")
    #expect(text.firstMatch(of: /##[A-Za-z]*\[/) == nil, "\(place): \(text)")
    switch kind {
    case .text: break
    case .json: if !text.isEmpty { checkJSON(text[...], holding: value) }
    case .jsonLines: lines.forEach { checkJSON($0, holding: nil) }
    case .xml: checkXML()
    case .html: checkHTML()
    case .markdown: checkMarkdown()
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n" && scalar != "\t"
    case .lineSeparator, .paragraphSeparator: true
    case .format:
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || scalar == "\u{FEFF}" || scalar.value >= 0xE0000
    default: scalar.value == 0xFFFE || scalar.value == 0xFFFF
    }
  }

  private func checkJSON(_ document: Substring, holding value: String?) {
    guard
      let parsed = try? JSONSerialization.jsonObject(with: Data(document.utf8), options: .fragmentsAllowed)
    else {
      Issue.record("\(place): no JSON: \(document)")
      return
    }
    if let value { #expect(Self.strings(parsed).contains(value), "\(place): \(document)") }
  }

  /// Every string in a value.
  private static func strings(_ value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let array as [Any]: array.flatMap(strings)
    case let object as [String: Any]: object.values.flatMap(strings)
    default: []
    }
  }

  private func checkXML() {
    let reader = ElementNames()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(place): \(String(describing: parser.parserError))")
    let known: Set = ["testsuites", "testsuite", "testcase", "failure", "skipped", "error", "system-out"]
    #expect(reader.names.isSubset(of: known), "\(place): \(reader.names)")
  }

  /// Every angle bracket belongs to a tag of ours, whose attributes are ours and quoted.
  private func checkHTML() {
    let body = text.replacing(/<style>[^<]*<\/style>/, with: "").replacing(
      /<script>.*?<\/script>/.dotMatchesNewlines(), with: "")
    let rest = body.replacing("<!DOCTYPE html>", with: "").replacing(
      /<\/?[a-z0-9]+( [a-z-]+="[^"<>]*")*>/, with: "")
    #expect(!rest.contains("<") && !rest.contains(">"), "\(place): \(rest)")
    #expect(text.matches(of: /<script/).count == 1, "\(place)")
    #expect(body.firstMatch(of: /<[a-z0-9]+[^>]* (on[a-z]+|style)=/) == nil, "\(place)")
    #expect(body.firstMatch(of: /<(img|iframe|object|embed|link|base)[ >]/) == nil, "\(place)")
  }

  /// Nothing of a file makes a tag, a link, a heading or code.
  private func checkMarkdown() {
    #expect(!text.contains("@all"), "\(place): \(text)")
    let plain = text.replacing(/\\\p{ASCII}/, with: "").replacing("<!-- -->", with: "")
    #expect(!plain.contains("<") && !plain.contains("]("), "\(place): \(text)")
    for line in plain.split(separator: "\n") {
      // Each line starts with words or a mark of ours, so that no text can be a heading, a list or code.
      let isOurs =
        ["# ", "## ", "| ", "- ", "  - ", "Not audited: "].contains { line.hasPrefix($0) }
        || line.contains(/^[0-9]+ file/)
      #expect(isOurs, "\(place): \(line)")
    }
  }
}

/// The names of the elements of a document.
private final class ElementNames: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.insert(name)
  }
}
