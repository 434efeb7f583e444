import Diagnostics
import Foundation
import Testing

@testable import HTMLRendering

@Suite final class AssetCatalogTests {
    private let package = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")
    private var target: TargetFolder { TargetFolder("Sources/Shed", inPackage: package) }

    deinit {
        try? FileManager.default.removeItem(at: package)
    }

    /// Reads a catalog with these files.
    private func catalogs(_ files: KeyValuePairs<String, String>) throws -> AssetCatalogs {
        for (path, text) in files {
            let file = target.url.appending(path: "Assets.xcassets/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return AssetCatalogs(in: [target])
    }

    private func problems(_ catalogs: AssetCatalogs) -> [String] {
        catalogs.problems.map { PackagePaths(package).relative($0).localizedDescription }
    }

    @Test func anImageHasAFileForEachDensityAndAppearance() throws {
        let catalogs = try catalogs([
            "bench.imageset/Contents.json": """
            {"images": [
                {"filename": "bench.svg", "idiom": "universal", "scale": "1x"},
                {"filename": "bench 2.svg", "idiom": "universal", "scale": "2x"},
                {"idiom": "universal", "scale": "3x"},
                {"filename": "night.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"filename": "phone.svg", "idiom": "iphone"}
            ]}
            """,
            "bench.imageset/bench.svg": "<svg width=\"40\" height='30px'></svg>",
            "bench.imageset/bench 2.svg": "<svg viewBox=\"0 0 80 60\"></svg>", "bench.imageset/night.svg": "",
            "bench.imageset/phone.svg": "",
        ])
        let folder = "/assets/Shed/Assets.xcassets/bench.imageset"
        let image = try #require(catalogs.image(named: "bench", isRightToLeft: false, isDark: nil))
        #expect(image.address == "\(folder)/bench.svg")
        #expect(image.candidates == "\(folder)/bench.svg 1x, \(folder)/bench%202.svg 2x")
        #expect(
            image.sources == [.init(media: "(prefers-color-scheme: dark)", candidates: "\(folder)/night.svg 1x")])
        #expect(image.size?.width == 40 && image.size?.height == 30)
        let dark = try #require(catalogs.image(named: "bench", isRightToLeft: false, isDark: true))
        #expect(dark.address == "\(folder)/night.svg" && dark.sources.isEmpty)
        #expect(problems(catalogs) == [])
    }

    @Test func anImageForOneDirectionIsMirroredInTheOther() throws {
        let catalogs = try catalogs([
            "arrow.imageset/Contents.json":
                #"{"images": [{"filename": "a.svg", "language-direction": "left-to-right"}]}"#,
            "arrow.imageset/a.svg": "",
            "both.imageset/Contents.json": """
            {"images": [{"filename": "l.svg", "language-direction": "left-to-right"},
                {"filename": "r.svg", "language-direction": "right-to-left"}]}
            """,
            "both.imageset/l.svg": "", "both.imageset/r.svg": "",
        ])
        #expect(catalogs.image(named: "arrow", isRightToLeft: false, isDark: nil)?.isMirrored == true)
        let both = try #require(catalogs.image(named: "both", isRightToLeft: true, isDark: nil))
        #expect(both.address.hasSuffix("/r.svg") && !both.isMirrored)
    }

    @Test func namespacesArePartOfNames() throws {
        let image = #"{"images": [{"filename": "a.svg"}]}"#
        let catalogs = try catalogs([
            "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#, "Icons/Plain/Contents.json": "{}",
            "Icons/Plain/saw.imageset/Contents.json": image, "Icons/Plain/saw.imageset/a.svg": "",
            "Plain/nut.imageset/Contents.json": image, "Plain/nut.imageset/a.svg": "",
            "AppIcon.appiconset/Contents.json": image,
        ])
        #expect(Set(catalogs.imageNames) == ["Icons/saw", "nut"])
        #expect(problems(catalogs) == [])
    }

    @Test(arguments: [
        (
            #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "128", "blue": "0.5", "alpha": "1.000"}}"#,
            "rgb(255 128 128)"
        ),
        (
            #"{"color-space": "display-p3", "components": {"red": "1.000", "green": "0.5", "blue": "0.25", "alpha": "0.5"}}"#,
            "color(display-p3 1.0 0.5 0.25 / 0.5)"
        ),
        (
            #"{"color-space": "extended-srgb", "components": {"red": "1.2", "green": "0.0", "blue": "-0.1", "alpha": 1}}"#,
            "color(srgb 1.2 0.0 -0.1)"
        ),
        (#"{"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1.000"}}"#, "rgb(128 128 128)"),
        (#"{"platform": "ios", "reference": "systemIndigoColor"}"#, "var(--ui-indigo)"),
    ])
    func aColorIsThatOfCSS(json: String, css: String) throws {
        let catalogs = try catalogs(["Brand.colorset/Contents.json": #"{"colors": [{"color": \#(json)}]}"#])
        #expect(catalogs.stylesheet == ":root,\n.ui-view {\n    --color-Brand: \(css);\n}\n")
    }

    @Test func aColorHasAppearances() throws {
        func entry(_ red: Int, _ appearances: String...) -> String {
            let list = appearances.map { #"{"appearance": \#($0)}"# }.joined(separator: ", ")
            let color = #""color": {"components": {"red": "\#(red)", "green": "0", "blue": "0"}}"#
            return "{\(color), \"appearances\": [\(list)]}"
        }
        let (dark, high) = (#""luminosity", "value": "dark""#, #""contrast", "value": "high""#)
        let list = [entry(1), entry(2, dark), entry(3, high), entry(4, dark, high)].joined(separator: ", ")
        let catalogs = try catalogs(["Dark indigo.colorset/Contents.json": "{\"colors\": [\(list)]}"])
        let sheet = try #require(catalogs.stylesheet)
        #expect(sheet.contains("--color-Dark-indigo: light-dark(rgb(1 0 0), rgb(2 0 0));"))
        #expect(sheet.contains(/@media \(prefers-contrast: more\)[^@]*light-dark\(rgb\(3 0 0\), rgb\(4 0 0\)\)/))
    }

    @Test func theAccentColorIsThatOfControls() throws {
        let path = "AccentColor.colorset/Contents.json"
        let set = try catalogs([path: #"{"colors": [{"color": {"reference": "systemRedColor"}}]}"#])
        #expect(set.stylesheet?.contains("    --color-AccentColor: var(--ui-red);\n") == true)
        #expect(set.stylesheet?.contains("    --ui-accent: var(--color-AccentColor);\n") == true)
        let unset = try catalogs([path: #"{"colors": [{}]}"#])
        #expect(unset.stylesheet == ":root,\n.ui-view {\n    --color-AccentColor: var(--ui-accent);\n}\n")
    }

    @Test func whatIsBrokenIsReportedAndNothingElseIsMissing() throws {
        let catalogs = try catalogs([
            "Brand.colorset/Contents.json": """
            {"colors": [
              {"color": {"components": {"red": "0.1", "green": "0.2", "blue": "0.3"}}},
              {"color": {"components": {
                "red": "0.1",
                "green": "much", "blue": "0.3"}}}
            ]}
            """,
            "Fine.colorset/Contents.json": #"{"colors": [{"color": {"reference": "systemRedColor"}}]}"#,
            "bench.imageset/Contents.json": """
            {"images": [
                {"filename": "bench.svg"},
                {"filename": "lost.png", "scale": "2x"}
            ]}
            """,
            "bench.imageset/bench.svg": "", "saw.imageset/Contents.json": "{\n\"images\": [\n}",
            "vise.imageset/Contents.json": #"{"images": [{"filename": "vise.pdf"}]}"#, "vise.imageset/vise.pdf": "",
        ])
        let folder = "Sources/Shed/Assets.xcassets"
        #expect(
            Set(problems(catalogs)) == [
                "\(folder)/Brand.colorset/Contents.json:5: The asset catalog cannot be read: "
                    + "'much' is not a part of a color, such as 0.5, 128 or 0x80.",
                "\(folder)/bench.imageset/Contents.json:3: There is no file 'lost.png' in the image set 'bench'.",
                "\(folder)/saw.imageset/Contents.json:3: The asset catalog cannot be read: The file is not JSON.",
            ])
        #expect(catalogs.image(named: "bench", isRightToLeft: false, isDark: nil) != nil)
        #expect(catalogs.stylesheet?.contains("--color-Fine: var(--ui-red);") == true)
        #expect(
            PackageAssets(targets: [target]).missing("vise").message
                == "The image 'vise' has only the file 'vise.pdf', which browsers do not show. "
                + "Add an SVG or PNG file to it.")
    }

    @Test func aFileSaysItsSize() {
        let png: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 64,
        ]
        #expect(PixelSize(png).map { [$0.width, $0.height] } == [256, 64])
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 48, 1, 0, 3]
        #expect(PixelSize(jpeg).map { [$0.width, $0.height] } == [256, 48])
        #expect(PixelSize(Array(jpeg.prefix(9))) == nil)
        #expect(PixelSize([]) == nil)
    }
}
