/// The text of a template with the tags in it, for those who look at templates without rendering them.
package struct TemplateOutline: Sendable {
    /// The template's name, its relative path without extension.
    package let name: String
    /// The file that the template was read from, as its source gave it.
    package let file: String
    /// The text in UTF-8, without a byte order mark.
    package let bytes: [UInt8]
    /// The tags, in the order of the text.
    package let tags: [Tag]

    private let program: Program
    private let template: Program.Template

    fileprivate init(_ template: Program.Template, of program: Program) {
        name = template.name
        file = template.file
        bytes = Array(program.bytes[template.bytes])
        var scanner = TagScanner(bytes)
        var tags: [Tag] = []
        while let tag = try? scanner.next() { tags.append(tag) }
        self.tags = tags
        self.program = program
        self.template = template
    }

    /// The place of the byte at an offset.
    package func location(at offset: Int) -> TemplateLocation {
        program.location(at: template.bytes.lowerBound + offset, of: template)
    }
}

extension TemplateLibrary {
    /// The outline of the template that `name` leads to; nil where there is none, or it did not parse.
    package func outline(of name: String) -> TemplateOutline? {
        guard case .found(let number) = contents.index.match(name), contents.errors[number] == nil else { return nil }
        return TemplateOutline(contents.program.templates[number], of: contents.program)
    }
}
