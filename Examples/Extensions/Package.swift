// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "greenhouse",
    platforms: [.macOS(.v26)],
    dependencies: [
        // The views of the greenhouse are templates, so it does not need views that are written in Swift.
        .package(name: "preview-host", path: "../..", traits: []),
        .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    ],
    targets: [
        .target(
            name: "Greenhouse",
            dependencies: [.product(name: "FOSMVVM", package: "preview-host")],
            resources: [.copy("Localizations"), .copy("Views")],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        .executableTarget(
            name: "GreenhousePreviews",
            dependencies: [
                "Greenhouse",
                .product(name: "FOSMVVM", package: "preview-host"),
                .product(name: "HTMLRendering", package: "preview-host"),
                .product(name: "PreviewChecks", package: "preview-host"),
                .product(name: "PreviewCommands", package: "preview-host"),
                .product(name: "PreviewSite", package: "preview-host"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "Stencil", package: "Stencil"),
            ],
            resources: [.copy("Localizations")],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        .testTarget(
            name: "GreenhousePreviewsTests",
            dependencies: ["GreenhousePreviews", .product(name: "TemplateEngine", package: "preview-host")],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
    ]
)
