#if SwiftViews && os(Linux)
    import FOSMVVM
    import PreviewCatalog
    import SwiftUI
    import Testing

    @testable import PreviewChecks

    @Suite struct SwiftViewRuleTests {
        private func lines<View: ViewModelView>(
            _ view: View.Type, _ rule: any CheckRule = BrokenView(), template: String? = nil
        ) -> [String] where View.VM == PlugViewModel {
            let record = PreviewRecord(name: "Broken", file: "/package/Sources/Lamps/BrokenView.swift", line: 4) {
                View.previewHost(viewModel: .stub())
            }
            var package = SamplePackage(previews: [SamplePackage.lamp, record])
            package.templates["\(View.self)"] = template
            return package.lines(rule)
        }

        @Test func findsAnUnknownSymbol() {
            let start = "Sources/Lamps/BrokenView.swift:4: The preview 'broken' of PlugViewModel: "
            let found = lines(PlugView.self, UnknownSymbol())
            #expect(found.map { $0.hasPrefix(start + "There is no icon 'plug', so") } == [true])
            #expect(lines(PlugView.self) == [])
        }

        @Test func findsABodyWithoutEnd() {
            #expect(lines(CableView.self).map { $0.contains("levels deep") } == [true])
        }

        @Test func findsALiteralText() {
            let end = "in LiteralView is the same in every language. Make it a property of the ViewModel."
            let texts = ["\"3 lamps\"", "\"Press me\""]
            #expect(
                lines(LiteralView.self, HardCodedViewText())
                    == texts.map { "Sources/Lamps/BrokenView.swift:4: \($0) \(end)" })
        }

        @Test func bothVersionsOfAViewAreChecked() {
            let place = "Sources/Lamps/BrokenView.swift:4: The preview 'broken' of PlugViewModel in Swift: "
            let found = lines(PlugView.self, UnknownSymbol(), template: "<p></p>").map { $0.hasPrefix(place) }
            #expect(found == [true])
            #expect(lines(LiteralView.self, HardCodedViewText(), template: "<p></p>").count == 2)
            let unknown = "Templates/PlugView.mustache:1:"
            #expect(lines(PlugView.self, UnknownName(), template: "{{name}}").map { $0.hasPrefix(unknown) } == [true])
        }

        @Test func findsOperationsThatABodyMakes() {
            #expect(
                lines(RenewingView.self, OperationsInBody()).map { $0.contains(": RenewingView makes its") } == [true])
            #expect(lines(KeepingView.self, OperationsInBody()) == [])
        }

        @Test(arguments: [BrokenView(), HardCodedViewText(), OperationsInBody()] as [any CheckRule])
        func leavesOthers(rule: any CheckRule) {
            #expect(SamplePackage().lines(rule) == [])
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

    private struct LiteralView: ViewModelView {
        init(viewModel: PlugViewModel) {}

        var body: some View {
            Button("Press me") {}
            Text("\(3) lamps")
            Text("\(3)/\("four")")
            Text(verbatim: "R-2048")
        }
    }

    /// Unchecked because only the main actor uses it.
    private final class PlugStubOps: ViewModelOperations, @unchecked Sendable {
        var isPressed = false
    }

    private struct RenewingView: ViewModelView {
        @State private var repaints = false

        init(viewModel: PlugViewModel) {}

        var body: some View {
            Divider().testDataTransporter(viewModelOps: PlugStubOps(), repaintToggle: $repaints)
        }
    }

    private struct KeepingView: ViewModelView {
        @State private var repaints = false
        private let operations = PlugStubOps()

        init(viewModel: PlugViewModel) {}

        var body: some View {
            Divider().testDataTransporter(viewModelOps: operations, repaintToggle: $repaints)
        }
    }

    private struct CableView: ViewModelView {
        init(viewModel: PlugViewModel) {}

        var body: some View { Loop() }
    }

    private struct Loop: View {
        var body: AnyView { AnyView(VStack { Loop() }) }
    }
#endif
