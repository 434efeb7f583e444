import TemplateEngine

/// A template, and the markup that it writes itself.
struct CheckedTemplate {
    let outline: TemplateOutline
    /// The template's text with a space for each byte of a tag, so that what stands there is what the template writes
    /// itself.
    let markup: [UInt8]

    init(_ outline: TemplateOutline) {
        self.outline = outline
        var markup = outline.bytes
        for tag in outline.tags {
            for index in tag.range { markup[index] = UInt8(ascii: " ") }
        }
        self.markup = markup
    }
}
