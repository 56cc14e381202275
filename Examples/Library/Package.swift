// swift-tools-version: 6.3
// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let a11y = Target.Dependency.product(name: "A11y", package: "speakrows")

let package = Package(
  name: "Library",
  dependencies: [.package(name: "speakrows", path: "../..")],
  targets: [
    .executableTarget(name: "Library", dependencies: [a11y]),
    .testTarget(name: "AdoptionTests", dependencies: [a11y]),
  ],
  swiftLanguageModes: [.v6]
)
