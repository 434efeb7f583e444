// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "bakery",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(path: "../preview-host")
    ],
    targets: [
        .target(
            name: "Bakery",
            dependencies: [
                .product(name: "FOSMVVM", package: "preview-host"),
                .product(name: "HTMLRendering", package: "preview-host"),
                .product(name: "TemplateEngine", package: "preview-host"),
            ],
            resources: [.copy("Localizations")]
        ),
        .executableTarget(
            name: "bakery-previews",
            dependencies: ["Bakery", .product(name: "PreviewCommands", package: "preview-host")]
        ),
        .testTarget(
            name: "BakeryTests",
            dependencies: ["Bakery", .product(name: "FOSTesting", package: "preview-host")]
        ),
    ]
)
