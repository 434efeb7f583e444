import HTMLParsing

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

    func findings(in subject: CheckSubject) -> [CheckFinding] {
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
            return [HTMLMistake(message: message, tags: elements.map(WrittenTag.init))]
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
