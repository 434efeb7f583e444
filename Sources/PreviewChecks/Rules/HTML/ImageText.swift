import HTMLParsing

/// Finds images that say nothing to those who cannot see them.
struct ImageText: CheckRule {
    let name = "image-text"
    let severity = CheckSeverity.error
    let summary = "An image has no text for those who cannot see it"
    let explanation = """
        A screen reader reads the file's name where an image has no alt. An image that only decorates has an empty one. An area of an \
        image map that leads somewhere needs an alt with a text. An svg \
        or other element with role="img" needs an aria-label, an aria-labelledby or, in an svg, a title. Source: WCAG 2.2, \
        1.1.1.
        """
    let fix = "Give the image an alt with a text of the ViewModel, or alt=\"\" where it only decorates."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        HTMLFindings.of(self, in: subject) { preview in
            AccessibleNames(of: preview.nodes).unnamed(where: Self.needsName).map { element in
                HTMLMistake(
                    message: "\(element.startTag) has no text for those who cannot see it. \(Self.advice(element))",
                    tags: [WrittenTag(element)])
            }
        }
    }

    private static func advice(_ element: HTMLElement) -> String {
        if element.isHTML(["img"]) { return "Give it an alt, an empty one if it only decorates." }
        return element.isHTML(["area"]) ? "Give it an alt that says where it leads." : "Give it an aria-label."
    }

    /// Whether an element is an image that only a name can tell of.
    private static func needsName(_ element: HTMLElement) -> Bool {
        if element.isHTML(["img"]), element.value(of: "alt") != nil { return false }
        let isArea = element.isHTML(["area"]) && element.value(of: "href") != nil
        let isImage = isArea || element.isHTML(["img"]) || element.value(of: "role")?.lowercased() == "img"
        return isImage
    }
}
