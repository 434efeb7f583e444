import Testing

/// `Docs/Architecture.md` is of the package as it is built.
@Suite struct ArchitectureTests {
    @Test func namesEveryTarget() throws {
        let page = try Project.text("Docs/Architecture.md")
        let targets = try Manifest.read().targets.filter { !["plugin", "test"].contains($0.type) }
        #expect(targets.contains { $0.name == "PreviewSite" })
        for target in targets {
            #expect(page.contains("`\(target.name)`"), "\(target.name)")
        }
    }

    /// "Two files of `HTMLRendering` change finished HTML", and no other file of the site writes any.
    @Test func htmlIsOnlyInTemplates() throws {
        let files = try Project.sources(in: ["Sources/HTMLRendering", "Sources/PreviewSite"], suffix: ".swift")
        let writing = files.filter { $0.text.contains(/Array\(#?"[^\n]*<\/?[a-z]/) }
        let page = try Project.text("Docs/Architecture.md")
        for name in ["ForeignMarkup", "LiveMarkup"] {
            #expect(page.contains("`\(name)`"))
            #expect(writing.contains { $0.text.contains("\nstruct \(name) {") })
        }
        #expect(writing.count == 2)
    }

    /// SwiftPM builds a target when its dependencies are built. Whether a module that it does not name is there by then
    /// depends on the order of the build.
    @Test func aTargetNamesEveryModuleThatItImports() throws {
        let targets = try Manifest.read().targets
        let modules = Set(targets.map(\.module)).union(targets.flatMap(\.dependencies))
        for target in targets {
            let named = target.dependencies.map { $0.replacing("-", with: "_") }
            let missing = try target.imports().intersection(modules).subtracting(named)
            #expect(missing == [], "\(target.name)")
        }
    }

    /// SwiftPM compiles a module twice if both a macro and another target import it. It compiles all modules of tests twice
    /// if a test target depends on a macro.
    @Test func noModuleIsCompiledTwice() throws {
        let targets = try Manifest.read().targets
        let macros = targets.filter { $0.type == "macro" }
        #expect(macros.map(\.packages) == [["swift-syntax"]])
        for target in targets where target.type != "macro" {
            #expect(!target.packages.contains("swift-syntax"), "\(target.name)")
            if target.type == "test" {
                #expect(target.dependencies.isDisjoint(with: macros.map(\.name)), "\(target.name)")
            }
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
