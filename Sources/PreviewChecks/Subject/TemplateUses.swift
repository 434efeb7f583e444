import FOSMVVM
import TemplateEngine

/// The templates that include each other, and those that the program can reach.
struct TemplateUses {
    /// The full names of the templates that are used by views, by the host, and by other used templates.
    let used: Set<String>
    /// Whether a used template includes another by a value, so that any template may be used.
    let hasDynamicTags: Bool
    private let library: TemplateLibrary
    /// The full names of the templates that each template includes.
    private let inclusions: [String: Set<String>]

    init(of subject: CheckContext) {
        let library = subject.renderer.templates
        let names = Dictionary(grouping: library.names, by: \.lastPart)
        let outlines = library.names.compactMap(library.outline)
        let inclusions = Dictionary(
            uniqueKeysWithValues: outlines.map { outline in
                (outline.name, Set(outline.callNames.flatMap { library.candidates(for: $0, among: names) }))
            })
        let views = subject.catalog.previews.map(\.viewName)
        let others = subject.catalog.viewModelNames.map(ViewInput.viewName(ofModel:))
        let roots = (views + others).flatMap { library.candidates(for: $0, among: names) } + subject.hostTemplates
        let used = Self.reached(from: roots, along: inclusions)
        hasDynamicTags = outlines.contains { used.contains($0.name) && $0.tags.contains(where: \.isDynamicCall) }
        self.library = library
        self.inclusions = inclusions
        self.used = used
    }

    /// Returns the full names of the templates that a template includes directly or indirectly.
    func included(by name: String) -> Set<String> {
        guard let name = library.fullName(of: name) else { return [] }
        return Self.reached(from: Array(inclusions[name] ?? []), along: inclusions)
    }

    /// Returns the full name of the template that a name refers to.
    func fullName(_ name: String) -> String? { library.fullName(of: name) }

    private static func reached(from roots: [String], along inclusions: [String: Set<String>]) -> Set<String> {
        var reached: Set<String> = []
        var waiting = roots
        while let name = waiting.popLast() {
            if reached.insert(name).inserted { waiting += inclusions[name] ?? [] }
        }
        return reached
    }
}

extension TemplateLibrary {
    /// Returns the full names of the templates that a name may refer to. Several if the name is ambiguous.
    ///
    /// - Parameter names: All names, by the last part of their paths.
    fileprivate func candidates(for name: String, among names: [Substring: [String]]) -> [String] {
        if let name = fullName(of: name) { return [name] }
        return names[name.lastPart, default: []].filter { $0.hasSuffix("/" + name) }
    }
}

extension String {
    fileprivate var lastPart: Substring { self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...] }
}

extension TemplateOutline {
    /// The names in partial and parent tags, except those from values.
    fileprivate var callNames: [String] {
        tags.filter { $0.isCall && !$0.isDynamic }.map(\.name)
    }
}

extension Tag {
    fileprivate var isCall: Bool { kind == .partial || kind == .parent }
    fileprivate var isDynamicCall: Bool { isCall && isDynamic }
}
