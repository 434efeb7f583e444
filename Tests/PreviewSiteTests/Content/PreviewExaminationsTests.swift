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

@Suite struct PreviewExaminationsTests {
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

    private func diagnostics(of previews: [PreviewRecord]) -> PreviewExaminations {
        let catalog = PreviewCatalog(previews: previews, viewModels: [ViewModelRecord(LetterViewModel.self)])
        let texts = TextStore(yaml: [
            "Letters.yml": """
            en: { LetterViewModel: { title: Letter, lines: [One, Two] } }
            de: { LetterViewModel: { title: Brief, lines: [Eins, Zwei], closing: Gruß } }
            """
        ])
        let template = TemplateSource(name: "LetterView", file: "", text: TestSite.letterTemplate)
        let templates = TemplateLibrary(sources: [template])
        return PreviewExaminations(
            catalog: catalog,
            examiner: PreviewExaminer(
                renderer: HTMLRenderer(templates: templates, localizations: texts),
                checker: PreviewChecker(
                    package: URL(filePath: "/app"), templates: templates, hostTemplates: [], assets: [],
                    severities: CheckSeverities()),
                unclaimedTemplates: UnclaimedTemplates(in: templates, views: catalog.viewNames)))
    }

    @Test(arguments: [("en", 1), ("de", 0), ("de-AT", 0), ("fr", 1), ("en-XA", 1)])
    func aLocaleHasTheDiagnosticsOfTheOneItFallsBackTo(tag: String, count: Int) throws {
        let found = diagnostics(of: [record("Short")]).allFound(in: try #require(LocaleIdentifier(tag)))
        #expect(found.marks.values.count { $0.contains(.broken) } == count)
        #expect(found.isComplete)
    }

    @Test func aLocaleIsSearchedOnce() {
        let made = Counter()
        let diagnostics = diagnostics(of: [record("Short") { made.count.add(1, ordering: .relaxed) }])
        for _ in 1...3 { _ = diagnostics.allFound(in: .english) }
        // A stub is made twice, to find out what differs.
        #expect(made.count.load(ordering: .relaxed) == 2)
    }

    /// More hang than there are processors.
    @Test(.timeLimit(.minutes(30))) func previewsThatHangHoldUpNoOther() {
        let gate = DispatchSemaphore(value: 0)
        let made = Counter()
        let hanging = (0..<ProcessInfo.processInfo.activeProcessorCount + 8).map { number in
            record("Hanging \(number)") { gate.wait() }
        }
        let sound = (0..<20).map { number in
            record("Sound \(number)") { made.count.add(1, ordering: .relaxed) }
        }
        let diagnostics = diagnostics(of: hanging + sound)
        diagnostics.search(in: .english)
        while made.count.load(ordering: .relaxed) < 2 * sound.count { usleep(1_000) }
        #expect(!diagnostics.found(in: .english).isComplete)
        for _ in 0..<2 * hanging.count { gate.signal() }
        #expect(diagnostics.allFound(in: .english).isComplete)
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
        var replaced: PreviewExaminations? = diagnostics(of: previews)
        replaced?.search(in: .english)
        replaced = nil
        for _ in previews { gate.signal() }
        _ = diagnostics(of: [record("Short")]).allFound(in: .english)
        // Those under way when the content is replaced are made to the end, each twice.
        #expect(made.count.load(ordering: .relaxed) <= 2 * (ProcessInfo.processInfo.activeProcessorCount + 16))
    }

    private struct Edit: CustomTestStringConvertible {
        let file: String
        let text: String
        /// The views whose previews are examined again.
        let affected: Set<String>

        var testDescription: String { file }
    }

    private static let edits = [
        Edit(file: "Docs/README.md", text: "# Other\n", affected: []),
        Edit(file: "Public/app.css", text: "p { color: green }\n", affected: []),
        Edit(file: "Public/new.css", text: "p {}\n", affected: ["GreetingView", "LetterView", "NoteView"]),
        Edit(
            file: "Templates/App/NoteView.mustache", text: "<p>{{other}}</p>\n", affected: ["LetterView", "NoteView"]),
        Edit(file: "Templates/App/Part.mustache", text: "<b>changed</b>\n", affected: ["GreetingView", "LetterView"]),
        Edit(
            file: "Templates/App/New.mustache", text: "<p></p>\n", affected: ["GreetingView", "LetterView", "NoteView"]),
        Edit(
            file: "Texts/Greeting.yml", text: "en: { GreetingViewModel: { title: Hi } }\n",
            affected: ["GreetingView"]),
        Edit(
            file: "Texts/Note.yml", text: "fr: { Other: { title: Salut } }\n",
            affected: ["GreetingView", "LetterView", "NoteView"]),
        Edit(file: ".preview-host", text: "checks: {}\n", affected: ["GreetingView", "LetterView", "NoteView"]),
    ]

    /// Only what an edit affects is rendered again, however many previews there are.
    @Test(arguments: edits) private func anEditIsExaminedWhereItMatters(edit: Edit) throws {
        let (greetings, notes, letters) = (Counter(), Counter(), Counter())
        let previews = [
            PreviewRecord(name: "Greeting", file: "/app/Sources/App/GreetingView.swift", line: 1) {
                greetings.count.add(1, ordering: .relaxed)
                return GreetingView.previewHost(viewModel: .stub())
            },
            PreviewRecord(name: "Note", file: "/app/Sources/App/NoteView.swift", line: 1) {
                notes.count.add(1, ordering: .relaxed)
                return NoteView.previewHost(viewModel: .stub())
            },
            // Its template may include any other.
            record("Letter") { letters.count.add(1, ordering: .relaxed) },
        ]
        let site = try TestSite(
            catalog: PreviewCatalog(previews: previews),
            files: [
                "Templates/App/GreetingView.mustache": "<p>{{title}}{{> Part}}</p>\n",
                "Templates/App/LetterView.mustache": "<p>{{> *sender}}</p>\n",
                "Templates/App/Part.mustache": "<i>part</i>\n",
                "Templates/App/NoteView.mustache": "<p>{{text}}</p>\n",
                "Texts/Greeting.yml": "en: { GreetingViewModel: { title: Hello } }\n",
                "Texts/Note.yml": "en: { Other: { title: Hello } }\n", "Docs/README.md": "# Docs\n",
                "Public/app.css": "p {}\n",
            ])
        site.site.examineAllPreviews()
        let before = site.site.loader.current().examinations.found(in: .english)
        let counts = { [greetings, letters, notes].map { $0.count.load(ordering: .relaxed) } }
        let made = counts()
        try site.edit(edit.file, edit.text)
        let diagnostics = site.site.loader.current().examinations
        if edit.affected.isEmpty { #expect(diagnostics.found(in: .english) == before) }
        _ = diagnostics.allFound(in: .english)
        let isMadeAgain = zip(counts(), made).map { $0 > $1 }
        #expect(isMadeAgain == ["GreetingView", "LetterView", "NoteView"].map(edit.affected.contains))
    }

    @Test func aPreviewIsMarkedUntilItIsFixed() throws {
        let site = try TestSite()
        let note = BareDocument(viewModel: "NoteViewModel", slug: "narrow")
        func marks() -> PreviewMarks? { site.site.loader.current().examinations.allFound(in: .english).marks[note] }
        #expect(marks() == nil)
        try site.edit("Templates/App/NoteView.mustache", "<p>{{unknown}}</p>\n")
        #expect(marks()?.contains(.broken) == true)
        try site.edit("Docs/README.md", "# Other page\n")
        #expect(marks()?.contains(.broken) == true)
        try site.edit("Templates/App/NoteView.mustache", "<p class=\"a\">{{text}}</p>\n")
        #expect(marks() == nil)
    }
}
