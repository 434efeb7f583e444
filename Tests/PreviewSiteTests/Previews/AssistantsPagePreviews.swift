import FOSMVVM
import Foundation
import HTMLSnapshots
import PreviewCatalog

@testable import PreviewSite

struct AssistantsPageView: ViewModelView {
    init(viewModel: AssistantsPageViewModel) {}
}

#Preview("Calls") {
    AssistantsPageView.previewHost(
        bundle: .module, viewModel: AssistantsPageViewModel(.assistants(.sample), timeZone: .gmt))
}

#Preview("Writes stopped") {
    AssistantsPageView.previewHost(
        bundle: .module,
        viewModel: AssistantsPageViewModel(.assistants(.stopped, editor: SourceTextEditor()), timeZone: .gmt))
}

#Preview("No calls") {
    AssistantsPageView.previewHost(bundle: .module, viewModel: .stub())
}

extension AssistantLog {
    private static let date = Date(timeIntervalSince1970: 1_768_470_060)

    /// A log with a call about nothing, one about a preview that failed, and one that has written two files.
    fileprivate static var sample: AssistantLog {
        let log = AssistantLog()
        let subject = AssistantCall.Subject(preview: BareDocument(SampleProgram.list), locale: .english)
        log.add(AssistantCall("list_previews", ["text": "tasks"], date: date))
        log.add(
            AssistantCall(
                "render_preview", ["view": "SampleListView", "locale": "en"], about: subject,
                error: "'width' cannot be 'wide'. Use a number of pixels, such as 390.", date: date + 4))
        let before = "en:\n  SampleListViewModel:\n    title: \"Tasks\"\n"
        let after = "en:\n  SampleListViewModel:\n    title: \"Open tasks\"\n"
        log.add(
            AssistantCall(
                "set_text", ["key": "SampleListViewModel.title", "locale": "en", "text": "Open tasks"], about: subject,
                writes: [
                    AssistantCall.Write(
                        file: "Texts/Workshop.yml", difference: TextDifference(before: before, after: after)),
                    AssistantCall.Write(file: "Texts/Large.yml", difference: nil),
                ], date: date + 9))
        return log
    }

    fileprivate static var stopped: AssistantLog {
        let log = sample
        log.areWritesStopped = true
        return log
    }
}

extension PageContext {
    /// Returns the context of the page with a log.
    fileprivate static func assistants(_ log: AssistantLog, editor: SourceTextEditor? = nil) -> PageContext {
        var context = stub(AssistantsPage())
        (context.access.assistants, context.access.textEditor) = (log, editor)
        return context
    }
}
