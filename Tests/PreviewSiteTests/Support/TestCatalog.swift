import FOSMVVM
import Foundation
import PreviewCatalog

enum TestCatalog {
    /// Three previews of two views in two features, the last narrow.
    static func catalog() -> PreviewCatalog {
        PreviewCatalog(
            previews: [
                PreviewRecord(name: "With name", file: "/app/Sources/App/Greetings/GreetingView.swift", line: 7) {
                    GreetingView.previewHost(viewModel: .stub())
                },
                PreviewRecord(name: "Ohne Gruß", file: "/app/Sources/App/Greetings/GreetingView.swift", line: 11) {
                    GreetingView.previewHost(viewModel: GreetingViewModel(name: "<b> & co"))
                },
                PreviewRecord(name: "Narrow", file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
                    NoteView.previewHost(viewModel: .stub()).frame(minWidth: 300, maxWidth: 420)
                },
            ],
            viewModels: [ViewModelRecord(GreetingViewModel.self), ViewModelRecord(NoteViewModel.self)])
    }

    /// Two previews of one address, and one whose name makes none.
    static func broken() -> PreviewCatalog {
        PreviewCatalog(previews: [
            PreviewRecord(name: "Same", file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
                NoteView.previewHost(viewModel: .stub())
            },
            PreviewRecord(name: "same!", file: "/app/Sources/App/Notes/NoteView.swift", line: 6) {
                NoteView.previewHost(viewModel: .stub())
            },
            PreviewRecord(name: "…", file: "/app/Sources/App/Notes/NoteView.swift", line: 9) {
                NoteView.previewHost(viewModel: .stub())
            },
        ])
    }

    /// A ViewModel that no preview mentions.
    static func withoutPreviews() -> PreviewCatalog {
        PreviewCatalog(previews: [], viewModels: [ViewModelRecord(NoteViewModel.self)])
    }
}
