import Dispatch
import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewChecks
import Synchronization
import TemplateEngine
import Testing

@testable import PreviewSite

@Suite struct PreviewFaultsTests {
    private final class Counter: Sendable {
        let count = Atomic(0)
    }

    private func record(
        _ name: String, body: @escaping @Sendable () -> Void = {}
    ) -> PreviewRecord {
        PreviewRecord(name: name, file: "/app/Sources/App/Letters/LetterView.swift", line: 7) {
            body()
            return LetterView.previewHost(viewModel: .stub())
        }
    }

    private func faults(of previews: [PreviewRecord]) -> PreviewFaults {
        let catalog = PreviewCatalog(previews: previews, viewModels: [ViewModelRecord(LetterViewModel.self)])
        let texts = LocalizationStore(yaml: [
            "Letters.yml": """
            en: { LetterViewModel: { title: Letter, lines: [One, Two] } }
            de: { LetterViewModel: { title: Brief, lines: [Eins, Zwei], closing: Gruß } }
            """
        ])
        let template = TemplateSource(name: "LetterView", file: "", text: TestSite.letterTemplate)
        let templates = TemplateLibrary(sources: [template])
        return PreviewFaults(
            catalog: catalog, renderer: HTMLRenderer(templates: templates, localizations: texts),
            checker: PreviewChecker(
                package: URL(filePath: "/app"), templates: templates, hostTemplates: [], assets: [],
                severities: CheckSeverities()))
    }

    @Test(arguments: [("en", 1), ("de", 0), ("de-AT", 0), ("fr", 1), ("en-XA", 1)])
    func aLocaleHasTheFaultsOfTheOneItFallsBackTo(tag: String, count: Int) throws {
        let found = faults(of: [record("Short")]).allFound(in: try #require(LocaleIdentifier(tag)))
        #expect(found.marks.values.count { $0.contains(.broken) } == count)
        #expect(found.isComplete)
    }

    @Test func aLocaleIsSearchedOnce() {
        let made = Counter()
        let faults = faults(of: [record("Short") { made.count.add(1, ordering: .relaxed) }])
        for _ in 1...3 { _ = faults.allFound(in: .english) }
        // A stub is made twice, to find out what differs.
        #expect(made.count.load(ordering: .relaxed) == 2)
    }

    /// More hang than there are processors.
    @Test(.timeLimit(.minutes(1))) func previewsThatHangHoldUpNoOther() {
        let gate = DispatchSemaphore(value: 0)
        let made = Counter()
        let hanging = (0..<ProcessInfo.processInfo.activeProcessorCount + 8).map { number in
            record("Hanging \(number)") { gate.wait() }
        }
        let sound = (0..<20).map { number in
            record("Sound \(number)") { made.count.add(1, ordering: .relaxed) }
        }
        let faults = faults(of: hanging + sound)
        faults.search(in: .english)
        while made.count.load(ordering: .relaxed) < 2 * sound.count { usleep(1_000) }
        #expect(!faults.found(in: .english).isComplete)
        for _ in 0..<2 * hanging.count { gate.signal() }
        #expect(faults.allFound(in: .english).isComplete)
    }

    /// Content that an edit has replaced takes no more of the processors.
    @Test func aSearchEndsWithItsContent() {
        let gate = DispatchSemaphore(value: 0)
        let made = Counter()
        let previews = (1...200).map { number in
            record("Slow \(number)") {
                gate.wait()
                made.count.add(1, ordering: .relaxed)
            }
        }
        var replaced: PreviewFaults? = faults(of: previews)
        replaced?.search(in: .english)
        replaced = nil
        for _ in previews { gate.signal() }
        _ = faults(of: [record("Short")]).allFound(in: .english)
        // Those under way when the content is replaced are made to the end, each twice.
        #expect(made.count.load(ordering: .relaxed) <= 2 * (ProcessInfo.processInfo.activeProcessorCount + 16))
    }
}
