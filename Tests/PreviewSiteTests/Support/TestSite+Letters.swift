import FOSMVVM
import PreviewCatalog

extension TestSite {
    /// A site with one view, whose texts English and Portuguese have whole, and German in part.
    ///
    /// - Parameter germanMark: A comment after the locale of the German texts.
    static func letters(
        template: String = letterTemplate, german: String = "title: Brief", germanMark: String = ""
    ) throws -> TestSite {
        try TestSite(
            catalog: PreviewCatalog(
                previews: [
                    PreviewRecord(name: "Short", file: "/app/Sources/App/Letters/LetterView.swift", line: 7) {
                        LetterView.previewHost(viewModel: .stub())
                    },
                    PreviewRecord(name: "Long", file: "/app/Sources/App/Letters/LetterView.swift", line: 11) {
                        LetterView.previewHost(viewModel: LetterViewModel(sender: "Charles Babbage"))
                    },
                ],
                viewModels: [ViewModelRecord(LetterViewModel.self)]),
            files: [
                "Templates/App/LetterView.mustache": template,
                "Texts/Letters.yml": """
                en:
                  LetterViewModel:
                    title: Letter
                    closing: Yours
                    lines:
                      - One
                      - Two
                    old: Never shown
                de:\(germanMark)
                  LetterViewModel:
                    \(german)
                pt-PT:
                  LetterViewModel:
                    title: Carta
                    closing: Atentamente
                    lines: [Um, Dois]

                """,
            ])
    }

    /// Returns a site with two previews of one view. The second one cannot be encoded.
    static func drafts() throws -> TestSite {
        try TestSite(
            catalog: PreviewCatalog(
                previews: [("Even", true), ("Odd", false)].map { name, isReadable in
                    PreviewRecord(name: name, file: "/app/Sources/App/Drafts/DraftView.swift", line: 3) {
                        DraftView.previewHost(viewModel: DraftViewModel(isReadable: isReadable))
                    }
                }),
            files: [
                "Texts/Drafts.yml": """
                en:
                  LetterViewModel: { title: Letter, closing: Yours, lines: [One] }
                de:
                  LetterViewModel: { title: Brief, closing: Dein, lines: [Eins] }

                """
            ])
    }

    static let letterTemplate = """
        <h1>{{title}}</h1>
        {{#lines}}<p>{{.}}</p>{{/lines}}
        <p>{{closing}}, {{sender}}, {{sent}}</p>

        """
}
