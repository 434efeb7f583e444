// swift-tools-version: 6.3

import PackageDescription

/// The build settings of the tests, which are written like the code of users.
let applicationSettings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// The build settings of every other Swift target.
let packageSettings =
    applicationSettings + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]

let swiftSyntax = ["SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder"].map {
    Target.Dependency.product(name: $0, package: "swift-syntax")
}
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

// The programs and tests that need swift-syntax. They are a package of their own, so that the package around it compiles
// swift-syntax only for its macros. SwiftPM compiles what macros and other targets have in common twice. Targets of both
// packages are links here, because their declarations are not public.
let package = Package(
    name: "preview-host-tools",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        .executableTarget(name: "preview-host-init", dependencies: ["PackageSetup"], swiftSettings: packageSettings),
        .target(
            name: "PackageSetup",
            dependencies: [
                "Diagnostics", "ManifestSyntax", "PackageVersion", "PreviewGenerators", argumentParser,
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: packageSettings
        ),
        .executableTarget(name: "preview-host-migrate", dependencies: ["Migration"], swiftSettings: packageSettings),
        .target(
            name: "Migration",
            dependencies: ["Diagnostics", "Localizations", "ManifestSyntax", "PackageVersion", argumentParser]
                + swiftSyntax,
            swiftSettings: packageSettings
        ),
        .target(
            name: "ManifestSyntax",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: packageSettings
        ),
        // The macros as a library, for their tests.
        .target(
            name: "FOSMacros",
            dependencies: [
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ] + swiftSyntax,
            exclude: ["FOSMacrosPlugin.swift"],
            swiftSettings: packageSettings
        ),
        .target(name: "Diagnostics", swiftSettings: packageSettings),
        .target(name: "FOSFoundation", swiftSettings: packageSettings),
        // The part of FOSMVVM that reads texts, which needs no macros.
        .target(
            name: "Localizations",
            dependencies: [
                "CYAML", "Diagnostics", "FOSFoundation",
                .target(name: "CICUCore", condition: .when(platforms: [.macOS])),
            ],
            swiftSettings: packageSettings,
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
        ),
        .systemLibrary(name: "CICUCore"),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "TemplateEngine", dependencies: ["Diagnostics"], swiftSettings: packageSettings),
        .target(
            name: "PreviewGenerators", dependencies: ["Diagnostics", "TemplateEngine"], resources: [.copy("Files")],
            swiftSettings: packageSettings),
        .plugin(name: "FindCommit", capability: .buildTool()),
        .target(name: "PackageVersion", swiftSettings: packageSettings, plugins: ["FindCommit"]),
        .testTarget(
            name: "FOSMacrosTests",
            dependencies: [
                "FOSMacros",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
            ],
            swiftSettings: applicationSettings
        ),
        .testTarget(
            name: "MigrationTests", dependencies: ["Migration", argumentParser],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "PackageSetupTests", dependencies: ["PackageSetup", "PreviewGenerators"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "SourceTests",
            dependencies: [
                "Diagnostics", "Migration", "PackageSetup", "PackageVersion", argumentParser,
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: applicationSettings),
    ]
)
