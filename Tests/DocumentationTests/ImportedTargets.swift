import Foundation

/// What the targets in `Sources` import of each other, macros that they name among it.
struct ImportedTargets {
    private(set) var imports: [String: Set<String>] = [:]
    /// What they import of other packages and of the system.
    private(set) var otherImports: [String: Set<String>] = [:]

    init() throws {
        let manifest = try Project.text("Package.swift")
        let sources = Project.folder.appending(path: "Sources")
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { !$0.hasPrefix(".") }
        for folder in folders {
            let files = try Project.sources(in: ["Sources/\(folder)"], suffix: ".swift")
            guard !files.isEmpty else { continue }
            let named = files.reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1.text)) }
            let target = Self.target(of: folder, manifest: manifest)
            imports[target] = named.intersection(folders)
            otherImports[target] = named.subtracting(folders)
        }
    }

    /// Returns what a target imports, and everything that these targets import, without what macros import: that is not
    /// linked.
    func allImports(of target: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [target]
        while let next = waiting.popLast() {
            guard next != "FOSMacros", found.insert(next).inserted else { continue }
            waiting += imports[next] ?? []
            found.formUnion(otherImports[next] ?? [])
        }
        return found
    }

    private static func names(in text: String) -> [String] {
        let imported = text.matches(
            of: /(?m)^ *(?:@\w+ )*(?:public |package |internal )?import (?:protocol |struct )?(\w+)/
        ).map(\.output.1)
        let macros = text.matches(of: /#externalMacro\(\s*module: "(\w+)"/).map(\.output.1)
        return (imported + macros).map(String.init)
    }

    /// The target whose sources a folder has: that of its name, unless the manifest says otherwise.
    private static func target(of folder: String, manifest: String) -> String {
        let paths = manifest.matches(of: /name: "([\w-]+)",\s+dependencies: \[[^\]]*\],\s+path: "Sources\/(\w+)"/)
        return paths.first { $0.output.2 == folder }.map { String($0.output.1) } ?? folder
    }
}
