import HTMLParsing

/// The texts of HTML that a reader sees or hears, each with white space made one.
struct ShownTexts {
    private static let hidden: Set<String> = ["script", "style", "template", "noscript"]
    /// The attributes that are read or heard, of whatever element.
    static let attributes: Set<String> = ["alt", "aria-label", "placeholder", "title", "aria-description"]
    /// The types of inputs whose value is a text to read.
    private static let inputs: Set<String> = ["button", "reset", "submit", "text"]

    private(set) var texts: [String] = []

    init(_ tree: HTMLTree) {
        /// How many open elements there are from the outermost hidden one on.
        var hidden = 0
        for node in tree.nodes {
            switch node {
            case .start(let element) where hidden > 0 || Self.hidden.contains(element.name): hidden += 1
            case .start(let element):
                for attribute in element.attributes where isShown(attribute, of: element) { add(attribute.value ?? "") }
            case .end: hidden = max(0, hidden - 1)
            case .text(let text) where hidden == 0: add(text)
            case .text, .comment, .doctype: break
            }
        }
    }

    private func isShown(_ attribute: HTMLAttribute, of element: HTMLElement) -> Bool {
        if Self.attributes.contains(attribute.name) { return true }
        guard attribute.name == "value", element.name == "input" else { return false }
        return Self.inputs.contains(element.value(of: "type")?.lowercased() ?? "text")
    }

    private mutating func add(_ text: String) {
        let text = Self.singleSpaced(text)
        if !text.isEmpty { texts.append(text) }
    }

    /// A text without white space around it, and with one space wherever there is some in it.
    static func singleSpaced(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
