#if SwiftViews && os(Linux)
    import Diagnostics
    import FOSMVVM
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// Views with a symbol without a drawing.
    @Suite struct UnknownSymbolTests {
        private let view: RenderedView

        init() throws {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: [:]), environment: .preview)
            view = renderer.render(ViewInput(DrawerViewModel.stub(), in: DrawerView.self), locale: .english)
        }

        @Test func theProblemSuggestsASimilarSymbol() throws {
            #expect(view.notes.map(\.kind) == [.unknownSymbol])
            let message = try #require(view.notes.first?.message)
            #expect(message.hasPrefix("There is no icon 'hart.fill', so its name is shown. Did you mean "))
            #expect(message.contains("heart.fill"))
        }

        @Test func itsNameIsShownAndSpoken() {
            let images = view.text.matches(of: #/<span class="ui-image"([^>]*)>(.*?)</span>/#)
            let spoken = " role=\"img\" aria-label=\"hart.fill\""
            #expect(
                images.map { String($0.1) } == [
                    spoken, " aria-hidden=\"true\"", spoken, " role=\"img\" aria-label=\"Heart\"",
                    " aria-hidden=\"true\"", " aria-hidden=\"true\"",
                ])
            #expect(images.map { $0.2.contains("<title>hart.fill</title>") } == [true, true, true, true, true, false])
        }
    }

    private struct DrawerView: ViewModelView {
        init(viewModel: DrawerViewModel) {}

        var body: some View {
            VStack {
                Image(systemName: "hart.fill")
                Label("Label", systemImage: "hart.fill")
                Button {
                } label: {
                    Image(systemName: "hart.fill")
                }
                Image(systemName: "hart.fill").accessibilityLabel("Heart")
                Image(systemName: "hart.fill").accessibilityHidden(true)
                Image(systemName: "heart.fill")
            }
        }
    }

    @ViewModel
    private struct DrawerViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }
#endif
