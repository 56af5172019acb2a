// swift-tools-version: 6.2
import PackageDescription

/// The libraries whose promises a fuzzer checks.
let fuzzed: [Target.Dependency] = [
  "Rowcall", "RowcallModel", "RowcallText", "RowcallReadings", "RowcallValues", "RowcallImport",
  "RowcallAccessibility", "RowcallNarration", "RowcallScreens", "RowcallAudit", "RowcallWire",
]

let package = Package(
  name: "rowcall",
  products: [
    .library(name: "Rowcall", targets: ["Rowcall"]),
    .library(name: "RowcallAudit", targets: ["RowcallAudit"]),
    .library(name: "RowcallAuditTesting", targets: ["RowcallAuditTesting"]),
    .library(name: "RowcallTableView", targets: ["RowcallTableView", "RowcallScreens", "RowcallRecords"]),
    .library(name: "RowcallUIKit", targets: ["RowcallUIKit"]),
    .executable(name: "rowcall", targets: ["RowcallCommand"]),
    .executable(name: "rowcall-espeak", targets: ["rowcall-espeak"]),
  ],
  traits: [
    // eSpeak NG's shared library comes with the thirty libraries of its own sound output, which the worker never uses but
    // pays for: 4 ms at each start. The archive gives the same samples. Either way CNoAudio takes the place of that output,
    // which would connect to a sound server and leave folders in the user's configuration.
    .trait(
      name: "StaticEspeak",
      description: "Links the archives of eSpeak NG, expat and SQLite, for a faster start."),
    .trait(name: "DynamicEspeak", description: "Links the shared libraries of eSpeak NG, expat and SQLite."),
    .default(enabledTraits: ["DynamicEspeak"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // What a table is.
    .target(name: "RowcallModel"),

    // Localized text: the only way to ICU.
    .systemLibrary(name: "CIcuLibs", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(name: "CICU", dependencies: ["CIcuLibs"]),
    .target(name: "RowcallText", dependencies: ["RowcallModel", "CICU"]),

    // Everything that is known of each language.
    .target(name: "RowcallLanguages", dependencies: ["RowcallModel", "RowcallText"]),

    // From names to the sections of an indexed list.
    .target(name: "RowcallCollation", dependencies: ["RowcallText"]),

    // From names to how they are read. MeCab is looked for when the first kanji come up, and may be missing.
    .target(name: "CMecab"),
    .target(name: "RowcallReadings", dependencies: ["RowcallText", "CMecab"]),

    // From written cells to typed values.
    .target(name: "RowcallValues", dependencies: ["RowcallModel", "RowcallText", "RowcallLanguages"]),

    // From tables to what is accessible.
    .target(name: "RowcallAccessibility", dependencies: ["RowcallModel", "RowcallValues"]),

    // From files to rows.
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "RowcallSQLite", dependencies: ["RowcallModel", "CSQLite"],
      linkerSettings: [
        .linkedLibrary(":libsqlite3.a", .when(traits: ["StaticEspeak"])),
        .linkedLibrary("sqlite3", .when(traits: ["DynamicEspeak"])),
      ]),
    .systemLibrary(name: "CGumboLibs", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"])]),
    .target(name: "CGumbo", dependencies: ["CGumboLibs"]),
    // The library is looked for when the first workbook is opened, and may be missing.
    .target(name: "CArchive"),
    .target(
      name: "RowcallImport",
      dependencies: [
        "RowcallModel", "RowcallText", "RowcallValues", "RowcallAccessibility", "CGumbo", "CExpat",
        "RowcallSQLite", "CSQLite", "CArchive",
      ],
      linkerSettings: [
        .linkedLibrary(":libexpat.a", .when(traits: ["StaticEspeak"])),
        .linkedLibrary("expat", .when(traits: ["DynamicEspeak"])),
      ]),

    // From values to words.
    .target(
      name: "RowcallNarration",
      dependencies: [
        "RowcallModel", "RowcallText", "RowcallLanguages", "RowcallCollation", "RowcallReadings",
        "RowcallValues", "RowcallAccessibility",
      ]),

    // From screens, live or in storyboards, to what is accessible and what is announced.
    .target(
      name: "RowcallScreens",
      dependencies: [
        "RowcallModel", "RowcallText", "RowcallLanguages", "RowcallTableView", "RowcallAccessibility",
        "RowcallImport", "RowcallNarration",
      ]),

    // From all of these to what a listener cannot follow.
    .target(
      name: "RowcallAudit",
      dependencies: [
        "RowcallModel", "RowcallText", "RowcallLanguages", "RowcallReadings", "RowcallValues",
        "RowcallTableView", "RowcallAccessibility", "RowcallImport", "RowcallNarration", "RowcallScreens",
      ]),

    // The same in Swift Testing; apart, so that no program links a library for tests.
    .target(name: "RowcallAuditTesting", dependencies: ["RowcallAudit", "RowcallTableView"]),

    // From words to sound.
    .target(name: "RowcallWire", dependencies: ["RowcallModel"]),
    .target(name: "CProcess"),
    .target(name: "CNoAudio"),
    .systemLibrary(name: "CEspeak", providers: [.apt(["libespeak-ng-dev", "espeak-ng-data"])]),
    .executableTarget(
      name: "rowcall-espeak",
      dependencies: [
        "RowcallWire", "CEspeak", "CProcess",
        "CNoAudio",
      ],
      exclude: ["LICENSE"],
      linkerSettings: [
        .linkedLibrary(":libespeak-ng.a", .when(traits: ["StaticEspeak"])),
        .linkedLibrary(":libsonic.so.0", .when(traits: ["StaticEspeak"])),
        .linkedLibrary("espeak-ng", .when(traits: ["DynamicEspeak"])),
      ]),
    // speech-dispatcher's library is looked for when somebody asks for that back end, and may be missing.
    .target(name: "CSpeechd"),
    .target(
      name: "RowcallSpeech",
      dependencies: [
        "RowcallModel", "RowcallNarration", "RowcallText", "RowcallWire", "CProcess", "CSpeechd",
      ]),

    // A table view without a screen, and the same under the names that app authors know.
    .target(name: "RowcallTableView", dependencies: ["RowcallModel"]),
    .target(name: "RowcallUIKit", dependencies: ["RowcallTableView", "RowcallText", "RowcallCollation"]),

    // Records with relations in an SQLite file, for tables that stay.
    .target(
      name: "RowcallRecords",
      dependencies: ["RowcallModel", "RowcallText", "RowcallTableView", "RowcallSQLite", "CSQLite"]),

    // Small applications to try, whose data stay.
    .target(
      name: "RowcallDemos",
      dependencies: [
        "RowcallModel", "RowcallText", "RowcallCollation", "RowcallTableView", "RowcallRecords",
      ]),

    // The front door: files, and all ways to read them.
    .target(
      name: "Rowcall",
      dependencies: [
        "RowcallModel", "RowcallText", "RowcallLanguages", "RowcallReadings", "RowcallCollation",
        "RowcallValues", "RowcallImport", "RowcallAccessibility", "RowcallNarration", "RowcallScreens",
        "RowcallSpeech", "RowcallSQLite",
      ]),

    // What people run: it parses arguments, calls the front door, and prints.
    .target(name: "CMemory"),
    .executableTarget(
      name: "RowcallCommand",
      dependencies: [
        "Rowcall", "RowcallModel", "RowcallText", "RowcallLanguages", "RowcallImport", "RowcallAccessibility",
        "RowcallNarration", "RowcallScreens", "RowcallAudit", "RowcallSpeech", "RowcallTableView",
        "RowcallRecords", "RowcallDemos", "CMemory", "CProcess",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Small apps that show how to use the table view, and the program that runs them.
    .target(
      name: "RowcallExamples",
      dependencies: ["RowcallDemos", "RowcallTableView", "RowcallText", "RowcallCollation"],
      path: "Tests/Examples"),
    .executableTarget(
      name: "rowcall-examples",
      dependencies: [
        "RowcallExamples", "RowcallDemos", "RowcallModel", "RowcallText", "RowcallReadings",
        "RowcallAccessibility",
        "RowcallNarration", "RowcallScreens", "RowcallTableView",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/ExamplesCommand"),

    // What measures the budgets, and C++ that the measured parts are compared with.
    .target(name: "CBench", dependencies: ["CIcuLibs"], path: "Tests/BenchPeers"),
    .executableTarget(
      name: "rowcall-bench",
      dependencies: [
        "Rowcall", "RowcallModel", "RowcallText", "RowcallLanguages", "RowcallCollation", "RowcallReadings",
        "RowcallValues", "RowcallImport", "RowcallAccessibility", "RowcallNarration", "RowcallTableView",
        "RowcallScreens", "CBench",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Bench"),

    .testTarget(name: "RowcallModelTests", dependencies: ["RowcallModel"]),
    .testTarget(name: "RowcallTextTests", dependencies: ["RowcallText"]),
    .testTarget(name: "RowcallLanguagesTests", dependencies: ["RowcallLanguages"]),
    .testTarget(name: "RowcallCollationTests", dependencies: ["RowcallCollation"]),
    .testTarget(name: "RowcallReadingsTests", dependencies: ["RowcallReadings", "RowcallCollation"]),
    .testTarget(name: "RowcallValuesTests", dependencies: ["RowcallValues"]),
    .testTarget(name: "RowcallImportTests", dependencies: ["RowcallImport", "CSQLite"]),
    .testTarget(name: "RowcallNarrationTests", dependencies: ["RowcallNarration", "RowcallReadings"]),
    .testTarget(
      name: "RowcallScreensTests", dependencies: ["RowcallScreens"], exclude: ["Announcements/Transcripts"]),
    .testTarget(name: "RowcallAuditTests", dependencies: ["RowcallAudit", "RowcallAuditTesting"]),
    .testTarget(name: "RowcallAccessibilityTests", dependencies: ["RowcallAccessibility"]),
    .testTarget(name: "RowcallTableViewTests", dependencies: ["RowcallTableView"]),
    .testTarget(
      name: "RowcallRecordsTests", dependencies: ["RowcallRecords", "RowcallTableView", "CSQLite"]),
    .testTarget(
      name: "RowcallExamplesTests",
      dependencies: [
        "RowcallExamples", "RowcallDemos", "RowcallAccessibility", "RowcallScreens", "RowcallRecords",
        "RowcallAuditTesting", "rowcall-examples",
      ],
      exclude: ["Transcripts"]),

    // Screens as app authors write them, with `import UIKit` as it stands. The flags are unsafe only in a package that
    // others depend on, and no product holds this target.
    .target(
      name: "UIKitScreens", dependencies: ["RowcallUIKit"], path: "Tests/UIKitScreens",
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-module-alias", "UIKit=RowcallUIKit"]),
      ]),
    // A whole app, started by `@main`.
    .executableTarget(
      name: "uikit-app", dependencies: ["RowcallUIKit"], path: "Tests/UIKitApp",
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-module-alias", "UIKit=RowcallUIKit"]),
      ]),
    .testTarget(
      name: "RowcallUIKitTests",
      dependencies: [
        "RowcallNarration", "RowcallScreens", "RowcallText", "RowcallUIKit", "UIKitScreens", "uikit-app",
      ],
      exclude: ["Transcripts"]),

    .executableTarget(name: "faulty-worker", dependencies: ["RowcallWire"], path: "Tests/FaultyWorker"),
    .testTarget(
      name: "RowcallSpeechTests",
      dependencies: ["RowcallSpeech", "RowcallWire", "rowcall-espeak", "faulty-worker"]),
    .testTarget(
      name: "RowcallTests", dependencies: ["Rowcall", "RowcallAudit", "rowcall-espeak", "CSQLite"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "RowcallCommand", "RowcallDemos", "RowcallRecords", "rowcall-espeak", "rowcall-bench",
        "faulty-worker",
        "CSQLite",
      ],
      exclude: ["Transcripts"]),
    // What `.ci/fuzz` feeds with a fuzzer's bytes; as a test, each target tries its seeds.
    .testTarget(name: "FuzzTests", dependencies: fuzzed, path: "Tests/Fuzz", exclude: ["Seeds"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// Only for `.ci/fuzz`: in place of the programs one program that feeds the libraries with a fuzzer's bytes. A normal build
// knows nothing of it.
if Context.environment["ROWCALL_FUZZ"] != nil {
  let libraries = package.targets.filter { $0.type == .regular || $0.type == .system }
  package.products = []
  package.targets =
    libraries + [
      .executableTarget(
        name: "rowcall-fuzz", dependencies: fuzzed, path: "Tests/Fuzz", exclude: ["Seeds", "SeedTests.swift"])
    ]
}
