extension Renderer {
    mutating func appendEscaped(_ path: NamePath, at position: Int) {
        guard let value = value(of: path) else { return reportUnresolved(path, at: position) }
        if !output.appendEscaped(value) { reportNoText(path, value, at: position) }
    }

    mutating func appendUnescaped(_ path: NamePath, at position: Int) {
        guard let value = value(of: path) else { return reportUnresolved(path, at: position) }
        if !output.append(value) { reportNoText(path, value, at: position) }
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
