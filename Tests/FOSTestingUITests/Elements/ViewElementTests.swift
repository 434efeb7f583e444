import FOSMVVM
import FOSTesting
import HTMLParsing
import SwiftUI
import Testing

@testable import FOSTestingUI

/// The elements of views in Swift.
@MainActor @Suite struct ViewElementTests {
    private struct Rooms: View {
        @State private var isPresented = true

        var body: some View {
            TabView {
                Tab("Hall", systemImage: "house") {
                    NavigationStack(path: .constant(["Shelf"])) {
                        Text(verbatim: "first").navigationTitle("Hall")
                            .navigationDestination(for: String.self) { name in
                                content.navigationTitle(name).toolbar { Button("Add") {} }
                            }
                    }
                }
                Tab("Yard", systemImage: "gear") { Text(verbatim: "outside") }
            }
            .popover(isPresented: $isPresented) { Text(verbatim: "hello") }
        }

        private var content: some View {
            VStack {
                Menu("More") { Button("Item") {} }.accessibilityIdentifier("menu")
                Stepper("Count", value: .constant(2), in: 0...2).accessibilityIdentifier("count")
                Slider(value: .constant(3.0), in: 1...5) { Text("Size") }
                DisclosureGroup("Details") { Text(verbatim: "hidden") }.accessibilityIdentifier("details")
                GroupBox("Box") { Text(verbatim: "boxed").accessibilityValue("full") }
            }
        }
    }

    private func outline(openMenu: Bool = false) throws -> String {
        let tree = ViewSession(Rooms()).tree
        let menu = tree.nodes.first { $0.identifier == "menu" }
        return try ElementTree(tree, openMenu: openMenu ? menu?.id : nil) { _ in try HTMLParser.parse("") }.outline
    }

    @Test func componentsHaveElements() throws {
        #expect(
            try outline() == """
                tabBar
                  button "Hall" selected
                  button "Yard"
                navigationBar 'Shelf' "Shelf"
                  button 'BackButton' "Hall"
                  staticText "Shelf"
                  button "Add"
                button 'menu' "More"
                stepper 'count' "Count"
                  button 'count-Decrement' "Decrement"
                  button 'count-Increment' "Increment" disabled
                slider "Size" value "50%"
                button 'details' "Details"
                other "Box"
                  staticText "Box"
                  staticText "boxed"
                popover
                  staticText "hello"
                """)
    }

    @Test func eachKindOfElementHasAQuery() throws {
        let host = try ViewHost.around(#filePath)
        let view = try host.present(
            .stub(), in: ProgressPage.self, environment: [], locale: host.defaultLocale,
            place: TestPlace(filePath: #filePath, sourceLocation: #_sourceLocation))
        let app = XCUIApplication(view)
        #expect(app.tabBars.count == 1)
        let queries = [
            (app.scrollViews, "page"), (app.steppers, "count"), (app.activityIndicators, "busy"),
            (app.progressIndicators, "half"),
        ]
        for (query, identifier) in queries {
            #expect(query.allElementsBoundByIndex.map(\.identifier) == [identifier])
        }
    }

    @Test func aMenuHasItemsWhileItIsOpen() throws {
        #expect(!(try outline().contains("Item")))
        #expect(try outline(openMenu: true).contains("  button \"Item\""))
    }
}

private struct ProgressPage: ViewModelView {
    init(viewModel: ProgressPageModel) {}

    var body: some View {
        TabView {
            Tab("Work", systemImage: "gear") {
                ScrollView {
                    Stepper("Count", value: .constant(2)).accessibilityIdentifier("count")
                    ProgressView().accessibilityIdentifier("busy")
                    ProgressView(value: 0.5).accessibilityIdentifier("half")
                }
                .accessibilityIdentifier("page")
            }
        }
    }
}

@ViewModel
private struct ProgressPageModel {
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init() }
}
