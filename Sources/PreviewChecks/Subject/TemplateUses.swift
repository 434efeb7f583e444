import FOSMVVM
import TemplateEngine

/// Which templates include which others, and which of them the program can come to.
struct TemplateUses {
    /// The full names of the templates that are used: by views, by the host, and by what these include.
    let used: Set<String>
    /// Whether one of them names a template by a value, so that any may be used.
    let hasDynamicTags: Bool
    private let library: TemplateLibrary
    /// The full names that each template's tags lead to.
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

    /// The full names of the templates that a template includes, at whatever depth.
    func included(by name: String) -> Set<String> {
        guard let name = library.fullName(of: name) else { return [] }
        return Self.reached(from: Array(inclusions[name] ?? []), along: inclusions)
    }

    /// The full name of the template that a name leads to.
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
    /// The full names of the templates that a name may lead to: several where it is not clear which one is meant.
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
    /// The names in partial and parent tags, but for those that values give.
    fileprivate var callNames: [String] {
        tags.filter { $0.isCall && !$0.isDynamic }.map(\.name)
    }
}

extension Tag {
    fileprivate var isCall: Bool { kind == .partial || kind == .parent }
    fileprivate var isDynamicCall: Bool { isCall && isDynamic }
}
