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
