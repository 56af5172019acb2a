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
}
