import FOSMVVM
import FOSTesting
import Foundation
import Gallery
import HTMLRendering
import PreviewCatalog
import PreviewSnapshots
import SwiftUI
import Testing

@testable import FOSTestingUI

/// A test keeps the same state of a view as a page does.
@MainActor @Suite struct PageAgreementTests {
    /// The live page of a view, as a worker drives it, on a thread of its own.
    private struct Page {
        let live: any LiveView

        init(of model: ClosingViewModel) async throws {
            live = try await Self.onOwnThread {
                let renderer = try HTMLRenderer(
                    package: try PackageFolder.around(#filePath), bundles: PreviewCatalog.load().bundles,
                    targets: PreviewCatalog.load().targets)
                let page = try renderer.liveView(of: ViewInput(model, in: ClosingView.self), locale: .english)
                return try #require(page)
            }
        }

        /// Presses the button with a text.
        func press(_ text: String) async throws -> LiveState {
            try await Self.onOwnThread {
                let html = try live.state(after: LiveInput()).html
                let button = try #require(html.firstMatch(of: try Regex("<button[^>]*>(?:[^/])*?\(text)")))
                let action = try #require(html[button.range].matches(of: /name="action" value="([^"]*)"/).last)
                var state = try live.state(after: LiveInput(action: .control(String(action.1))))
                while state.isBusy { state = try live.state(after: LiveInput()) }
                return state
            }
        }

        private static func onOwnThread<Result: Sendable>(
            _ body: @escaping @Sendable () throws -> Result
        ) async throws -> Result {
            try await withCheckedThrowingContinuation { continuation in
                Thread { continuation.resume(with: Swift.Result { try body() }) }.start()
            }
        }
    }

    /// What was called in the template is the same, as long as the identity of its ViewModel is.
    @Test(arguments: [true, false])
    func aTemplateKeepsItsStateWithTheIdentityOfItsViewModel(isSame: Bool) async throws {
        let model = ClosingViewModel(isSame: isSame)
        let screen = try await present(ClosingView.self, model)
        await screen.buttons["closeButton"].tap()
        #expect(try screen.operations(CloseRepairViewStubOps.self).closeRepairCalled)
        #expect(screen.description.contains("R-0001"))
        await screen.buttons["Next"].tap()
        #expect(screen.description.contains("R-0002"))
        let inTest = try screen.operations(CloseRepairViewStubOps.self).closeRepairCalled

        let page = try await Page(of: model)
        _ = try await page.press("Close repair")
        let state = try await page.press("Next")
        #expect(state.html.contains("R-0002"))
        let onPage = state.operations.contains { $0.json.contains(#""closeRepairCalled" : true"#) }

        #expect(inTest == isSame)
        #expect(onPage == isSame)
    }

    /// The names of rows on the page change with what they show.
    @Test func templatesInRowsKeepWhatIsEntered() async throws {
        let screen = try await present(RowsView.self)
        let emails = screen.textFields.matching("email")
        await emails[1].enter("amal@example.org")
        await emails[0].enter("noor@example.org")
        await screen.buttons.matching("submitButton")[0].tap()
        #expect((0..<2).map { emails[$0].value as? String } == ["noor@example.org", "amal@example.org"])
    }

    /// What a preview changes of the environment is also there in a test of its view, but for the locale.
    @Test func aTestHasTheEnvironmentOfThePreview() async throws {
        let screen = try await present(LockedView.self, locale: Locale(identifier: "fr"))
        #expect(!screen.buttons["Open"].isEnabled)
        #expect(screen.staticTexts["fr"].exists)
    }
}

extension Screen {
    fileprivate var description: String { testDescription }
}

/// A view that shows another ticket after a press, in a template.
private struct ClosingView: ViewModelView {
    @State private var ticket: UInt8 = 1
    private let viewModel: ClosingViewModel

    init(viewModel: ClosingViewModel) { self.viewModel = viewModel }

    var body: some View {
        VStack {
            Button("Next") { ticket += 1 }
            CloseRepairView(
                viewModel: .stub(id: .sample(viewModel.isSame ? 1 : ticket), ticket: "R-000\(ticket)"))
        }
    }
}

@ViewModel
private struct ClosingViewModel {
    /// Whether all tickets have one identity.
    let isSame: Bool
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self(isSame: true) }
}

/// A view with a template in each row.
private struct RowsView: ViewModelView {
    private let viewModel: RowsViewModel

    init(viewModel: RowsViewModel) { self.viewModel = viewModel }

    var body: some View {
        ForEach(viewModel.forms.indices, id: \.self) { SignInView(viewModel: viewModel.forms[$0]) }
    }
}

@ViewModel
private struct RowsViewModel {
    let forms: [SignInViewModel]
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self(forms: [.stub(), .stub()]) }
}

private struct LockedView: ViewModelView {
    @Environment(\.locale) private var locale
    private let viewModel: LockedViewModel

    init(viewModel: LockedViewModel) { self.viewModel = viewModel }

    var body: some View {
        Text(verbatim: locale.identifier)
        Button("Open") {}
    }
}

@ViewModel
private struct LockedViewModel {
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init() }
}

#Preview {
    LockedView.previewHost().environment(\.isEnabled, false).environment(\.locale, Locale(identifier: "de"))
}
