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

        /// Renders a view, whose HTML must be valid and have only ids that exist.
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

    @ViewModel
    struct ShedViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }
#endif
