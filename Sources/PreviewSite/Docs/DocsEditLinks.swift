import Diagnostics
import FOSMVVM
import Foundation
import MarkdownDocs

/// Where the reader can change a page of the docs: on the code host that the settings name, or in an editor.
struct DocsEditLinks: Codable, Sendable {
    let label: LocalizableString
    /// The page on the code host. Nil if the settings name none.
    let address: String?
    /// The links that open the file, for visitors who may see sources.
    let editors: [EditorLink]

    fileprivate init(address: String?, editors: [EditorLink]) {
        label = .localized(for: Self.self, propertyName: "label")
        self.address = address
        self.editors = editors
    }

    /// Nil if the reader can change the page nowhere.
    init?(_ page: DocsPage, of project: Project, editors: EditorLinks) {
        let address = project.editedDocs.map { Self.address(of: page.sourcePath, at: $0) }
        let editors = editors.links(to: SourcePlace(page.file))
        guard address != nil || !editors.isEmpty else { return nil }
        self.init(address: address, editors: editors)
    }

    private static func address(of path: String, at folder: String) -> String {
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return (folder.hasSuffix("/") ? folder : folder + "/") + escaped
    }
}

extension DocsEditLinks {
    static let stub = DocsEditLinks(address: "https://example.com/edit/main/Docs/README.md", editors: [])
}
