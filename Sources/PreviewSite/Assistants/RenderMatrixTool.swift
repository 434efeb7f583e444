import FOSMVVM
import Foundation
import ModelContextProtocol
import PreviewCatalog

/// The arguments of `render_matrix`.
struct RenderMatrixArguments: DescribedProperties {
    let view: String
    let locales: [String]?
    let picture: Bool?
    let theme: RenderPreviewArguments.Theme?
    let widths: [Int]?

    static let descriptions = [
        "view": "The name of a view or of its ViewModel.",
        "locales": "The locales to render, such as de. Default: all with texts.",
        "picture": "Also answer with one picture of all, which marks what overflows or is cut off. It needs Chromium.",
        "theme": "The theme of the picture.",
        "widths": "The widths of the previews in the picture, in pixels, such as 390 and 1280.",
    ]
}

/// The output of `render_matrix`.
struct RenderMatrixOutput: Codable, Sendable {
    /// A preview in a locale.
    struct Cell: Codable, Sendable {
        let preview: String
        let locale: String
        /// Another one for another outline.
        let digest: String
        let problems: [AssistantProblem]
    }

    let view: String
    let cells: [Cell]
}

extension AssistantTools {
    private static let cellLimit = 120
    /// The width of a picture of all in pixels.
    private static let sheetWidth = 1_600

    func renderMatrix() throws -> Tool {
        try Tool(
            "render_matrix", title: "Render in all locales",
            description: """
                Renders all previews of a view in all locales, and lists the problems of each. Equal digests mean equal \
                outlines: a translated view has another one in each locale.
                """
        ) { (arguments: RenderMatrixArguments, call) in
            let work = work
            let entry = try work.content.catalog.entry(forAssistant: arguments.view)
            let locales = arguments.locales ?? work.content.locales.map(\.identifier.tag)
            let pairs = entry.previews.flatMap { preview in locales.map { (preview, $0) } }
            guard pairs.count <= Self.cellLimit else {
                throw AssistantError("These are \(pairs.count) cells of at most \(Self.cellLimit). Name fewer locales.")
            }
            let cells = try pairs.enumerated().map { index, pair in
                try call.checkCancellation()
                call.progress(index, of: pairs.count, "\(pair.0.slug) in \(pair.1)")
                return try cell(pair.0, in: pair.1, work)
            }
            let output = RenderMatrixOutput(view: entry.viewName, cells: cells)
            let picture = arguments.picture == true ? try picture(of: entry, arguments, work) : nil
            let note =
                picture == nil ? "" : "\nThe picture marks what does not fit. To list it, call check with browser."
            return ToolAnswer(output.text + note, output, picture: picture)
        }
    }

    /// Returns a picture of the page with the matrix.
    private func picture(
        of entry: CatalogEntry, _ arguments: RenderMatrixArguments, _ work: BackgroundWork
    ) throws -> Data {
        let page = MatrixPage(viewModel: entry.viewModelName)
        let items: AddressItems = [
            (.locales, arguments.locales?.joined(separator: ",")), (.theme, arguments.theme?.rawValue),
            (.widths, arguments.widths.map { $0.map { "\($0)" }.joined(separator: ",") }),
        ]
        let context = try context(of: page, items, in: work)
        guard let browser = context.access.browser else {
            throw AssistantError("This host takes no pictures. Leave out picture.")
        }
        return try browser.picture(of: context.links.address(page), width: Self.sheetWidth)
    }

    private func cell(_ preview: Preview, in locale: String, _ work: BackgroundWork) throws -> RenderMatrixOutput.Cell {
        let asked = try self.preview(preview.viewModelName, preview.slug, items: [(.locale, locale)], in: work)
        let rendering = try asked.rendering()
        return RenderMatrixOutput.Cell(
            preview: preview.slug, locale: locale, digest: PreviewOutline(html: rendering.rendered.text).digest,
            problems: AssistantProblem.problems(of: rendering))
    }
}

extension RenderMatrixOutput {
    /// A line for each preview, then each problem once.
    fileprivate var text: String {
        var lines: [String] = []
        for cell in cells {
            let text =
                "\(cell.locale) \(cell.digest.prefix(6))" + (cell.problems.isEmpty ? "" : " (\(cell.problems.count))")
            if lines.last?.hasPrefix("\(cell.preview): ") == true {
                lines[lines.count - 1] += ", \(text)"
            } else {
                lines.append("\(cell.preview): \(text)")
            }
        }
        var known: Set<AssistantProblem> = []
        let problems = cells.flatMap { cell in
            cell.problems.filter { known.insert($0).inserted }.map { "\(cell.preview) in \(cell.locale): \($0.line)" }
        }
        return
            (["\(view), digests and numbers of problems by locale:"] + lines
            + (problems.isEmpty ? ["No problems."] : problems)).joined(separator: "\n")
    }
}
