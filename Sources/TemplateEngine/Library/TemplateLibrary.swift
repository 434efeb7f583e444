public import Diagnostics
public import Foundation

/// Templates that are parsed and linked, and can be rendered on any thread.
///
/// The templates are Mustache (github.com/mustache/spec) with inheritance and dynamic names. Lambdas are not supported,
/// because values are data. In addition, `{{items.0}}` is an element of a list, and a section over a list has the names
/// `first`, `last` and `index`.
///
/// A library is immutable. To render edited files, create another library. Copies share their contents.
///
///     let library = try TemplateLibrary(folders: [URL(filePath: "Templates")])
///     for error in library.errors { print(error.localizedDescription) }
public struct TemplateLibrary: Sendable {
    /// The data for rendering, which copies of a library share.
    final class Contents: Sendable {
        let program: Program
        let index: TemplateIndex
        /// The errors, by the number of their template.
        let errors: [Int: Diagnostic]

        init(program: Program, index: TemplateIndex, errors: [Int: Diagnostic]) {
            self.program = program
            self.index = index
            self.errors = errors
        }
    }

    let contents: Contents
    /// The subfolders that cannot be listed. The templates in them are left out.
    package let unreadableFolders: [Diagnostic]

    /// Creates a library of templates. If several sources have the same name, the last one applies.
    ///
    /// Templates that do not parse are left out and reported in `errors`.
    package init(sources: [TemplateSource]) {
        self.init(sources: sources, reserved: .none)
    }

    /// Creates a library of templates; see ``init(sources:)``.
    ///
    /// - Parameters:
    ///   - reserved: The templates that are not intended for every other template.
    ///   - targets: The names of the folders of targets, without which templates in them are also found.
    package init(
        sources: [TemplateSource], reserved: ReservedTemplates, targets: Set<String> = [],
        unreadableFolders: [Diagnostic] = []
    ) {
        contents = LibraryCompiler(sources).finish(reserved: reserved, targets: targets)
        self.unreadableFolders = unreadableFolders
    }

    /// Creates a library of every `*.mustache` file in the folders. A template's name is its relative path without
    /// extension.
    ///
    /// A file in a later folder replaces one with the same relative path in an earlier folder. A file that cannot be
    /// read or parsed is reported in ``errors``. The templates in a subfolder that cannot be listed are left out.
    ///
    /// - Throws: An error if one of the given folders cannot be listed.
    public init(folders: [URL]) throws(Diagnostic) {
        try self.init(folders: folders, reserved: .none)
    }

    /// Creates a library of the templates in the folders; see ``init(folders:)``.
    ///
    /// - Parameters:
    ///   - targets: The targets with templates in their sources. The folders can replace these.
    ///   - reserved: The templates that are not intended for every other template.
    /// - Throws: An error if one of the given folders cannot be listed.
    package init(
        folders: [URL], targets: [TargetFolder] = [], reserved: ReservedTemplates
    ) throws(Diagnostic) {
        var found = targets.map(TemplateFolder.init(target:))
        for folder in folders {
            found.append(try TemplateFolder(folder))
        }
        self.init(
            sources: found.flatMap(\.sources), reserved: reserved, targets: Set(targets.map(\.name)),
            unreadableFolders: found.flatMap(\.unreadable))
    }

    /// Returns the names of the templates in folders, without reading them.
    package static func names(in folders: [URL]) -> Set<String> {
        Set(folders.flatMap { FolderFiles(below: $0).files.compactMap(TemplateFolder.name) })
    }

    /// The errors of templates that do not parse, in the order of their sources.
    public var errors: [Diagnostic] {
        contents.errors.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The full names of all templates in order, including those that do not parse.
    package var names: [String] {
        contents.index.names.sorted()
    }

    /// Looks up a name, as `render` and partial tags do: the template with that relative path, or in the folder
    /// of a target, or else the only one whose path ends with it.
    package func resolve(_ name: String) -> TemplateLookup {
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

    /// Returns the first instruction of the template with a name. Nil if there is no usable one.
    func entry(of name: String) -> Int? {
        guard case .found(let number) = index.match(name) else { return nil }
        let instructions = program.templates[number].instructions
        return instructions.isEmpty ? nil : instructions.lowerBound
    }
}

extension TemplateLibrary {
    /// Renders the template with a name (see ``resolve(_:)``), with `value` as its outermost context.
    ///
    /// Can be called on any thread at any time. The only lock protects the spellings of names, and is held briefly if a
    /// name may be missing in an object. Problems do not throw errors: they are reported as diagnostics, and everything
    /// else is rendered.
    ///
    ///     let card = library.render("CardView", ["title": "Tea & cake"], unresolved: .marked)
    ///
    /// - Parameter limits: The limits at which rendering stops. The output is then only a mark, with a diagnostic.
    package func render(
        _ name: String, _ value: TemplateValue, unresolved: UnresolvedNames = .empty,
        limits: RenderingLimits = RenderingLimits()
    ) -> TemplateRendering {
        var bytes: [UInt8] = []
        let diagnostics = render(name, value, unresolved: unresolved, limits: limits, into: &bytes)
        return TemplateRendering(bytes: bytes, diagnostics: diagnostics)
    }

    /// Appends the rendering to `output`, for callers that reuse one array for many pages (`removeAll(keepingCapacity:
    /// true)`).
    ///
    /// - Returns: The diagnostics, one for each place and problem.
    package func render(
        _ name: String, _ value: TemplateValue, unresolved: UnresolvedNames = .empty,
        limits: RenderingLimits = RenderingLimits(), into output: inout [UInt8]
    ) -> [Diagnostic] {
        render(name, value, unresolved: unresolved, limits: limits, missingPartials: nil, into: &output)
    }

    /// Renders the template with a name; see ``render(_:_:unresolved:limits:)``.
    ///
    /// - Parameter missingPartials: What renders the partials that have no template.
    package func render(
        _ name: String, _ value: TemplateValue, unresolved: UnresolvedNames, limits: RenderingLimits,
        missingPartials: @escaping MissingPartials
    ) -> TemplateRendering {
        var bytes: [UInt8] = []
        let diagnostics = render(
            name, value, unresolved: unresolved, limits: limits, missingPartials: missingPartials, into: &bytes)
        return TemplateRendering(bytes: bytes, diagnostics: diagnostics)
    }

    private func render(
        _ name: String, _ value: TemplateValue, unresolved: UnresolvedNames, limits: RenderingLimits,
        missingPartials: MissingPartials?, into output: inout [UInt8]
    ) -> [Diagnostic] {
        let entry = contents.entry(of: name)
        var renderer = Renderer(
            contents, entry: entry ?? 0, value, unresolved: unresolved, limits: limits,
            missingPartials: missingPartials)
        if entry == nil { renderer.reportTemplate(name) } else { renderer.run() }
        return renderer.finish(into: &output)
    }
}

extension TemplateLibrary {
    /// Returns the source of the template with a name, even if it does not parse. Nil if there is none or more than
    /// one.
    ///
    /// In a source with an encoding other than UTF-8, invalid bytes are replaced with U+FFFD.
    package func source(of name: String) -> (file: String, text: String)? {
        guard case .found(let number) = contents.index.match(name) else { return nil }
        let template = contents.program.templates[number]
        return (template.file, String(decoding: contents.program.bytes[template.bytes], as: UTF8.self))
    }

    /// Returns the file of the template with a name, even if it does not parse. Nil if there is none or more than one.
    package func file(of name: String) -> String? {
        guard case .found(let number) = contents.index.match(name) else { return nil }
        return contents.program.templates[number].file
    }

    /// Whether there is no template with a name. An ambiguous name is not missing.
    ///
    /// Like ``fullName(of:)``, this does not search for similar names.
    package func isMissing(_ name: String) -> Bool {
        if case .missing = contents.index.match(name) { true } else { false }
    }

    /// Returns the full name of the template with a name, even if it does not parse. Nil if there is none or more than
    /// one.
    ///
    /// Unlike ``resolve(_:)``, this does not search for similar names, which takes time.
    package func fullName(of name: String) -> String? {
        guard case .found(let number) = contents.index.match(name) else { return nil }
        return contents.index.names[number]
    }

    /// Returns the full names of the templates that a name may refer to. Several if the name is ambiguous.
    func fullNames(for name: String) -> [String] {
        switch contents.index.match(name) {
        case .found(let number): [contents.index.names[number]]
        case .ambiguous(let names): names
        case .missing: []
        }
    }

    /// Returns the full names of the templates whose file or text differs from that in another library, also of those
    /// that only one of the libraries has.
    package func names(differingFrom other: TemplateLibrary) -> Set<String> {
        let (sources, others) = (contents.sources, other.contents.sources)
        return Set(sources.filter { others[$0] != $1 }.keys).union(others.keys.filter { sources[$0] == nil })
    }
}

extension TemplateLibrary.Contents {
    /// A template's file, with its bytes.
    fileprivate struct Source: Equatable {
        let file: String
        /// Compared at once, unlike an array in a debug build.
        let bytes: Data
    }

    /// The sources of all templates by their full names.
    fileprivate var sources: [String: Source] {
        let sources = program.templates.map { Source(file: $0.file, bytes: Data(program.bytes[$0.bytes])) }
        return Dictionary(uniqueKeysWithValues: zip(index.names, sources))
    }
}
