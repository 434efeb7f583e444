import Diagnostics
package import Foundation

/// The dependencies and the targets of a package, as SwiftPM reads them.
package struct DumpedPackage: Decodable {
    /// A target. Its type is that of SwiftPM, such as `regular`, `executable` or `test`.
    package struct Target: Decodable {
        struct Dependency: Decodable {
            let product: [String?]?
            let byName: [String?]?
            let target: [String?]?

            private enum CodingKeys: CodingKey { case product, byName, target }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                func names(_ key: CodingKeys) -> [String?]? {
                    // The elements after the names are conditions.
                    (try? container.decode([Name].self, forKey: key))?.map(\.text)
                }
                (product, byName, target) = (names(.product), names(.byName), names(.target))
            }

            var name: String? { (product ?? byName ?? target)?.first ?? nil }
        }

        struct Resource: Decodable {
            let path: String
        }

        private struct Name: Decodable {
            let text: String?

            init(from decoder: any Decoder) throws {
                text = try? decoder.singleValueContainer().decode(String.self)
            }
        }

        package let name: String
        package let type: String
        let path: String?
        let dependencies: [Dependency]
        private let resources: [Resource]
        /// The paths that are left out of the target, in its folder.
        package let exclude: [String]

        /// The paths of its resources, in its folder.
        package var resourcePaths: [String] { resources.map(\.path) }

        /// Whether it depends on a target, or on a product of another package.
        package func depends(on name: String) -> Bool { dependencies.contains { $0.name == name } }

        /// The target with its folder.
        package var located: PackageLayout.Target {
            let folder = type == "test" ? "Tests" : "Sources"
            return PackageLayout.Target(name: name, path: path ?? "\(folder)/\(name)")
        }
    }

    /// A dependency on another package, of any kind.
    private struct Dependency: Decodable {
        private struct Identity: Decodable {
            let identity: String
            let nameForTargetDependencyResolutionOnly: String?
        }

        let names: [String]

        init(from decoder: any Decoder) throws {
            names = try decoder.singleValueContainer().decode([String: [Identity]].self).values.joined()
                .flatMap { [$0.identity, $0.nameForTargetDependencyResolutionOnly].compactMap(\.self) }
        }
    }

    /// The name of the package.
    package let name: String
    /// The targets in the order of the manifest.
    package let targets: [Target]
    private let dependencies: [Dependency]
    private let supportedPlatforms: [Platform]

    private enum CodingKeys: String, CodingKey {
        case name, targets, dependencies
        case supportedPlatforms = "platforms"
    }

    /// A platform with its oldest version.
    private struct Platform: Decodable {
        let platformName: String
    }

    /// The names of the platforms with an oldest version, such as `macos`.
    package var platforms: [String] { supportedPlatforms.map(\.platformName) }

    /// Returns the folder of a target's texts, in the folder of the target: `Localizations` if it is a resource, or else
    /// the first resource with YAML files. Nil if there is none.
    package func textsFolder(of name: String, in package: URL) -> String? {
        guard let target = targets.first(where: { $0.name == name }) else { return nil }
        let usual = "Localizations"
        if target.resourcePaths.contains(usual) { return usual }
        return target.resourcePaths.first { path in
            let folder = package.appending(path: "\(target.located.path)/\(path)", directoryHint: .isDirectory)
            return FolderFiles(below: folder).files.contains { $0.path.hasSuffix(".yml") || $0.path.hasSuffix(".yaml") }
        }
    }

    /// The name of the package as that of a type, such as `MyBakery` for `my-bakery`.
    package var typeName: String {
        let name = name.split { !$0.isLetter && !$0.isNumber }.map { String($0).uppercasedFirst }.joined()
        return name.first?.isLetter == true ? name : "App\(name)"
    }

    /// The packages that it depends on: the last parts of their addresses in lower case, and their names if given.
    package var packages: [String] { dependencies.flatMap(\.names) }

    /// Creates the manifest of a new package for macOS and Linux, without dependencies and targets.
    package init(newPackage name: String) {
        self.name = name
        targets = []
        dependencies = []
        supportedPlatforms = [Platform(platformName: "macos")]
    }

    /// Reads the manifest of a package with SwiftPM, which takes about a second. Has a build folder of its own, because
    /// SwiftPM locks that of the package while it builds or tests.
    ///
    /// - Throws: ``UnreadableManifest``.
    package init(package: URL) throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--scratch-path", scratch.path(percentEncoded: false), "dump-package",
        ]
        process.currentDirectoryURL = package
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw UnreadableManifest(output: text) }
        self = try JSONDecoder().decode(Self.self, from: data)
    }

    /// Returns a target by its name.
    ///
    /// - Throws: ``GeneratorError/noTarget(_:)`` with similar names.
    package func target(named name: String) throws -> PackageLayout.Target {
        guard let target = targets.first(where: { $0.name == name }) else {
            throw GeneratorError.noTarget(NearestNames.unknown("target", name, among: targets.map(\.name)))
        }
        return target.located
    }

    /// Returns the target of ViewModels: the named one, or the only library that imports FOSMVVM.
    ///
    /// - Throws: ``GeneratorError/noTarget(_:)`` if there is none or more than one.
    package func viewModels(named name: String?) throws -> PackageLayout.Target {
        if let name { return try target(named: name) }
        let candidates = targets.filter { $0.type == "regular" && $0.depends(on: "FOSMVVM") }
        guard candidates.count == 1 else {
            let names = candidates.map(\.name).joined(separator: ", ")
            throw GeneratorError.noTarget(
                candidates.isEmpty
                    ? "No target imports FOSMVVM. Name the one of ViewModels with --viewmodels-target."
                    : "Several targets import FOSMVVM. Name one of \(names) with --viewmodels-target.")
        }
        return candidates[0].located
    }

    /// Returns the target of the server: the named one, or the only program that is no host of previews.
    ///
    /// - Throws: ``GeneratorError/noTarget(_:)`` for a target that is not there.
    package func server(named name: String?) throws -> PackageLayout.Target? {
        if let name { return try target(named: name) }
        let candidates = targets.filter { $0.type == "executable" && !$0.depends(on: "PreviewCommands") }
        return candidates.count == 1 ? candidates[0].located : nil
    }

    /// The target of UI tests. Nil if there is none or more than one.
    package var uiTests: PackageLayout.Target? {
        let candidates = targetsOfUITests
        return candidates.count == 1 ? candidates[0].located : nil
    }

    /// Whether a target can have UI tests.
    package var hasUITests: Bool { !targetsOfUITests.isEmpty }

    private var targetsOfUITests: [Target] { targets.filter { $0.type == "test" && $0.depends(on: "FOSTestingUI") } }
}

/// A manifest that SwiftPM cannot read.
package struct UnreadableManifest: LocalizedError {
    /// What SwiftPM printed.
    let output: String

    /// What SwiftPM says about the manifest.
    package var errorDescription: String? { "Package.swift cannot be read.\n\(output)" }
}
