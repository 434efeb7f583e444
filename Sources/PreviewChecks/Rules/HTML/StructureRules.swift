import HTMLParsing

/// Finds HTML whose tags do not fit together.
struct WellFormedHTML: CheckRule {
    let name = "well-formed-html"
    let severity = CheckSeverity.error
    let summary = "A preview's HTML is not well formed"
    let explanation = """
        Browsers mend tags that do not fit together, each time by moving elements to where nobody wrote them. Looked for are \
        elements that are not closed, end tags that close nothing or cross others, attributes that stand twice, elements that \
        may not stand within one another or outside of a table, a slash that closes nothing, attributes without a space \
        between, references such as &nosuch; that stand for nothing, and comments that are none. End tags that the standard lets authors leave out may \
        be left out.
        """
    let fix = "Close each element in the template that opens it, in the same section."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        HTMLFindings.of(self, in: subject) { preview in
            let html = preview.view.html
            let faults = MarkupBalance.faults(in: html)
            guard faults.isEmpty else {
                return faults.map { found in
                    HTMLMistake(
                        message: found.fault.message, tags: found.tags.map { RenderedTag($0, in: html) },
                        text: found.text)
                }
            }
            return mistakes(in: preview)
        }
    }

    /// What a browser's parser meets where start and end tags fit.
    private func mistakes(in preview: CheckedPreview) -> [HTMLMistake] {
        guard let inspection = preview.inspection else { return [] }
        let moved = inspection.movedElements.map { element in
            HTMLMistake(
                message:
                    "\(element.startTag) may not stand where it is written, so browsers move it. Put it elsewhere.",
                tags: [RenderedTag(element)])
        }
        guard moved.isEmpty, inspection.errors > 0 else { return moved }
        let message =
            "A browser finds \(inspection.errors) mistake\(inspection.errors == 1 ? "" : "s") in it. "
            + "Look for broken comments, references and attributes."
        return [HTMLMistake(message: message, tags: [])]
    }
}

/// Finds views whose HTML is not one element.
struct SingleRoot: CheckRule {
    let name = "single-root"
    let severity = CheckSeverity.error
    let summary = "A view's HTML is not one element"
    let explanation = """
        A view that is one element can be placed, replaced and styled as one, wherever it is included. Comments and space \
        around it do not count. Looked at is what previews render.
        """
    let fix = "Put the view's elements into one: a section, an article, a div."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        HTMLFindings.of(self, in: subject) { preview in
            guard !preview.isUnencodable, let tree = preview.inspection?.tree else { return [] }
            let roots = tree.roots.filter { Self.description($0) != nil }
            if roots.count == 1, roots[0].element != nil { return [] }
            let list = roots.prefix(4).compactMap(Self.description).joined(separator: ", ")
            let message =
                roots.isEmpty
                ? "The view has no element. Put what it shows into one."
                : "The view is not one element, but \(list)\(roots.count > 4 ? ", …" : ""). Put them into one."
            let elements = (roots.dropFirst() + roots.prefix(1)).compactMap(\.element)
            return [HTMLMistake(message: message, tags: elements.map(RenderedTag.init))]
        }
    }

    /// What a node adds to the view; nil for space and comments.
    private static func description(_ node: HTMLNode) -> String? {
        switch node {
        case .start(let element): "<\(element.name)>"
        case .text(let text): text.allSatisfy(\.isWhitespace) ? nil : "text"
        case .end, .comment, .doctype: nil
        }
    }
}
