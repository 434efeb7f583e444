import Testing

/// What `Docs/Production.md` says about the code that a server builds.
@Suite struct ProductionPageTests {
    @Test func saysHowManyLinesAServerBuilds() throws {
        let page = try Project.text("Docs/Production.md").replacing("\n", with: " ")
        let figures = page.matches(of: /about ([\d,]+) lines of Swift/)
            .compactMap { Int($0.output.1.filter(\.isNumber)) }
        try #require(figures.count == 2)
        let lines = try Self.lines()
        for (figure, actual) in zip(figures, [lines.all, lines.templatesOnly]) {
            // The figures are rounded.
            #expect(abs(figure - actual) < figure / 20, "\(actual)")
        }
    }

    /// Returns the lines of all targets of `HTMLRendering`, and those without the trait `SwiftViews`, which leaves out whole
    /// targets, and parts of files.
    private static func lines() throws -> (all: Int, templatesOnly: Int) {
        let built = try ImportedTargets().allImports(of: "HTMLRendering")
        return try Manifest.read().targets.filter { built.contains($0.module) }.reduce(into: (0, 0)) { lines, target in
            let texts = try target.sources().map(\.text)
            lines.0 += lineCount(of: texts)
            guard !["FoundationPublishers", "SwiftUI", "UIKitNames"].contains(target.name) else { return }
            lines.1 += lineCount(of: texts.map { $0.replacing(/(?ms)^#if SwiftViews .*?^#endif$/, with: "") })
        }
    }

    private static func lineCount(of texts: [String]) -> Int {
        texts.map { $0.utf8.count { $0 == UInt8(ascii: "\n") } }.reduce(0, +)
    }
}
