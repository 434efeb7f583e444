import Diagnostics
import HTMLParsing
import TemplateEngine

/// Finds text that is written in a template.
struct LiteralText: CheckRule {
    let name = "literal-text"
    let severity = CheckSeverity.error
    let summary = "A template has text of its own, which is the same in every language"
    let explanation = """
        Letters and digits between tags, or in an attribute that people read or hear, cannot be translated. The \
        attributes are alt, title, placeholder, label, aria-label and similar ones, the value of a button, and the \
        value of a text field if it contains letters. Text in an element with translate="no" is ignored, because it is \
        the same in every language. Scripts, styles and comments are ignored, too.
        """
    let fix = "Make the text a localized property of the ViewModel, and write the name of the property in the template."

    private static let attributes: Set<String> = [
        "alt", "title", "placeholder", "label", "aria-label", "aria-description", "aria-placeholder",
        "aria-roledescription", "aria-valuetext", "aria-braillelabel",
    ]
    private static let excerptLength = 40

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.templates.flatMap { template in
            var untranslated = UntranslatedPart()
            return MarkupScanner(template.markup).flatMap { token -> [CheckFinding] in
                guard !untranslated.includes(token, in: template.markup) else { return [] }
                return ranges(in: token, of: template.markup).compactMap { range, attribute in
                    finding(for: range, attribute: attribute, in: template, subject)
                }
            }
        }
    }

    /// Returns the parts of a token that people read.
    private func ranges(in token: MarkupToken, of markup: [UInt8]) -> [(Range<Int>, attribute: String?)] {
        switch token.kind {
        case .text: [(token.range, nil)]
        case .start:
            token.attributes.filter { isRead($0, of: token, in: markup) }.map { ($0.value, $0.name) }
        case .end, .other: []
        }
    }

    private func isRead(_ attribute: MarkupAttribute, of tag: MarkupToken, in markup: [UInt8]) -> Bool {
        guard attribute.name == "value" else { return Self.attributes.contains(attribute.name) }
        guard tag.name == "input" else { return false }
        return switch tag.value(of: "type", in: markup)?.lowercased() ?? "text" {
        case "submit", "reset", "button": true
        case "text": String(decoding: markup[attribute.value], as: UTF8.self).contains(where: \.isLetter)
        default: false
        }
    }

    private func finding(
        for range: Range<Int>, attribute: String?, in template: CheckedTemplate, _ subject: CheckContext
    ) -> CheckFinding? {
        guard let words = MarkupNames.range(in: range, of: template.markup) else { return nil }
        let text = String(decoding: template.markup[words], as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        let place = attribute.map { " in the attribute \($0)" } ?? ""
        return finding(
            "\"\(text.excerpt(Self.excerptLength))\"\(place) is the same in every language. Make it a property of the ViewModel.",
            at: subject.place(template.outline.place(at: words.lowerBound)))
    }
}

/// Keeps track of elements with `translate="no"`.
///
/// Source: WHATWG HTML, "The translate attribute".
struct UntranslatedPart {
    private var element: String?
    private var depth = 0

    /// Whether a token, which must be the next one of the markup, is in such an element.
    mutating func includes(_ token: MarkupToken, in markup: [UInt8]) -> Bool {
        guard let element else { return begins(with: token, in: markup) }
        if token.name == element {
            depth += token.kind == .start ? 1 : -1
            if depth == 0 { self.element = nil }
        }
        return true
    }

    /// Whether an element's attributes are translated follows from its text.
    private mutating func begins(with token: MarkupToken, in markup: [UInt8]) -> Bool {
        guard token.kind == .start, token.value(of: "translate", in: markup)?.lowercased() == "no" else { return false }
        if !token.closesItself, !HTMLElement.voidNames.contains(token.name) {
            element = token.name
            depth = 1
        }
        return true
    }
}

/// Finds values that are written without escaping.
struct UnescapedValue: CheckRule {
    let name = "unescaped-value"
    let severity = CheckSeverity.error
    let summary = "A value is written to HTML without escaping"
    let explanation = """
        {{{name}}} and {{&name}} write a value without escaping, so the author of the value can insert HTML, such as a \
        script, into the page. The values of a ViewModel are texts, so a view never needs this.
        """
    let fix = "Write {{name}}. For markup, use a partial or a section."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.templates.flatMap { template in
            template.outline.tags.filter { $0.kind == .unescaped }.map { tag in
                finding(
                    "\"\(tag.name)\" is written without escaping, so its value can insert HTML. "
                        + "Write {{\(tag.name)}}.",
                    at: subject.place(template.outline.place(at: tag.range.lowerBound)))
            }
        }
    }
}
