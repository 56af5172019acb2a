import RowcallNarration
import RowcallSpeech

/// Every setting: flags, the settings file, variables of the environment and the documentation are made from this list.
extension Setting {
  /// Every setting, in the order in which people read of them.
  static let all: [Setting] = [
    dialect, verbosity, order, headers, headerUse, headerLevels, headerLimit, headerRepeat, position, spans,
    blanks, hints, punctuation, spelling, capitals, locale, voice, rate, pitch, volume, pause, player,
  ]

  /// The setting of a key; nil when there is none.
  static func named(_ key: String) -> Setting? { all.first { $0.key == key } }
}

// MARK: - How much is said, and in what order

extension Setting {
  static let dialect = Setting(
    "dialect", .choice(of: Dialect.Name.self), "The screen reader whose order and words are heard.",
    otherwise: .value(Dialect.Name.rowcall.rawValue))
  static let verbosity = Setting(
    "verbosity", .choice(of: Verbosity.Preset.self),
    "How much is said: stands for header-use, header-levels, position, spans, blanks and hints together.",
    otherwise: .value(Verbosity.Preset.medium.rawValue))
  static let order = Setting(
    "order", .choice(of: Verbosity.Order.self), "Whether the header or the cell comes first.",
    part: .choice({ $0.order }, { $0.order = $1 }))
  static let headers = Setting(
    "headers", .choice(of: SpokenHeaders.self), "The directions whose headers are said.",
    part: .choice({ SpokenHeaders($0.headers) }, { $0.headers = $1.axes }))
  static let headerUse = Setting(
    "header-use", .choice(of: Verbosity.HeaderUse.self),
    "Whether headers are said when they changed, or always.",
    part: .choice({ $0.headerUse }, { $0.headerUse = $1 }))
  static let headerLevels = Setting(
    "header-levels", .choice(of: Verbosity.HeaderLevels.self), "Which levels of stacked headers are said.",
    part: .choice({ $0.headerLevels }, { $0.headerLevels = $1 }))
  static let headerLimit = Setting(
    "header-limit", .limit, "The most characters of a header that are said.",
    part: .limit({ $0.headerLimit }, { $0.headerLimit = $1 }))
  static let headerRepeat = Setting(
    "header-repeat", .limit, "After how many rows the column headers are said again.",
    part: .limit({ $0.headerRepeat }, { $0.headerRepeat = $1 }))
  static let position = Setting(
    "position", .choice(of: Verbosity.Position.self), "When the numbers of rows and columns are said.",
    part: .choice({ $0.position }, { $0.position = $1 }))
  static let spans = Setting(
    "spans", .truth, "Whether it is said that a cell covers several rows or columns.",
    part: .truth({ $0.spans }, { $0.spans = $1 }))
  static let blanks = Setting(
    "blanks", .choice(of: Verbosity.Blanks.self), "Whether blank cells are said when everything is read.",
    part: .choice({ $0.blanks }, { $0.blanks = $1 }))
  static let hints = Setting(
    "hints", .truth, "Whether it is said what can be done with links and controls.",
    part: .truth({ $0.hints }, { $0.hints = $1 }))
  static let punctuation = Setting(
    "punctuation", .choice(of: PunctuationLevel.self), "Which signs are said by their names.",
    part: .choice({ $0.punctuation }, { $0.punctuation = $1 }))
  static let spelling = Setting(
    "spelling", .truth, "Whether cells are read letter by letter.",
    part: .truth({ $0.spelling.isOn }, { $0.spelling.isOn = $1 }))
  static let capitals = Setting(
    "capitals", .choice(of: Spelling.Capitals.self, but: [.icon]),
    "How capitals are told from small letters while spelling.",
    part: .choice({ $0.spelling.capitals }, { $0.spelling.capitals = $1 }))
}

// MARK: - In which language, and how it sounds

extension Setting {
  static let locale = Setting(
    "locale", .locale, "The listener's language.", otherwise: .chosen("the environment's"))
  static let voice = Setting(
    "voice", .text("a name that rowcall voices lists"), "A voice for all text.",
    otherwise: .chosen("by language and script"))
  static let rate = Setting(
    "rate", .number(Prosody.rates), "The speed in words per minute.", otherwise: .value("\(Prosody().rate)"))
  static let pitch = Setting(
    "pitch", .number(Prosody.pitches), "The pitch, from low to high.", otherwise: .value("\(Prosody().pitch)")
  )
  static let volume = Setting(
    "volume", .number(Prosody.volumes), "The loudness; 100 is usual.",
    otherwise: .value("\(Prosody().volume)"))
  static let pause = Setting(
    "pause", .pauses, "Milliseconds of silence between cells and after a row.",
    otherwise: .value(PauseArgument(pauses: RowPauses()).defaultValueDescription))
  static let player = Setting(
    "player", .text("a program with its arguments"), "The program that plays; it gets a WAV stream.",
    otherwise: .chosen("the first that is there"))
}
