import ArgumentParser
import Rowcall
import RowcallAudit
import RowcallImport
import RowcallNarration
import RowcallReadings
import RowcallRecords
import RowcallSpeech
import RowcallText

/// The exit statuses, as in the help text.
enum ExitStatus: Int32 {
  case nothingToSay = 1
  case wrongUsage = 2
  case leftOut = 3
  case badInput = 65
  case noInput = 66
  case noVoice = 69
  case internalError = 70
  case cannotCreate = 73
  case ioFailed = 74
  case interrupted = 130
  case outputClosed = 141

  /// An audit failed.
  static let findings = Self.nothingToSay
}

extension ExitStatus {
  /// Writes the error and exits.
  static func end(with error: any Error) -> Never {
    guard let status = ExitStatus(of: error) else {
      let code = RowcallCommand.exitCode(for: error)
      // Help and version are output, not errors.
      if code == .success {
        do { try StandardOutput.writeLine(RowcallCommand.fullMessage(for: error)) } catch { end(with: error) }
        RowcallCommand.exit()
      }
      StandardError.write(lines: RowcallCommand.fullMessage(for: error))
      exit(code == .validationFailure ? .wrongUsage : .internalError)
    }
    let isSaid = error is AuditFailed || error is FileProblem
    // A closed pipe is not an error for the user.
    if status != .interrupted, status != .outputClosed, !isSaid { say(error) }
    exit(status)
  }

  /// Writes an error on one line; only label errors have more lines, to show the place.
  private static func say(_ error: any Error) {
    let reason = (error as? TableRefusal)?.reason ?? error
    reason is LabelError
      ? StandardError.write(lines: "rowcall: \(error)") : StandardError.write("rowcall: \(error)")
  }

  private static func exit(_ status: ExitStatus) -> Never {
    RowcallCommand.exit(withError: ExitCode(status.rawValue))
  }

  /// The status of an error; nil for those of the argument parser.
  private init?(of error: any Error) {
    switch error {
    case let error as ImportError: self.init(error)
    case let error as RowsBeforeError: self.init(error.reason)
    case let error as EditError: self.init(error)
    case let error as RelationError: self.init(error)
    case RecordError.unwritable: self = .cannotCreate
    case is RecordError: self = .badInput
    case let error as SpeechError: self.init(error)
    case let error as SettingsError: self.init(error)
    case let error as AuditError: self.init(error)
    case let error as FileProblem: self.init(of: error.reason)
    case is AuditFailed: self = .findings
    case is NothingToAudit: self = .noInput
    case is FixRefused: self = .badInput
    case let error as GitError: self = error.isWrongUsage ? .wrongUsage : .noInput
    case let error as TableRefusal: self.init(of: error.reason)
    case is LabelError, is WrongUsage: self = .wrongUsage
    case is ReadingError: self = .badInput
    case is TextError: self = .internalError
    case is NothingToSay: self = .nothingToSay
    case is UnspeakableText: self = .leftOut
    case OutputError.closed: self = .outputClosed
    case is OutputError: self = .ioFailed
    case is CancellationError: self = .interrupted
    default: return nil
    }
  }

  private init(_ error: ImportError) {
    switch error {
    case .notFound, .isDirectory, .unreadable: self = .noInput
    case .readFailed: self = .ioFailed
    case .unknownEncoding, .unusableDelimiter, .noSuchTable, .ambiguousTable, .onlyTable, .noLinesOnPage:
      self = .wrongUsage
    default: self = .badInput
    }
  }

  private init(_ error: EditError) {
    switch error {
    case .noRow, .noColumn, .columnExists, .severalTables: self = .wrongUsage
    case .inUse, .journal, .readOnly: self = .cannotCreate
    case .unwritable, .fileExists, .savedInPart, .changedMeanwhile, .changedBelowChanges, .rowChanged,
      .rowChangedSinceShown:
      self = .ioFailed
    default: self = .badInput
    }
  }

  private init(_ error: RelationError) {
    if case .noDatabase = error { self = .badInput } else { self = .wrongUsage }
  }

  private init(_ error: AuditError) {
    if case .noSuchRule = error { self = .wrongUsage } else { self = .badInput }
  }

  private init(_ error: SettingsError) {
    switch error {
    case .notFound, .unreadable, .noTable: self = .noInput
    case .badVariable, .noSetting, .badArgument, .nowhere: self = .wrongUsage
    case .busy: self = .cannotCreate
    default: self = .badInput
    }
  }

  private init(_ error: SpeechError) {
    switch error {
    case .unknownVoice, .noVoiceData, .workerMissing, .workerFails, .workerVersion, .engineFails, .noRoom,
      .cannotStart, .noPlayer, .playerFailed, .playerEnded, .noSpeechd, .speechdFails:
      self = .noVoice
    case .cannotWrite(_, let code): self = SpeechError.isFull(code) ? .ioFailed : .cannotCreate
    case .outputClosed: self = .outputClosed
    case .tooLong, .system: self = .ioFailed
    case .cancelled: self = .interrupted
    }
  }
}
