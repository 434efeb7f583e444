/// What the targets in `Sources` import of each other, macros that they name among it.
struct ImportedTargets {
    private(set) var imports: [String: Set<String>] = [:]
    /// What they import of other packages and of the system.
    private(set) var otherImports: [String: Set<String>] = [:]

    init() throws {
        let targets = try Manifest.read().targets.filter { $0.folder.hasPrefix("Sources/") }
        let modules = Set(targets.map(\.module))
        for target in targets where target.type != "system" {
            let named = try target.imports()
            imports[target.name] = named.intersection(modules)
            otherImports[target.name] = named.subtracting(modules)
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
}
