// swift-tools-version: 6.3

import PackageDescription

/// The package of two modules with a ViewModel of one name. The package around it builds them, for its tests.
let package = Package(
    name: "shared-names",
    targets: [
        .target(name: "Caterer"), .target(name: "Florist"),
        .executableTarget(name: "shared-names", dependencies: ["Caterer", "Florist"], path: "Sources/SharedNames"),
    ])
