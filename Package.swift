// swift-tools-version: 6.3

import CompilerPluginSupport
import PackageDescription

/// The build settings of code that is written like the code of this package's users: the example and the tests.
let applicationSettings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// The build settings of macros. They are not instrumented, because with SwiftPM's `--sanitize fuzzer` they would have a
/// second main and could not be linked.
let macroSettings =
    applicationSettings + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]

/// The build settings of every other Swift target. `make fuzz` sets `FUZZ`, so that libFuzzer sees which code an input
/// reaches.
let packageSettings =
    macroSettings + (Context.environment["FUZZ"] == nil ? [] : [.unsafeFlags(["-O", "-sanitize=fuzzer"])])

#if os(Linux)
    let swiftViews = TargetDependencyCondition.when(platforms: [.linux], traits: ["SwiftViews"])
    /// The module for views that are written in Swift, for what shows them. Apple's platforms have one of their own, where a
    /// dependency on a target that does not exist would be an error.
    let swiftUI: [Target.Dependency] = [.target(name: "SwiftUI", condition: swiftViews)]
    /// The app of the example, with views in Swift.
    let workshopApp: [Target.Dependency] = ["WorkshopApp"]
    /// What the docs show of UI tests.
    let shownUITests: [Target.Dependency] = ["FOSTestingUI", "WorkshopApp"]
#else
    let swiftUI: [Target.Dependency] = []
    let workshopApp: [Target.Dependency] = []
    let shownUITests: [Target.Dependency] = []
#endif

let package = Package(
    name: "preview-host",
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "FOSFoundation", targets: ["FOSFoundation"]),
        .library(name: "FOSMVVM", targets: ["FOSMVVM"]),
        .library(name: "FOSTesting", targets: ["FOSTesting"]),
        .library(name: "HTMLRendering", targets: ["HTMLRendering"]),
        .library(name: "HTMLSnapshotTesting", targets: ["HTMLSnapshotTesting"]),
        .library(name: "PreviewCatalog", targets: ["PreviewCatalog"]),
        .library(name: "PreviewChecks", targets: ["PreviewChecks"]),
        .library(name: "PreviewCommands", targets: ["PreviewCommands"]),
        .library(name: "PreviewSite", targets: ["PreviewSite"]),
        .library(name: "TemplateEngine", targets: ["TemplateEngine"]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
        .plugin(name: "preview", targets: ["preview"]),
    ],
    traits: [
        .default(enabledTraits: ["SwiftViews"]),
        .trait(
            name: "SwiftViews",
            description: "Shows views that are written in Swift, on Linux. Without it, no module SwiftUI is built."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    // A target names every module that it imports, because incremental builds depend only on these names.
    targets: [
        .target(name: "FOSFoundation", swiftSettings: packageSettings),
        .macro(
            name: "FOSMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ],
            swiftSettings: macroSettings
        ),
        .target(
            name: "FOSMVVM",
            dependencies: [
                "CPreviewRecords", "CYAML", "Diagnostics", "FOSFoundation", "FOSMacros",
                .target(name: "CICUCore", condition: .when(platforms: [.macOS])),
            ] + swiftUI,
            swiftSettings: packageSettings,
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
        ),
        .systemLibrary(name: "CICUCore"),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CPreviewRecords"),
        .target(name: "PreviewCatalog", dependencies: ["Diagnostics", "FOSMVVM"], swiftSettings: packageSettings),
        .target(
            name: "ModelContextProtocol", dependencies: ["Diagnostics", "FOSFoundation"], swiftSettings: packageSettings
        ),
        .target(name: "Diagnostics", swiftSettings: packageSettings),
        .target(name: "TemplateEngine", dependencies: ["Diagnostics"], swiftSettings: packageSettings),
        .target(
            name: "HTMLRendering",
            dependencies: [
                "Diagnostics", "FOSFoundation", "FOSMVVM", "HTMLTokens", "TemplateEngine",
                .product(name: "Logging", package: "swift-log"),
            ] + swiftUI,
            resources: [.copy("../../Templates/Categories"), .copy("../../Templates/Components")],
            swiftSettings: packageSettings
        ),
        .target(name: "TextComparison", dependencies: ["Diagnostics", "FOSMVVM"], swiftSettings: packageSettings),
        .target(name: "TextEditing", dependencies: ["Diagnostics", "FOSMVVM"], swiftSettings: packageSettings),
        .target(
            name: "HTTPCore",
            dependencies: ["FOSFoundation", .product(name: "HTTPTypes", package: "swift-http-types")],
            swiftSettings: packageSettings),
        .systemLibrary(
            name: "CMicroHTTPD",
            pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
        ),
        .target(
            name: "HTTPServer",
            dependencies: [
                "CMicroHTTPD", "CZlib", "FOSFoundation", "HTTPCore", .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: packageSettings),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(
            name: "CCMark", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
        .target(
            name: "MarkdownDocs", dependencies: ["CCMark", "Diagnostics", "HTMLParsing", "HTMLTokens"],
            swiftSettings: packageSettings),
        .target(
            name: "PreviewSite",
            dependencies: [
                "Diagnostics", "FOSFoundation", "FOSMVVM", "HTMLParsing", "HTMLRendering", "HTMLSnapshots",
                "HTMLTokens", "HTTPCore", "MarkdownDocs", "ModelContextProtocol", "PreviewCatalog", "PreviewChecks",
                "PreviewGenerators", "PreviewSnapshots", "TemplateEngine", "TextComparison", "TextEditing",
                .product(name: "Logging", package: "swift-log"),
            ],
            resources: [
                .copy("../../Templates/Host"), .copy("../../Public/preview-host"), .copy("Localizations"),
                .copy("../../Scripts/install-axe"),
            ],
            swiftSettings: packageSettings
        ),
        .systemLibrary(
            name: "CGumbo", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
        .target(name: "HTMLTokens", swiftSettings: packageSettings),
        .target(name: "HTMLParsing", dependencies: ["CGumbo", "HTMLTokens"], swiftSettings: packageSettings),
        .target(
            name: "HTMLSnapshots", dependencies: ["Diagnostics", "FOSFoundation", "HTMLParsing", "HTMLTokens"],
            swiftSettings: packageSettings),
        .target(
            name: "PreviewSnapshots",
            dependencies: [
                "Diagnostics", "FOSMVVM", "HTMLRendering", "HTMLSnapshots", "PreviewCatalog", "TemplateEngine",
            ],
            swiftSettings: packageSettings
        ),
        .target(
            name: "FOSTesting", dependencies: ["Diagnostics", "FOSFoundation", "FOSMVVM", "TextComparison"],
            swiftSettings: packageSettings),
        .target(
            name: "HTMLSnapshotTesting",
            dependencies: [
                "FOSMVVM", "FOSTesting", "HTMLRendering", "HTMLSnapshots", "PreviewCatalog", "PreviewSnapshots",
            ],
            swiftSettings: packageSettings
        ),
        .target(
            name: "PreviewChecks",
            dependencies: [
                "Diagnostics", "FOSFoundation", "FOSMVVM", "HTMLParsing", "HTMLRendering", "HTMLSnapshots",
                "HTMLTokens", "MarkdownDocs", "PreviewCatalog", "PreviewSnapshots", "TemplateEngine", "TextComparison",
            ],
            swiftSettings: packageSettings
        ),
        .target(
            name: "PreviewGenerators", dependencies: ["Diagnostics", "TemplateEngine"], resources: [.copy("Files")],
            swiftSettings: packageSettings
        ),
        .target(
            name: "PreviewCommands",
            dependencies: [
                "Diagnostics", "FOSFoundation", "FOSMVVM", "HTMLRendering", "HTMLSnapshots", "HTTPCore", "HTTPServer",
                "MarkdownDocs", "ModelContextProtocol", "PackageVersion", "PreviewCatalog", "PreviewChecks",
                "PreviewGenerators", "PreviewSite", "PreviewSnapshots", "TemplateEngine",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: packageSettings
        ),
        .plugin(name: "AssetSymbols", capability: .buildTool()),
        .plugin(name: "FindCommit", capability: .buildTool()),
        .target(name: "PackageVersion", swiftSettings: packageSettings, plugins: ["FindCommit"]),
        .plugin(
            name: "preview",
            capability: .command(
                intent: .custom(verb: "preview", description: "Shows and checks the previews of the package."))),
        .target(
            name: "Gallery",
            dependencies: ["PreviewCatalog", "FOSMVVM"],
            path: "Examples/Gallery",
            resources: [.copy("Localizations")],
            swiftSettings: applicationSettings
        ),
        .target(
            name: "Unfinished",
            dependencies: ["PreviewCatalog", "FOSMVVM"],
            path: "Examples/Unfinished",
            resources: [.copy("Localizations")],
            swiftSettings: applicationSettings
        ),
        .executableTarget(
            name: "preview-host",
            dependencies: ["PreviewCommands", "Gallery", "Unfinished"] + workshopApp,
            path: "Examples/preview-host",
            swiftSettings: packageSettings,
            // The default linker needs twice as long.
            linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
        .executableTarget(
            name: "benchmark",
            dependencies: [
                "FOSFoundation", "FOSMVVM", "HTMLRendering", "HTMLSnapshots", "HTTPCore", "HTTPServer",
                "MarkdownDocs", "PreviewCatalog", "PreviewChecks", "PreviewSite", "TemplateEngine",
            ],
            path: "Benchmarks",
            exclude: [
                "Checks/Templates", "Counts/counts.txt", "Server", "Snapshots/Templates", "Templates/Templates",
                "Templates/node",
            ],
            swiftSettings: packageSettings
        ),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Diagnostics", "FOSMVVM", "HTMLParsing", "HTMLRendering", "HTMLSnapshots", "HTTPCore", "HTTPServer",
                "MarkdownDocs", "ModelContextProtocol", "PreviewCatalog", "PreviewSite", "TemplateEngine",
            ],
            path: "Fuzzing/FuzzTargets",
            resources: [.copy("Site")],
            swiftSettings: packageSettings
        ),
        .testTarget(
            name: "PreviewGeneratorsTests", dependencies: ["PreviewGenerators"], swiftSettings: applicationSettings),
        .testTarget(name: "AssetSymbolsTests", swiftSettings: applicationSettings),
        .testTarget(
            name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: applicationSettings),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "Diagnostics", "FOSMVVM", "FOSTesting", "HTMLRendering", "HTMLSnapshots", "HTMLSnapshotTesting",
                "MarkdownDocs", "PackageVersion", "PreviewCatalog", "PreviewChecks", "PreviewCommands",
                "PreviewSnapshots", "TemplateEngine",
            ] + shownUITests,
            exclude: ["Bakery", "Products"],
            swiftSettings: applicationSettings
        ),
        .testTarget(name: "FOSFoundationTests", dependencies: ["FOSFoundation"], swiftSettings: applicationSettings),
        .testTarget(
            name: "FOSMVVMTests", dependencies: ["Diagnostics", "FOSFoundation", "FOSMVVM"], resources: [.copy("CLDR")],
            swiftSettings: applicationSettings),
        .target(name: "ObservedFailures", path: "Tests/ObservedFailures", swiftSettings: packageSettings),
        .testTarget(
            name: "FOSTestingTests", dependencies: ["FOSFoundation", "FOSMVVM", "FOSTesting", "ObservedFailures"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "FuzzTargetsTests",
            dependencies: ["FuzzTargets", "HTMLParsing"],
            exclude: ["Dictionaries", "Regressions", "Seeds"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "FOSMVVM", "FOSTesting", "Gallery", "HTMLRendering", "HTMLSnapshotTesting", "PreviewCatalog",
                "TemplateEngine", "Unfinished",
            ] + workshopApp,
            exclude: ["__Snapshots__"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "HTMLSnapshotTestingTests",
            dependencies: [
                "FOSMVVM", "FOSTesting", "Gallery", "HTMLSnapshots", "HTMLSnapshotTesting", "ObservedFailures",
                "PreviewCatalog",
            ],
            exclude: ["__Snapshots__"],
            swiftSettings: applicationSettings),
        .testTarget(name: "HTMLParsingTests", dependencies: ["HTMLParsing"], swiftSettings: applicationSettings),
        .testTarget(name: "HTMLTokensTests", dependencies: ["HTMLTokens"], swiftSettings: applicationSettings),
        .testTarget(
            name: "HTMLSnapshotsTests", dependencies: ["Diagnostics", "HTMLParsing", "HTMLSnapshots"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "HTMLRenderingTests",
            dependencies: [
                "Diagnostics", "FOSFoundation", "FOSMVVM", "HTMLRendering", "TemplateEngine",
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
            ] + swiftUI,
            swiftSettings: applicationSettings),
        .testTarget(name: "HTTPCoreTests", dependencies: ["HTTPCore"], swiftSettings: applicationSettings),
        .testTarget(
            name: "HTTPServerTests",
            dependencies: [
                "CZlib", "HTTPCore", "HTTPServer", .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "MarkdownDocsTests", dependencies: ["Diagnostics", "HTMLParsing", "MarkdownDocs"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "ModelContextProtocolTests", dependencies: ["ModelContextProtocol"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "PreviewCatalogTests", dependencies: ["Diagnostics", "FOSMVVM", "PreviewCatalog"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "PreviewChecksTests",
            dependencies: [
                "Diagnostics", "FOSMVVM", "Gallery", "HTMLParsing", "HTMLRendering", "MarkdownDocs", "PreviewCatalog",
                "PreviewChecks", "PreviewSnapshots", "TemplateEngine",
            ] + swiftUI,
            swiftSettings: applicationSettings),
        .executableTarget(
            name: "broken-previews",
            dependencies: ["FOSMVVM", "PreviewCatalog", "PreviewCommands"] + swiftUI,
            path: "Tests/PreviewCommandsTests/BrokenPreviews/Sources/BrokenPreviews",
            resources: [.copy("Localizations")],
            swiftSettings: applicationSettings
        ),
        .target(
            name: "Caterer",
            dependencies: ["FOSMVVM"] + swiftUI,
            path: "Tests/PreviewCommandsTests/SharedNames/Sources/Caterer",
            resources: [.copy("Localizations")],
            swiftSettings: applicationSettings
        ),
        .target(
            name: "Florist",
            dependencies: ["FOSMVVM"] + swiftUI,
            path: "Tests/PreviewCommandsTests/SharedNames/Sources/Florist",
            exclude: ["DeliveryView.mustache", "DeliveryViewModel.yml"],
            swiftSettings: applicationSettings
        ),
        .executableTarget(
            name: "shared-names",
            dependencies: ["Caterer", "Florist", "PreviewCommands"],
            path: "Tests/PreviewCommandsTests/SharedNames/Sources/SharedNames",
            swiftSettings: applicationSettings
        ),
        .testTarget(
            name: "PreviewCommandsTests",
            dependencies: [
                "Diagnostics", "FOSFoundation", "FOSMVVM", "PackageVersion", "PreviewCatalog", "PreviewCommands",
                "PreviewGenerators", "preview-host",
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["BrokenPreviews", "Help", "SharedNames"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "PreviewSiteTests",
            dependencies: [
                "Diagnostics", "FOSMVVM", "HTMLRendering", "HTMLSnapshotTesting", "HTMLSnapshots", "HTTPCore",
                "MarkdownDocs", "ModelContextProtocol", "PreviewCatalog", "PreviewChecks", "PreviewSite",
                "PreviewSnapshots", "TemplateEngine",
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
            ] + swiftUI,
            exclude: ["__Snapshots__", "OwnParts"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "PreviewSnapshotsTests",
            dependencies: [
                "FOSMVVM", "HTMLRendering", "HTMLSnapshots", "PreviewCatalog", "PreviewSnapshots", "TemplateEngine",
            ] + swiftUI,
            swiftSettings: applicationSettings),
        .testTarget(
            name: "TextComparisonTests", dependencies: ["FOSMVVM", "TextComparison"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "TextEditingTests", dependencies: ["FOSMVVM", "TextEditing"], swiftSettings: applicationSettings),
        .testTarget(
            name: "TemplateEngineTests", dependencies: ["Diagnostics", "TemplateEngine"],
            swiftSettings: applicationSettings),
    ]
)

#if os(Linux)
    // Apple's platforms have a SwiftUI of their own.
    package.products += [
        .library(name: "Combine", targets: ["Combine"]), .library(name: "FOSTestingUI", targets: ["FOSTestingUI"]),
        .library(name: "UIKit", targets: ["UIKit"]),
    ]
    package.dependencies.append(.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"))
    let openCombine = Target.Dependency.product(
        name: "OpenCombine", package: "OpenCombine", condition: swiftViews)
    package.targets += [
        .target(
            name: "SwiftUI",
            dependencies: [
                "Diagnostics", "FOSFoundation", "FOSMacros", "FoundationPublishers", "UIKitNames", openCombine,
            ],
            swiftSettings: packageSettings
        ),
        .target(name: "UIKitNames", swiftSettings: packageSettings),
        .target(name: "UIKit", dependencies: ["UIKitNames"], swiftSettings: packageSettings),
        .target(name: "FoundationPublishers", dependencies: [openCombine], swiftSettings: packageSettings),
        .target(name: "Combine", dependencies: ["FoundationPublishers", openCombine], swiftSettings: packageSettings),
        .testTarget(
            name: "CombineTests", dependencies: ["Combine", "FoundationPublishers", openCombine],
            swiftSettings: applicationSettings),
        .target(
            name: "FOSTestingUI",
            dependencies: [
                "Diagnostics", "FOSFoundation", "FOSMVVM", "FOSTesting", "HTMLParsing", "HTMLRendering",
                "PreviewCatalog", "PreviewSnapshots", .target(name: "UIKitNames", condition: swiftViews),
            ] + swiftUI,
            swiftSettings: packageSettings),
        .testTarget(
            name: "FOSTestingUITests",
            dependencies: [
                "Diagnostics", "FOSMVVM", "FOSTesting", "FOSTestingUI", "Gallery", "HTMLParsing", "HTMLRendering",
                "PreviewCatalog", "PreviewSnapshots", "SwiftUI",
            ],
            resources: [.copy("Localizations")], swiftSettings: applicationSettings),
        .testTarget(
            name: "WorkshopAppUITests", dependencies: ["FOSMVVM", "FOSTestingUI", "Gallery", "SwiftUI", "WorkshopApp"],
            swiftSettings: applicationSettings),
        .target(
            name: "WorkshopApp", dependencies: ["FOSMVVM", "SwiftUI"], path: "Examples/WorkshopApp",
            resources: [.copy("Localizations"), .process("Assets.xcassets")], swiftSettings: applicationSettings,
            plugins: ["AssetSymbols"]),
        .testTarget(
            name: "WorkshopAppTests",
            dependencies: ["FOSMVVM", "Gallery", "HTTPCore", "PreviewSite", "SwiftUI", "WorkshopApp"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "UserCodeTests", dependencies: ["FOSFoundation", "FOSMVVM", "FOSTestingUI", "SwiftUI"],
            exclude: ["Documents/StandIns", "Garden"],
            swiftSettings: applicationSettings),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["Combine", "Diagnostics", "FOSMVVM", "HTMLRendering", "SwiftUI", "TemplateEngine", "UIKit"],
            swiftSettings: applicationSettings),
    ]

    // Only toolchains for Linux contain libFuzzer. It has a main, like the program. The linker uses the first one.
    package.targets += [
        .systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
        .executableTarget(
            name: "fuzzer", dependencies: ["CFuzzer", "FuzzTargets"], path: "Fuzzing/Fuzzer",
            swiftSettings: packageSettings,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-Xlinker", "-z", "-Xlinker", "muldefs"])]),
    ]
#endif
