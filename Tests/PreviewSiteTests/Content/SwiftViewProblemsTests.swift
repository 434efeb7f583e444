#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import PreviewCatalog
    import SwiftUI
    import Synchronization
    import Testing

    @testable import PreviewSite

    @Suite struct SwiftViewProblemsTests {
        private static let edits = [
            ("Templates/App/SlipView.mustache", "<p>{{other}}</p>\n", true),
            ("Templates/App/GreetingView.mustache", "<p>{{other}}</p>\n", false),
            ("Texts/Tray.yml", "en: { TrayViewModel: { title: Rack } }\n", true),
            ("Texts/Greeting.yml", "en: { GreetingViewModel: { title: Hi } }\n", false),
        ]

        @Test(arguments: edits)
        func aViewInSwiftIsExaminedAgainAfterAnEditOfWhatItShows(file: String, text: String, isAffected: Bool) throws {
            let made = MadeViews()
            let preview = PreviewRecord(name: "Full", file: "/app/Sources/App/TrayView.swift", line: 1) {
                made.count.add(1, ordering: .relaxed)
                return TrayView.previewHost(viewModel: .stub())
            }
            let site = try TestSite(
                catalog: PreviewCatalog(previews: [preview]),
                files: [
                    "Templates/App/SlipView.mustache": "<p>{{text}}</p>\n",
                    "Templates/App/GreetingView.mustache": "<p>{{title}}</p>\n",
                    "Texts/Tray.yml": "en: { TrayViewModel: { title: Tray } }\n",
                    "Texts/Greeting.yml": "en: { GreetingViewModel: { title: Hello } }\n",
                ])
            site.site.examineAllPreviews()
            let before = made.count.load(ordering: .relaxed)
            try site.edit(file, text)
            site.site.examineAllPreviews()
            #expect((made.count.load(ordering: .relaxed) > before) == isAffected)
        }
    }

    private final class MadeViews: Sendable {
        let count = Atomic(0)
    }

    private struct TrayView: ViewModelView {
        let viewModel: TrayViewModel

        var body: some View {
            VStack {
                Text(viewModel.title)
                SlipView(viewModel: .stub())
            }
        }
    }

    private struct SlipView: ViewModelView {
        private let viewModel: NoteViewModel

        init(viewModel: NoteViewModel) { self.viewModel = viewModel }
    }

    @ViewModel
    private struct TrayViewModel {
        @LocalizedString var title
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }
#endif
