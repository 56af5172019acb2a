import RowcallModel

/// All scans for header cells along one axis, prepared.
///
/// The standard finds headers by walking from a cell up its column (or back along its row) to the edge: "If Δx is 0: If
/// there are any cells in the opaque headers list anchored with the same x-coordinate as the current cell, and with the
/// same width as current cell, then let blocked be true."
/// (https://html.spec.whatwg.org/multipage/tables.html#internal-algorithm-for-scanning-and-assigning-header-cells).
/// A header becomes opaque once the walk has met data beyond it. So in one line, of all headers with the same extent, a
/// walk finds those of one header block only: the last one that starts before the walk does. This type keeps the blocks
/// of each line in order, so that a scan is a binary search for each extent instead of a walk.
struct HeaderScan: Sendable {
  /// Where a header lies across the line: its anchor's coordinate and its span.
  struct Extent: Hashable, Comparable, Sendable {
    var start: Int32
    var length: Int32

    static func < (left: Self, right: Self) -> Bool {
      (left.start, left.length) < (right.start, right.length)
    }
  }

  /// The headers of one extent in one header block of one line.
  struct Block: Sendable {
    var extent: Extent
    /// The position in the line where the first header is met.
    var start: Int32
    /// The position of the first data cell after the block; the largest number when none comes.
    var end: Int32
    /// Those of its headers that are to be found, in `finds`.
    var finds: Range<Int32>
  }

  /// A header cell that a scan may find.
  struct Find: Sendable {
    /// The position in the line where it is met first.
    var position: Int32
    var cell: Int32
  }

  /// The blocks of all lines, in each line by extent and start.
  private(set) var blocks: [Block] = []
  private(set) var finds: [Find] = []
  /// For each line, where its blocks start; one more at the end.
  private var lineStarts: [Int32] = [0]

  /// Adds the blocks of the next line, in order.
  mutating func appendLine(_ line: some Sequence<(block: Block, finds: [Find])>) {
    for (block, found) in line {
      var block = block
      block.finds = Int32(finds.count)..<Int32(finds.count + found.count)
      finds += found
      blocks.append(block)
    }
    lineStarts.append(Int32(blocks.count))
  }

  /// The header cells that a scan from a position towards the start of a line finds, nearest first.
  ///
  /// - Parameters:
  ///   - extent: that of the principal cell if it is a header itself; nil for data.
  ///   - most: no more than so many are looked for.
  func headers(
    inLine line: Int, before position: Int, ofHeader extent: Extent?, most: Int = .max
  ) -> [Int] {
    guard line + 1 < lineStarts.count else { return [] }
    let (position, end) = (Int32(clamping: position), Int(lineStarts[line + 1]))
    var found: ArraySlice<Find> = []
    var first = Int(lineStarts[line])
    while first < end {
      let current = blocks[first].extent
      let after = (first..<end).partitionPoint { blocks[$0].extent > current || blocks[$0].start >= position }
      if after > first {
        let block = blocks[after - 1]
        // The principal cell is a header of the first block; data beyond it makes it opaque like any other.
        if extent != current || block.end >= position {
          found += finds(of: block, before: position).suffix(most)
        }
      }
      first = (after..<end).partitionPoint { blocks[$0].extent > current }
    }
    return found.sorted { $0.position > $1.position }.prefix(most).map { Int($0.cell) }
  }

  private func finds(of block: Block, before position: Int32) -> ArraySlice<Find> {
    let start = Int(block.finds.lowerBound)
    return finds[
      start..<(start..<Int(block.finds.upperBound)).partitionPoint { finds[$0].position >= position }]
  }
}
