import FOSMVVM
import Foundation
import HTMLRendering
import MarkdownDocs
import PreviewCatalog
import PreviewChecks
import TemplateEngine

/// A thousand ViewModels with two previews each, a template and a YAML file of ten texts in ten locales.
struct GeneratedCatalog {
    private static let locales = ["en", "ar", "de", "es", "fr", "ja", "nl", "pl", "pt", "zh"]
    private static let names = [
        "title", "subtitle", "summary", "saveLabel", "cancelLabel", "emptyMessage", "nameLabel", "amountLabel", "hint",
        "footer",
    ]

    private var previews: [PreviewRecord] = []
    private var templates = [TemplateSource(name: "GeneratedRow", file: "GeneratedRow.mustache", text: Self.row)]

    init() {
        for hundreds in Digits.all {
            for tens in Digits.all {
                for ones in Digits.all { add(hundreds, tens, ones) }
            }
        }
    }

    /// Writes the YAML files, each of one ViewModel.
    func writeTexts(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 0..<1000 {
            let lines = Self.locales.flatMap { locale in
                ["\(locale):", "  Generated\(number):"]
                    + Self.names.map { "    \($0): \"\(text($0, of: number, in: locale))\"" }
            }
            let file = folder.appending(path: "Generated\(number).yml")
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
        }
    }

    /// The summary alone is bound to a value.
    private func text(_ name: String, of number: Int, in locale: String) -> String {
        "\(name) of \(number) in \(locale)\(name == "summary" ? ": %{count}" : "")"
    }

    /// What is checked.
    func subject(package: URL, store: LocalizationStore) -> CheckSubject {
        CheckSubject(
            package: package, catalog: PreviewCatalog(previews: previews),
            renderer: HTMLRenderer(
                templates: TemplateLibrary(sources: templates), localizations: store, environment: .preview),
            docs: DocsLibrary(folders: []))
    }

    private mutating func add<Hundreds: Digit, Tens: Digit, Ones: Digit>(
        _ hundreds: Hundreds.Type, _ tens: Tens.Type, _ ones: Ones.Type
    ) {
        typealias View = GeneratedView<Hundreds, Tens, Ones>
        for rows in [0, 4] {
            previews.append(
                PreviewRecord(name: "With \(rows)") { View.previewHost(viewModel: GeneratedViewModel(rows: rows)) })
        }
        let name = String(describing: View.self)
        templates.append(TemplateSource(name: name, file: "\(name).mustache", text: Self.template))
    }

    private static let row = """
        <li class="row" id="row-{{id}}"><span>{{name}}</span> <b>{{amount}}</b></li>

        """

    private static let template = """
        <section class="page generated" aria-labelledby="generated-title" data-testid="generated">
          <header class="page-head">
            <h2 class="page-title" id="generated-title">{{title}}</h2>
            <p class="muted">{{subtitle}}</p>
          </header>
          <p class="lead">{{summary}}</p>
          {{#hasRows}}
          <ul class="rows">
            {{#rows}}
            {{> GeneratedRow}}
            {{/rows}}
          </ul>
          {{/hasRows}}
          {{^hasRows}}
          <p class="empty">{{emptyMessage}}</p>
          {{/hasRows}}
          <form class="form" method="dialog">
            <label class="field">{{nameLabel}} <input class="control" name="name" placeholder="{{hint}}"></label>
            <label class="field">{{amountLabel}} <input class="control" name="amount" type="number"></label>
            <footer class="actions">
              <button class="button" type="button" data-operation="cancel">{{cancelLabel}}</button>
              <button class="button button-primary" type="submit" data-operation="save">{{saveLabel}}</button>
            </footer>
          </form>
          <p class="muted">{{footer}}</p>
        </section>

        """
}
