import FOSMVVM

/// Tells texts in another language than their page's by elements (WCAG 2.2, success criterion 3.1.2 "Language of parts").
///
/// Attributes, and elements that hold text alone, cannot have elements in them: marks are left out there.
struct ForeignMarkup {
    private static let start = Array(ForeignText.start.utf8)
    private static let end = Array(ForeignText.end.utf8)

    private let opening: [UInt8]
    private let closing = Array("</bdi>".utf8)

    init(language: LocaleIdentifier) {
        let direction = language.isRightToLeft ? "rtl" : "ltr"
        opening = Array(#"<bdi lang="\#(language.tag)" dir="\#(direction)">"#.utf8)
    }

    /// The HTML with elements in place of marks.
    func html(of marked: [UInt8]) -> [UInt8] {
        var html: [UInt8] = []
        var context = MarkupContext()
        var position = marked.startIndex
        while position < marked.endIndex {
            let rest = marked[position...]
            if rest.starts(with: Self.start) {
                if context.allowsElements { html += opening }
                position += Self.start.count
            } else if rest.starts(with: Self.end) {
                if context.allowsElements { html += closing }
                position += Self.end.count
            } else {
                context.read(rest[position])
                html.append(rest[position])
                position += 1
            }
        }
        return html
    }
}
