// Copyright (C) 2026 The Rowcall contributors
// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeak
import Glibc
import RowcallWire

/// eSpeak NG, set to one voice.
///
/// The library has one state for the whole process, and what it has spoken shows in the samples of what it speaks next.
/// So it is set up once here and never shut down, and each request is spoken by a copy of the process (`Speaker`).
struct Engine {
  /// How much sound the library hands over at a time.
  private static let bufferMilliseconds: Int32 = 100

  let sampleRate: UInt32

  /// Starts the library and loads a voice.
  init(voice: String) throws(WorkerStop) {
    sampleRate = try Engine.start()
    guard Engine.isName(voice), Engine.load(voice) else {
      throw .refused(.unknownVoice, detail: voice)
    }
  }

  /// Starts the library and lists its voices, in its order.
  static func voices() throws(WorkerStop) -> [VoiceRecord] {
    _ = try start()
    return listedVoices().map(\.record)
  }

  /// Loads the voice of a file's name (`roa/fr`, `fr`), of a listed identifier (`fr-fr`) or else of just this language.
  private static func load(_ voice: String) -> Bool {
    if take(voice) { return true }
    // The library takes no identifier that is not its file's name as well, so find the file.
    let name = voice.lowercased()
    let voices = listedVoices()
    let found =
      voices.first { $0.record.identifier.lowercased() == name }
      ?? voices.first { $0.record.languages.contains { $0.lowercased() == name } }
    return found.map { take($0.file) } ?? false
  }

  /// Has the library load what it knows by a name, and tells whether that is a voice.
  private static func take(_ name: String) -> Bool {
    // The library also loads folders and variants (`roa`, `!v/f1`) and crashes on the first text; these have no language.
    espeak_ng_SetVoiceByName(name) == ENS_OK && espeak_GetCurrentVoice()?.pointee.languages?.pointee ?? 0 != 0
  }

  /// The voices, each with an identifier of its own.
  private static func listedVoices() -> [(file: String, record: VoiceRecord)] {
    var voices: [(file: String, record: VoiceRecord)] = []
    var taken: Set<String> = []
    var next = espeak_ListVoices(nil)
    while let voice = next?.pointee {
      let file = String(cString: voice.pointee.identifier)
      var record = VoiceRecord(voice.pointee)
      // Two voices may be of one language; the second is known by its file, `yue-latn-jyutping`.
      if taken.contains(record.identifier), let name = file.split(separator: "/").last {
        record.identifier = name.lowercased()
      }
      taken.insert(record.identifier)
      voices.append((file, record))
      next = next?.advanced(by: 1)
    }
    return voices
  }

  private static func start() throws(WorkerStop) -> UInt32 {
    // Without this flag the library ends the process when it finds no data.
    let rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS, bufferMilliseconds, nil, espeakINITIALIZE_DONT_EXIT)
    try checkData()
    guard rate > 0 else { throw .refused(.engine, detail: "espeak_Initialize returned \(rate)") }
    // Refuses every sound file: text is plain, so nobody should ask, but the default would play it.
    espeak_SetUriCallback { _, _, _ in 1 }
    espeak_SetSynthCallback { samples, count, events in
      guard let recorder = events?.pointee.user_data else { return 1 }
      return Unmanaged<Recorder>.fromOpaque(recorder).takeUnretainedValue()
        .receive(UnsafeBufferPointer(start: samples, count: Int(count)), events)
    }
    return UInt32(rate)
  }

  /// What the library returns where its data is missing depends on how it is missing, so look for the file that every
  /// voice needs.
  private static func checkData() throws(WorkerStop) {
    var path: UnsafePointer<CChar>?
    espeak_Info(&path)
    let folder = path.map { String(cString: $0) } ?? ""
    guard access(folder + "/phontab", R_OK) == 0 else { throw .refused(.noVoiceData, detail: folder) }
  }

  /// Whether a name can only name a voice; the library would also open it as a path.
  private static func isName(_ voice: String) -> Bool {
    !voice.isEmpty && voice.utf8.count < 40 && !voice.hasPrefix("/") && !voice.contains("..")
      && !voice.unicodeScalars.contains(where: \.isControl)
  }
}

extension VoiceRecord {
  fileprivate init(_ voice: espeak_VOICE) {
    let languages = VoiceRecord.languages(voice.languages)
    self.init(
      identifier: languages.first ?? String(cString: voice.identifier), name: String(cString: voice.name),
      languages: languages, gender: voice.gender)
  }

  /// Reads the library's list: a byte for the priority, a name, zero; and so on up to another zero.
  private static func languages(_ list: UnsafePointer<CChar>) -> [String] {
    var names: [String] = []
    var next = list
    while next.pointee != 0 {
      let name = String(cString: next + 1)
      names.append(name)
      next += 1 + name.utf8.count + 1
    }
    return names
  }
}
