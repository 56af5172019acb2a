import Glibc
import RowcallWire

// Stands in for the speech worker and fails as the texts and the voice ask it to.

func send(_ message: WorkerMessage) { send(message.frame) }

func send(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) } }

/// A text gives as many samples as it has letters, each with the letter's number.
func speak(_ request: SynthesisRequest) {
  var count: UInt64 = 0
  func sound(_ bytes: some Sequence<UInt8>) {
    let samples = bytes.map(Int16.init)
    count += UInt64(samples.count)
    if !samples.isEmpty { send(.samples(samples)) }
  }
  for (index, text) in request.texts.enumerated() {
    send(.began(request: request.id, text: UInt16(index)))
    if text == "mute" { continue }
    send(.event(SpeechEvent(kind: .word, sample: 0, offset: 0, length: UInt32(text.unicodeScalars.count))))
    sound(text.utf8.prefix(2))
    switch text {
    case "crash": kill(getpid(), SIGSEGV)
    // What the real worker does when its copy, which speaks, has crashed.
    case "copy": exit(128 + SIGSEGV)
    case "half":
      send([200, 0, 0, 0, 70, 1, 2])
      kill(getpid(), SIGSEGV)
    case "die": exit(3)
    case "hang": sleep(1000)
    case "drip":
      while true {
        sound([0])
        usleep(20_000)
      }
    case "flood": while true { send(.samples([Int16](repeating: 0, count: 4000))) }
    case "babble": send([9, 0, 0, 0, 250, 1, 2, 3, 4, 5, 6, 7, 8])
    case "range": send(.began(request: request.id, text: 60_000))
    case "twice": send(.began(request: request.id, text: UInt16(index)))
    case "other": send(.ended(request: request.id &+ 999, .spoken(samples: count)))
    case "early": send(.ended(request: request.id, .spoken(samples: count)))
    case "quit": send(.ended(request: request.id, .cancelled))
    case "less": count += 1
    case "hello": send(.hello(version: Wire.version, sampleRate: 22_050))
    case "voices": send(.voicesEnd)
    default: break
    }
    sound(text.utf8.dropFirst(2))
  }
  send(.ended(request: request.id, .spoken(samples: count)))
}

/// Sends frames that may or may not have a place where they come, and may die of it.
func speakAtRandom(_ request: SynthesisRequest, seed: UInt64) {
  // The attempt after a failure goes another way.
  var random = Random(state: seed &* 7919 &+ UInt64(request.id) &* 31 &+ (request.isCareful ? 1 : 0))
  if random.below(2) == 0 { return speak(request) }
  for _ in 0..<random.below(8) {
    let text = UInt16(random.below(2) == 0 ? random.below(3) : random.below(65_536))
    let id = random.below(3) == 0 ? UInt32(random.below(1 << 32)) : request.id
    let number = [0, 1, 5, UInt32.max, 1 << 31][random.below(5)]
    let messages: [WorkerMessage] = [
      .hello(version: Wire.version, sampleRate: 22_050), .voicesEnd,
      .refused(.system, detail: "a\u{1B}\n::error::b"),
      .began(request: id, text: text), .began(request: request.id, text: 0),
      .began(request: request.id, text: 1),
      .samples([Int16](repeating: 7, count: random.below(50))), .samples([1, 2, 3]),
      .event(SpeechEvent(kind: .word, sample: number, offset: number, length: number)),
      .ended(request: id, .cancelled), .ended(request: id, .spoken(samples: UInt64(random.below(99)))),
    ]
    var frame = messages[random.below(messages.count)].frame
    if random.below(20) == 0 { frame.removeLast() }
    if random.below(20) == 0 { frame[random.below(frame.count)] = UInt8(random.below(256)) }
    send(frame)
  }
  let signals = [SIGKILL, SIGSEGV, SIGABRT, SIGTERM]
  if random.below(4) == 0 { kill(getpid(), signals[random.below(4)]) }
  if random.below(4) == 0 { exit(Int32(random.below(256))) }
  if random.below(2) == 0 { speak(request) }
}

/// The same numbers for the same seed.
struct Random {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

let voice = CommandLine.arguments.last ?? ""
switch voice {
case "stillborn": exit(7)
case "ancient": send(.hello(version: 99, sampleRate: 22_050))
case "fast": send(.hello(version: Wire.version, sampleRate: 44_100))
case "mute": send(.refused(.noVoiceData, detail: "/nowhere/espeak-ng-data"))
case "silent": sleep(1000)
default: send(.hello(version: Wire.version, sampleRate: 22_050))
}

// A worker of the voice "random-7" misbehaves at random, each number differently.
let seed = voice.split(separator: "-").last.flatMap { UInt64($0) }
var inbox = FrameBuffer(limit: Wire.longestRequest)
var bytes = [UInt8](repeating: 0, count: Wire.longestRequest)
while true {
  let count = read(STDIN_FILENO, &bytes, bytes.count)
  guard count > 0 else { exit(0) }
  bytes.withUnsafeBytes { inbox.append(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
  while let frame = try inbox.next() {
    guard case let .speak(request) = try ClientMessage(frame) else { continue }
    switch voice {
    case "broken": exit(70)
    case "crowded": send(.refused(.system, detail: "fork: Resource temporarily unavailable"))
    // All in one write: nothing may come after a refusal.
    case "stubborn":
      send(
        WorkerMessage.refused(.system, detail: "fork").frame
          + WorkerMessage.began(request: request.id, text: 0).frame
          + WorkerMessage.ended(request: request.id, .spoken(samples: 0)).frame)
    default: if let seed { speakAtRandom(request, seed: seed) } else { speak(request) }
    }
  }
}
