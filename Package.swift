// swift-tools-version: 6.3
// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  // Functions that hand out a view of a buffer say how long the view lives.
  .enableExperimentalFeature("Lifetimes"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "speakrows",
  products: [
    .library(name: "A11y", targets: ["A11y"]),
    .library(name: "Espeak", targets: ["Espeak"]),
    .executable(name: "speakrows", targets: ["speakrows"]),
    // What C calls: liba11y.so, with Sources/CLibrary/a11y.h.
    .library(name: "a11y", type: .dynamic, targets: ["CLibrary"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .systemLibrary(
      // The types alone: the library is loaded when there is something to say.
      name: "CEspeak",
      providers: [.apt(["libespeak-ng-dev"])]
    ),
    // A few functions of glibc that Swift's module of it lacks.
    .systemLibrary(name: "CFiles"),
    // The layouts of a few structures; the libraries are loaded when a compressed file is read.
    .systemLibrary(name: "CCompression"),
    // The layouts of libxml2's handlers; it is loaded when a workbook or a page is read.
    .systemLibrary(name: "CXML"),
    // The layouts of libyaml's events; it is loaded when YAML is read.
    .systemLibrary(name: "CYAML"),
    // The structures that programs hand tables over in.
    .systemLibrary(name: "CArrow"),
    .target(name: "Loading", swiftSettings: strict),
    .target(
      name: "Sheets", dependencies: ["A11y", "CArrow", "CCompression", "CXML", "CYAML", "Loading"],
      swiftSettings: strict),
    .target(
      name: "Espeak",
      dependencies: [
        "CEspeak", "CFiles", "Loading", .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: strict),
    .target(
      name: "A11y",
      swiftSettings: strict,
      // The ICU that the Swift toolchain ships with Foundation.
      linkerSettings: [.linkedLibrary("_FoundationICU"), .linkedLibrary("m")]
    ),
    .target(name: "Louis", dependencies: ["A11y", "Loading"], swiftSettings: strict),
    .target(
      name: "CLibrary", dependencies: ["A11y", "Louis", "Sheets"], exclude: ["a11y.h"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "speakrows",
      dependencies: [
        "A11y",
        "Espeak",
        "Louis",
        "Sheets",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "A11yTests", dependencies: ["A11y", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SheetsTests", dependencies: ["A11y", "Sheets", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "LouisTests", dependencies: ["A11y", "Louis", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "EspeakTests", dependencies: ["CFiles", "Espeak", "TestSupport", "speakrows"],
      swiftSettings: strict),
    .testTarget(
      name: "speakrowsTests", dependencies: ["TestSupport", "speakrows"], exclude: ["Golden"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
