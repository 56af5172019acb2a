import RowcallModel

/// Reads a whole cell as one amount: sign, brackets, currency, number, scale, percent sign and unit in any usual order.
///
/// Every way of writing a negative is read: `-5`, `−5`, `(5)`, `5-`, `-$3.20`, `$-3.20`, `$(3.20)`, `(5%)`, `(5) %`.
struct AmountScanner: Sendable {
  /// How the digits are read.
  let numbers: NumberScanner
  /// The words of the table's language.
  let vocabulary: CellVocabulary
  /// Whether letters behind numbers are scales here, as behind money, so that `m` means million.
  let isMoney: Bool

  /// The amount that the bytes hold from end to end; nil when anything is left over or said twice.
  ///
  /// - Parameter bytes: the cell without blanks at its ends.
  @inline(__always)
  func scan(_ bytes: Span<UInt8>) -> WrittenAmount? {
    var position = 0
    var state = State()
    if !bytes.byte(at: 0).isDigit {
      guard takePrefix(bytes, at: &position, into: &state) else { return nil }
    }
    guard let number = numbers.scan(bytes, at: &position) else { return nil }
    state.amount.number = number
    if position < bytes.count {
      guard takeSuffix(bytes, at: &position, into: &state) else { return nil }
    }
    return state.brackets == .open ? nil : state.amount
  }

  /// What has been read so far.
  private struct State {
    enum Brackets { case none, open, closed }
    var amount = WrittenAmount()
    var brackets = Brackets.none
  }

  private func takePrefix(_ bytes: Span<UInt8>, at position: inout Int, into state: inout State) -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isDigit || byte == numbers.decimalMark.byte { return true }
      guard takeMark(bytes, at: &position, into: &state) || takeCurrency(bytes, at: &position, into: &state)
      else { return false }
    }
    return false
  }

  private func takeSuffix(_ bytes: Span<UInt8>, at position: inout Int, into state: inout State) -> Bool {
    while position < bytes.count {
      // Brackets open before the number only, and `18+` is no change.
      if bytes[position] == 0x28 || bytes[position] == 0x2B { return false }
      guard
        takeMark(bytes, at: &position, into: &state) || takeScale(bytes, at: &position, into: &state)
          || takeCurrency(bytes, at: &position, into: &state) || takeWord(bytes, at: &position, into: &state)
      else { return false }
    }
    return true
  }

  /// Takes a blank, a sign, a bracket or a percent sign.
  private func takeMark(_ bytes: Span<UInt8>, at position: inout Int, into state: inout State) -> Bool {
    let scalar = bytes.scalar(at: position)
    let isTaken: Bool
    switch scalar.value {
    case 0x28: isTaken = open(&state)
    case 0x29: isTaken = close(&state)
    case 0x25, 0x66A: isTaken = takePercent(&state)
    default:
      if let sign = Self.sign(scalar.value) {
        isTaken = take(sign, into: &state)
      } else {
        let blank = bytes.blankLength(at: position)
        position += blank
        return blank > 0
      }
    }
    if isTaken { position += scalar.length }
    return isTaken
  }

  private func open(_ state: inout State) -> Bool {
    guard state.brackets == .none, take(.minus, into: &state) else { return false }
    state.brackets = .open
    return true
  }

  private func close(_ state: inout State) -> Bool {
    guard state.brackets == .open else { return false }
    state.brackets = .closed
    return true
  }

  private func takePercent(_ state: inout State) -> Bool {
    defer { state.amount.isPercent = true }
    return !state.amount.isPercent
  }

  private func take(_ sign: WrittenAmount.Sign, into state: inout State) -> Bool {
    guard state.amount.sign == .none else { return false }
    state.amount.sign = sign
    return true
  }

  private static func sign(_ scalar: UInt32) -> WrittenAmount.Sign? {
    switch scalar {
    case 0x2D, 0x2212, 0x2012, 0x2013, 0xFE63: .minus
    case 0x2B: .plus
    case 0x25B2, 0x25B3, 0x2191, 0x2B06, 0x1F53A: .up
    case 0x25BC, 0x25BD, 0x2193, 0x2B07, 0x1F53B: .down
    default: nil
    }
  }

  private func takeCurrency(_ bytes: Span<UInt8>, at position: inout Int, into state: inout State) -> Bool {
    let start = position
    guard state.amount.currency == nil, let mark = CurrencyMark.table.take(bytes, at: &position) else {
      return false
    }
    if case .code(let code, _) = mark, bytes[start].isLetter {
      state.amount.hasWordAsCurrency = position - start == 3 && CurrencyMark.wordCodes.contains(code)
    }
    state.amount.currency = mark
    return true
  }

  private func takeScale(_ bytes: Span<UInt8>, at position: inout Int, into state: inout State) -> Bool {
    guard state.amount.number.scale == 0 else { return false }
    var scale: UInt8?
    if isMoney || state.amount.currency != nil { scale = ScaleWords.moneyLetters.take(bytes, at: &position) }
    guard let scale = scale ?? vocabulary.scales.take(bytes, at: &position) else { return false }
    state.amount.number.scale = scale
    return true
  }

  private func takeWord(_ bytes: Span<UInt8>, at position: inout Int, into state: inout State) -> Bool {
    if vocabulary.percentWords.take(bytes, at: &position) != nil { return takePercent(&state) }
    let start = position
    guard state.amount.unit == nil, let unit = UnitSymbols.cells.take(bytes, at: &position) else {
      return false
    }
    state.amount.unit = unit
    state.amount.hasTouchingLetter =
      position - start == 1 && bytes[start].isLetter && start > 0 && bytes[start - 1].isDigit
    return true
  }
}
