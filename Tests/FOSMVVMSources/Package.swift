// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "bookshop",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "BookshopViewModels", targets: ["BookshopViewModels"]),
        .library(name: "BookshopViews", targets: ["BookshopViews"]),
    ],
    dependencies: [
        .package(url: "https://github.com/foscomputerservices/FOSUtilities.git", from: "0.13.0")
    ],
    targets: [
        .target(
            name: "BookshopViewModels",
            dependencies: [
                .product(name: "FOSFoundation", package: "FOSUtilities"),
                .product(name: "FOSMVVM", package: "FOSUtilities"),
            ],
            resources: [.copy("Resources")]
        ),
        .target(
            name: "BookshopViews",
            dependencies: ["BookshopViewModels", .product(name: "FOSMVVM", package: "FOSUtilities")]
        ),
        .executableTarget(
            name: "BookshopApp",
            dependencies: ["BookshopViews", .product(name: "FOSMVVM", package: "FOSUtilities")]
        ),
        .testTarget(
            name: "BookshopTests",
            dependencies: ["BookshopViewModels", .product(name: "FOSTesting", package: "FOSUtilities")]
        ),
        .testTarget(
            name: "BookshopUITests",
            dependencies: ["BookshopViews", .product(name: "FOSTestingUI", package: "FOSUtilities")]
        ),
    ]
)
