#if SwiftViews && os(Linux)
    import Diagnostics
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// The HTML of components that contain others or change values.
    @Suite struct ComponentTests {
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

        @MainActor @Test func aLimitOfLinesIsInTheTextsOfAView() throws {
            let limited = VStack {
                Text(verbatim: "a")
                Text(verbatim: "b").lineLimit(0)
                Text(verbatim: "c").lineLimit(nil)
            }
            let node = try #require(ViewSession(limited.lineLimit(2)).tree.content.first)
            let styles = node.children.map { "\(ComponentBox.boxes(of: $0)[0].members[0].value)" }
            #expect(
                styles.map { $0.contains("-webkit-line-clamp: 2") || $0.contains("text-overflow: ellipsis") }
                    == [true, true, false])
            #expect(node.style == [])
        }

        @MainActor @Test func modifiersHaveElementsInTheirOrder() {
            func boxes(_ view: some View) -> [String] {
                ComponentBox.boxes(of: ViewSession(view).tree.content[0]).map { "\($0.members[0].value)" }
            }
            let text = Text(verbatim: "x")
            let framed = boxes(text.padding(8).frame(width: 200).padding(20))
            #expect(framed.count == 1 && framed[0].contains("margin-inline: 20px 20px"), "\(framed)")
            let filling = boxes(text.padding(8).frame(maxWidth: .infinity).padding(20))
            #expect(filling.count == 1 && filling[0].contains("padding-inline: 28px 28px"), "\(filling)")
            let negative = boxes(text.padding(8).padding(.leading, -4))
            #expect(negative.count == 1 && negative[0].contains("margin-inline: -4px 0px"), "\(negative)")
            #expect("\(boxes(text.cornerRadius(.infinity)))".contains("border-radius: 9999px"))
            #expect(!"\(boxes(text.font(.system(size: .nan))))".contains("font-size"))
            let square = boxes(text.cornerRadius(12).background(.red))
            #expect(square.count == 2 && !square[1].contains("radius"), "\(square)")
            #expect(boxes(text.background(.red).cornerRadius(12)).count == 1)
            for view in [text.font(.headline).fontWeight(.regular), text.fontWeight(.regular).font(.headline)] {
                let weight = boxes(view)
                #expect(weight.count == 1 && weight[0].contains("font-weight: 400"), "\(weight)")
                #expect(!weight[0].contains("font-weight: 600"), "\(weight)")
            }
            let empty = boxes(text.background(Color(red: .nan, green: 0, blue: 2)))
            #expect(empty[0].contains("rgb(0 0 255)"), "\(empty)")
        }

        @Test func aDisabledLinkHasNoAddress() throws {
            let (html, _) = try html(ShedLinksView.self)
            let links = html.all("a").map(\.attributes)
            #expect(links.map { $0["href"] } == ["https://example.org/", nil])
            #expect(links.map { $0["aria-disabled"] } == [nil, "true"])
        }

        @Test func aFooterAndALabelCanContainAnyView() throws {
            let (html, text) = try html(ShedLinksView.self)
            #expect(html.all("div").filter { $0.attributes["popover"] != nil }.count == 2, "\(text)")
            #expect(!text.contains(/<p [^>]*>\s*<(div|button)/), "\(text)")
        }

        @Test func aTableHasHeadersAndCells() throws {
            let (html, text) = try html(ShedTableView.self)
            #expect(html.all("table").first?.attributes["data-testid"] == "tools")
            #expect(html.all("th").map { $0.attributes["scope"] } == ["col", "col", "col"])
            #expect(html.all("tr").count == 3)
            #expect(html.all("td").count == 6)
            #expect(html.all("button").count == 2)
            #expect(text.contains(">Hammer</p>") && text.contains(">Shelf 2</p>"))
        }

        @Test func aColorPickerIsAColorControl() throws {
            let (html, _) = try html(ShedColorView.self)
            #expect(html.all("input").map { $0.attributes["type"] } == ["color", "color"])
            #expect(html.all("input").map { $0.attributes["value"] } == ["#ff8000", "#34c759"])
        }

        @Test func aColorPickerShowsTheColorsOfTheLightTheme() throws {
            let file = URL(filePath: #filePath).appending(path: "../../../../Public/preview-host/components.css")
            let style = try String(contentsOf: file.standardized, encoding: .utf8)
            for name in Color.Name.allCases where name != .clear {
                let declared = "--ui-\(name.rawValue): "
                #expect(
                    style.contains("\(declared)light-dark(\(name.lightColor), ")
                        || style.contains("\(declared)\(name.lightColor);"))
            }
        }

        func html<View: ViewModelView>(
            _ type: View.Type, images: PackageAssets = PackageAssets(), isInteractive: Bool = false,
            problems: [String] = []
        ) throws -> (outline: HTMLOutline, text: String) where View.VM == ShedViewModel {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: [:]), environment: .preview
            ).showing(images)
            let view = (isInteractive ? renderer.interactive : renderer).render(
                ViewInput(ShedViewModel.stub(), in: type), locale: .english)
            #expect(view.diagnostics.map(\.message) == problems)
            let outline = HTMLOutline(view.text)
            #expect(outline.problems == [], "\(view.text)")
            let ids = Set(outline.tags.compactMap { $0.attributes["id"] })
            let references = outline.tags.flatMap { tag in
                [tag.attributes["aria-labelledby"], tag.attributes["popovertarget"]].compactMap(\.self)
            }
            for id in references.flatMap({ $0.split(separator: " ").map(String.init) }) {
                #expect(ids.contains(id), "\(id) in \(view.text)")
            }
            return (outline, view.text)
        }

        @Test func controlsOfValuesAreNativeElements() throws {
            let (html, _) = try html(ShedControlsView.self)
            let inputs = html.all("input").map(\.attributes)
            #expect(inputs.map { $0["type"] } == ["range", "date", "time", "datetime-local", "text", "radio", "radio"])
            #expect(inputs[0]["min"] == "0.0" && inputs[0]["max"] == "10.0" && inputs[0]["step"] == "2.0")
            #expect(inputs[0]["value"] == "4" && inputs[0]["aria-valuetext"] == "four")
            #expect(inputs[1]["value"] == "1970-01-01" && inputs[1]["min"] == "1970-01-01")
            #expect(inputs[4]["data-appearance"] == "plain" && inputs[4]["aria-description"] == "Hint")
            #expect(inputs[5]["name"] == inputs[6]["name"])
            #expect(inputs.suffix(2).map { $0["checked"] != nil } == [false, true])
            #expect(html.all("legend").count == 1)
            let buttons = html.all("button").map(\.attributes)
            #expect(buttons.map { $0["disabled"] != nil } == [false, true], "the value is the greatest one")
        }

        @Test func groupsAreNativeElements() throws {
            let (html, text) = try html(ShedGroupsView.self)
            #expect(html.all("details").map { $0.attributes["open"] != nil } == [false, true])
            #expect(html.all("summary").count == 2)
            #expect(html.all("input").isEmpty, "what is recorded has no entries")
            #expect(html.all("nav").count == 1)
            #expect(html.all("button").map { $0.attributes["aria-current"] }.contains("page"))
            #expect(html.tags.count { $0.attributes["popover"] != nil } == 1)
            #expect(text.contains("grid-template-columns: repeat(2, auto)"))
            #expect(text.contains("grid-template-columns: repeat(auto-fill, minmax(min(100%, 80px), 1fr))"))
        }

        @Test func aStackOfScreensHasABarAndButtons() throws {
            let (html, text) = try html(ShedScreensView.self, isInteractive: true)
            let buttons = html.all("button").map(\.attributes)
            #expect(buttons.map { $0["class"] } == ["ui-button ui-back", "ui-button", "ui-button ui-navigation-link"])
            #expect(buttons.allSatisfy { $0["form"] == "live" && $0["name"] == "action" && $0["value"] != nil })
            #expect(html.all("h2").count == 1)
            #expect(text.contains("Shelf 2"))
            #expect(!text.contains("First"))
        }

        @Test func whatIsPresentedCanBeDismissed() throws {
            let (html, text) = try html(ShedDialogsView.self, isInteractive: true)
            #expect(
                html.all("dialog").map { $0.attributes["class"] } == [
                    "ui-alert ui-confirmation", "ui-sheet ui-popover",
                ])
            #expect(html.all("dialog").allSatisfy { $0.attributes["data-dismiss"] != nil })
            #expect(text.contains("ui-unseen"), "a hidden title still names its dialog")
            #expect(html.all("button").count { $0.attributes["class"] == "ui-button ui-dismiss" } == 2)
            #expect(html.all("dialog").last?.attributes["aria-label"] == "Popover")
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

    private struct ShedTableView: ViewModelView {
        struct Tool: Identifiable {
            let id: Int
            let name: String
        }

        init(viewModel: ShedViewModel) {}

        var body: some View {
            Table([Tool(id: 1, name: "Hammer"), Tool(id: 2, name: "Saw")]) {
                TableColumn("Name", value: \.name)
                TableColumn("Shelf") { tool in Text("Shelf \(tool.id)") }
                TableColumn("") { _ in Button("Take") {} }
            }
            .accessibilityIdentifier("tools")
        }
    }

    private struct ShedLinksView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            Section {
                if let address = URL(string: "https://example.org/") {
                    Link("Manual", destination: address)
                    Link("Videos", destination: address).disabled(true)
                }
            } footer: {
                Menu("More") { Button("Print") {} }
            }
            GroupBox {
                Text("Tools")
            } label: {
                Menu("Sort") { Button("By name") {} }
            }
        }
    }

    private struct ShedColorView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            ColorPicker("Paint", selection: .constant(Color(red: 1, green: 0.5, blue: 0)))
            ColorPicker("Label", selection: .constant(.green), supportsOpacity: false)
        }
    }

    private struct ShedControlsView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            VStack {
                Slider(value: .constant(4.0), in: 0...10, step: 2) { Text("Speed") }.accessibilityValue("four")
                Stepper("Count", value: .constant(3), in: 0...3)
                DatePicker("Day", selection: .constant(day), in: day..., displayedComponents: .date)
                DatePicker("Time", selection: .constant(day), displayedComponents: .hourAndMinute)
                DatePicker("Both", selection: .constant(day))
                TextField("Name", text: .constant("x")).textFieldStyle(.plain).accessibilityHint("Hint")
                Picker("Size", selection: .constant(2)) {
                    Text("S").tag(1)
                    Text("M").tag(2)
                }
                .pickerStyle(.segmented)
            }
        }

        private var day: Date { Date(timeIntervalSince1970: 3600) }
    }

    private struct ShedGroupsView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            TabView {
                VStack {
                    GroupBox("Box") { Text("Inside") }
                    DisclosureGroup("Closed") { Text("Inside") }
                    DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
                    Menu("More") { Button("Item") {} }
                    Grid {
                        GridRow {
                            Text("A")
                            Text("B")
                        }
                    }
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("Cell") }
                    LazyVStack { LazyHStack { Text("Base").overlay { Text("Front") } } }
                }
                .tabItem { Text("Home") }
                Text("Second").tabItem { Text("Gear") }
            }
        }
    }

    private struct ShedScreensView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            NavigationStack(path: .constant([1, 2])) {
                Text("First")
                    .navigationTitle("Shed")
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("Next", value: number + 1)
                            .navigationTitle("Shelf \(number)")
                            .toolbar { Button("Add") {} }
                    }
            }
        }
    }

    private struct ShedDialogsView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            Text("Shed")
                .confirmationDialog("Empty it?", isPresented: .constant(true), titleVisibility: .hidden) {
                    Button("Empty", role: .destructive) {}
                }
                .popover(isPresented: .constant(true)) { Text("Popover") }
        }
    }

    @ViewModel
    struct ShedViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }
#endif
