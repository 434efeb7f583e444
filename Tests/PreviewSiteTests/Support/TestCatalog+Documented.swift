import FOSMVVM
import PreviewCatalog

extension TestCatalog {
    /// A greeting and a note whose comments are known.
    static func documented() -> PreviewCatalog {
        PreviewCatalog(
            previews: [
                PreviewRecord(
                    name: "With name", file: "/app/Sources/App/Greetings/GreetingView.swift", line: 7,
                    comment: "Has a *name*."
                ) {
                    GreetingView.previewHost(viewModel: .stub())
                },
                PreviewRecord(name: "Unnamed", file: "/app/Sources/App/Greetings/GreetingView.swift", line: 11) {
                    GreetingView.previewHost(viewModel: GreetingViewModel(name: ""))
                },
                PreviewRecord(name: "Ringing", file: "/app/Sources/App/Bells/BellView.swift", line: 3) {
                    BellView.previewHost(viewModel: .stub())
                },
            ],
            viewModels: [
                ViewModelRecord(
                    GreetingViewModel.self, file: "/app/Sources/App/Greetings/GreetingViewModel.swift", line: 4,
                    documentation: {
                        ViewModelDocumentation(
                            "Greets with <b>care</b>. See `name`.",
                            properties: [
                                ("title", "@LocalizedString", ""), ("name", "[String: NoteViewModel?]", "The *name*."),
                            ])
                    }),
                ViewModelRecord(NoteViewModel.self),
            ])
    }
}

@ViewModel
struct BellViewModel {
    let isLoud: Bool
    var vmId = ViewModelId(type: Self.self)
    var operations: BellStubOps { BellStubOps() }

    init(isLoud: Bool) { self.isLoud = isLoud }

    static func stub() -> Self { Self(isLoud: true) }
}

@CallableOperations
struct BellStubOps: ViewModelOperations {
    /// Rings **once** for each time.
    func ring(times: Int) {}
}

struct BellView: ViewModelView {
    init(viewModel: BellViewModel) {}
}
