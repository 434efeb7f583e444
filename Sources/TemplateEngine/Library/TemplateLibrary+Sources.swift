extension TemplateLibrary {
    /// The source that `name` leads to, parsed or not; nil where there is none or more than one.
    ///
    /// A source in an encoding other than UTF-8 is given with U+FFFD in place of what is not.
    public func source(of name: String) -> (file: String, text: String)? {
        guard case .found(let number) = contents.index.match(name) else { return nil }
        let template = contents.program.templates[number]
        return (template.file, String(decoding: contents.program.bytes[template.bytes], as: UTF8.self))
    }

    /// Whether `name` leads to no template at all: one that several templates answer to is not missing.
    ///
    /// As ``fullName(of:)``, it takes no time for names that are near.
    package func isMissing(_ name: String) -> Bool {
        if case .missing = contents.index.match(name) { true } else { false }
    }

    /// The full name of the template that `name` leads to, parsed or not; nil where there is none or more than one.
    ///
    /// Unlike ``resolve(_:)`` it looks for no names that are near, which takes time.
    package func fullName(of name: String) -> String? {
        guard case .found(let number) = contents.index.match(name) else { return nil }
        return contents.index.names[number]
    }
}
