import HTMLParsing
import HTMLTokens

/// Finds HTML whose tags do not match.
struct WellFormedHTML: PreviewRule {
    let name = "well-formed-html"
    let severity = CheckSeverity.error
    let summary = "A preview's HTML is not well formed"
    let explanation = """
        Browsers repair tags that do not match by moving elements to unexpected places. The rule finds elements that \
        are not closed, end tags without a start tag or in the wrong order, duplicate attributes, elements in a wrong \
        place, such as a row outside of a table, a slash that does not close an element, attributes without a space \
        between them, unknown references such as &nosuch; and malformed comments. End tags that HTML allows to leave \
        out may be left out.
        """
    let fix = "Close each element in the template that opens it, in the same section."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        let mismatches = MarkupBalance.mistakes(in: preview.view.html)
        return mismatches.isEmpty ? parserMistakes(in: preview) : mismatches
    }

    /// Returns the errors that a browser's parser finds if start and end tags match.
    private func parserMistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        guard let inspection = preview.parsed() else { return [] }
        let moved = inspection.movedElements.map { element in
            PreviewMistake(
                "\(element.startTag) is not allowed in this place, so browsers move it. Put it elsewhere.", at: element)
        }
        guard moved.isEmpty, inspection.errors > 0 else { return moved }
        let errors = errors(in: preview)
        guard errors > 0 else { return [] }
        let message =
            "A browser finds \(errors) mistake\(errors == 1 ? "" : "s") in this HTML. "
            + "Look for malformed comments, references and attributes."
        return [PreviewMistake(message, at: .html([]))]
    }

    /// Returns the number of errors apart from complete comments and rules. Gumbo follows the HTML of 2015, which allowed
    /// no `--` in a comment and no `<hr>` in a `<select>`.
    private func errors(in preview: CheckedPreview) -> Int {
        let html = preview.view.text.replacing(/<!--.*?-->|<hr(?:\s[^>]*)?>/.dotMatchesNewlines(), with: "")
        return (try? HTMLParser.inspect(html).errors) ?? 0
    }
}

/// Finds views whose HTML is not a single element.
struct SingleRoot: PreviewRule {
    let name = "single-root"
    let severity = CheckSeverity.error
    let summary = "The HTML of a view is not a single element"
    let explanation = """
        A view that is a single element can be placed, replaced and styled wherever it is included. Comments and space \
        around it do not count. The rule checks the HTML of previews.
        """
    let fix = "Put the view's elements into one element, such as a section, an article or a div."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        guard !preview.isUnencodable, let tree = preview.parsed()?.tree else { return [] }
        let roots = tree.roots.filter { Self.description($0) != nil }
        if roots.count == 1, roots[0].element != nil { return [] }
        let list = roots.prefix(4).compactMap(Self.description).joined(separator: ", ")
        let message =
            roots.isEmpty
            ? "The view has no element. Wrap its content in one."
            : "The view is not a single element, but \(list)\(roots.count > 4 ? ", …" : ""). Wrap them in one."
        let elements = (roots.dropFirst() + roots.prefix(1)).compactMap(\.element)
        return [PreviewMistake(message, at: .html(elements.map { RenderedTag($0) }))]
    }

    /// Returns the element or text that a node adds to the view. Nil for space and comments.
    private static func description(_ node: HTMLNode) -> String? {
        switch node {
        case .start(let element): "<\(element.name)>"
        case .text(let text): text.allSatisfy(\.isWhitespace) ? nil : "text"
        case .end, .comment, .doctype: nil
        }
    }
}

/// Finds views that browsers show only inside of another element.
struct NeedsContainer: PreviewRule {
    let name = "needs-container"
    let severity = CheckSeverity.warning
    let summary = "A view begins with an element that needs another one around it"
    let explanation = """
        Browsers drop some elements outside of the element to which they belong, such as a table row outside of a table, \
        or do not show them as what they are. The preview adds that element, so it shows more than the view has. Where \
        the view is included, the element must be there already.
        """
    let fix = "Include the view only in that element, and turn the rule off, or begin the view with the element itself."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        let elements = preview.parsed()?.tree.roots.compactMap(\.element) ?? []
        guard let element = elements.first, let container = FragmentContainer(of: preview.view.html) else {
            return []
        }
        let message =
            "Browsers show \(element.startTag) only inside of \(container.tag). The preview adds it. "
            + "Include the view only where one is."
        return [PreviewMistake(message, at: element)]
    }
}
