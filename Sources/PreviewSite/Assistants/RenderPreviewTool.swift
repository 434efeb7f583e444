import Diagnostics
import FOSFoundation
import FOSMVVM
import Foundation
import HTMLRendering
import ModelContextProtocol
import PreviewCatalog

/// The arguments of `render_preview`.
struct RenderPreviewArguments: DescribedProperties {
    /// What the answer contains.
    enum Format: String, ArgumentChoice {
        case outline, html, png
    }

    enum Theme: String, ArgumentChoice {
        case light, dark
    }

    enum Direction: String, ArgumentChoice {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    let view: String
    let preview: String?
    let format: Format?
    let locale: String?
    let theme: Theme?
    let direction: Direction?
    let width: Int?
    let element: String?
    let values: [String: String]?
    let cursor: String?

    static let descriptions = [
        "view": "The name of a view or a ViewModel, or an id such as OrderListView/empty.",
        "preview": "The name of a preview. Default: the one in the id, or else the first.",
        "format": "outline (default): what a reader perceives. html: the markup. png: a picture, which needs Chromium.",
        "locale": "A locale with texts, such as de. Default: the default locale.",
        "theme": "The theme of a picture.",
        "direction": "The direction of the document, if it is not that of the locale.",
        "width": "The width of a picture in pixels. Default: that of the preview, or 1280.",
        "element": "The test id of an element, for a picture of only this element.",
        "values": "Changed values of the ViewModel, by their names. describe_view lists them.",
        "cursor": "nextCursor of the last answer.",
    ]

    var items: AssistantTools.AddressItems {
        [
            (.locale, locale), (.theme, theme?.rawValue), (.dir, direction?.rawValue),
            (.width, width.map { String($0) }),
        ]
    }
}

/// The output of `render_preview`.
struct RenderPreviewOutput: Codable, Sendable {
    let id: String
    let locale: String
    /// The file and line of the preview.
    let place: String
    /// What renders the view: the path of its template, or `swift`.
    let source: String?
    /// Another one after a change that a reader perceives.
    let digest: String
    let problems: [AssistantProblem]
    /// What was removed and added since the last call with the same arguments. Nil for the first one.
    let changes: [String]?
    let nextCursor: String?
}

extension AssistantTools {
    /// The maximum number of lines in an answer.
    private static let lineLimit = 120
    /// The width of a picture for which neither the call nor the preview sets one.
    private static let pictureWidth = 1_280

    func renderPreview() throws -> Tool {
        try Tool(
            "render_preview", title: "Render a preview",
            description: """
                Shows a preview as it is now, with its problems, and what changed since the last call with the same \
                arguments. The outline has roles, 'test ids', "names" and values, as a screen reader and UI tests know \
                them. Ask for html or png only if the outline is not enough.
                """
        ) { (arguments: RenderPreviewArguments, _) in
            let asked = try preview(
                arguments.view, arguments.preview, items: arguments.items, values: arguments.values ?? [:], in: work)
            let rendering = try asked.rendering()
            if let failure = rendering.failure { throw AssistantError(failure.localizedDescription) }
            let outline = PreviewOutline(html: rendering.rendered.text)
            let earlier = memory.exchange(outline, for: asked.key)
            let changes = earlier.map { outline.changes(since: $0) }
            let lines = arguments.format == .html ? rendering.readableHTML.lines : outline.lines
            let part = try ListPage(
                arguments.format == .png ? [] : lines, from: arguments.cursor, limit: Self.lineLimit)
            let output = RenderPreviewOutput(
                asked, rendering, digest: outline.digest, changes: changes, nextCursor: part.nextCursor)
            let text = output.header + part.elements + part.rest + output.footer(isFirst: arguments.cursor == nil)
            let picture =
                arguments.format == .png ? try self.picture(of: asked, rendering, element: arguments.element) : nil
            return ToolAnswer(text.joined(separator: "\n"), output, picture: picture)
        }
    }

    private func picture(
        of asked: AssistedPreview, _ rendering: PreviewRendering, element: String?
    ) throws -> Data {
        guard let browser = asked.context.access.browser else {
            throw AssistantError("This host takes no pictures. Ask for the outline.")
        }
        let width =
            asked.context.parameters.width ?? rendering.frame?.width.map(PreviewLength.init(clamping:))
        return try browser.picture(
            of: asked.context.links.address(BareDocument(asked.preview)), width: width?.pixels ?? Self.pictureWidth,
            element: element)
    }
}

extension AssistedPreview {
    /// What distinguishes the outline from others.
    fileprivate var key: String { context.links.address(BareDocument(preview)) }
}

extension RenderPreviewOutput {
    fileprivate init(
        _ asked: AssistedPreview, _ rendering: PreviewRendering, digest: String, changes: [String]?, nextCursor: String?
    ) {
        let content = asked.context.content
        self.init(
            id: asked.id, locale: rendering.locale.tag, place: content.paths.relative(asked.preview.place).description,
            source: rendering.assistantSource, digest: digest,
            problems: AssistantProblem.problems(of: rendering), changes: changes, nextCursor: nextCursor)
    }

    /// What the preview is, in one line.
    fileprivate var header: [String] {
        ["\(id) in \(locale), from \(source ?? "a template of its category"), preview at \(place), digest \(digest)"]
    }

    /// The problems and the changes.
    fileprivate func footer(isFirst: Bool) -> [String] {
        guard isFirst else { return [] }
        let changed: [String] =
            switch changes {
            case nil: []
            case .some([]): ["Nothing has changed since the last call."]
            case .some(let changes): ["Changed since the last call:"] + changes
            }
        return AssistantProblem.lines(of: problems) + changed
    }
}

extension PreviewRendering {
    /// What renders the view: the path of its template, or `swift`. Nil for a template of its category.
    var assistantSource: String? {
        switch rendered.source {
        case .template: templateFile
        case .swift: "swift"
        case .category, .renderer, nil: nil
        }
    }
}

extension String {
    fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
