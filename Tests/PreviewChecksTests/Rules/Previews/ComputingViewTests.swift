#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import PreviewCatalog
    import SwiftUI
    import Testing

    @testable import PreviewChecks

    @Suite struct ComputingViewTests {
        private func messages<View: ViewModelView>(_ view: View.Type) -> [String] where View.VM == DrawerViewModel {
            let record = PreviewRecord(name: "Tools", file: "/package/Sources/Lamps/DrawerView.swift", line: 4) {
                View.previewHost(viewModel: .stub())
            }
            let lines = SamplePackage(previews: [SamplePackage.lamp, record]).lines(ComputingView())
            return lines.map { $0.replacing("Sources/Lamps/DrawerView.swift:4: ", with: "") }
        }

        @Test func aViewThatOnlyRendersIsNotFound() {
            #expect(messages(PlainView.self) == [])
        }

        @Test func findsSorting() {
            let end = "shows a list in another order than its ViewModel. Sort the list when the ViewModel is made."
            #expect(messages(SortingView.self) == ["SortingView \(end)"])
        }

        @Test func findsFiltering() {
            let end = """
                shows 2 of the 3 elements of a list. Provide the shown elements as a list of the ViewModel.
                """
            #expect(messages(FilteringView.self) == ["FilteringView \(end)"])
            #expect(messages(SearchingView.self) == [], "the user can enter what is shown")
        }

        @Test func findsFormattingAndArithmetic() {
            let end = "which its ViewModel does not provide. Make it a property."
            #expect(
                messages(FormattingView.self) == [
                    "FormattingView shows \"2026-01-15\", \(end)", "FormattingView shows \"4\", \(end)",
                    "FormattingView shows \"SAW\", \(end)",
                ])
            #expect(messages(CountingView.self) == [], "the text comes from a state")
        }

        @Test func leavesOthers() {
            #expect(SamplePackage().lines(ComputingView()) == [])
        }
    }

    @ViewModel
    private struct DrawerViewModel {
        let name: String
        let date: Date
        let tools: [DrawerToolViewModel]
        let sizes: [Int]
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self {
            Self(
                name: "Saw", date: Date(timeIntervalSince1970: 1_768_470_060),
                tools: ["saw", "awl", "file"].map(DrawerToolViewModel.init), sizes: [3, 1, 2])
        }
    }

    @ViewModel
    private struct DrawerToolViewModel {
        let name: String
        var vmId: ViewModelId

        init(_ name: String) {
            self.name = name
            vmId = .init(id: name)
        }

        static func stub() -> Self { Self("saw") }
    }

    private struct PlainView: ViewModelView {
        let viewModel: DrawerViewModel

        init(viewModel: DrawerViewModel) { self.viewModel = viewModel }

        var body: some View {
            Text(viewModel.name)
            ForEach(viewModel.tools) { Text($0.name) }
            ForEach(viewModel.sizes, id: \.self) { Text(verbatim: "\($0)") }
            ForEach(viewModel.tools.indices, id: \.self) { Text(viewModel.tools[$0].name) }
            Text(verbatim: "–")
        }
    }

    private struct SortingView: ViewModelView {
        let viewModel: DrawerViewModel

        init(viewModel: DrawerViewModel) { self.viewModel = viewModel }

        var body: some View {
            List(viewModel.tools.sorted { $0.name < $1.name }) { Text($0.name) }
            ForEach(viewModel.sizes.sorted(), id: \.self) { Text(verbatim: "\($0)") }
        }
    }

    private struct FilteringView: ViewModelView {
        let viewModel: DrawerViewModel

        init(viewModel: DrawerViewModel) { self.viewModel = viewModel }

        var body: some View {
            ForEach(viewModel.tools.filter { $0.name != "awl" }) { Text($0.name) }
        }
    }

    private struct SearchingView: ViewModelView {
        @State private var search = "w"
        let viewModel: DrawerViewModel

        init(viewModel: DrawerViewModel) { self.viewModel = viewModel }

        var body: some View {
            ForEach(viewModel.tools.filter { $0.name.contains(search) }) { Text($0.name) }
        }
    }

    private struct FormattingView: ViewModelView {
        let viewModel: DrawerViewModel

        init(viewModel: DrawerViewModel) { self.viewModel = viewModel }

        var body: some View {
            Text(viewModel.name.uppercased())
            Text(verbatim: viewModel.date.formatted(.iso8601.year().month().day()))
            Text("\(viewModel.tools.count + 1)")
            Text(verbatim: "\(viewModel.tools.count + 1)")
        }
    }

    private struct CountingView: ViewModelView {
        @State private var count = 7

        init(viewModel: DrawerViewModel) {}

        var body: some View { Text(verbatim: "\(count)") }
    }
#endif
