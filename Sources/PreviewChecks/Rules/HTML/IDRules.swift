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

/// Finds labels, controls, links and drawings that refer to an element that does not exist.
struct MissingID: PreviewRule {
    let name = "missing-id"
    let severity = CheckSeverity.warning
    let summary = "A label, control, link or drawing refers to an id that does not exist"
    let explanation = """
        A label without an element for its id labels nothing, a button opens no popover, a field belongs to no form, a \
        link leads nowhere, and a shape is not drawn. The rule checks for, form, list, headers, popovertarget, commandfor \
        and itemref, the attributes of ARIA with ids, href="#…", and url(#…) in styles and in SVG. It searches the HTML of \
        the preview, so it also reports ids that only the page around the view has.
        """
    let fix = "Fix the id, or leave out the attribute in the state without the element."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        let elements = preview.htmlElements()
        let ids = Set(elements.compactMap { $0.value(of: "id") })
        let names = Set(elements.filter { $0.isHTML(["a"]) }.compactMap { $0.value(of: "name") })
        return elements.flatMap { element in
            IDReference.all(of: element).filter { reference in
                !reference.ids.contains { ids.contains($0) || reference.isLink && names.contains($0) }
            }.map { reference in
                PreviewMistake(
                    "\(reference.attribute)=\"\(reference.text)\" of \(element.startTag) refers to no element. "
                        + "Fix it, or leave it out.", at: element)
            }
        }
    }
}
