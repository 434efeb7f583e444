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
}
