// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "server-benchmark",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "preview-host", path: "../..", traits: []),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
    ],
    targets: [
        // The sources of the two targets in Examples, by links, so that what is measured is the example.
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
            name: "ServerBenchmark",
            dependencies: [
                "Gallery",
                .product(name: "FOSMVVM", package: "preview-host"),
                .product(name: "HTMLRendering", package: "preview-host"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "TemplateEngine", package: "preview-host"),
            ],
            exclude: ["Workshop/WorkshopServer.swift"],
            resources: [.copy("Workshop/Localizations")],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
    ]
)
