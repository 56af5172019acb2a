import Glibc
import RowcallWire

// Stands in for the speech worker and fails as the texts and the voice ask it to.

func send(_ message: WorkerMessage) { send(message.frame) }

func send(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) } }

/// A text gives as many samples as it has letters, each with the letter's number.
func speak(_ request: SynthesisRequest) {
  for (index, text) in request.texts.enumerated() {
    send(.began(request: request.id, text: UInt16(index)))
    send(.event(SpeechEvent(kind: .word, sample: 0, offset: 0, length: UInt32(text.unicodeScalars.count))))
    send(.samples(text.utf8.prefix(2).map(Int16.init)))
    switch text {
    case "crash": kill(getpid(), SIGSEGV)
    // What the real worker does when its copy, which speaks, has crashed.
    case "copy": exit(128 + SIGSEGV)
    case "half":
      send([200, 0, 0, 0, 70, 1, 2])
      kill(getpid(), SIGKILL)
    case "die": exit(3)
    case "hang": sleep(1000)
    case "babble": send([9, 0, 0, 0, 250, 1, 2, 3, 4, 5, 6, 7, 8])
    default: send(.samples(text.utf8.dropFirst(2).map(Int16.init)))
    }
  }
  send(.ended(request: request.id, .spoken))
}

switch CommandLine.arguments.last {
case "stillborn": exit(7)
case "ancient": send(.hello(version: 99, sampleRate: 22_050))
case "mute": send(.refused(.noVoiceData, detail: "/nowhere/espeak-ng-data"))
default: send(.hello(version: Wire.version, sampleRate: 22_050))
}

var inbox = FrameBuffer(limit: Wire.longestRequest)
var bytes = [UInt8](repeating: 0, count: Wire.longestRequest)
while true {
  let count = read(STDIN_FILENO, &bytes, bytes.count)
  guard count > 0 else { exit(0) }
  bytes.withUnsafeBytes { inbox.append(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
  while let frame = try inbox.next() {
    if case let .speak(request) = try ClientMessage(frame) { speak(request) }
  }
}
