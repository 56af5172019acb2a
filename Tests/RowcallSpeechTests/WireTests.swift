import RowcallWire
import Testing

@Suite struct WireTests {
  private static let answers: [WorkerMessage] = [
    .hello(version: 2, sampleRate: 22_050), .refused(.unknownVoice, detail: "xx"),
    .voice(VoiceRecord(identifier: "en-us", name: "English", languages: ["en-us", "en"], gender: 1)),
    .voicesEnd,
    .began(request: 7, text: 3), .samples([1, -2, .max, .min]), .samples([]),
    .event(SpeechEvent(kind: .word, sample: 9, offset: 8, length: 7)),
    .ended(request: 7, .spoken(samples: 1 << 40)), .ended(request: 7, .cancelled),
  ]

  @Test(arguments: answers) func answerComesBackAsItWasSent(message: WorkerMessage) throws {
    var buffer = FrameBuffer(limit: Wire.longestAnswer)
    // One byte at a time, as a pipe may deliver it.
    for byte in message.frame.dropLast() {
      append([byte], to: &buffer)
      #expect(try buffer.next() == nil)
    }
    append(message.frame.suffix(1), to: &buffer)
    let frame = try #require(try buffer.next())
    #expect(try WorkerMessage(frame) == message)
  }

  @Test(arguments: [
    ClientMessage.speak(SynthesisRequest(id: 3, rate: 300, isCareful: true, texts: ["Zoë", "", "東京"])),
    .cancel(.max),
  ])
  func requestComesBackAsItWasSent(message: ClientMessage) throws {
    var buffer = FrameBuffer(limit: Wire.longestRequest)
    append(message.frame + message.frame, to: &buffer)
    for _ in 0..<2 { #expect(try ClientMessage(#require(try buffer.next())) == message) }
    #expect(try buffer.next() == nil)
  }

  @Test func longestTextsFitIntoOneRequest() {
    let text = String(repeating: "x", count: SynthesisRequest.room - SynthesisRequest.cost(ofBytes: 0))
    #expect(ClientMessage.speak(SynthesisRequest(id: 1, texts: [text])).frame.count <= Wire.longestRequest)
  }

  @Test(arguments: [[UInt8]([0, 0, 0, 1, 70]), [255, 255, 255, 255, 70], [0, 0, 0, 0, 70]])
  func frameOfImpossibleLengthIsRefusedBeforeItArrives(bytes: [UInt8]) {
    var buffer = FrameBuffer(limit: Wire.longestAnswer)
    append(bytes, to: &buffer)
    #expect(throws: WireError.self) { try buffer.next() }
  }

  @Test func everyCutOrLengthenedFrameIsRefused() throws {
    for message in WireTests.answers {
      if case .samples = message { continue }
      let body = Array(message.frame.dropFirst(Wire.headerLength))
      let kind = message.frame[Wire.headerLength - 1]
      for count in body.indices {
        #expect(throws: WireError.malformed(kind: kind)) { try WorkerMessage((kind, body[..<count])) }
      }
      #expect(throws: WireError.malformed(kind: kind)) { try WorkerMessage((kind, (body + [0])[...])) }
    }
  }

  @Test(arguments: [UInt8](0...64) + [73, 255]) func unknownKindIsRefused(kind: UInt8) {
    #expect(throws: WireError.unknownKind(kind)) { try WorkerMessage((kind, [])) }
  }

  @Test(arguments: [
    ("a\u{0}b\u{1}c\n", "a b c "), ("\u{202E}abc\u{2066}", " abc "), ("Zoë, 東京", "Zoë, 東京"),
    ("\u{AD}\u{FEFF}", "  "),
    ("\u{7F}\u{85}\u{9F}", "   "), ("\u{2028}\u{2029}", "  "), ("e\u{301}", "e\u{301}"), ("\u{E0041}", " "),
  ])
  func controlsBecomeSpacesOneByOne(text: String, expected: String) {
    #expect(text.withoutControls == expected)
    #expect(text.withoutControls.unicodeScalars.count == text.unicodeScalars.count)
  }

  private func append(_ bytes: some Collection<UInt8>, to buffer: inout FrameBuffer) {
    Array(bytes).withUnsafeBytes { buffer.append($0) }
  }
}
