#if SwiftViews && os(Linux)
    import Diagnostics
    import FOSMVVM
    import Foundation
    import SwiftUI
    import Testing

    @testable import HTMLRendering

    /// Images and colors, also those of the package.
    extension ComponentTests {
        @Test func anImageHasALabel() throws {
            let (html, text) = try html(
                ShedImagesView.self,
                problems: [
                    """
                    The image at '/tool.jpg' has no label. Add '.accessibilityLabel(…)', or \
                    '.accessibilityHidden(true)' if it is decoration.
                    """
                ])
            #expect(html.all("img").map { $0.attributes["alt"] } == ["The bench", "", ""])
            #expect(html.all("img").map { $0.attributes["src"] } == ["/bench.jpg", "/pattern.svg", "/tool.jpg"])
            #expect(text.contains("No photo"))
        }

        @Test func anImageOfThePackageHasAnAddress() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(
                at: folder.appending(path: "photos"), withIntermediateDirectories: true)
            for path in ["bench.png", "photos/tool 1.jpg", "notes.txt"] {
                try Data().write(to: folder.appending(path: path))
            }
            let (html, text) = try html(
                ShedPhotosView.self, images: PackageAssets(folders: [folder]),
                problems: [
                    "There is no image 'bensh' in Public or an asset catalog. Did you mean bench? "
                        + "Add it as an SVG, PNG, JPEG, WebP, AVIF or GIF file."
                ])
            #expect(
                html.all("img").map { $0.attributes["src"] } == ["/assets/bench.png", "/assets/photos/tool%201.jpg"])
            #expect(html.all("img").map { $0.attributes["alt"] } == ["The bench", ""])
            #expect(text.contains("⚠ <bdi>bensh</bdi>"))
        }

        @Test func aColorThatThePackageDoesNotHaveIsGrayAndReported() throws {
            let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: package) }
            let target = TargetFolder("Sources/Shed", inPackage: package)
            let files = [
                "Sources/Shed/A.xcassets/Oak.colorset/Contents.json": "{}",
                "Public/shed.css": ":root { --color-Light-steel: light-dark(silver, gray); }",
            ]
            for (path, text) in files {
                let file = package.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            let images = PackageAssets(folders: [package.appending(path: "Public")], targets: [target])
            let (_, text) = try html(
                ShedColorsView.self, images: images,
                problems: [
                    "There is no color 'Light steal' in an asset catalog, so gray is shown. Did you mean Light-steel? "
                        + "Add it, or set '--color-Light-steal' in a stylesheet in Public."
                ])
            let paper = "light-dark(rgb(255 255 255), rgb(0 0 0))"
            #expect(text.contains("color-mix(in oklab, \(paper) 50%, var(--color-Light-steel, var(--ui-gray)))"))
        }

        @Test func anImageOfAnAssetCatalogHasASizeInPoints() throws {
            let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: package) }
            let target = TargetFolder("Sources/Shed", inPackage: package)
            let contents = """
                {"images": [{"filename": "a.svg", "scale": "2x"}, {"filename": "b.svg", "scale": "2x",
                    "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
                """
            for name in ["bench", "tool 1", "bensh"] {
                let folder = target.url.appending(path: "A.xcassets/\(name).imageset")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(contents.utf8).write(to: folder.appending(path: "Contents.json"))
                try Data("<svg width='80' height='60'/>".utf8).write(to: folder.appending(path: "a.svg"))
                try Data().write(to: folder.appending(path: "b.svg"))
            }
            let (html, text) = try html(ShedPhotosView.self, images: PackageAssets(targets: [target]))
            let image = try #require(html.all("img").first).attributes
            #expect(image["width"] == "40" && image["height"] == "30", "\(text)")
            #expect(image["srcset"] == "/assets/Shed/A.xcassets/bench.imageset/a.svg 2x")
            let source = try #require(html.all("source").first).attributes
            #expect(source["media"] == "(prefers-color-scheme: dark)")
            #expect(source["srcset"] == "/assets/Shed/A.xcassets/bench.imageset/b.svg 2x")
        }

        @Test func aTemplateImageHasTheColorOfTheText() throws {
            let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: package) }
            let target = TargetFolder("Sources/Shed", inPackage: package)
            let intents = ["tinted": #", "properties": {"template-rendering-intent": "template"}"#, "own": ""]
            for (name, intent) in intents {
                let folder = target.url.appending(path: "A.xcassets/\(name).imageset")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(#"{"images": [{"filename": "a'b.svg"}]\#(intent)}"#.utf8)
                    .write(to: folder.appending(path: "Contents.json"))
                try Data("<svg/>".utf8).write(to: folder.appending(path: "a'b.svg"))
            }
            let (html, text) = try html(ShedTemplatesView.self, images: PackageAssets(targets: [target]))
            let folder = "/assets/Shed/A.xcassets"
            let masks = html.all("span").filter { $0.attributes["class"] == "ui-template-image" }
            let file = { (name: String) in "--ui-template: url(&quot;\(folder)/\(name).imageset/a&#39;b.svg&quot;)" }
            #expect(masks.map { $0.attributes["style"] } == [file("tinted"), file("own"), file("tinted")], "\(text)")
            #expect(html.all("img").count == 6)
        }
    }

    private struct ShedImagesView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            VStack {
                AsyncImage(url: URL(string: "/bench.jpg")).accessibilityLabel("The bench")
                AsyncImage(url: URL(string: "/pattern.svg")) {
                    $0.resizable()
                } placeholder: {
                    Text("Loading")
                }
                .accessibilityHidden(true)
                AsyncImage(url: URL(string: "/tool.jpg"))
                AsyncImage(url: nil) {
                    $0
                } placeholder: {
                    Text("No photo")
                }
            }
        }
    }

    private struct ShedPhotosView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            VStack {
                Image("bench").accessibilityLabel("The bench")
                Image(decorative: "tool 1", bundle: .main)
                Image("bensh", label: Text("The bench"))
            }
        }
    }

    private struct ShedColorsView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            let paper = Color(uiColor: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0 : 1, alpha: 1) })
            VStack {
                Color("Oak")
                Text(verbatim: "a").foregroundStyle(Color("Light steel").mix(with: paper, by: 0.5))
                Circle().fill(
                    LinearGradient(colors: [Color("Light steal"), paper], startPoint: .top, endPoint: .bottom))
            }
        }
    }

    private struct ShedTemplatesView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            VStack {
                Image(decorative: "tinted")
                Image(decorative: "tinted").renderingMode(.original)
                Image(decorative: "own")
                Image(decorative: "own").renderingMode(.template)
                Text("\(Image("tinted")) and \(Image("own"))")
            }
        }
    }
#endif
