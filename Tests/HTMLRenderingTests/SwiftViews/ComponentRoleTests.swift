#if SwiftViews && os(Linux)
    import FOSMVVM
    import SwiftUI
    import Testing

    @testable import HTMLRendering

    /// The names and roles of components, and the elements that their places allow.
    extension ComponentTests {
        @Test func labelsAreWhereARoleAllowsThem() throws {
            let (html, text) = try html(ShedLabelsView.self)
            #expect(
                text.contains(
                    "<p class=\"ui-text\"><span class=\"ui-unseen\">3 stars</span><span aria-hidden=\"true\">***</span></p>"
                ))
            #expect(text.contains("<span><span class=\"ui-unseen\">Tools</span><span class=\"ui-label\" aria-hidden"))
            #expect(
                html.tags.filter { $0.attributes["aria-label"] != nil }.map { tag in
                    [tag.name, tag.attributes["role"] ?? "", tag.attributes["aria-label"] ?? ""].joined(separator: " ")
                } == ["div group Stack", "progress  Load", "progress  Copy", "div group Box", "div group Rows"])
            #expect(html.all("progress").map { $0.attributes["value"] } == ["0.25", "0.5"])
            #expect(html.tags.allSatisfy { $0.attributes["aria-labelledby"] == nil })
        }

        @Test func hiddenControlsAreNeitherReadNorReached() throws {
            let (html, _) = try html(ShedHiddenView.self)
            let hidden = html.tags.filter { $0.attributes["aria-hidden"] == "true" }.map(\.name)
            #expect(hidden == ["label", "fieldset"])
            #expect(html.all("input").map { $0.attributes["tabindex"] } == ["-1", "-1", "-1"])
        }

        @Test func aButtonContainsOnlyPartsOfASentence() throws {
            let (html, text) = try html(ShedButtonsView.self)
            let blocks: Set = ["p", "div", "dl", "dt", "dd", "hr", "ul", "section"]
            let buttons = text.matches(of: /<button.*?<\/button>/.dotMatchesNewlines()).map { String($0.output) }
            #expect(buttons.count == 2)
            for button in buttons {
                #expect(HTMLOutline(button).tags.filter { blocks.contains($0.name) }.isEmpty, "\(button)")
            }
            #expect(html.all("hr").count == 1 && html.all("dl").count == 1)
        }
    }

    extension ComponentTests {
        @Test func aSegmentShowsItsSymbol() throws {
            let (html, text) = try html(ShedPartsView.self)
            #expect(text.contains("<span class=\"ui-image\" aria-hidden=\"true\"><svg"), "\(text)")
            #expect(html.all("input").count == 2)
        }

        @Test func eachPartOfARowThatCanBeSelectedIsACell() throws {
            let (_, text) = try html(ShedPartsView.self)
            for name in ["ui-row-content", "ui-badge", "ui-row-actions"] {
                #expect(text.contains("<div class=\"\(name)\" role=\"gridcell\">"), "\(text)")
            }
        }

        @Test func aLiveSheetThatCannotBeDismissedIsModal() throws {
            #expect(try html(ShedPartsView.self, isInteractive: true).text.contains("open data-modal"))
            #expect(try !html(ShedPartsView.self).text.contains("data-modal"))
        }
    }

    private struct ShedPartsView: ViewModelView {
        @State private var selection: String?

        init(viewModel: ShedViewModel) {}

        var body: some View {
            VStack {
                Picker("Tool", selection: .constant(1)) {
                    Image(systemName: "hammer").tag(1)
                    Text("Saw").tag(2)
                }
                .pickerStyle(.segmented)
                List(selection: $selection) {
                    Text("Row").badge(1).swipeActions { Button("Open") {} }.tag("a")
                }
            }
            .sheet(isPresented: .constant(true)) { Text("Wait").interactiveDismissDisabled() }
        }
    }

    private struct ShedLabelsView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            VStack {
                Text("***").accessibilityLabel("3 stars")
                Label(title: { Text("T") }, icon: { Text("I") }).accessibilityLabel("Tools")
                ProgressView(value: 0.25).accessibilityLabel("Load")
                ProgressView("Copy", value: 1, total: 2)
                GroupBox("B") { Text("Inside") }.accessibilityLabel("Box")
                ScrollView { Text("Row") }.accessibilityLabel("Rows")
            }
            .accessibilityLabel("Stack")
        }
    }

    private struct ShedHiddenView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            VStack {
                TextField("Name", text: .constant("")).accessibilityHidden(true)
                Picker("Size", selection: .constant(1)) {
                    Text("S").tag(1)
                    Text("M").tag(2)
                }
                .pickerStyle(.segmented)
                .accessibilityHidden(true)
            }
        }
    }

    private struct ShedButtonsView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            NavigationStack {
                Button {
                } label: {
                    VStack {
                        Text("A")
                        Divider()
                        LabeledContent("Name", value: "Bob")
                        ProgressView("Load", value: 0.5)
                    }
                }
                NavigationLink {
                    Text("There")
                } label: {
                    LabeledContent("Name") { HStack { Text("Bob") } }
                }
                Divider()
                LabeledContent("Name", value: "Bob")
            }
        }
    }
#endif
