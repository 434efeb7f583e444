import HTMLParsing

/// Finds ids that several elements of a view have.
struct DuplicateID: PreviewRule {
    let name = "duplicate-id"
    let severity = CheckSeverity.error
    let summary = "Two elements of a view have the same id"
    let explanation = """
        A label, link or description that names an id leads to the first element with this id, so the second element \
        has none. This often happens when a list includes a partial.
        """
    let fix = "Use an id that is different for each element, such as the id of the item."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        var known: Set<String> = []
        var reported: Set<String> = []
        return preview.htmlElements().compactMap { element in
            guard let id = element.value(of: "id"), !known.insert(id).inserted, reported.insert(id).inserted else {
                return nil
            }
            return PreviewMistake(
                "The id \"\(id)\" is used twice. Make it different for each element.", at: element)
        }
    }
}

/// Finds labels and descriptions that refer to an element that does not exist.
struct MissingID: PreviewRule {
    let name = "missing-id"
    let severity = CheckSeverity.warning
    let summary = "A label or description refers to an id that does not exist"
    let explanation = """
        A label without an element for its id labels nothing. An aria-labelledby or aria-describedby without one \
        describes nothing. The rule searches the HTML of the preview, so it also reports ids that only the page around \
        the view has.
        """
    let fix = "Fix the id, or leave out the attribute in the state without the element."

    private static let attributes = ["aria-labelledby", "aria-describedby"]

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        let ids = Set(preview.htmlElements().compactMap { $0.value(of: "id") })
        return preview.htmlElements().flatMap { element in
            Self.references(of: element).filter { !ids.contains($0.id) }.map { attribute, id in
                PreviewMistake(
                    "\(attribute)=\"\(id)\" of \(element.startTag) refers to no element. "
                        + "Fix it, or leave it out.", at: element)
            }
        }
    }

    /// Returns the ids in an element's attributes.
    private static func references(of element: HTMLElement) -> [(attribute: String, id: String)] {
        let names = element.isHTML(["label"]) ? attributes + ["for"] : attributes
        return names.flatMap { name in
            (element.value(of: name) ?? "").split(whereSeparator: \.isWhitespace).map { (name, String($0)) }
        }
    }
}
