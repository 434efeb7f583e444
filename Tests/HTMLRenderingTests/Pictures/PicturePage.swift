#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine

    @testable import HTMLRendering

    extension Picture {
        static let all = layers + stacks + scrolling + shapes + labels + schemes + bars + colors + screens

        /// Returns the HTML of all pictures, and what is expected of them.
        static func page() throws -> String {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: [:]), environment: .preview)
            return try all.map { try $0.section(renderer) }.joined()
        }

        private var screenMark: String { screen.map { " data-on=\"\($0.rawValue)\"" } ?? "" }

        private func section(_ renderer: HTMLRenderer) throws -> String {
            let view = renderer.render(ViewInput(PictureViewModel(name: name), in: PictureView.self), locale: .english)
            let problems = view.diagnostics.map { "<!-- \($0) -->" }.joined()
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            let expected = String(decoding: try encoder.encode(expected), as: UTF8.self)
            return
                "<section data-picture=\"\(name)\" data-scheme=\"\(isDark ? "dark" : "light")\"\(screenMark) data-expected='\(expected)'>\n"
                + "\(problems)\(view.text)</section>\n"
        }
    }

    private struct PictureView: ViewModelView {
        private let viewModel: PictureViewModel

        init(viewModel: PictureViewModel) { self.viewModel = viewModel }

        var body: some View {
            if let picture = Picture.all.first(where: { $0.name == viewModel.name }) { picture.view() }
        }
    }

    @ViewModel
    private struct PictureViewModel {
        let name: String
        var vmId = ViewModelId(type: Self.self)

        init(name: String) { self.name = name }

        static func stub() -> Self { Self(name: "") }
    }
#endif
