import FOSMVVM

/// Tells texts in another language than their page's by elements (WCAG 2.2, success criterion 3.1.2 "Language of parts").
///
/// The one markup that no template has, as what a text is written in is known when it is looked up. Attributes, and
/// elements that hold text alone, cannot have elements in them: marks are left out there.
struct ForeignMarkup {
    private static let start = Array(ForeignText.start.utf8)
    private static let middle = Array(ForeignText.middle.utf8)
    private static let end = Array(ForeignText.end.utf8)

    private var html: [UInt8] = []
    private var context = MarkupContext()

    /// The HTML with elements in place of marks.
    static func html(of marked: [UInt8]) -> [UInt8] {
        var markup = ForeignMarkup()
        var rest = marked[...]
        while let byte = rest.first {
            if rest.starts(with: start), let language = markup.language(after: rest.dropFirst(start.count)) {
                markup.open(String(decoding: language, as: UTF8.self))
                rest = rest[(language.endIndex + middle.count)...]
            } else if rest.starts(with: end) {
                markup.close()
                rest = rest.dropFirst(end.count)
            } else {
                markup.context.read(byte)
                markup.html.append(byte)
                rest = rest.dropFirst()
            }
        }
        return markup.html
    }

    private func language(after bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let language = bytes.prefix { $0 < 0x80 }
        return bytes[language.endIndex...].starts(with: Self.middle) ? language : nil
    }

    private mutating func open(_ tag: String) {
        guard context.allowsElements, let language = LocaleIdentifier(tag) else { return }
        html += Array(#"<bdi lang="\#(language.tag)" dir="\#(language.direction)">"#.utf8)
    }

    private mutating func close() {
        if context.allowsElements { html += Array("</bdi>".utf8) }
    }
}
