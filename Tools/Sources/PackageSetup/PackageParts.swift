import Foundation
import PreviewGenerators

/// The targets that show and test previews, as they are in a package or will be.
struct PackageParts {
    typealias Target = PackageLayout.Target

    private let manifest: DumpedPackage
    /// The name of this package in the manifest.
    private let packageName: String
    /// The library with ViewModels and views.
    let library: Target
    /// The program that shows the previews.
    let host: Target
    /// The tests of texts and snapshots.
    let tests: Target
    /// The UI tests.
    let uiTests: Target
    /// The folder of YAML files in the library.
    let resources: String

    /// - Parameters:
    ///   - manifest: The manifest as it is.
    ///   - folder: The folder of the package.
    ///   - library: The name of the library. Nil for the one that imports FOSMVVM, the only one, or a new one.
    ///   - packageName: The name of this package in the manifest.
    /// - Throws: ``GeneratorError/noTarget(_:)`` if several libraries are possible, or none has the given name.
    init(of manifest: DumpedPackage, in folder: URL, library name: String?, packageName: String) throws {
        self.manifest = manifest
        self.packageName = packageName
        let library = try Self.library(named: name, in: manifest)
        self.library = library
        func find(_ type: String, _ product: String) -> Target? {
            manifest.targets.first { $0.type == type && $0.depends(on: product) && $0.depends(on: library.name) }?
                .located
        }
        host = find("executable", "PreviewCommands") ?? Target(newSources: "\(manifest.name.fileName)-previews")
        tests =
            find("test", "HTMLSnapshotTesting")
            ?? manifest.targets.first {
                $0.type == "test" && $0.depends(on: library.name) && !$0.depends(on: "FOSTestingUI")
            }?.located
            ?? Target(newTests: "\(library.name)Tests")
        uiTests = find("test", "FOSTestingUI") ?? Target(newTests: "\(library.name)UITests")
        resources = manifest.textsFolder(of: library.name, in: folder) ?? "Localizations"
    }

    /// Returns the library with ViewModels.
    private static func library(named name: String?, in manifest: DumpedPackage) throws -> Target {
        if let name { return try manifest.target(named: name) }
        let libraries = manifest.targets.filter { $0.type == "regular" }
        let candidates = [libraries.filter { $0.depends(on: "FOSMVVM") }, libraries].first { !$0.isEmpty } ?? []
        guard candidates.count < 2 else {
            let names = candidates.map(\.name).joined(separator: ", ")
            throw GeneratorError.noTarget("Several targets can have the views. Name one of \(names) with --target.")
        }
        if let candidate = candidates.first { return candidate.located }
        let base = manifest.typeName
        let isTaken = manifest.targets.contains { $0.name.lowercased() == base.lowercased() }
        return Target(newSources: isTaken ? "\(base)Views" : base)
    }

    /// Where generated files go.
    var layout: PackageLayout {
        var layout = PackageLayout(viewModels: library, resources: "\(library.path)/\(resources)")
        layout.packageName = manifest.typeName
        layout.uiTests = uiTests.path
        return layout
    }

    /// What the manifest needs besides the dependency on this package.
    ///
    /// - Parameter hasUITests: Whether there are UI tests.
    func needed(hasUITests: Bool) -> [ManifestPart] {
        let own = "\"\(library.name)\""
        let hostCode = code("executableTarget", host, [own, product("PreviewCommands")])
        let uiTestsCode = code("testTarget", uiTests, [own, product("FOSTestingUI")])
        return [.platform] + neededLibrary + [.target(name: host.name, code: hostCode)] + neededTests
            + (hasUITests ? [.target(name: uiTests.name, code: uiTestsCode, isForLinux: true)] : [])
    }

    private var neededLibrary: [ManifestPart] {
        let products = ["FOSFoundation", "FOSMVVM"]
        guard has(library) else {
            let code = code("target", library, products.map(product), "resources: [.copy(\"\(resources)\")]")
            return [.target(name: library.name, code: code)]
        }
        return products.map { dependency($0, of: library) } + [.resource(target: library.name, folder: resources)]
    }

    private var neededTests: [ManifestPart] {
        let products = ["FOSTesting", "HTMLSnapshotTesting"]
        let folder = "__Snapshots__"
        guard has(tests) else {
            let dependencies = ["\"\(library.name)\""] + products.map(product)
            return [
                .target(name: tests.name, code: code("testTarget", tests, dependencies, "exclude: [\"\(folder)\"]"))
            ]
        }
        return products.map { dependency($0, of: tests) } + [.exclusion(target: tests.name, folder: folder)]
    }

    private func has(_ target: Target) -> Bool { manifest.targets.contains { $0.name == target.name } }

    private func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"\(packageName)\")" }

    private func dependency(_ name: String, of target: Target) -> ManifestPart {
        .targetDependency(target: target.name, name: name, code: product(name))
    }

    private func code(_ function: String, _ target: Target, _ dependencies: [String], _ last: String? = nil) -> String {
        let list = dependencies.map { "        \($0)," }.joined(separator: "\n")
        let arguments = ["name: \"\(target.name)\"", "dependencies: [\n\(list)\n    ]"] + (last.map { [$0] } ?? [])
        return ".\(function)(\n" + arguments.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
    }
}

extension PackageLayout.Target {
    fileprivate init(newSources name: String) { self.init(name: name, path: "Sources/\(name)") }
    fileprivate init(newTests name: String) { self.init(name: name, path: "Tests/\(name)") }
}

extension String {
    /// The name without characters that a command line would need quotes for, such as `my-bakery` for `my bakery`.
    fileprivate var fileName: String { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-") }
}
