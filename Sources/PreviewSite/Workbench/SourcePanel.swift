import Diagnostics
import FOSMVVM
import Foundation
import PreviewCatalog

/// The panel with the files of a preview: those that declare the preview, its ViewModel and its view.
struct SourcePanel: Codable, Sendable {
    let files: [SourceFile]
    let copyLabel: LocalizableString
    let unreadable: LocalizableString

    init(_ preview: Preview, template: String?, catalog: PreviewCatalog, editors: EditorLinks) {
        let viewModel = catalog.place(ofViewModel: preview.viewModelName)
        let template = template.map { SourcePlace(file: $0, line: 1) }
        let declared: [(key: String, place: SourcePlace?)] = [
            ("preview", preview.place), ("viewModel", viewModel), ("template", template),
        ]
        var files: [SourceFile] = []
        for case (let key, let place?) in declared {
            let declaration = SourceDeclaration(label: Self.text(key), at: place, editors: editors)
            let path = editors.paths.relative(place.file)
            if let index = files.firstIndex(where: { $0.path == path }) {
                files[index].declarations.append(declaration)
            } else {
                files.append(SourceFile(path: path, declaration, text: editors.sources.text(at: place)))
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

    init(label: LocalizableString, at place: SourcePlace, editors: EditorLinks) {
        self.label = label
        self.place = editors.paths.relative(place).description
        self.editors = editors.allLinks(to: place)
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
}

/// Makes the links that open files of the package in editors.
struct EditorLinks: Sendable {
    let sources: PackageSources
    let paths: PackagePaths
    /// Whether the visitor may see sources, and the page is no file of an export.
    var isAllowed = true

    /// Returns the links to a place. Empty for a visitor who may not open it, and for a copy that the build made.
    func links(to place: SourcePlace) -> [EditorLink] {
        isAllowed && path(of: place)?.contains("/.build/") == false ? allLinks(to: place) : []
    }

    /// Returns links to the editors that open a line of a file by an address. Empty for a file that is not in a package.
    func allLinks(to place: SourcePlace) -> [EditorLink] {
        guard let path = path(of: place) else { return [] }
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return [("VS Code", "vscode"), ("Zed", "zed")].map { name, scheme in
            EditorLink(name: name, address: "\(scheme)://file\(escaped):\(place.line ?? 1)")
        }
    }

    private func path(of place: SourcePlace) -> String? { sources.path(of: paths.relative(place)) }
}
