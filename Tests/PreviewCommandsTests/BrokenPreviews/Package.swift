// swift-tools-version: 6.3

import PackageDescription

/// The package of the previews that misbehave. The package around it builds them, for its tests.
let package = Package(
    name: "broken-previews",
    targets: [.executableTarget(name: "broken-previews", path: "Sources/BrokenPreviews")])
