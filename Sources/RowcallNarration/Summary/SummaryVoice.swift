import RowcallLanguages
import RowcallModel
import RowcallText

/// Puts the values and names of a summary into words, as they are spoken or as they are shown.
package struct SummaryVoice: Sendable {
  let phrases: Phrases
  private let speech: SpokenText?
  private let style: DisplayStyle?

  /// Speaks values in full: "from 12 dollars to 90 dollars".
  package init(_ speech: SpokenText) {
    self.speech = speech
    phrases = speech.phrases
    style = nil
  }

  /// Shows values as a reader of a locale sees them: "from $12.00 to $90.00".
  package init(writtenFor locale: LocaleTag) {
    speech = nil
    phrases = Phrases(for: locale)
    style = DisplayStyle(locale: locale)
  }

  /// A value of a column, as rows say it.
  func words(_ found: FoundValue, of type: ColumnType) -> String {
    if let speech { return speech.spoken(found.value.speakableMoment(as: speech.form)) }
    guard let style else { return "" }
    var display = CellDisplay(type: type, style: style)
    var output = ByteBuffer()
    display.append(found.value, written: Array(found.written.utf8).span, to: &output)
    return output.text()
  }

  /// A value of a column as one end of a range: a change with its sign, for "from down 2 percent" leads nowhere.
  func end(_ found: FoundValue, of type: ColumnType) -> String {
    guard case .change(let change) = found.value else { return words(found, of: type) }
    guard let speech else { return signed(change, of: type) }
    let number = speech.spoken(change.withoutDirection)
    let isRise = !change.amount.isNegative && !change.amount.isZero
    return isRise ? phrases.text(.positive, ["number": number]) : number
  }

  private func signed(_ change: Change, of type: ColumnType) -> String {
    guard let style else { return "" }
    var options = FormatOptions()
    options.isSigned = true
    var display = CellDisplay(type: type, style: style, options: options)
    var output = ByteBuffer()
    let written: [UInt8] = []
    display.append(.change(change), written: written.span, to: &output)
    return output.text()
  }

  /// A finished sentence.
  func sentence(_ text: String) -> String { speech?.spoken(sentence: text) ?? text }

  /// A column's name.
  func name(_ name: String) -> String {
    speech.map { $0.spoken(text: SpokenHeader.words(name)) } ?? SafeText.string(name)
  }
}

extension Change {
  /// The same amount as a plain value.
  fileprivate var withoutDirection: Value {
    switch measure {
    case .number: .number(amount)
    case .percent: .percent(amount)
    case .money(let currency): .money(Money(amount, currency: currency))
    }
  }
}
