#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    @Suite struct RestingViewTests {
        private static func renderer() throws -> HTMLRenderer {
            HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: ["splash.yml": "{en: {SplashViewModel: {title: Shelf}}}"]),
                environment: .preview)
        }

        /// The threads that render here are those that Swift concurrency has for tasks, so none of them may wait for another one.
        @Test func manyPicturesAtOnceAreComplete() async throws {
            let renderer = try Self.renderer()
            let pictures = await withTaskGroup(of: String.self) { group in
                for _ in 0..<50 {
                    group.addTask {
                        renderer.render(ViewInput(SplashViewModel.stub(), in: SplashView.self), locale: .english).text
                    }
                }
                return await group.reduce(into: [String]()) { $0.append($1) }
            }
            #expect(pictures.count == 50)
            #expect(pictures.filter { $0.contains(">Shelf: now delay tick</p>") }.count == 50)
        }
    }

    @ViewModel private struct SplashViewModel {
        @LocalizedString var title
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }

    private struct SplashView: ViewModelView {
        let viewModel: SplashViewModel
        @State private var words: [String] = []
        private let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

        var body: some View {
            Text(verbatim: "\((try? viewModel.title.localizedString) ?? ""): \(words.joined(separator: " "))")
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { words.append("delay") }
                    DispatchQueue.main.async { words.append("now") }
                }
                .onReceive(timer) { _ in words.append("tick") }
        }
    }
#endif
