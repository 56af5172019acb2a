import RowcallNarration
import RowcallText
import Testing

@testable import RowcallSpeech

@Suite(.timeLimit(.minutes(10))) struct EspeakBackendTests {
  private let rows = [
    utterance("Halden Brewery", "412 dollars and 7 cents", "down 3.5 percent"),
    utterance("Kestrel Metals", "19 dollars", "up 0.4 percent"),
    utterance("Ganges Tea", "no change"),
  ]

  @Test func sameTextGivesTheSameSamplesWhateverCameBefore() throws {
    let backend = try makeBackend()
    let first = try backend.sounds(of: rows)
    let again = try backend.sounds(of: rows.reversed() + rows)
    #expect(first.count == 3)
    #expect(first.allSatisfy { $0.duration > 1 && $0.warnings.isEmpty })
    #expect(again.suffix(3).fingerprints == first.fingerprints)
    #expect(again.prefix(3).reversed().fingerprints == first.fingerprints)
  }

  @Test(arguments: [1, 2, 4]) func sameTextGivesTheSameSamplesWithSoManyWorkers(jobs: Int) throws {
    let many = (0..<30).flatMap { _ in rows }
    let sounds = try makeBackend(jobs: jobs).sounds(of: many)
    let alone = try makeBackend().sounds(of: rows)
    #expect(sounds.fingerprints == (0..<30).flatMap { _ in alone.fingerprints })
  }

  @Test func pausesAreSilenceOfTheirLengthAndMarksAreWhereTheyAre() throws {
    let words = try makeBackend().sounds(of: [utterance("Oslo")])[0]
    let paused = Utterance(
      segments: [
        .pause(milliseconds: 500), .mark("cell 0"), .text("Oslo", language: nil), .pause(milliseconds: 1500),
      ],
      language: LocaleTag("en"))
    let sound = try makeBackend().sounds(of: [paused])[0]
    #expect(sound.samples.count == words.samples.count + 11_025 + 33_075)
    #expect(Array(sound.samples[11_025..<(11_025 + words.samples.count)]) == words.samples)
    #expect(sound.samples[..<11_025].allSatisfy { $0 == 0 })
    #expect(sound.marks.contains(SpeechMark(kind: .named("cell 0"), sample: 11_025, segment: 1)))
  }

  @Test func wordsAreMarkedWhereTheyAreInTheCallersText() throws {
    let text = "Ægir\u{202E} sells \(String(repeating: "a", count: 60)) now"
    let sound = try makeBackend().sounds(of: [utterance("Zoë", text)])[0]
    let words = sound.marks.filter { $0.kind == .word && $0.segment == 1 }
    let scalars = Array(text.unicodeScalars)
    let bytes = Array(text.utf8)
    let byScalars = words.map { mark in
      String(String.UnicodeScalarView(scalars[mark.scalars]))
    }
    #expect(byScalars == words.map { String(decoding: bytes[$0.utf8], as: UTF8.self) })
    #expect(byScalars.first == "Ægir" && byScalars.last == "now" && byScalars.contains("sells"))
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.sample <= $1.sample })
    #expect(words.allSatisfy { 0..<sound.samples.count ~= $0.sample })
  }

  @Test func fasterSpeechIsShorterAndLeavesNoTrace() throws {
    let backend = try makeBackend()
    let usual = try backend.sounds(of: rows)
    let fast = try backend.sounds(of: rows, prosody: Prosody(rate: 350, pitch: 80, volume: 50))
    #expect(fast[0].duration < usual[0].duration * 0.7)
    #expect(try backend.sounds(of: rows).fingerprints == usual.fingerprints)
  }

  @Test(arguments: [0, 1]) func withoutVolumeTheSoundIsSilentAndNoFault(volume: Int) throws {
    let backend = try makeBackend()
    let usual = try backend.sounds(of: rows)
    let mute = try backend.sounds(of: rows, prosody: Prosody(volume: volume))
    #expect(mute.map(\.samples.count) == usual.map(\.samples.count))
    #expect(mute.allSatisfy { $0.warnings.isEmpty && $0.samples.allSatisfy { $0 == 0 } })
  }

  @Test func eachScriptGetsItsVoice() throws {
    let mixed = try makeBackend().sounds(of: [utterance("Board: Ирина Волкова, chair")])[0]
    let english = try makeBackend(voice: "en-us").sounds(of: [utterance("Board: Ирина Волкова, chair")])[0]
    #expect(mixed.fingerprint != english.fingerprint)
    #expect(mixed.warnings.isEmpty)
    let russian = try makeBackend(voice: "ru").sounds(of: [utterance("Ирина Волкова, ")])[0]
    #expect(mixed.samples.count > russian.samples.count)
    #expect(mixed.samples.firstRange(of: russian.samples) != nil)
  }

  @Test func nothingToSayIsSilence() throws {
    let sounds = try makeBackend().sounds(of: [utterance(), utterance("", " \n"), utterance("-")])
    #expect(sounds.count == 3)
    #expect(sounds[0] == SpeechAudio() && sounds[1] == SpeechAudio())
  }

  @Test func unknownVoiceIsAnErrorWithNearNames() throws {
    let error = #expect(throws: SpeechError.self) {
      try makeBackend(voice: "en-uss").sounds(of: rows)
    }
    #expect(
      error?.description
        == "no voice \"en-uss\", did you mean en-us?; \"rowcall voices\" lists them all")
  }

  @Test(arguments: ["../../../etc/passwd", "/etc/passwd", "", "en\u{1}"]) func pathIsNoVoice(name: String)
    throws
  {
    #expect(throws: SpeechError.self) { try makeBackend(voice: name).sounds(of: rows) }
  }

  @Test func missingWorkerIsAnErrorThatSaysWhereItLooked() {
    let error = #expect(throws: SpeechError.self) { try EspeakBackend(workerPath: "/nowhere/rowcall-espeak") }
    #expect(
      error?.description
        == "rowcall-espeak, the speech worker, is not at /nowhere/rowcall-espeak; install it there or set "
        + "ROWCALL_ESPEAK to its path")
  }

  @Test func voicesAreListedAndCanBeAskedFor() throws {
    let backend = try makeBackend()
    let voices = try backend.allVoices()
    #expect(voices.count > 100)
    #expect(voices.contains { $0.identifier == "en-us" && $0.name == "English (America)" })
    #expect(voices.filter { $0.speaks(LocaleTag("de")) }.map(\.identifier) == ["de"])
    #expect(Set(voices.map(\.identifier)).count == voices.count)
  }

  @Test func everyListedVoiceCanBeAskedFor() throws {
    let silent = try makeBackend().allVoices().map(\.identifier).filter { voice in
      let sounds = try? makeBackend(voice: voice).sounds(of: [utterance("a")])
      return (sounds?.first?.duration ?? 0) == 0
    }
    #expect(silent == [])
  }

  @Test(arguments: [("fr-fr", "fr"), ("FR-FR", "fr"), ("en-gb", "en"), ("no", "nb"), ("es-mx", "es-419")])
  func voiceIsTakenByIdentifierAndLanguage(name: String, sameVoice: String) throws {
    let sounds = try [name, sameVoice].map { try makeBackend(voice: $0).sounds(of: rows) }
    #expect(sounds[0].fingerprints == sounds[1].fingerprints)
  }

  @Test(arguments: ["en-GB", "en-AU", "fr", "fr-CA", "de", "es", "es-MX", "ja", "zh", "pt-BR", "ru"])
  func localeHasAVoiceThatLoads(locale: String) throws {
    let sound = try makeBackend().sounds(of: [utterance("12", language: LocaleTag(locale))])[0]
    #expect(sound.duration > 0 && sound.warnings.isEmpty)
  }

  @Test(arguments: ["fr-f", "roa", "!v/f1", "fr-fr-x", "zz"]) func nearlyAVoiceIsNoVoice(name: String) throws
  {
    #expect(throws: SpeechError.self) { try makeBackend(voice: name).sounds(of: rows) }
  }

  @Test func synthesizeGivesTheSoundOfOneUtterance() async throws {
    let backend = try makeBackend()
    let sound = try await backend.synthesize(rows[0])
    #expect(sound.fingerprint == (try backend.sounds(of: rows)[0].fingerprint))
  }
}
