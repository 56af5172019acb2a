/// A kind of input that can be made as large as one likes, to see how time and memory grow with it.
struct GrowthShape: Sendable {
  /// What grows.
  let name: String
  /// How much of it the smallest measured input has; four and sixteen times as much follow.
  let count: Int
  /// The path of the file for commands; its suffix decides the format.
  let file: String
  /// What is measured.
  let commands: [GrowthCommand]
  /// Writes the input into a folder.
  let write: @Sendable (_ count: Int, _ folder: GrowthFolder) throws -> Void

  /// Describes a kind of input with several files.
  init(
    _ name: String, count: Int, file: String, commands: [GrowthCommand] = GrowthCommand.ofTables,
    write: @escaping @Sendable (_ count: Int, _ folder: GrowthFolder) throws -> Void
  ) {
    (self.name, self.count, self.file) = (name, count, file)
    (self.commands, self.write) = (commands, write)
  }

  /// Describes a kind of input of one file.
  init(
    _ name: String, count: Int, file: String, leavingOut names: Set<String> = [],
    text: @escaping @Sendable (_ count: Int, _ file: inout GrowthText) -> Void
  ) {
    let commands = GrowthCommand.ofTables.filter { !names.contains($0.name) }
    self.init(name, count: count, file: file, commands: commands) { count, folder in
      try folder.write(file) { text(count, &$0) }
    }
  }

  /// Every kind of input.
  static let all = ofData + ofPages + ofHeaders + ofRecords + ofProjects
}

/// A command whose time and memory are measured.
struct GrowthCommand: Sendable {
  let name: String
  /// Its arguments, for a path of a file and the path of the folder around it.
  let arguments: @Sendable (_ path: String, _ folder: String) -> [String]

  init(_ name: String, _ arguments: @escaping @Sendable (_ path: String, _ folder: String) -> [String]) {
    self.name = name
    self.arguments = arguments
  }

  /// The commands that read tables.
  static let ofTables: [GrowthCommand] = [
    GrowthCommand("transcript") { path, _ in ["transcript", path] },
    GrowthCommand("spoken") { path, _ in ["transcript", path, "--spoken"] },
    GrowthCommand("json") { path, _ in ["transcript", path, "--format", "json"] },
    GrowthCommand("nvda") { path, _ in ["transcript", path, "--dialect", "nvda"] },
    GrowthCommand("moves") { path, _ in ["transcript", path, "--moves", walk] },
    GrowthCommand("tree") { path, _ in ["tree", path, "--rows", "1-"] },
    GrowthCommand("inspect") { path, _ in ["inspect", path] },
    GrowthCommand("index") { path, _ in ["index", path, "--by", "#1"] },
    audit,
  ]

  static let audit = GrowthCommand("audit") { path, _ in ["audit", path, "--fail-on", "never"] }

  private static let walk = "enter,right,down,row,column,end,bottom,summary,where,leave,say-all"
}

extension GrowthShape {
  /// Files of data.
  static let ofData: [GrowthShape] = [
    GrowthShape("rows", count: 4_000, file: "table.csv") { count, file in
      file.add("Name,Price (USD),Date\n")
      file.add(count) { "Item \($0),\($0).50,2024-01-\(10 + $0 % 20)\n" }
    },
    GrowthShape("columns", count: 2_000, file: "table.csv") { count, file in
      file.add(count) { "Column \($0)," }
      for row in 1...3 {
        file.add("\n")
        file.add(count) { "\($0 * row)," }
      }
    },
    GrowthShape("columns of one name", count: 2_000, file: "table.csv") { count, file in
      for text in ["Same", "1", "2"] {
        file.add(text + ",", times: count)
        file.add("\n")
      }
    },
    GrowthShape("cell length", count: 10_000, file: "table.csv") { count, file in
      file.add("Name,Note\nAnn,")
      file.add("word ", times: count)
      file.add("\nBob,short\n")
    },
    GrowthShape("cell of digits", count: 30_000, file: "table.csv") { count, file in
      file.add("Name,Note\nAnn,")
      file.add("7", times: count)
      file.add("\nBob,short\n")
    },
    GrowthShape("header length and rows", count: 2_000, file: "table.csv") { count, file in
      file.add("Name,")
      file.add("word ", times: count)
      file.add("\n")
      file.add(count) { "Item \($0),\($0)\n" }
    },
    GrowthShape("names", count: 2_000, file: "table.csv") { count, file in
      file.add("Name,Telephone\n")
      file.add(count) { "Person\(($0 * 7919) % count) Surname\($0),\($0)\n" }
    },
    GrowthShape(
      "sections of an index", count: 500, file: "table.csv",
      commands: [
        GrowthCommand("sections") { path, _ in ["transcript", path, "--by", "#1", "--sections", "#2"] },
        GrowthCommand("spoken sections") { path, _ in
          ["transcript", path, "--by", "#1", "--sections", "#2", "--spoken"]
        },
      ]
    ) { count, folder in
      try folder.write("table.csv") { file in
        file.add("Name,Group\n")
        file.add(count) { "Person\($0),Group \($0)\n" }
      }
    },
    GrowthShape("name length", count: 5_000, file: "table.csv") { count, file in
      for name in ["Ann", "Bob", "Cid"] {
        file.add("\(name) ")
        file.add("van ", times: count)
        file.add(",1\n")
      }
    },
    GrowthShape("uneven rows", count: 4_000, file: "table.csv") { count, file in
      file.add("Name,Price,Date\n")
      file.add(count) { $0.isMultiple(of: 2) ? "Item \($0)\n" : "Item \($0),1,2,3,4\n" }
    },
    GrowthShape("quotes in a cell", count: 20_000, file: "table.csv") { count, file in
      file.add("Name,Note\nAnn,\"")
      file.add("\"\"", times: count)
      file.add("\"\nBob,short\n")
    },
    GrowthShape("findings in data", count: 2_000, file: "table.csv") { count, file in
      file.add("Name,a_b,Price,Price\n")
      file.add(count) { "Item\u{7F} \($0),01/02/2024,1.234,n/a \($0)\n" }
    },
  ]

  /// A page with one table.
  private static func page(
    _ name: String, count: Int,
    _ rows: @escaping @Sendable (_ count: Int, _ file: inout GrowthText) -> Void
  ) -> GrowthShape {
    GrowthShape(name, count: count, file: "page.html") { count, file in
      file.add("<!doctype html><html lang=en><title>Growth</title><table>")
      rows(count, &file)
      file.add("</table>")
    }
  }

  /// Tables of pages.
  static let ofPages: [GrowthShape] = [
    page("rows of a page", count: 1_000) { count, file in
      file.add("<tr><th>A<th>B<th>C")
      file.add(count) { "<tr><td>Item \($0)<td>\($0)<td>\($0).5" }
    },
    page("columns of a page", count: 500) { count, file in
      file.add("<tr>")
      file.add(count) { "<th>Header \($0)" }
      file.addRows(3, of: count)
    },
    page("cell length of a page", count: 10_000) { count, file in
      file.add("<tr><th>A<th>B<tr><td>Ann<td>")
      file.add("word ", times: count)
      file.add("<tr><td>Bob<td>short")
    },
    page("links in a cell", count: 1_000) { count, file in
      file.add("<tr><th>A<th>B<tr><td>Ann<td>")
      file.add(count) { "<a href=x>link \($0)</a> text " }
      file.add("<tr><td>Bob<td>short")
    },
    page("length of a cell over rows", count: 1_000) { count, file in
      file.add("<tr><th>A<th>B<tr><td rowspan=\(min(count, 60_000))>")
      file.add("word ", times: count)
      file.add(count) { "<td>\($0)<tr>" }
    },
    page("cells over columns", count: 200) { count, file in
      file.add("<tr>")
      file.add(count) { "<th colspan=2>Header \($0)" }
      file.add("<tr>")
      file.add(2 * count) { "<td>\($0)" }
      file.add("<tr>")
      file.add(count) { "<td colspan=2>\($0)" }
    },
    page("titles", count: 500) { count, file in
      file.add("<tr><th>A<th>B")
      file.add(count) { "<tr><td colspan=2>Title \($0)<tr><td>Item \($0)<td>\($0)" }
    },
    page("findings on a page", count: 500) { count, file in
      file.add("<tr><th>A<th>B<th>")
      file.add(count) { "<tr><td scope=row>\($0)<th><td headers=z\($0)><img src=a.png><a href=x></a>" }
    },
    GrowthShape("tables", count: 200, file: "page.html", leavingOut: ["index"]) { count, file in
      file.add("<!doctype html><html lang=en><title>Growth</title>")
      file.add(count) { "<table><tr><th>A<th>B<tr><td>\($0)<td>2</table>" }
    },
    GrowthShape("tables in cells", count: 200, file: "page.html", leavingOut: ["index"]) { count, file in
      file.add("<!doctype html><html lang=en><title>Growth</title><table><tr><th>A<th>B")
      file.add(count) { "<tr><td>\($0)<td><table><tr><th>C<td>\($0)</table>" }
      file.add("</table>")
    },
    GrowthShape("tables in tables", count: 10, file: "page.html", leavingOut: ["index"]) { count, file in
      file.add("<!doctype html><html lang=en><title>Growth</title>")
      file.add("<table><tr><th>A<th>B<tr><td>1<td>", times: count)
      file.add("</table>", times: count)
    },
  ]

  /// Headers of tables of pages.
  static let ofHeaders: [GrowthShape] = [
    page("stacked column headers", count: 300) { count, file in
      file.add(count) { "<tr><th>Level \($0)<th>Step \($0)" }
      file.add("<tr><td>1<td>2")
    },
    page("stacked row headers", count: 300) { count, file in
      for value in 1...2 {
        file.add("<tr>")
        file.add(count) { "<th scope=row>Level \($0)" }
        file.add("<td>\(value)")
      }
    },
    page("headers of columns beside those of groups", count: 300) { count, file in
      file.add(count) { "<tr><th scope=col>Level \($0)<th scope=rowgroup>Step \($0)" }
      file.add("<tr><td>1<td>2")
    },
    page("row headers", count: 700) { count, file in
      file.add("<tr><th>A<th>B<th>C")
      file.add(count) { "<tr><th scope=row>Item \($0)<td>\($0)<td>\($0).5" }
    },
    page("row groups", count: 500) { count, file in
      file.add("<thead><tr><th>A<th>B")
      file.add(count) { "<tbody><tr><th scope=rowgroup colspan=2>Group \($0)<tr><td>Item \($0)<td>\($0)" }
    },
    page("headers of one row group", count: 400) { count, file in
      file.add("<tr><th>A<th>B<tbody>")
      file.add(count) { "<tr><th scope=rowgroup>Level \($0)<td>\($0)" }
    },
    page("headers of one column group", count: 300) { count, file in
      file.add("<colgroup span=\(count)></colgroup><tr>")
      file.add(count) { "<th scope=colgroup>Level \($0)" }
      file.addRows(2, of: count)
    },
    page("ids in headers", count: 400) { count, file in
      file.add("<tr>")
      file.add(count) { "<th id=h\($0)>Header \($0)" }
      file.add("<tr><td headers='")
      file.add(count) { "h\($0) " }
      file.add("'>1<td>2<td>3")
    },
    page("cells with ids in headers", count: 700) { count, file in
      file.add("<tr><th id=a>A<th id=b>B")
      file.add(count) { "<tr><th id=r\($0)>Item \($0)<td headers='b r\($0)'>\($0)" }
    },
    page("length of a header with ids", count: 1_000) { count, file in
      file.add("<tr><th id=a>A<th id=b>")
      file.add("word ", times: count)
      file.add(count) { "<tr><td headers=a>Item \($0)<td headers=b>\($0)" }
    },
    page("headers without text", count: 500) { count, file in
      file.add("<tr>")
      file.add("<th>", times: count)
      file.addRows(2, of: count)
    },
  ]
}

extension GrowthText {
  /// Adds rows of so many cells of data.
  fileprivate mutating func addRows(_ rows: Int, of count: Int) {
    for row in 1...rows {
      add("<tr>")
      add(count) { "<td>\($0 * row)" }
    }
  }
}

extension GrowthShape {
  /// Files of JSON.
  static let ofRecords: [GrowthShape] = [
    GrowthShape("JSON rows", count: 3_000, file: "table.json") { count, file in
      file.add("[")
      file.add(count) { "{\"name\":\"Item \($0)\",\"price\":\($0)}," }
      file.add("{\"name\":\"Last\",\"price\":1}]")
    },
    GrowthShape("JSON columns", count: 1_500, file: "table.json") { count, file in
      file.add("[")
      for row in 1...2 {
        file.add("{")
        file.add(count) { "\"k\($0)\":\($0 * row)," }
        file.add("\"last\":\(row)}" + (row == 1 ? "," : "]"))
      }
    },
    GrowthShape("JSON nesting", count: 3, file: "table.json") { count, file in
      file.add("[")
      for row in 1...2 {
        file.add("{\"level\":", times: count)
        file.add("\(row)")
        file.add("}", times: count)
        file.add(row == 1 ? "," : "]")
      }
    },
    GrowthShape("JSON array in a cell", count: 4_000, file: "table.json") { count, file in
      file.add("[{\"name\":\"Ann\",\"list\":[")
      file.add(count) { "\($0)," }
      file.add("1]},{\"name\":\"Bob\",\"list\":[1]}]")
    },
    GrowthShape("JSON lines", count: 3_000, file: "table.jsonl") { count, file in
      file.add(count) { "{\"name\":\"Item \($0)\",\"price\":\($0)}\n" }
    },
  ]

  /// What lies around tables: settings, patterns, other files.
  static let ofProjects: [GrowthShape] = [
    GrowthShape(
      "settings sections", count: 1_000, file: "table.csv",
      commands: [
        GrowthCommand("transcript") { ["transcript", $0, "--settings", "\($1)/settings.json"] },
        GrowthCommand("settings list") {
          ["settings", "list", "--for", $0, "--settings", "\($1)/settings.json"]
        },
        GrowthCommand("settings unset") {
          ["settings", "unset", "rate", "--for", $0, "--settings", "\($1)/settings.json"]
        },
      ]
    ) { count, folder in
      try folder.write("table.csv") { $0.add("Name,Price\nAnn,1\n") }
      try folder.write("settings.json") { file in
        file.add("{\"files\": {\n")
        file.add(count) { "\"/none/\($0).csv\": {\"position\": \"always\"},\n" }
        file.add("\"/none/last.csv\": {\"position\": \"off\"}}}\n")
      }
    },
    excluding("patterns for files", count: 1_000) { count, file in
      file.add(count) { "**/old/\($0)/*.csv\", \"" }
    },
    excluding("length of a pattern", count: 4_000) { count, file in file.add("**/*a/", times: count) },
    GrowthShape(
      "files", count: 100, file: ".",
      commands: [GrowthCommand("audit") { ["audit", $1, "--fail-on", "never"] }]
    ) { count, folder in
      for number in 0..<count {
        try folder.write("table\(number).csv") { $0.add("Name,Price\nAnn,\(number)\nBob,2\n") }
      }
    },
  ]

  private static let configured = GrowthCommand("audit") {
    ["audit", $0, "--config", "\($1)/audit.json", "--fail-on", "never"]
  }

  /// An audit that leaves out files by patterns.
  private static func excluding(
    _ name: String, count: Int,
    _ patterns: @escaping @Sendable (_ count: Int, _ file: inout GrowthText) -> Void
  ) -> GrowthShape {
    GrowthShape(name, count: count, file: "table.csv", commands: [configured]) { count, folder in
      try folder.write("table.csv") { $0.add("Name,Price\nAnn,1\n") }
      try folder.write("audit.json") { file in
        file.add("{\"exclude\": [\"")
        patterns(count, &file)
        file.add("\"]}")
      }
    }
  }
}
