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

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        HTMLFindings.of(self, in: subject) { preview in
            var known: Set<String> = []
            var told: Set<String> = []
            return preview.elements.compactMap { element in
                guard let id = element.value(of: "id"), !known.insert(id).inserted, told.insert(id).inserted else {
                    return nil
                }
                return HTMLMistake(
                    message: "The id \"\(id)\" stands twice. Make it of something that differs.",
                    tags: [WrittenTag(element)])
            }
        }
    }
}
