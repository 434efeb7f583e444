#if SwiftViews && os(Linux)
    import FOSMVVM
    import SwiftUI
    import Testing

    @testable import HTMLRendering
    @testable import TemplateEngine

    @Suite struct SwiftViewCodeTests {
        @Test func objectsThatReferToEachOtherAreRead() throws {
            let renderer = HTMLRenderer(
                templates: TemplateLibrary(sources: try TemplateFolder(HTMLRenderer.builtInTemplates).sources),
                localizations: TextStore(yaml: ["drawers.yml": "en: { DrawersViewModel: { title: Drawers } }"]))
            let code = try #require(
                try renderer.code(of: ViewInput(DrawersViewModel.stub(), in: DrawersView.self), locale: .english))
            #expect(code.computations.isEmpty)
        }
    }

    /// A drawer, which knows the one that it is in.
    private final class Drawer: Codable, @unchecked Sendable {
        private enum CodingKeys: CodingKey {
            case inner
        }

        let inner: [Drawer]
        // Set only while the outer one is made.
        private var outer: Drawer?

        init(_ inner: [Drawer] = []) {
            self.inner = inner
            for drawer in inner { drawer.outer = self }
        }

        convenience init(from decoder: any Decoder) throws {
            self.init(try decoder.container(keyedBy: CodingKeys.self).decode([Drawer].self, forKey: .inner))
        }
    }

    private struct DrawersView: ViewModelView {
        let viewModel: DrawersViewModel

        var body: some View {
            Text(viewModel.title)
        }
    }

    @ViewModel
    private struct DrawersViewModel {
        @LocalizedString var title
        let drawer: Drawer
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init(drawer: Drawer([Drawer(), Drawer()])) }
    }
#endif
