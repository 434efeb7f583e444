import Diagnostics
import FOSMVVM
import Foundation
import PreviewCatalog

/// The panel with the files of a preview: those that declare the preview, its ViewModel and its view.
struct SourcePanel: Codable, Sendable {
    let files: [SourceFile]
    let copyLabel: LocalizableString
    let unreadable: LocalizableString

    init(_ preview: Preview, rendering: PreviewRendering, content: Content) {
        let viewModel = content.catalog.place(ofViewModel: preview.viewModelName)
        let template = rendering.templateFile.map { SourcePlace(file: $0, line: 1) }
        let declared: [(key: String, place: SourcePlace?)] = [
            ("preview", preview.place), ("viewModel", viewModel), ("template", template),
        ]
        var files: [SourceFile] = []
        for case (let key, let place?) in declared {
            let declaration = SourceDeclaration(label: Self.text(key), at: place, content: content)
            let path = content.shown(path: place.file)
            if let index = files.firstIndex(where: { $0.path == path }) {
                files[index].declarations.append(declaration)
            } else {
                files.append(SourceFile(path: path, declaration, text: content.sources.text(at: place)))
            }
        }
        self.files = files
        copyLabel = Self.text("copyLabel")
        unreadable = Self.text("unreadable")
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}

/// A file with what it declares of a preview.
struct SourceFile: Codable, Sendable {
    let path: String
    fileprivate(set) var declarations: [SourceDeclaration]
    /// Nil if the file cannot be read.
    let text: String?
    let language: String

    fileprivate init(path: String, _ declaration: SourceDeclaration, text: String?) {
        self.path = path
        declarations = [declaration]
        self.text = text
        language = path.hasSuffix(".mustache") ? "mustache" : "swift"
    }
}

/// A declaration in a file, which editors can open.
struct SourceDeclaration: Codable, Sendable {
    let label: LocalizableString
    /// The path and the line.
    let place: String
    let editors: [EditorLink]

    init(label: LocalizableString, at place: SourcePlace, content: Content) {
        self.label = label
        self.place = content.shown(place)
        editors = EditorLink.links(to: place, content: content)
    }
}

/// A link that opens the place of a preview in an editor, with a label that names both.
struct NamedEditorLink: Codable, Sendable {
    let name: String
    let address: String
    let label: LocalizableSubstitutions

    init(_ link: EditorLink) {
        (name, address) = (link.name, link.address)
        label = LocalizableString.localized(for: WorkbenchPageViewModel.self, propertyName: "openSource")
            .bind(substitutions: ["editor": LocalizableString.constant(link.name)])
    }
}

/// A link that opens a file in an editor.
struct EditorLink: Codable, Sendable {
    let name: String
    let address: String

    /// Returns the links for a visitor. Empty for one who may not see sources, in an export, and for a copy that the build
    /// made.
    static func links(to place: SourcePlace, in context: PageContext) -> [EditorLink] {
        let isAllowed = context.rights.contains(.sources) && !context.isExported
        guard isAllowed, context.content.path(of: place)?.contains("/.build/") == false else { return [] }
        return links(to: place, content: context.content)
    }

    /// Returns links to the editors that open a line of a file by an address. Empty for a file that is not in a package.
    static func links(to place: SourcePlace, content: Content) -> [EditorLink] {
        guard let path = content.path(of: place) else { return [] }
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return [("VS Code", "vscode"), ("Zed", "zed")].map { name, scheme in
            EditorLink(name: name, address: "\(scheme)://file\(escaped):\(place.line ?? 1)")
        }
    }
}
