import FOSMVVM
import Foundation
import SwiftUI
import TemplateEngine
import Testing

@testable import HTMLRendering

/// The views of a repair café have none of the mistakes that checks find by using views.
@Suite struct CafeViewUseTests {
    @Test func noneIsReported() async throws {
        let uses = try await [
            use { ViewInput(BenchCardViewModel.stub(), in: BenchCardView.self) },
            use { ViewInput(RepairClosingViewModel.stub(), in: RepairClosingView.self) },
            use { ViewInput(VolunteerFormViewModel.stub(), in: VolunteerFormView.self) },
            use { ViewInput(RepairQueueViewModel.stub(), in: RepairQueueView.self, environment: [AppState()]) },
            use {
                ViewInput(DropOffViewModel.stub(step: .start), in: DropOffView.self, environment: [AppState()])
            },
            use { ViewInput(ToolLoanViewModel.stub(), in: ToolLoanView.self) },
        ]
        for use in uses {
            #expect(use.callsWithoutRepaint == [])
            #expect(use.callsInOwnTasks == [])
            #expect(use.errorDisplays.filter { !$0.isShown } == [])
        }
        #expect(uses.flatMap(\.errorDisplays).count == 4)
    }

    /// Uses a view on a new thread, as those of the tests serve the main queue.
    private func use(_ input: @escaping @Sendable () -> ViewInput) async throws -> SwiftViewUse {
        let renderer = HTMLRenderer(
            templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
            localizations: TextStore(yaml: [:]), environment: .preview)
        let use = try await withCheckedThrowingContinuation { continuation in
            Thread {
                continuation.resume(with: Result { try renderer.use(of: input(), locale: .english) })
            }.start()
        }
        return try #require(use)
    }
}
