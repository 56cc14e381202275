// swift-tools-version: 6.3
// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

// A package of its own, so that users of the library don't build it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "speakrows", path: ".."),
    // Without its traits it needs no other allocator on the machine.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Labels",
      dependencies: [
        .product(name: "A11y", package: "speakrows"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Labels",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
  ],
  swiftLanguageModes: [.v6]
)
