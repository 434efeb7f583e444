import HTMLParsing

extension HTMLElement {
    /// The role that an outline shows. Nil for an element without one.
    var outlineRole: String? {
        guard namespace == .html else { return name == "svg" && value(of: "role") == "img" ? "image" : nil }
        if let role = value(of: "role"), let shown = Self.shownRoles[role] { return shown }
        switch name {
        case "h1", "h2", "h3", "h4", "h5", "h6": return "heading \(name.dropFirst())"
        case "a": return value(of: "href") == nil ? nil : "link"
        case "input": return fieldRole
        case "section", "form":
            return value(of: "aria-label") ?? value(of: "aria-labelledby") == nil ? nil : Self.roles[name]
        default: return Self.roles[name]
        }
    }

    private var fieldRole: String {
        switch value(of: "type")?.lowercased() {
        case "button", "submit", "reset", "image": "button"
        case "checkbox": "checkbox"
        case "radio": "radio"
        case "password": "secure field"
        case "color": "color"
        case "range": "slider"
        case "date", "datetime-local", "month", "time", "week": "date"
        case "file": "file"
        default: "field"
        }
    }

    private static let roles = [
        "button": "button", "select": "picker", "textarea": "text area", "img": "image", "ul": "list", "ol": "list",
        "li": "item", "table": "table", "tr": "row", "nav": "navigation", "main": "main", "dialog": "dialog",
        "fieldset": "group", "details": "disclosure", "progress": "progress", "meter": "meter", "section": "section",
        "form": "form", "figure": "figure", "hr": "separator",
    ]

    private static let shownRoles = [
        "button": "button", "switch": "switch", "checkbox": "checkbox", "radio": "radio", "img": "image",
        "alert": "alert", "alertdialog": "alert", "dialog": "dialog", "status": "status", "tab": "tab",
        "group": "group",
        "list": "list", "listitem": "item", "navigation": "navigation", "heading": "heading", "progressbar": "progress",
        "link": "link", "region": "section", "table": "table", "row": "row", "separator": "separator",
    ]

    /// Whether its content adds nothing to its line.
    var isOutlineLeaf: Bool {
        isField || isHTML(["img", "input", "progress", "meter", "hr"]) || namespace == .svg
    }

    /// Whether a user enters something into it, so that a label names it.
    var isField: Bool {
        isHTML(["select", "textarea"])
            || isHTML(["input"]) && !["button", "hidden"].contains(fieldRole) && !isHiddenInput
    }

    var isControl: Bool {
        isField || isHTML(["button"]) || isHTML(["input"]) && !isHiddenInput
            || isHTML(["a"]) && value(of: "href") != nil
    }

    /// Whether it is a part of a sentence.
    var isPhrase: Bool { isHTML(Self.phraseNames) }

    /// Whether neither eyes nor a screen reader perceive it.
    var isUnperceived: Bool {
        isHTML(["head", "script", "style", "template", "title", "datalist"]) || value(of: "hidden") != nil
            || value(of: "aria-hidden") == "true" || isHTML(["dialog"]) && value(of: "open") == nil || isHiddenInput
    }

    private var isHiddenInput: Bool { isHTML(["input"]) && value(of: "type")?.lowercased() == "hidden" }

    private static let phraseNames: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd", "label",
        "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr",
    ]
}

extension String {
    /// The words with single spaces between them.
    var outlineWords: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
