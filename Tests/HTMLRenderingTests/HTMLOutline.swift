/// The tags of HTML, checked for balance, which is sufficient for the output of templates.
struct HTMLOutline {
    struct Tag {
        let name: String
        let attributes: [String: String]
    }

    private(set) var tags: [Tag] = []
    /// What is wrong: a tag that is not closed, or closed without being open; an attribute twice; an id twice.
    private(set) var problems: [String] = []

    private static let void: Set<String> = ["input", "br", "hr", "img", "source"]

    init(_ html: String) {
        var open: [String] = []
        var rest = html[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let content = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if content.hasPrefix("/") {
                let name = String(content.dropFirst())
                if open.popLast() != name { problems.append("</\(name)> closes nothing") }
            } else {
                let tag = self.tag(content)
                tags.append(tag)
                let isEmpty = Self.void.contains(tag.name) || open.contains("svg") && content.hasSuffix("/")
                if !isEmpty { open.append(tag.name) }
            }
        }
        problems += open.map { "<\($0)> is not closed" }
        let ids = tags.compactMap { $0.attributes["id"] }
        if Set(ids).count < ids.count { problems.append("an id stands twice") }
        for reference in tags.flatMap({ [$0.attributes["for"], $0.attributes["aria-describedby"]] }) {
            if let reference, !ids.contains(reference) { problems.append("there is no id \(reference)") }
        }
    }

    /// The tags of this name.
    func all(_ name: String) -> [Tag] {
        tags.filter { $0.name == name }
    }

    private mutating func tag(_ content: Substring) -> Tag {
        let name = content.prefix { $0 != " " && !$0.isNewline }
        var attributes: [String: String] = [:]
        var rest = content[name.endIndex...].drop(while: \.isWhitespace)
        if rest.hasSuffix("/") { rest.removeLast() }
        while !rest.isEmpty {
            let attribute = String(rest.prefix { $0 != "=" && !$0.isWhitespace })
            rest = rest.dropFirst(attribute.count)
            var value = ""
            if rest.hasPrefix("=\"") {
                value = String(rest.dropFirst(2).prefix { $0 != "\"" })
                rest = rest.dropFirst(value.count + 3)
            }
            if attributes.updateValue(value, forKey: attribute) != nil { problems.append("\(attribute) stands twice") }
            rest = rest.drop(while: \.isWhitespace)
        }
        return Tag(name: String(name), attributes: attributes)
    }
}
