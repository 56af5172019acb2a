/// What the cells of one column are, counted over all rows.
struct ColumnProfile: Sendable {
  /// Cells that hold something.
  var filled = 0
  /// Cells that hold nothing, in rows long enough to have them.
  var blank = 0
  /// Those of them that hold a sign or a word for no value: `--`, `n/a`.
  var placeholders = 0
  /// The first row with one, zero-based; nil for none.
  var placeholderRow: Int?
  /// Dates that another order of day and month reads as another day.
  var doubtful = Noted<NotedCell>(most: 1)
  /// Cells that do not fit the column's type.
  var exceptions = Noted<NotedCell>()
  /// Cells with odd characters, by kind.
  var oddities: [Oddity: Noted<NotedCell>] = [:]
  /// Cells with characters beyond ASCII, which another encoding would make others.
  var beyondASCII = Noted<NotedCell>()
  /// Cells with letters that no voice can say.
  var voiceless = Noted<NotedCell>()
  /// Cells with Han characters.
  var han = Noted<NotedCell>()
  /// Cells that take longer to hear than a cell may.
  var long = Noted<NotedCell>(most: 3)
  /// The longest of them, in seconds.
  var longest = 0.0
  /// The scripts of all cells.
  var scripts: ScriptSet = []
  /// Short codes among its words.
  var codes = CodeCount()
  /// How long the cells of all rows take, in seconds.
  var seconds = 0.0
  /// Cells with such a code of several letters or digits.
  var coded = Noted<NotedCell>(most: 1)

  /// Takes in what another thread counted in other rows.
  mutating func merge(_ other: ColumnProfile) {
    filled += other.filled
    blank += other.blank
    placeholders += other.placeholders
    placeholderRow = [placeholderRow, other.placeholderRow].compactMap(\.self).min()
    doubtful.merge(other.doubtful)
    exceptions.merge(other.exceptions)
    for (kind, cells) in other.oddities { oddities[kind, default: Noted()].merge(cells) }
    beyondASCII.merge(other.beyondASCII)
    voiceless.merge(other.voiceless)
    han.merge(other.han)
    long.merge(other.long)
    longest = max(longest, other.longest)
    scripts.formUnion(other.scripts)
    codes.merge(other.codes)
    coded.merge(other.coded)
    seconds += other.seconds
  }
}

/// Cells that are codes of a few capitals: how many, and which.
struct CodeCount: Hashable, Sendable {
  /// How many cells are codes.
  private(set) var count = 0
  /// The different ones, as bytes packed into a number; no more than `most`.
  private(set) var distinct: [UInt64] = []

  /// How many different codes are kept; a column with more is a list of names.
  static let most = 40

  /// Counts a cell of at most five bytes.
  @inline(__always)
  mutating func add(_ bytes: Span<UInt8>) {
    count += 1
    var packed: UInt64 = 0
    for index in bytes.indices { packed = packed << 8 | UInt64(bytes[index]) }
    add(packed)
  }

  private mutating func add(_ packed: UInt64) {
    if distinct.count < Self.most, !distinct.contains(packed) { distinct.append(packed) }
  }

  mutating func merge(_ other: CodeCount) {
    count += other.count
    for code in other.distinct { add(code) }
  }

  /// The different codes as text, in the order of the alphabet.
  var texts: [String] {
    distinct.map { packed in
      String(
        decoding: (0..<8).reversed().map { UInt8(truncatingIfNeeded: packed >> (8 * UInt64($0))) }.drop {
          $0 == 0
        }, as: UTF8.self)
    }.sorted()
  }
}

/// What a table is, counted over all rows.
struct TableProfile: Sendable {
  /// How many rows there are.
  var rowCount = 0
  var columns: [ColumnProfile]
  /// Rows with fewer cells than the table has columns, and with more.
  var short = Noted<NotedRow>(most: 3)
  var long = Noted<NotedRow>(most: 3)
  /// Rows that sum up others.
  var totals = Noted<NotedRow>()
  /// Rows without any value.
  var blank = Noted<NotedRow>(most: 1)
  /// Rows that repeat the row before them.
  var repeated = Noted<NotedRow>(most: 1)
  /// Rows before which the headers are repeated.
  var afterHeaders = Noted<NotedRow>(most: 1)
  /// Rows that take longer to hear than a row may, by estimate; and the slowest of all.
  var slowCount = 0
  var slowest: NotedRow?
  /// How long all rows take, in seconds, by estimate.
  var seconds = 0.0

  init(columns: Int) { self.columns = Array(repeating: ColumnProfile(), count: columns) }

  /// Takes in what another thread counted in other rows.
  mutating func merge(_ other: TableProfile) {
    rowCount += other.rowCount
    for index in columns.indices { columns[index].merge(other.columns[index]) }
    short.merge(other.short)
    long.merge(other.long)
    totals.merge(other.totals)
    blank.merge(other.blank)
    repeated.merge(other.repeated)
    afterHeaders.merge(other.afterHeaders)
    slowCount += other.slowCount
    slowest = [slowest, other.slowest].compactMap(\.self).max {
      ($0.seconds, $1.row) < ($1.seconds, $0.row)
    }
    seconds += other.seconds
  }
}
