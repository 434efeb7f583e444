// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "workshop",
    platforms: [.macOS(.v26)],
    dependencies: [
        // The server only shows templates, so it does not need views that are written in Swift.
        .package(name: "preview-host", path: "../..", traits: []),
        // The server is configured in its code, so it does not need the files and variables of swift-configuration.
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: ["FullFoundation"]),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        // The ViewModels of the example next to this package, by a link, because no product of the package has them.
        .target(
            name: "Gallery",
            dependencies: [
                .product(name: "FOSMVVM", package: "preview-host"),
                .product(name: "PreviewCatalog", package: "preview-host"),
            ],
            resources: [.copy("Localizations")],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        .executableTarget(
            name: "Workshop",
            dependencies: [
                "Gallery",
                .product(name: "FOSMVVM", package: "preview-host"),
                .product(name: "HTMLRendering", package: "preview-host"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            resources: [.copy("Localizations")],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        .testTarget(
            name: "WorkshopTests",
            // HummingbirdTesting would build a client with TLS, which tests of routes do not need.
            dependencies: ["Workshop", .product(name: "NIOEmbedded", package: "swift-nio")],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
    ]
)
