import Foundation
import Testing

/// The targets that `Package.swift` declares on this system, as SwiftPM reads it.
struct Manifest: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        let type: String
        /// The modules of this package, and the products of others, that it may import.
        let dependencies: Set<String>
        /// The other packages of these products.
        let packages: Set<String>
        /// The folder of its sources, in the package's folder.
        let folder: String
        private let exclude: [String]

        var module: String { name.replacing("-", with: "_") }

        /// Returns the modules that its files import, macros that they name among them.
        func imports() throws -> Set<String> {
            guard type != "system" else { return [] }
            return try sources().reduce(into: []) { $0.formUnion(Self.imports(in: $1.text)) }
        }

        /// Returns its Swift files.
        func sources() throws -> [SourceText] {
            try Project.sources(in: [folder], suffix: ".swift", without: exclude)
        }

        /// What a string contains is imported by nobody.
        private static func imports(in text: String) -> [String] {
            let code = text.replacing(/"""[\s\S]*?"""/, with: "")
            let imported = code.matches(
                of:
                    /(?m)^ *(?:@\w+(?:\(\w+\))? )*(?:public |package |internal )?import (?:protocol |struct |class |enum )?(\w+)/
            ).map(\.output.1)
            return (imported + code.matches(of: /#externalMacro\(\s*module: "(\w+)"/).map(\.output.1)).map(String.init)
        }

        private enum CodingKeys: String, CodingKey { case name, type, dependencies, path, exclude }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            name = try values.decode(String.self, forKey: .name)
            type = try values.decode(String.self, forKey: .type)
            let dependencies = try values.decode([Dependency].self, forKey: .dependencies)
            self.dependencies = Set(dependencies.map(\.name))
            packages = Set(dependencies.compactMap(\.package))
            exclude = try values.decode([String].self, forKey: .exclude)
            let parents = ["test": "Tests", "plugin": "Plugins"]
            folder =
                try values.decodeIfPresent(String.self, forKey: .path) ?? "\(parents[type] ?? "Sources")/\(name)"
        }
    }

    /// A name, after the kind of the dependency and before its conditions. A product has its package in between.
    private struct Dependency: Decodable {
        let name: String
        let package: String?

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.container(keyedBy: Kind.self)
            let kind = try #require(kinds.allKeys.first)
            var values = try kinds.nestedUnkeyedContainer(forKey: kind)
            name = try values.decode(String.self)
            package = kind == .product ? try values.decodeIfPresent(String.self) : nil
        }

        private enum Kind: String, CodingKey { case byName, target, product, plugin }
    }

    /// Reads the package's manifest. It waits for no build, because it has a build folder of its own.
    static func read() throws -> Manifest {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        process.arguments = [
            "swift", "package", "--package-path", Project.folder.path, "--scratch-path", scratch.path, "dump-package",
        ]
        process.standardOutput = output
        try process.run()
        let json = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return try JSONDecoder().decode(Manifest.self, from: json)
    }
}
