import Testing

/// `Docs/Architecture.md` is of the package as it is built.
@Suite struct ArchitectureTests {
    @Test func namesEveryTarget() throws {
        let manifest = try Project.text("Package.swift")
        let page = try Project.text("Docs/Architecture.md")
        let target = /\.(?:target|macro|systemLibrary|executableTarget)\(\s*name: "([\w-]+)"/
        let names = manifest.matches(of: target).map(\.output.1)
        #expect(names.contains("PreviewSite"))
        for name in names {
            #expect(page.contains("`\(name)`"), "\(name)")
        }
    }

    /// The list under "Targets", entry by entry, is what the sources import of this package.
    @Test func namesEveryImport() throws {
        let targets = try ImportedTargets()
        let page = try Project.text("Docs/Architecture.md").replacing("\n  ", with: " ")
        var listed: [String: Set<String>] = [:]
        for entry in page.matches(of: /(?m)^- ((?:`[\w-]+`(?:, )?)+): (.+)$/) {
            let imports = Set(entry.output.2.matches(of: /`(\w+)`/).map { String($0.output.1) })
            for target in entry.output.1.matches(of: /`([\w-]+)`/) { listed[String(target.output.1)] = imports }
        }
        #expect(targets.imports.count > 10)
        for (target, imports) in targets.imports {
            #expect(listed[target] == imports, "\(target)")
        }
    }
}
