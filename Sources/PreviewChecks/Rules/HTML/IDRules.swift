import HTMLParsing

/// Finds ids that two elements of a view have.
struct DuplicateID: CheckRule {
    let name = "duplicate-id"
    let severity = CheckSeverity.error
    let summary = "Two elements of a view have one id"
    let explanation = """
        A label, a link or a description that names an id leads to the first element that has it, so the second has none. \
        Partials that are included in a list are where it happens most.
        """
    let fix = "Make the id of something that differs, such as the item's own id."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        HTMLFindings.of(self, in: subject) { preview in
            var known: Set<String> = []
            var told: Set<String> = []
            return preview.elements.compactMap { element in
                guard let id = element.value(of: "id"), !known.insert(id).inserted, told.insert(id).inserted else {
                    return nil
                }
                return HTMLMistake(
                    message: "The id \"\(id)\" stands twice. Make it of something that differs.",
                    tags: [RenderedTag(element)])
            }
        }
    }
}

/// Finds labels and descriptions that name an element which is not there.
struct MissingID: CheckRule {
    let name = "missing-id"
    let severity = CheckSeverity.warning
    let summary = "A label or description leads to an id that is not there"
    let explanation = """
        A label whose for leads nowhere labels nothing, and an aria-labelledby or aria-describedby that does says nothing. Ids \
        are looked for in the HTML of the preview, so what only the page around a view has is told too.
        """
    let fix = "Correct the id, or leave the attribute out in the state that has no such element."

    private static let attributes = ["aria-labelledby", "aria-describedby"]

    func findings(in subject: CheckContext) -> [CheckFinding] {
        HTMLFindings.of(self, in: subject) { preview in
            let ids = Set(preview.elements.compactMap { $0.value(of: "id") })
            return preview.elements.flatMap { element in
                Self.references(of: element).filter { !ids.contains($0.id) }.map { attribute, id in
                    HTMLMistake(
                        message: "\(attribute)=\"\(id)\" of \(element.startTag) leads to no element. "
                            + "Correct it, or leave it out.",
                        tags: [RenderedTag(element)])
                }
            }
        }
    }

    /// The ids that an element's attributes name.
    private static func references(of element: HTMLElement) -> [(attribute: String, id: String)] {
        let names = element.isHTML(["label"]) ? attributes + ["for"] : attributes
        return names.flatMap { name in
            (element.value(of: name) ?? "").split(whereSeparator: \.isWhitespace).map { (name, String($0)) }
        }
    }
}
