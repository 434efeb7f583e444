extension OutputBuffer {
    /// Appends the text of `value`, with what HTML gives a meaning replaced. Gives false when the value has no text.
    mutating func appendEscaped(_ value: TemplateValue) -> Bool {
        guard let text = value.text else { return false }
        appendEscaped(text.utf8.span)
        return true
    }

    /// Appends the text of `value` as it is. Gives false when the value has no text.
    mutating func append(_ value: TemplateValue) -> Bool {
        guard let text = value.text else { return false }
        append(text.utf8.span)
        return true
    }
}
