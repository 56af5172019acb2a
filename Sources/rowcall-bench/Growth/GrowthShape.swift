/// A kind of input that can be made as large as one likes, to see how time and memory grow with it.
struct GrowthShape: Sendable {
  /// What grows.
  let name: String
  /// How much of it the smallest measured input has; four and sixteen times as much follow.
  let count: Int
  /// The file that commands are told of; its name says how it is read.
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
