import RowcallNarration
import RowcallSpeech

/// A setting that the user can store.
///
/// Its key is the name of a flag, of a member of the settings file and, in capitals, of an environment variable.
package struct Setting: Sendable {
  /// The default.
  package enum Otherwise: Sendable {
    case value(String)
    /// A value that depends on something else, such as "chosen by language and script".
    case chosen(String)
  }

  /// Its name: `header-use`.
  package let key: String
  package let values: SettingValues
  /// Its description in one sentence.
  package let summary: String
  /// Its part of the narration options; nil for other settings.
  package let part: Part?
  private let otherwise: Otherwise

  /// Creates a setting with a part of the narration options, or with its default.
  private init(
    _ key: String, _ values: SettingValues, _ summary: String, part: Part? = nil,
    otherwise: Otherwise = .value("")
  ) {
    self.key = key
    self.values = values
    self.summary = summary
    self.part = part
    self.otherwise = otherwise
  }

  /// The default.
  package var builtIn: Otherwise { part.map { .value($0.text(Verbosity())) } ?? otherwise }

  /// The help of its flag.
  package var help: String {
    "\(summary) (default: \(builtIn))\(values.choices.map { " (values: \($0))" } ?? "")"
  }

  /// Its environment variable: `ROWCALL_HEADER_USE`.
  package var variable: String {
    Self.variablePrefix + "_" + key.uppercased().split(separator: "-").joined(separator: "_")
  }

  package static let variablePrefix = "ROWCALL"
}

extension Setting.Otherwise: CustomStringConvertible {
  /// The value, or how it is chosen.
  package var description: String {
    switch self {
    case .value(let text), .chosen(let text): text
    }
  }
}

extension Setting {
  /// One part of a set of narration options, as texts.
  ///
  /// It uses closures, because key paths slow the start of a command.
  package struct Part: Sendable {
    /// The value in the options.
    package let text: @Sendable (Verbosity) -> String
    /// Sets the value in the options; an invalid text is ignored.
    package let set: @Sendable (inout Verbosity, String) -> Void

    /// An enumerated part.
    static func choice<Value: RawRepresentable<String> & SendableMetatype>(
      _ get: @escaping @Sendable (Verbosity) -> Value,
      _ set: @escaping @Sendable (inout Verbosity, Value) -> Void
    ) -> Part {
      Part(
        text: { get($0).rawValue },
        set: { if let value = Value(rawValue: $1.lowercased()) { set(&$0, value) } })
    }

    /// A Boolean part.
    static func truth(
      _ get: @escaping @Sendable (Verbosity) -> Bool,
      _ set: @escaping @Sendable (inout Verbosity, Bool) -> Void
    ) -> Part {
      Part(text: { get($0) ? "true" : "false" }, set: { if let value = Bool($1) { set(&$0, value) } })
    }

    /// A part that is a number above zero; nil for none.
    static func limit(
      _ get: @escaping @Sendable (Verbosity) -> Int?,
      _ set: @escaping @Sendable (inout Verbosity, Int?) -> Void
    ) -> Part {
      Part(text: { get($0).map(String.init) ?? SettingValues.noLimit }, set: { set(&$0, Int($1)) })
    }
  }
}

/// All settings; flags, the settings file, environment variables and documentation use this list.
extension Setting {
  /// All settings in the order of the documentation.
  package static let all: [Setting] = [
    dialect, verbosity, order, headers, headerUse, headerLevels, headerLimit, headerRepeat, position, spans,
    blanks, constants, repeats, links, textLimit, maxSecondsPerRow, hints, comments, punctuation, spelling,
    capitals,
    locale, voice, rate,
    pitch,
    volume, pause,
    player, keys, bind, echo,
  ]

  /// The setting with a key; nil if there is none.
  package static func named(_ key: String) -> Setting? { all.first { $0.key == key } }
}

// MARK: - Verbosity

extension Setting {
  package static let dialect = Setting(
    "dialect", .choice(of: Dialect.Name.self), "The screen reader whose order and words are used.",
    otherwise: .value(Dialect.Name.rowcall.rawValue))
  package static let verbosity = Setting(
    "verbosity", .choice(of: Verbosity.Preset.self),
    "How much is spoken. Sets header-use, header-levels, position, spans, blanks, constants, repeats, links, "
      + "text-limit and hints.",
    otherwise: .value(Verbosity.Preset.medium.rawValue))
  package static let order = Setting(
    "order", .choice(of: Verbosity.Order.self),
    "Whether the header or the cell is spoken first; browse begins with the cell unless this is set.",
    part: .choice({ $0.order }, { $0.order = $1 }))
  package static let headers = Setting(
    "headers", .choice(of: SpokenHeaders.self),
    "Which headers are spoken: of the row, of the column, or both.",
    part: .choice({ SpokenHeaders($0.headers) }, { $0.headers = $1.axes }))
  package static let headerUse = Setting(
    "header-use", .choice(of: Verbosity.HeaderUse.self),
    "When headers are spoken: where they changed from the cell before, or always.",
    part: .choice({ $0.headerUse }, { $0.headerUse = $1 }))
  package static let headerLevels = Setting(
    "header-levels", .choice(of: Verbosity.HeaderLevels.self),
    "Of headers above each other: only the nearest, or all.",
    part: .choice({ $0.headerLevels }, { $0.headerLevels = $1 }))
  package static let headerLimit = Setting(
    "header-limit", .limit, "Cut headers after this many characters.",
    part: .limit({ $0.headerLimit }, { $0.headerLimit = $1 }))
  package static let headerRepeat = Setting(
    "header-repeat", .limit, "Repeat the column headers after this many rows.",
    part: .limit({ $0.headerRepeat }, { $0.headerRepeat = $1 }))
  package static let position = Setting(
    "position", .choice(of: Verbosity.Position.self),
    "When row and column numbers are spoken: never, where they changed, or always.",
    part: .choice({ $0.position }, { $0.position = $1 }))
  package static let spans = Setting(
    "spans", .truth, "Speak how many rows or columns a cell spans.",
    part: .truth({ $0.spans }, { $0.spans = $1 }))
  package static let blanks = Setting(
    "blanks", .choice(of: Verbosity.Blanks.self), "Whether blank cells are spoken in labels and by say-all.",
    part: .choice({ $0.blanks }, { $0.blanks = $1 }))
  package static let constants = Setting(
    "constants", .choice(of: Verbosity.Constants.self),
    "Whether labels say columns with one value throughout once at the start or in every row.",
    part: .choice({ $0.constants }, { $0.constants = $1 }))
  package static let repeats = Setting(
    "repeats", .choice(of: Verbosity.Repeats.self),
    "Whether labels say placeholders such as N/A and long headers once per column, and the name of a row once, or each time.",
    part: .choice({ $0.repeats }, { $0.repeats = $1 }))
  package static let links = Setting(
    "links", .choice(of: Verbosity.Links.self),
    "Whether labels say the site of a web address, or the address as written.",
    part: .choice({ $0.links }, { $0.links = $1 }))
  package static let textLimit = Setting(
    "text-limit", .limit, "Cut texts in labels after this many words.",
    part: .limit({ $0.textLimit }, { $0.textLimit = $1 }))
  package static let maxSecondsPerRow = Setting(
    "max-seconds-per-row", .limit,
    "Shorten labels that take longer to speak: cut texts to ten words, then leave out the last cells.",
    part: .limit({ $0.maxSecondsPerRow }, { $0.maxSecondsPerRow = $1 }))
  package static let hints = Setting(
    "hints", .truth, "Speak what links and controls do.",
    part: .truth({ $0.hints }, { $0.hints = $1 }))
  package static let comments = Setting(
    "comments", .truth, "Speak the comments and the links on cells of a sheet after the cells.",
    part: .truth({ $0.comments }, { $0.comments = $1 }))
  package static let punctuation = Setting(
    "punctuation", .choice(of: PunctuationLevel.self), "How much punctuation is spoken.",
    part: .choice({ $0.punctuation }, { $0.punctuation = $1 }))
  package static let spelling = Setting(
    "spelling", .truth, "Spell cells letter by letter.",
    part: .truth({ $0.spelling.isOn }, { $0.spelling.isOn = $1 }))
  package static let capitals = Setting(
    "capitals", .choice(of: Spelling.Capitals.self, but: [.icon]),
    "Whether spelling names capital letters: capital A.",
    part: .choice({ $0.spelling.capitals }, { $0.spelling.capitals = $1 }))
}

// MARK: - Language and voice

extension Setting {
  package static let locale = Setting(
    "locale", .locale, "The listener's language.", otherwise: .chosen("the environment's"))
  package static let voice = Setting(
    "voice", .text("a name from the list of rowcall voices"), "A voice for all text.",
    otherwise: .chosen("by language and script"))
  package static let rate = Setting(
    "rate", .number(Prosody.rates), "The speed in words per minute.", otherwise: .value("\(Prosody().rate)"))
  package static let pitch = Setting(
    "pitch", .number(Prosody.pitches), "The pitch, from low to high.", otherwise: .value("\(Prosody().pitch)")
  )
  package static let volume = Setting(
    "volume", .number(Prosody.volumes), "The volume; 100 is normal.",
    otherwise: .value("\(Prosody().volume)"))
  package static let pause = Setting(
    "pause", .pauses, "Milliseconds of silence between cells and after a row.",
    otherwise: .value(RowPauses().text))
  package static let player = Setting(
    "player", .text("a program with its arguments"),
    "The program that plays the sound; it reads a WAV stream.",
    otherwise: .chosen("the first one found"))
}

// MARK: - Keys

extension Setting {
  package static let keys = Setting(
    "keys", .choice(of: KeySet.self), "The keys of rowcall browse: its own, or those of another program.",
    otherwise: .value(KeySet.nvda.rawValue))
  package static let bind = Setting(
    "bind", .text("keys and commands"),
    "Keys of rowcall browse that do something else: f5=sum; f6=find West.",
    otherwise: .chosen("none"))
  package static let echo = Setting(
    "echo", .choice(of: TypingEcho.self), "What is said of what you type in a question.",
    otherwise: .value(TypingEcho.characters.rawValue))
}
