import Foundation
import Testing

@Suite struct AssetSymbolNameTests {
    /// Those that Xcode makes.
    @Test(arguments: [
        ("Dark indigo", "darkIndigo"), ("AccentColor", "accent"), ("Color", "color"), ("Default", "`default`"),
        ("M", "M"),
        ("BMW", "BMW"), ("A-1-1-0", "A_1_1_0"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"), ("M-stadt", "mStadt"),
        ("ironMaiden2", "ironMaiden2"), ("arrow_basic_e", "arrowBasicE"), ("292C38", "_292_C_38"), ("c50000", "c50000"),
        ("FFE05D", "FFE_05_D"), ("121212", "_121212"),
    ])
    func aConstantHasTheNameThatXcodeMakes(asset: String, symbol: String) {
        #expect(AssetSymbolName.constant(asset, suffix: "Color") == symbol)
    }

    @Test func aNamespaceIsAType() {
        #expect(
            ["iconPreviews", "GameUI", "colors"].map(AssetSymbolName.namespace) == ["IconPreviews", "GameUI", "Colors"])
    }

    /// Apps from before Xcode made constants have their own.
    @Test func aColorThatTheSourcesNameHasNoSecondConstant() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
        let colors = folder.appending(path: "Colors.xcassets")
        for name in ["Brand", "Paper"] {
            try FileManager.default.createDirectory(
                at: colors.appending(path: "\(name).colorset"), withIntermediateDirectories: true)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = "extension Color {\n    static let brand = Color(\"Brand\")\n}"
        try Data(source.utf8).write(to: folder.appending(path: "Theme.swift"))
        let code = AssetSymbolCode(of: AssetNames(below: folder)).text
        #expect(code.contains("static let brand = ColorResource") && code.contains("static let paper = ColorResource"))
        #expect(!code.contains("static var brand") && code.contains("static var paper"))
        #expect(AssetNames.constants(inSource: "extension Shelf { static let brand = 1 }") == [])
    }

    @Test func aTreeHasConstantsAndEnums() {
        let tree = SymbolTree([["bench"], ["Bench"], ["Icons", "HeroImage"]], suffix: "Image")
        #expect(
            tree.extending("R") { "static let \($0) = \($1)" } == [
                "", "extension R {", "    static let bench = \"bench\"", "    enum Icons {",
                "        static let hero = \"Icons/HeroImage\"", "    }", "}",
            ])
    }
}
