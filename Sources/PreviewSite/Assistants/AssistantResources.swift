import FOSMVVM
import Foundation
import HTMLRendering
import MarkdownDocs
import ModelContextProtocol
import PreviewCatalog

/// What an assistant reads by its address: previews, pages of the docs, and templates.
struct AssistantResources: Sendable {
    private enum Scheme: String {
        case preview, docs, template
    }

    let tools: AssistantTools

    /// The source of the protocol.
    var source: ResourceSource {
        ResourceSource(templates: Self.templates, list: list, read: read)
    }

    private static let templates = [
        ResourceTemplate(
            "preview://{view}/{preview}", name: "preview", title: "A preview", description: "The outline of a preview.",
            mediaType: "text/plain"),
        ResourceTemplate(
            "docs://{+page}", name: "docs", title: "A page of the docs",
            description: "A page of the docs in Markdown, or its section with the anchor after #.",
            mediaType: "text/markdown"),
        ResourceTemplate(
            "template://{+name}", name: "template", title: "A template",
            description: "The Mustache template of a view or a part.", mediaType: "text/plain"),
    ]

    private func list() -> [Resource] {
        let content = tools.work.content
        let previews = content.catalog.previews.map { preview in
            Resource(
                "preview://\(preview.assistantID)", name: preview.assistantID,
                title: "\(preview.viewName), \(preview.name)", mediaType: "text/plain")
        }
        let pages = AssistantDocs(library: content.docs.library).pages.map { page, address in
            Resource(address, name: page.path, title: page.title, mediaType: "text/markdown")
        }
        let templates = content.ownTemplates.map { name in
            Resource("template://\(name)", name: name, title: "The template \(name)", mediaType: "text/plain")
        }
        return previews + pages + templates
    }

    private func read(_ address: String) throws -> (text: String, mediaType: String)? {
        let parts = address.split(separator: "://", maxSplits: 1).map(String.init)
        guard parts.count == 2, let scheme = Scheme(rawValue: parts[0]) else { return nil }
        let (work, name) = (tools.work, parts[1].removingPercentEncoding ?? parts[1])
        switch scheme {
        case .preview:
            let asked = try tools.preview(name, nil, in: work)
            let outline = PreviewOutline(html: try asked.rendering().rendered.text)
            return (outline.lines.joined(separator: "\n"), "text/plain")
        case .docs:
            return try AssistantDocs(library: work.content.docs.library).markdown(at: name).map {
                ($0, "text/markdown")
            }
        case .template:
            guard work.content.ownTemplates.contains(name) else { return nil }
            return work.content.templates.source(of: name).map { ($0.text, "text/plain") }
        }
    }
}

extension PackageContent {
    /// The names of the templates of the package, without those of the host.
    fileprivate var ownTemplates: [String] {
        templates.names.filter { !PreviewSite.builtInTemplates.contains($0) }.sorted()
    }
}
