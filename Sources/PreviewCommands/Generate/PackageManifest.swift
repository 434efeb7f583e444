import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import PreviewGenerators
import TemplateEngine

/// The targets of a package, as SwiftPM reads them.
struct PackageManifest: Decodable {
    struct Target: Decodable {
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

        private struct Name: Decodable {
            let text: String?

            init(from decoder: any Decoder) throws {
                text = try? decoder.singleValueContainer().decode(String.self)
            }
        }

        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]

        func depends(on name: String) -> Bool { dependencies.contains { $0.name == name } }

        var located: PackageLayout.Target {
            let folder = type == "test" ? "Tests" : "Sources"
            return PackageLayout.Target(name: name, path: path ?? "\(folder)/\(name)")
        }
    }

    let name: String
    let targets: [Target]

    /// Reads the manifest of a package with SwiftPM, which takes about a second. Has a build folder of its own, because
    /// SwiftPM locks that of the package while it builds or tests.
    ///
    /// - Throws: `CommandFailure` with the output of SwiftPM.
    init(package: URL) throws {
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
        guard process.terminationStatus == 0 else { throw CommandFailure("The manifest cannot be read.\n\(text)") }
        self = try JSONDecoder().decode(Self.self, from: data)
    }

    /// Returns a target by its name.
    ///
    /// - Throws: `UsageError` with similar names.
    func target(named name: String) throws -> PackageLayout.Target {
        guard let target = targets.first(where: { $0.name == name }) else {
            throw UsageError(NearestNames.unknown("target", name, among: targets.map(\.name)))
        }
        return target.located
    }

    /// Returns the target of ViewModels: the named one, or the only library that imports FOSMVVM.
    ///
    /// - Throws: `UsageError` if there is none or more than one.
    func viewModels(named name: String?) throws -> PackageLayout.Target {
        if let name { return try target(named: name) }
        let candidates = targets.filter { $0.type == "regular" && $0.depends(on: "FOSMVVM") }
        guard candidates.count == 1 else {
            let names = candidates.map(\.name).joined(separator: ", ")
            throw UsageError(
                candidates.isEmpty
                    ? "No target imports FOSMVVM. Name the one of ViewModels with --viewmodels-target."
                    : "Several targets import FOSMVVM. Name one of \(names) with --viewmodels-target.")
        }
        return candidates[0].located
    }

    /// Returns the target of the server: the named one, or the only program that is no host of previews.
    ///
    /// - Throws: `UsageError` for a target that is not there.
    func server(named name: String?) throws -> PackageLayout.Target? {
        if let name { return try target(named: name) }
        let candidates = targets.filter { $0.type == "executable" && !$0.depends(on: "PreviewCommands") }
        return candidates.count == 1 ? candidates[0].located : nil
    }

    /// The target of UI tests. Nil if there is none or more than one.
    var uiTests: PackageLayout.Target? {
        let candidates = targets.filter { $0.type == "test" && $0.depends(on: "FOSTestingUI") }
        return candidates.count == 1 ? candidates[0].located : nil
    }
}

extension PackageOption {
    /// Returns the tags of the locales with texts in a folder of the package. The default locale comes first.
    ///
    /// - Throws: `PackageSettingsError` for a default locale that is not one.
    func locales(in resources: String) throws -> [String] {
        let settings = PackageSettings(package: folder)
        let texts = folder.appending(path: resources, directoryHint: .isDirectory)
        let store = TextStore(
            folders: texts.isFolder ? [texts] : [], defaultLocale: try settings.defaultLocale)
        let others = store.locales.filter { $0 != store.defaultLocale }
        return ([store.defaultLocale] + others).map(\.tag)
    }
}
