import RowcallImport

/// A file with the fixes that are certain, checked by auditing the result.
public struct FixedFile: Sendable {
  /// The path.
  public let path: String
  /// The bytes before.
  public let source: [UInt8]
  /// The bytes after; all bytes outside the fixes are the same.
  public let result: [UInt8]
  /// How many changes were made.
  public let count: Int

  /// The changes as a unified diff.
  public var diff: [UInt8] { UnifiedDiff(source, result, path: path).bytes }

  /// Fixes what can be fixed in an audited file; nil if nothing can.
  ///
  /// A fix is kept only if the audit of the result has no new finding and nothing left to fix there.
  public init?(_ file: AuditedFile, by auditor: Auditor) throws(ImportError) {
    let fixes = file.news.flatMap { $0.finding?.fixes ?? [] }
    guard !fixes.isEmpty, let subject = file.subject, file.path != "-" else { return nil }
    let bytes = try WholeFile.bytes(of: file.path, within: auditor.reading.limits, .pageBytes)
    guard let text = SourceText(bytes) else { return nil }
    let edits = fixes.compactMap { fix in text.edit(for: fix).map { (fix, $0) } }
    let check = FixCheck(file: file, auditor: auditor, subject: subject, source: bytes)
    var kept = edits
    if !check.isFine(edits) {
      // One of them does harm; find those that do not.
      kept = []
      for edit in edits.prefix(Self.mostChecked) where check.isFine(kept + [edit]) { kept.append(edit) }
    }
    guard !kept.isEmpty else { return nil }
    path = file.path
    source = bytes
    result = kept.map(\.1).applied(to: bytes)
    count = kept.count
  }

  /// The most fixes that are checked one by one.
  private static let mostChecked = 100
}

/// Audits a file with some fixes.
private struct FixCheck {
  let file: AuditedFile
  let auditor: Auditor
  let subject: RuleDescription.Subject
  let source: [UInt8]

  /// Whether the fixes leave no new finding, and nothing to fix at their places.
  func isFine(_ edits: [(Fix, SourceEdit)]) -> Bool {
    let ranges = edits.map(\.1.range).sorted { $0.lowerBound < $1.lowerBound }
    guard zip(ranges, ranges.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }),
      Set(ranges).count == ranges.count
    else { return false }
    let fixed = auditor.audit(edits.map(\.1).applied(to: source), path: file.path, as: subject)
    let known = Set(file.outcomes.compactMap(\.fingerprint))
    let left = Set(fixed.news.flatMap { $0.finding?.fixes ?? [] }.map(\.place.element))
    return fixed.problem == nil
      && fixed.outcomes.allSatisfy { $0.fingerprint.map(known.contains) ?? true }
      && edits.allSatisfy { !left.contains($0.0.place.element) }
  }
}

/// A source as lines and columns count it.
struct SourceText {
  private let bytes: [UInt8]
  private let positions: PagePositions
  /// The byte offset of each line.
  private let starts: [Int]

  /// Reads a source; nil if it is not UTF-8, because columns are then unsure.
  init?(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { return nil }
    self.bytes = bytes
    positions = PagePositions(bytes)
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { continue }
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// The edit for a fix; nil if its tag is not found.
  func edit(for fix: Fix) -> SourceEdit? {
    guard let offset = offset(of: fix.place), let tag = TagSource(bytes, at: offset) else { return nil }
    switch fix.change {
    case .attribute(let name, let value): return tag.setting(name, to: value)
    case .accessibilityLabel(let label): return tag.labelled(label)
    }
  }

  /// The one-based line and column of an offset.
  func position(of offset: Int) -> (line: Int, column: Int) { positions.position(of: offset) }

  private func offset(of place: Place) -> Int? {
    guard let line = place.line, let column = place.column, starts.indices.contains(line - 1) else {
      return nil
    }
    var offset = starts[line - 1]
    var count = 1
    while count < column, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      count += 1
    }
    return offset
  }
}
