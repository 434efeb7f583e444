import Diagnostics
package import Foundation
package import PreviewGenerators

/// What a package gets so that its previews are shown and tested.
package struct PackageChanges {
    private let folder: URL
    private let parts: PackageParts
    private let files: [GeneratedFile]
    private let lists: [LineList]
    /// The manifest with its additions. Nil if it has everything already.
    private let manifest: String?
    /// The parts that cannot be added to the manifest, as code with its place.
    package let instructions: [String]

    /// Looks at a package, or at a folder that becomes one.
    ///
    /// - Parameters:
    ///   - folder: The folder of the package.
    ///   - library: The target of the first ViewModel. Nil for the only library, or a new one.
    ///   - language: How the first view is written.
    ///   - dependency: The dependency on this package.
    /// - Throws: ``GeneratorError``, `UnreadableManifest`, ``SetupError``, or an error of reading a file.
    package init(
        of folder: URL, library: String?, language: ViewGenerator.Language, dependency: HostDependency
    ) throws {
        self.folder = folder
        let file = folder.appending(path: "Package.swift")
        let isNew = !FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
        let name = folder.lastPathComponent
        let read = isNew ? DumpedPackage(newPackage: name) : try DumpedPackage(package: folder)
        if read.packages.contains("fosutilities") { throw SetupError.usesOriginal }
        let source =
            isNew ? try PackageGenerator.manifest(package: name) : try String(contentsOf: file, encoding: .utf8)
        parts = try PackageParts(of: read, in: folder, library: library, packageName: dependency.name(in: read))
        try Self.expectFolders(of: read, in: folder)
        let search = SourceSearch(folder: folder)
        let isFirst = !search.finds("@ViewModel", in: parts.library)
        let hasUITests = isFirst ? language == .swift : search.finds("XCTest", in: parts.uiTests)
        var edit = ManifestEdit(EditableManifest(source: source))
        for part in [dependency.part] + parts.needed(hasUITests: hasUITests)
        where !part.isPresent(in: read) {
            edit.add(part)
        }
        manifest = isNew || edit.manifest.source != source ? edit.manifest.source : nil
        instructions = edit.instructions

        let generator = PackageGenerator(layout: parts.layout, language: language)
        let new =
            (isFirst ? try generator.welcome(tests: parts.tests) : [])
            + (search.finds("PreviewHost.main(", in: parts.host) ? [] : [try generator.host(in: parts.host)])
            + (search.finds("PreviewSnapshots.all(", in: parts.tests)
                ? [] : try generator.snapshotTests(in: parts.tests))
            + (isNew ? [PackageGenerator.formatting] : [])
        let format = PackageFormat(package: folder)
        files = new.map { format?.formatted($0) ?? $0 }
        lists = [
            LineList(path: ".gitignore", lines: ["/.build/", "*.new.html", "*.new.png"]),
            LineList(path: ".gitattributes", lines: ["**/__Snapshots__/**/*.html text eol=lf linguist-generated"]),
            LineList(path: ".preview-host", lines: ["program: \(parts.host.name)"], key: "program:"),
        ]
    }

    /// - Throws: ``GeneratorError/noTarget(_:)`` for a target without a folder of its own in `Sources` or `Tests`.
    private static func expectFolders(of manifest: DumpedPackage, in folder: URL) throws {
        let swiftTargets = manifest.targets.filter { ["regular", "executable", "test"].contains($0.type) }
        for target in swiftTargets.map(\.located) {
            guard
                !FileManager.default.fileExists(atPath: folder.appending(path: target.path).path(percentEncoded: false))
            else { continue }
            throw GeneratorError.noTarget(
                "The target '\(target.name)' has no folder \(target.path). Move its files there, and run this again.")
        }
    }

    /// Writes everything that is not there.
    ///
    /// - Returns: A line for each file that was written. Empty if there was nothing to do.
    /// - Throws: An error of writing a file.
    package func write() throws -> [String] {
        var lines: [String] = []
        if let manifest {
            let file = folder.appending(path: "Package.swift")
            try Data(manifest.utf8).write(to: file, options: .atomic)
            lines.append("wrote Package.swift")
        }
        for file in files {
            let outcome = try file.write(in: folder)
            if outcome != .unchanged { lines.append("\(outcome.rawValue) \(file.path)") }
        }
        for list in lists where try list.write(in: folder) { lines.append("wrote \(list.path)") }
        return lines
    }

    /// Writes the configuration of coding assistants, as far as it is not there.
    ///
    /// - Parameter report: Receives a text about each file that was written, with what is new in it.
    /// - Throws: ``GeneratorError``.
    package func writeAssistantFiles(report: (String) -> Void) throws {
        try AssistantFiles(program: ["swift", "run", parts.host.name]).write(in: folder) { report($0.message) }
    }

    /// The commands to run next, each with what it does.
    package var next: [(command: String, purpose: String)] {
        let run = "swift run \(parts.host.name)"
        return [
            ("\(run) serve", "Shows the previews. Open the address that it prints."),
            ("\(run) snapshots record", "Records the HTML of the previews, with which tests compare it."),
            ("swift test", "Tests the texts and the HTML."),
            ("\(run) generate viewmodel Order", "Writes a ViewModel with its texts."),
        ]
    }
}

/// The dependency of a package on this one.
package struct HostDependency {
    /// The name of this package in a manifest that gets the dependency.
    private let name: String
    let part: ManifestPart

    /// A dependency on a folder.
    ///
    /// - Parameter path: The path of this package, seen from the other one.
    package init(path: String) {
        let last = URL(filePath: path).lastPathComponent
        name = Self.usualName
        let code = last == name ? ".package(path: \"\(path)\")" : ".package(name: \"\(name)\", path: \"\(path)\")"
        part = .dependency(names: [name, last.lowercased()], code: code)
    }

    /// A dependency on a repository. SwiftPM names the package like the repository.
    ///
    /// - Parameter version: The first release that is compatible. Nil for the branch `main`, which has no release yet.
    package init(url: String, from version: String?) {
        let last = URL(filePath: url).lastPathComponent
        name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        let requirement = version.map { "from: \"\($0)\"" } ?? "branch: \"main\""
        part = .dependency(
            names: [name.lowercased(), Self.usualName], code: ".package(url: \"\(url)\", \(requirement))")
    }

    private static let usualName = "preview-host"

    /// Returns the name of this package in a manifest, which may depend on it already.
    func name(in manifest: DumpedPackage) -> String {
        manifest.packages.contains(Self.usualName) ? Self.usualName : name
    }
}

/// The reason why a package cannot get previews.
package enum SetupError: LocalizedError {
    /// It depends on FOSUtilities.
    case usesOriginal

    /// What to run instead.
    package var errorDescription: String? {
        "The package depends on FOSUtilities, whose modules have the same names. Run preview-host-migrate instead."
    }
}

/// A manifest with the parts that were added, and those that could not.
private struct ManifestEdit {
    var manifest: EditableManifest
    var instructions: [String] = []

    init(_ manifest: EditableManifest) { self.manifest = manifest }

    mutating func add(_ part: ManifestPart) {
        if let edited = part.added(to: manifest) {
            manifest = edited
        } else {
            instructions.append(part.instruction)
        }
    }
}

/// Lines that a file has once, in any order.
private struct LineList {
    let path: String
    let lines: [String]
    /// The beginning of a line that replaces all of them. Nil if nothing does.
    var key: String?

    /// Appends the lines that are missing. Returns whether there were any.
    func write(in folder: URL) throws -> Bool {
        let file = folder.appending(path: path)
        let exists = FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
        let text = exists ? try String(contentsOf: file, encoding: .utf8) : ""
        let present = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        if let key, present.contains(where: { $0.hasPrefix(key) }) { return false }
        let missing = lines.filter { !present.contains($0) }
        guard !missing.isEmpty else { return false }
        let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        try Data((text + separator + missing.joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
        return true
    }
}

/// Searches the Swift files of a package.
private struct SourceSearch {
    let folder: URL

    func finds(_ text: String, in target: PackageLayout.Target) -> Bool {
        FolderFiles(below: folder.appending(path: target.path, directoryHint: .isDirectory)).files
            .filter { $0.path.hasSuffix(".swift") }
            .contains { (try? String(contentsOf: URL(filePath: $0.file), encoding: .utf8))?.contains(text) ?? false }
    }
}
