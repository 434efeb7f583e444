import FOSMVVM
import Foundation
import Testing

@testable import PreviewCatalog

@Suite struct PreviewTests {
    private struct Blown: LocalizedError {
        let errorDescription: String? = "The fuse has blown."
    }

    private struct Rejecting: PreviewIsolation {
        let reason: PreviewFailure.Reason?

        func failure(of preview: Preview, _ changes: PreviewChanges?) -> PreviewFailure.Reason? { reason }
        func isKnown(_ preview: Preview, _ changes: PreviewChanges?) -> Bool { true }
    }

    private struct ForgetfulView: ViewModelView {
        init(viewModel: CatalogLampViewModel) {}
    }

    private func preview(
        locale: Locale? = nil, isolation: Rejecting? = nil,
        _ body: @escaping @Sendable () throws -> HostedView<CatalogLampView>
    ) throws -> Preview {
        let record = PreviewRecord(
            name: "Lit", file: "/Sources/Home/LampView.swift", line: 5, locale: locale, body: body)
        return try #require(PreviewCatalog(previews: [record], isolation: isolation).previews.first)
    }

    @Test func anErrorOfTheBodyIsToldWithThePreview() throws {
        let preview = try preview { throw Blown() }
        let failure = #expect(throws: PreviewFailure.self) { try preview.make() }
        #expect(
            failure?.localizedDescription == """
                Sources/Home/LampView.swift:5: The preview 'lit' of CatalogLampViewModel threw an error: The fuse has blown.
                """)
    }

    @Test(
        arguments: [
            (.crashed("Fatal error: No lamp"), "crashed: Fatal error: No lamp"),
            (.exited(3), "ended the program with exit code 3. A stub must not call exit."),
            (
                .timedOut(0.5),
                """
                was not made within 0.5 s. Look for an endless loop or a wait in its stub. To allow more time, use \
                --preview-timeout.
                """
            ),
        ] as [(PreviewFailure.Reason, String)])
    func whatIsBrokenElsewhereIsNotMadeHere(reason: PreviewFailure.Reason, explanation: String) throws {
        let preview = try preview(isolation: Rejecting(reason: reason)) { fatalError("It was made.") }
        let failure = #expect(throws: PreviewFailure.self) { try preview.make() }
        #expect(failure?.message == "The preview 'lit' of CatalogLampViewModel \(explanation)")
        #expect(failure?.place.line == 5)
    }

    @Test func whatSurvivesElsewhereIsMadeHere() throws {
        let preview = try preview(isolation: Rejecting(reason: nil)) { CatalogLampView.previewHost() }
        #expect(try preview.make().subject.viewModel is CatalogLampViewModel)
    }

    @Test func aViewThatDoesNotStoreItsViewModelIsToldWithThePreview() throws {
        var records: [PreviewRecord] = []
        withUnsafeMutablePointer(to: &records) { list in
            PreviewRecord.register(name: "Lit", file: "/Sources/Home/LampView.swift", line: 5, in: list) {
                ForgetfulView(viewModel: .stub())
            }
        }
        let preview = try #require(PreviewCatalog(previews: records).previews.first)
        let failure = #expect(throws: PreviewFailure.self) { try preview.make() }
        #expect(
            failure?.localizedDescription == """
                Sources/Home/LampView.swift:5: The preview 'lit' of CatalogLampViewModel threw an error: ForgetfulView has \
                no property with its ViewModel. Add one and set it in init(viewModel:), or write \
                ForgetfulView.previewHost(viewModel: …).
                """)
    }

    @Test func aLocaleThatIsNotKnownBeforehandIsRefused() throws {
        let german = Locale(identifier: "de")
        let hidden = try preview { CatalogLampView.previewHost(locale: german) }
        #expect(throws: PreviewFailure(hidden, .hidden(argument: "locale"))) { try hidden.make() }
        #expect(try preview(locale: german) { CatalogLampView.previewHost(locale: german) }.make().locale == german)
    }

    @Test func aBundleThatIsNotKnownBeforehandIsRefused() throws {
        let bundle = try #require(
            PreviewCatalog.load().bundles.first { $0.bundleURL.lastPathComponent.contains("Gallery") })
        let hidden = try preview { CatalogLampView.previewHost(bundle: bundle) }
        let failure = #expect(throws: PreviewFailure.self) { try hidden.make() }
        #expect(failure?.message.contains("Write 'bundle:' in the call of previewHost in #Preview itself.") == true)
    }
}
