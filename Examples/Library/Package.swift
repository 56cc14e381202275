// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Library",
  dependencies: [.package(name: "speakrows", path: "../..")],
  targets: [
    .executableTarget(
      name: "Library", dependencies: [.product(name: "A11y", package: "speakrows")])
  ]
)
