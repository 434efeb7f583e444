import Diagnostics
import TemplateEngine

/// Finds text that is written in a template.
struct LiteralText: TemplateRule {
    let name = "literal-text"
    let severity = CheckSeverity.error
    let summary = "A template has text of its own, which is the same in every language"
    let explanation = """
        Letters and digits between tags, or in an attribute that people read or hear, cannot be translated. The \
        attributes are alt, title, placeholder, label, aria-label and similar ones, the value of a button, and the \
        value of a text field if it contains letters. Text in an element with translate="no" is ignored, because it is \
        the same in every language. Scripts, styles and comments are ignored, too. A text with a value in it is reported \
        once, and a text in sections once for each section.
        """
    let fix = "Make the text a localized property of the ViewModel, and write the name of the property in the template."

    private static let excerptLength = 40

    func findings(in templates: CheckedTemplates) -> [CheckFinding] {
        templates.all.flatMap(\.template.hardCodedTexts).map { text in
            let attribute = text.attribute.map { " in the attribute \($0)" } ?? ""
            return finding(
                "\"\(text.text.excerpt(Self.excerptLength))\"\(attribute) is the same in every language. "
                    + "Make it a property of the ViewModel.",
                at: templates.paths.relative(text.place))
        }
    }
}

/// Finds values that are written without escaping.
struct UnescapedValue: TemplateRule {
    let name = "unescaped-value"
    let severity = CheckSeverity.error
    let summary = "A value is written to HTML without escaping"
    let explanation = """
        {{{name}}} and {{&name}} write a value without escaping, so the author of the value can insert HTML, such as a \
        script, into the page. The values of a ViewModel are texts, so a view never needs this.
        """
    let fix = "Write {{name}}. For markup, use a partial or a section."

    func findings(in templates: CheckedTemplates) -> [CheckFinding] {
        templates.all.map(\.template).flatMap { template in
            template.tags.filter { $0.kind == .unescaped }.map { tag in
                finding(
                    "\"\(tag.name)\" is written without escaping, so its value can insert HTML. "
                        + "Write {{\(tag.name)}}.",
                    at: templates.place(at: tag.range.lowerBound, in: template))
            }
        }
    }
}
