#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import HTMLRendering
    import PreviewCatalog
    import SwiftUI
    import Testing

    @testable import PreviewChecks

    /// What is found by using views. Each test has a view with the mistake, and one without it.
    @Suite struct ViewUseRuleTests {
        /// What a rule finds. The views are used on a new thread, as those of the tests serve the main queue.
        private func lines<View: ViewModelView>(
            _ rule: some CheckRule, _ view: View.Type, stubs: [GateViewModel] = [.stub()]
        ) async -> [String] where View.VM == GateViewModel {
            await withCheckedContinuation { continuation in
                Thread {
                    var package = SamplePackage()
                    package.hasComponents = true
                    package.exerciser = LocalViewExerciser()
                    package.previews = stubs.enumerated().map { index, stub in
                        PreviewRecord(
                            name: "Gate \(index)", file: "/package/Sources/Gates/GateView.swift", line: 4 + index
                        ) {
                            View.previewHost(viewModel: stub)
                        }
                    }
                    continuation.resume(returning: package.lines(rule))
                }.start()
            }
        }

        private static let place = "Sources/Gates/GateView.swift:4: "

        @Test func findsAnOperationWithoutRepaint() async {
            let end = "and the view is not evaluated again. Call toggleRepaint() after the operation."
            #expect(
                await lines(MissingRepaint(), ForgetfulView.self) == [
                    Self.place + "ForgetfulView, when it appears, changes the operations of ForgetfulView, \(end)",
                    Self.place + "The button \"Later\" changes the operations of ForgetfulView, \(end)",
                    Self.place + "The button \"Open\" changes the operations of ForgetfulView, \(end)",
                ])
            #expect(await lines(MissingRepaint(), CarefulView.self) == [])
        }

        @Test func findsAnOperationInATaskOfAButton() async {
            #expect(
                await lines(MissingErrorBinding(), DetachedView.self) == [
                    Self.place + "The button \"Open\" calls an operation of DetachedView in a task of its own, "
                        + "so its error is lost. Use Button(errorBinding:asyncAction:)."
                ])
            #expect(await lines(MissingErrorBinding(), CarefulView.self) == [])
        }

        @Test func findsAnErrorThatIsNotShown() async {
            #expect(
                await lines(HiddenError(), SilentView.self) == [
                    Self.place + "SilentView keeps an error in its state and never shows it. Add alert(errorBinding:…)."
                ])
            #expect(await lines(HiddenError(), CarefulView.self) == [])
            #expect(await lines(HiddenError(), InlineErrorView.self) == [])
        }

        @Test func anErrorIsShownIfOnePreviewOfTheViewShowsIt() async {
            let stubs = [GateViewModel.stub(isReady: false), .stub(isReady: true)]
            #expect(await lines(HiddenError(), LoadingView.self, stubs: stubs) == [])
            #expect(await lines(HiddenError(), LoadingView.self, stubs: [stubs[0]]).count == 1)
        }

        @Test func findsATextThatAViewPutsTogether() async {
            #expect(
                await lines(ComposedText(), ComposingView.self) == [
                    Self.place + "ComposingView puts the text \"Mina / Okafor\" together. "
                        + "Make the whole text a property of the ViewModel.",
                    Self.place + "ComposingView puts the text \"Mina Okafor\" together. "
                        + "Make the whole text a property of the ViewModel.",
                    Self.place + "ComposingView puts the text \"№7\" together. "
                        + "Make the whole text a property of the ViewModel.",
                ])
            #expect(await lines(ComposedText(), CarefulView.self) == [])
        }

        /// Views that crash or hang in the process that uses them.
        private struct FailingTrials: ViewExerciser {
            let failure: LiveViewFailure

            func use(
                _ preview: Preview, locale: LocaleIdentifier, renderer: HTMLRenderer
            ) throws(LiveViewFailure) -> SwiftViewUse? { throw failure }
        }

        @Test(arguments: [
            (LiveViewFailure.died("Fatal error: Stuck."), ["crashed when it was pressed. Fatal error: Stuck."]),
            (
                .timedOut(5),
                [
                    "was pressed. The view did not respond within 5 s. "
                        + "Look for an endless loop, or for a lock that is not released."
                ]
            ),
            (.notStarted("No process."), []),
        ])
        func aViewThatCannotBeUsedIsBroken(failure: LiveViewFailure, ends: [String]) {
            var package = SamplePackage()
            package.exerciser = FailingTrials(failure: failure)
            let start = "Sources/Lamps/LampView.swift:7: The preview 'lit' of LampViewModel: A button of LampView "
            #expect(package.lines(BrokenView()) == ends.map { start + $0 })
        }
    }

    @ViewModel
    private struct GateViewModel {
        let isReady: Bool
        var vmId: ViewModelId = .init(type: Self.self)

        var operations: GateStubOps { GateStubOps() }

        static func stub() -> Self { .stub(isReady: true) }
        static func stub(isReady: Bool) -> Self { .init(isReady: isReady) }
    }

    /// Unchecked because only the main actor uses it.
    private final class GateStubOps: ViewModelOperations, @unchecked Sendable {
        private(set) var count = 0

        func open() { count += 1 }
        func openLater() async throws { count += 1 }
    }

    private struct ForgetfulView: ViewModelView {
        @State private var repaintToggle = false
        @State private var error: (any Error)?
        private let operations: GateStubOps

        init(viewModel: GateViewModel) {
            operations = viewModel.operations
        }

        var body: some View {
            VStack {
                Button("Open") { operations.open() }
                Button(errorBinding: $error, asyncAction: operations.openLater) { Text(verbatim: "Later") }
                Button("Close") {}
                Button("Locked") { operations.open() }.disabled(true)
            }
            .onAppear { operations.open() }
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        }
    }

    private struct CarefulView: ViewModelView {
        @State private var repaintToggle = false
        @State private var isDetailed = false
        @State private var error: (any Error)?
        private let operations: GateStubOps

        init(viewModel: GateViewModel) {
            operations = viewModel.operations
        }

        var body: some View {
            VStack {
                Text("\(3)")
                Text(verbatim: "1/2")
                Button("Open") {
                    operations.open()
                    repaintToggle.toggle()
                }
                Button(errorBinding: $error, asyncAction: openLater) { Text(verbatim: "Later") }
                Button("Details") { isDetailed = true }
                if isDetailed { Divider().task(errorBinding: $error, openLater) }
            }
            .alert(
                errorBinding: $error, title: LocalizableString.constant("Error"),
                message: LocalizableString.constant("Error"), dismissButtonLabel: LocalizableString.constant("OK")
            )
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        }

        private func openLater() async throws {
            try await operations.openLater()
            repaintToggle.toggle()
        }
    }

    private struct DetachedView: ViewModelView {
        @State private var repaintToggle = false
        private let operations: GateStubOps

        init(viewModel: GateViewModel) {
            operations = viewModel.operations
        }

        var body: some View {
            Button("Open") {
                Task {
                    try await operations.openLater()
                    repaintToggle.toggle()
                }
            }
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        }
    }

    private struct SilentView: ViewModelView {
        @State private var error: (any Error)?

        init(viewModel: GateViewModel) {}

        var body: some View { Button(errorBinding: $error, asyncAction: open) { Text(verbatim: "Open") } }

        private func open() async throws {}
    }

    private struct InlineErrorView: ViewModelView {
        @State private var error: (any Error)?

        init(viewModel: GateViewModel) {}

        var body: some View { if error != nil { Text(verbatim: "Stuck") } else { Divider() } }
    }

    private struct LoadingView: ViewModelView {
        @State private var error: (any Error)?
        let viewModel: GateViewModel

        var body: some View {
            if viewModel.isReady { Text(verbatim: error == nil ? "Ready" : "Stuck") } else { ProgressView() }
        }
    }

    private struct ComposingView: ViewModelView {
        init(viewModel: GateViewModel) {}

        var body: some View {
            Text("\("Mina") \("Okafor")")
            Text(verbatim: "Mina") + Text(" / ") + Text(verbatim: "Okafor")
            Text("№\(7)")
        }
    }
#endif
