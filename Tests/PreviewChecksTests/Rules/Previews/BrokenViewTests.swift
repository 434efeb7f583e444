#if SwiftViews && os(Linux)
    import FOSMVVM
    import PreviewCatalog
    import SwiftUI
    import Testing

    @testable import PreviewChecks

    @Suite struct BrokenViewTests {
        private func lines<View: ViewModelView>(_ view: View.Type) -> [String] {
            let record = PreviewRecord(name: "Broken", file: "/package/Sources/Lamps/BrokenView.swift", line: 4) {
                View.previewHost(viewModel: .stub())
            }
            return SamplePackage(previews: [SamplePackage.lamp, record]).lines(BrokenView())
        }

        @Test func findsAnUnknownSymbol() {
            let start = "Sources/Lamps/BrokenView.swift:4: The preview 'broken' of PlugViewModel: "
            #expect(lines(PlugView.self).map { $0.hasPrefix(start + "There is no icon 'plug'.") } == [true])
        }

        @Test func findsABodyWithoutEnd() {
            #expect(lines(CableView.self).map { $0.contains("levels deep") } == [true])
        }

        @Test func leavesOthers() {
            #expect(SamplePackage().lines(BrokenView()) == [])
        }
    }

    @ViewModel
    struct PlugViewModel {
        var vmId: ViewModelId = .init(type: Self.self)

        init() {}

        static func stub() -> Self { Self() }
    }

    private struct PlugView: ViewModelView {
        init(viewModel: PlugViewModel) {}

        var body: some View { Image(systemName: "plug") }
    }

    private struct CableView: ViewModelView {
        init(viewModel: PlugViewModel) {}

        var body: some View { Loop() }
    }

    private struct Loop: View {
        var body: AnyView { AnyView(VStack { Loop() }) }
    }
#endif
