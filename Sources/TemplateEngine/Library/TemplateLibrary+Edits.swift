package import Diagnostics
package import Foundation

extension TemplateLibrary {
    /// Reads folders again after an edit. A template that cannot be read or parsed anymore keeps the version of this
    /// library, if that one can be rendered.
    ///
    /// - Returns: The library, and the errors of the files as they are, also of those whose earlier version is kept.
    /// - Throws: An error if one of the given folders cannot be listed.
    package func rereading(
        _ folders: [URL]
    ) throws(Diagnostic) -> (library: TemplateLibrary, errors: [Diagnostic]) {
        var found: [TemplateFolder] = []
        for folder in folders { found.append(try TemplateFolder(folder)) }
        let (sources, unreadable) = (found.flatMap(\.sources), found.flatMap(\.unreadable))
        let library = TemplateLibrary(sources: sources, reserved: .none, unreadableFolders: unreadable)
        let errors = library.errors
        guard !errors.isEmpty else { return (library, errors) }
        let broken = library.contents.brokenNames
        let kept = sources.map { broken.contains($0.name) ? contents.usableSource(of: $0) ?? $0 : $0 }
        return (TemplateLibrary(sources: kept, reserved: .none, unreadableFolders: unreadable), errors)
    }
}

extension TemplateLibrary.Contents {
    /// The full names of the templates with errors.
    fileprivate var brokenNames: Set<String> { Set(errors.keys.map { index.names[$0] }) }

    /// Returns the version of a template in this library. Nil if it has none or an error.
    fileprivate func usableSource(of source: TemplateSource) -> TemplateSource? {
        guard case .found(let number) = index.match(source.name), index.names[number] == source.name,
            errors[number] == nil
        else { return nil }
        let template = program.templates[number]
        return TemplateSource(name: source.name, file: template.file, bytes: Array(program.bytes[template.bytes]))
    }
}
