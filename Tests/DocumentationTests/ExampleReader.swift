import MarkdownDocs

/// Groups the blocks of a page into examples, by their languages and order.
struct ExampleReader {
    let page: String
    private var rest: ArraySlice<MarkdownCodeBlock>
    private var partials: [String: String] = [:]

    init(page: String, blocks: [MarkdownCodeBlock]) {
        self.page = page
        rest = blocks[...]
    }

    mutating func examples() -> [Example] {
        var examples: [Example] = []
        while let block = rest.popFirst() {
            let kind = kind(of: block)
            examples.append(Example(page: page, kind: kind, block: block, partials: partials))
            if let name = Self.file(of: block) { partials[name] = block.code }
        }
        return examples
    }

    private mutating func kind(of block: MarkdownCodeBlock) -> Example.Kind {
        if let tool = Self.attribute("tool", of: block) { return .otherTool(tool) }
        return switch block.language {
        case "swift": .swift
        case "mustache": .template(value: next("json"), html: next("html"), messages: next("text"))
        case "css": .styles
        case "yaml" where block.info.contains("file=.preview-host"): .settings(messages: settingsMessages())
        case "yaml": .texts(messages: next("text"))
        case "sh" where block.code.hasPrefix("swift run"): .commands(output: next("html") ?? next("text"))
        case "sh": .commands(output: nil)
        case "json": .configuration
        case "text": .text
        case "session": .session
        case "preview": .preview
        case "markdown": .markdown
        case "leaf", "stencil": conversion()
        default: .unknown
        }
    }

    /// What commands report about settings, if the block that follows shows it.
    private mutating func settingsMessages() -> String? {
        rest.first?.code.hasPrefix(".preview-host:") == true ? next("text") : nil
    }

    private mutating func conversion() -> Example.Kind {
        _ = next("mustache")
        _ = next("text")
        return .conversion
    }

    /// The code of the block that follows, if it has the language.
    private mutating func next(_ language: String) -> String? {
        rest.first?.language == language ? rest.popFirst()?.code : nil
    }

    /// The template's name in `mustache file=Panel.mustache`.
    private static func file(of block: MarkdownCodeBlock) -> String? {
        attribute("file", of: block)?.split(separator: ".").first.map(String.init)
    }

    /// The value of an attribute after the language of a block.
    private static func attribute(_ name: String, of block: MarkdownCodeBlock) -> String? {
        let attribute = block.info.split(separator: " ").first { $0.hasPrefix("\(name)=") }
        return attribute.map { String($0.dropFirst(name.count + 1)) }
    }
}
