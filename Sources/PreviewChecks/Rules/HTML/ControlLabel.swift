import HTMLParsing

/// Finds controls that nothing names.
struct ControlLabel: CheckRule {
    let name = "control-label"
    let severity = CheckSeverity.error
    let summary = "A control has no label"
    let explanation = """
        Those who do not see a page hear the name of a control, and those who speak to it say it. Fields are named by a label, \
        buttons and links by their content or the alt of an image in it, all of them by aria-label, aria-labelledby or title. \
        A placeholder is no label. What has the role of a control is one; what is hidden, with all in it, is none. Source: WCAG 2.2, 4.1.2.
        """
    let fix = "Add a label with for, or around the control; give a button or link a text or an aria-label."

    private static let roles: Set<String> = [
        "button", "checkbox", "combobox", "link", "listbox", "menuitem", "menuitemcheckbox", "menuitemradio", "option",
        "radio", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox", "treeitem",
    ]
    private static let silentInputs: Set<String> = ["hidden", "submit", "reset"]

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        HTMLFindings.of(self, in: subject) { preview in
            AccessibleNames(of: preview.nodes).unnamed(where: Self.isControl)
                .map { control in
                    HTMLMistake(
                        message: "\(control.startTag) has no label. Name it with a label, a text or an aria-label.",
                        tags: [WrittenTag(control)])
                }
        }
    }

    private static func isControl(_ element: HTMLElement) -> Bool {
        guard element.namespace == .html else { return false }
        switch element.name {
        case "input": return !silentInputs.contains(element.value(of: "type")?.lowercased() ?? "text")
        case "select", "textarea", "button", "meter", "progress", "iframe", "summary": return true
        case "a" where element.value(of: "href") != nil: return true
        default: return element.value(of: "role").map { roles.contains($0.lowercased()) } ?? false
        }
    }
}
