extension Renderer {
    mutating func appendEscaped(_ path: NamePath, at position: Int) {
        switch value(of: path) {
        case .string(let string): output.appendEscaped(string.utf8.span)
        case .object(let object):
            if let text = object.storage.text { output.appendEscaped(text.utf8.span) } else { reportNoText(path, at: position) }
        case let value: appendPlain(value, path, at: position)
        }
    }

    mutating func appendUnescaped(_ path: NamePath, at position: Int) {
        switch value(of: path) {
        case .string(let string): output.append(string.utf8.span)
        case .object(let object):
            if let text = object.storage.text { output.append(text.utf8.span) } else { reportNoText(path, at: position) }
        case let value: appendPlain(value, path, at: position)
        }
    }

    /// Appends a value whose text needs no escaping.
    private mutating func appendPlain(_ value: TemplateValue?, _ path: NamePath, at position: Int) {
        switch value {
        case .null: break
        case .bool(let value): output.append((value ? "true" : "false").utf8.span)
        case .integer(let value): output.append(String(value).utf8.span)
        case .double(let value): output.append(Self.digits(of: value).utf8.span)
        case .list, .string, .object: reportNoText(path, at: position)
        case nil: reportUnresolved(path, at: position)
        }
    }

    private static func digits(of value: Double) -> String {
        let digits = value.description
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }

    /// Opens a section; false when it is to be left out.
    mutating func enterSection(_ path: NamePath, at position: Int) -> Bool {
        guard let value = sectionValue(of: path, at: position), !value.isFalse else { return false }
        contexts.push(value)
        return true
    }

    /// Whether an inverted section shows.
    mutating func entersInverted(_ path: NamePath, at position: Int) -> Bool {
        sectionValue(of: path, at: position)?.isFalse ?? true
    }

    private mutating func sectionValue(of path: NamePath, at position: Int) -> TemplateValue? {
        if let value = value(of: path) { return value }
        if !isPastEnd(path) { reportUnresolved(path, at: position) }
        return nil
    }
}
