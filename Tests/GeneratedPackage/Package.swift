// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "shop",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "preview-host", path: "../..")
    ],
    targets: [
        .target(
            name: "Shop",
            dependencies: [
                .product(name: "FOSFoundation", package: "preview-host"),
                .product(name: "FOSMVVM", package: "preview-host"),
            ],
            resources: [.copy("Localizations")]
        ),
        .executableTarget(name: "ShopServer", dependencies: ["Shop"]),
        .executableTarget(
            name: "shop-previews",
            dependencies: ["Shop", .product(name: "PreviewCommands", package: "preview-host")]
        ),
        .testTarget(
            name: "ShopUITests",
            dependencies: ["Shop", .product(name: "FOSTestingUI", package: "preview-host")]
        ),
        // Compares the files with those that the generators write.
        .testTarget(
            name: "GeneratedPackageTests",
            dependencies: [
                "Shop", "shop-previews",
                .product(name: "FOSMVVM", package: "preview-host"),
                .product(name: "PreviewCatalog", package: "preview-host"),
                .product(name: "PreviewCommands", package: "preview-host"),
                .product(name: "PreviewSite", package: "preview-host"),
            ]
        ),
    ]
)
