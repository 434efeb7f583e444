public import Foundation

/// Templates, parsed and linked, ready to render on any thread.
///
/// Templates are Mustache as github.com/mustache/spec has it, with its optional inheritance and dynamic names and
/// without lambdas: a value is data. Beside it, `{{items.0}}` reaches into a list, and a section over a list has the
/// names `first`, `last` and `index`.
///
/// A library never changes: to show edited files, make another and use it instead. Copies share their contents.
///
///     let library = try TemplateLibrary(folders: [URL(filePath: "Templates")])
///     let page = library.render("TaskListView", ["title": "Tasks", "tasks": []])
public struct TemplateLibrary: Sendable {
    /// What rendering reads, shared by the copies of a library.
    final class Contents: Sendable {
        let program: Program
        let index: TemplateIndex
        /// The errors by the number of their template.
        let errors: [Int: TemplateParseError]

        init(program: Program, index: TemplateIndex, errors: [Int: TemplateParseError]) {
            self.program = program
            self.index = index
            self.errors = errors
        }
    }

    let contents: Contents
    /// The folders below those given that cannot be listed: the templates in them are left out.
    public let unreadableFolders: [TemplateFolderError]

    /// The library of the given templates. Of several sources with one name, the last counts.
    ///
    /// What does not parse is left out and told in `errors`.
    public init(sources: [TemplateSource]) {
        self.init(sources: sources, internalFolder: nil)
    }

    /// The library of the given templates, as for ``init(sources:)``.
    ///
    /// - Parameter internalFolder: A folder whose templates are found by their whole name alone, and never suggested.
    package init(
        sources: [TemplateSource], internalFolder: String?, unreadableFolders: [TemplateFolderError] = []
    ) {
        contents = LibraryCompiler(sources).finish(internalFolder: internalFolder)
        self.unreadableFolders = unreadableFolders
    }

    /// The library of every `*.mustache` file below the folders, named by its path relative to the folder, without
    /// extension.
    ///
    /// A file in a later folder takes the place of one with the same relative path in an earlier one. A file that
    /// cannot be read or parsed is reported in ``errors``, a folder below that cannot be listed in ``unreadableFolders``.
    ///
    /// - Throws: One of the given folders that cannot be listed.
    public init(folders: [URL]) throws(TemplateFolderError) {
        try self.init(folders: folders, internalFolder: nil)
    }

    /// The library of the templates below the folders, as for ``init(folders:)``.
    ///
    /// - Parameter internalFolder: A folder whose templates are found by their whole name alone, and never suggested.
    /// - Throws: One of the given folders that cannot be listed.
    package init(folders: [URL], internalFolder: String?) throws(TemplateFolderError) {
        var found: [TemplateFolder] = []
        for folder in folders {
            found.append(try TemplateFolder(folder))
        }
        self.init(
            sources: found.flatMap(\.sources), internalFolder: internalFolder,
            unreadableFolders: found.flatMap(\.unreadable))
    }

    /// The templates that did not parse, in the order of their sources.
    public var errors: [TemplateParseError] {
        contents.errors.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The full names of all templates in order, those that did not parse included.
    public var names: [String] {
        contents.index.names.sorted()
    }

    /// What `name` leads to in `render` and in a partial tag: the template of that relative path, else the only one
    /// whose path ends in it.
    public func resolve(_ name: String) -> TemplateLookup {
        contents.resolve(name)
    }
}

extension TemplateLibrary.Contents {
    func resolve(_ name: String) -> TemplateLookup {
        switch index.match(name) {
        case .found(let number): errors[number].map { .broken($0) } ?? .found(index.names[number])
        case .missing: .missing(nearest: index.nearest(to: name))
        case .ambiguous(let names): .ambiguous(names)
        }
    }

    /// The first instruction of the template that `name` leads to; nil when there is no usable one.
    func entry(of name: String) -> Int? {
        guard case .found(let number) = index.match(name) else { return nil }
        let instructions = program.templates[number].instructions
        return instructions.isEmpty ? nil : instructions.lowerBound
    }
}

extension TemplateLibrary {
    /// Renders the template that `name` leads to, as `resolve` says, with `value` as its outermost context.
    ///
    /// Safe on any thread at any time. The one lock is that of the names' spellings, taken for a moment where a name is
    /// looked for in an object that may lack it. Nothing is thrown: what goes wrong is in the diagnostics, and the rest
    /// renders.
    ///
    ///     let card = library.render("CardView", ["title": "Tea & cake"], unresolved: .marked)
    ///
    /// - Parameter limits: Where rendering stops. Nothing but a diagnostic, and a mark, is then left of the page.
    public func render(
        _ name: String, _ value: TemplateValue, unresolved: UnresolvedNames = .empty,
        limits: RenderingLimits = RenderingLimits()
    ) -> TemplateRendering {
        var bytes: [UInt8] = []
        let diagnostics = render(name, value, unresolved: unresolved, limits: limits, into: &bytes)
        return TemplateRendering(bytes: bytes, diagnostics: diagnostics)
    }

    /// Renders at the end of `output`, for callers that keep one array for many pages (`removeAll(keepingCapacity:
    /// true)`).
    ///
    /// - Returns: What went wrong, each place and problem once.
    public func render(
        _ name: String, _ value: TemplateValue, unresolved: UnresolvedNames = .empty,
        limits: RenderingLimits = RenderingLimits(), into output: inout [UInt8]
    ) -> [TemplateDiagnostic] {
        var renderer = Renderer(contents, value, unresolved: unresolved, limits: limits)
        if let entry = contents.entry(of: name) {
            renderer.run(from: entry)
        } else {
            renderer.reportTemplate(name)
        }
        return renderer.finish(into: &output)
    }
}

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
